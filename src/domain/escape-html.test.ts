import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test.each([
  ["A&B <c> \"d\" 'e'", "A&amp;B &lt;c&gt; &quot;d&quot; &#39;e&#39;"],
  ["&amp;", "&amp;amp;"],
  ["냉각탑 😀\n", "냉각탑 😀\n"],
])("%j is written in HTML as %j", (text, written) => {
  expect(escapeHtml(text)).toBe(written);
});
