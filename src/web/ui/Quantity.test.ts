import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quantity } from "./Quantity.tsx";

test.each([
  "80%",
  "5년",
  "95% 이상",
  "0.5 µm",
  "20–400 µm",
  "20~400 µm",
  "95% or more",
  "10–1,500 µm",
  "Under 5 minutes",
  "2×",
  "없음",
])("%s keeps its text in any split", (text) => {
  expect(markup(text).replaceAll(/<[^>]*>/g, "")).toBe(text);
});

test("a range with its separators counts as one large number", () => {
  expect(markup("10–1,500 µm")).toMatch(/>10–1,500<span[^>]*> µm</);
  expect(markup("10~1,500 µm")).toMatch(/>10~1,500<span[^>]*> µm</);
});

function markup(text: string): string {
  return renderToStaticMarkup(createElement(Quantity, { text }));
}
