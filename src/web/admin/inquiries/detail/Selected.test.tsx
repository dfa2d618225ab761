import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aModel, aStoredProduct } from "../../../../../tests/support/builders.ts";
import { Selected } from "./Selected.tsx";

const rows = [{ label: "모델", figure: "2 × SF-150" }];
const products = [
  aStoredProduct({ slug: "sf", models: [aModel({ name: "SF-150" })] }),
  aStoredProduct({ slug: "thf", models: [aModel({ name: "THF-600" })], tags: ["밀폐형"] }),
  aStoredProduct({ slug: "s3000", brand: "BAC", models: [aModel({ name: "S3000-1" })] }),
];
type Given = Partial<Parameters<typeof Selected>[0]["selection"] & { products: typeof products }>;
const hrefsOf = (query: string, locale: "ko" | "en" = "ko", { model = null, ...given }: Given = {}) => {
  const html = renderToStaticMarkup(
    <Selected
      inquiry={{ locale }}
      selection={{ query, model, rows }}
      products={given.products ?? products}
    />,
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

test("links to the sheet and the calculator without towers that they do not offer: a partner's, and those that are gone", () => {
  const [calculator, sheet] = ["/resources/calculator", "/api/design-sheet.pdf"];
  for (const model of ["S3000-1", "SF-999"])
    expect(hrefsOf(`?${duty}&model=${model}&units=2&quiet=x`)).toEqual([
      `${calculator}?${duty}`,
      `${sheet}?${duty}&lang=ko`,
      `/products/submittal?${duty}&model=${model}&units=2&quiet=x`,
    ]);
  const unknown = hrefsOf(`?${duty}&model=SF-999&units=2`, "ko", { products: [] });
  expect(unknown[1]).toBe(`${sheet}?${duty}&model=SF-999&units=2&lang=ko`);
});

test("links to the sheet without closed-circuit towers that have no size at the duty", () => {
  const closed = { model: { crt: 600, kind: "closed-circuit" as const } };
  const at = (asked: string) => hrefsOf(`?${asked}&model=THF-600&units=2`, "ko", closed)[1];
  expect(at("flow=390&hot=40&cold=32&wb=27")).toBe(
    "/api/design-sheet.pdf?flow=390&hot=40&cold=32&wb=27&lang=ko",
  );
  expect(at(duty)).toBe(`/api/design-sheet.pdf?${duty}&model=THF-600&units=2&lang=ko`);
});

test("links to no sheet without a duty, and no submittal without a tower", () => {
  expect(hrefsOf("?crt=300")).toEqual(["/resources/calculator?crt=300"]);
  expect(hrefsOf(`?${duty}`)).toHaveLength(2);
});
