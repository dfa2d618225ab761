import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quantity } from "./Quantity.tsx";

test.each(["95% or more", "Under 5 minutes", "10–1,500 µm"])("%s stands in one line", (text) => {
  expect(renderToStaticMarkup(<Quantity text={text} />)).toContain("whitespace-nowrap");
});

test("a sentence in the place of a figure wraps, and the editor's marks do not make one of a figure", () => {
  const sentence = "More than 95% of all dust in a year";
  expect(renderToStaticMarkup(<Quantity text={sentence} />)).toMatch(/wrap-anywhere[^>]*>More than 95%/);
  const marked = `5 µm${"\u{e0100}".repeat(20)}`;
  expect(renderToStaticMarkup(<Quantity text={marked} />)).toContain("whitespace-nowrap");
});
