import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test.each([
  ["A&B <c> \"d\" 'e'", "A&amp;B &lt;c&gt; &quot;d&quot; &apos;e&apos;"],
  ["&amp;", "&amp;amp;"],
  ["a\u0000b\u001fc\td\ne", "abc\td\ne"],
  ["냉각탑 😀", "냉각탑 😀"],
  ["a\ud800b\udc00c\ufffe\uffff", "abc"],
])("%j is written as %j", (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
