import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Capacity } from "./Capacity.tsx";

test.each([
  ["1200RT", "1,200 RT"],
  ["1200 RT", "1,200 RT"],
  ["12000RT × 2", "12,000 RT × 2"],
  ["500RT", "500 RT"],
  ["1,200RT", "1,200 RT"],
  ["협의", "협의"],
])("%s is displayed as %s, and copied as entered", (text, seen) => {
  const html = renderToStaticMarkup(createElement(Capacity, { text }));
  const drawn = html
    .replace(/<span class="before:content[^>]*>/, ",")
    .replace(/<span class="ml-\[0\.22em\]">/, " ")
    .replaceAll(/<[^>]*>/g, "");
  expect(drawn).toBe(seen);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
});
