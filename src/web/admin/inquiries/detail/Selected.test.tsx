import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Selected } from "./Selected.tsx";

const rows = [{ label: "모델", figure: "2 × SF-150" }];
const hrefsOf = (query: string, locale: "ko" | "en" = "ko") => {
  const html = renderToStaticMarkup(
    <Selected inquiry={{ locale }} selection={{ query, model: null, rows }} />,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
};
const duty = "flow=390&hot=37&cold=32&wb=27";
const towers = `${duty}&model=SF-150&units=2&sound=tower_SF-150*at_25*hs_6`;

test("links to the calculator, the design sheet and the submittal of a selection, with its sound", () => {
  expect(hrefsOf(`?${towers}`)).toEqual([
    `/resources/calculator?${towers}`,
    `/api/design-sheet.pdf?${towers}&lang=ko`,
    `/products/submittal?${towers}`,
  ]);
});

test("names the documents in the sender's language", () => {
  expect(hrefsOf(`?${towers}`, "en").slice(1)).toEqual([
    `/api/design-sheet.pdf?${towers}&lang=en`,
    `/en/products/submittal?${towers}`,
  ]);
});

test("links to no sheet without a duty, and no submittal without a tower", () => {
  expect(hrefsOf("?crt=300")).toEqual(["/resources/calculator?crt=300"]);
  expect(hrefsOf(`?${duty}`)).toHaveLength(2);
});
