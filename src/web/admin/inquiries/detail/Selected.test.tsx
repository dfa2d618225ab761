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
type Given = Partial<
  Parameters<typeof Selected>[0]["selection"] & { products: typeof products; lowNoise: [] }
>;
const hrefsOf = (query: string, locale: "ko" | "en" = "ko", { model = null, ...given }: Given = {}) => {
  const html = renderToStaticMarkup(
    <Selected
      inquiry={{ locale }}
      selection={{ query, model, rows }}
      products={given.products ?? products}
      lowNoise={given.lowNoise}
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
    expect(hrefsOf(`?${duty}&model=${model}&units=2`)).toEqual([
      `${calculator}?${duty}`,
      `${sheet}?${duty}&lang=ko`,
      `/products/submittal?${duty}&model=${model}&units=2`,
    ]);
  const unknown = hrefsOf(`?${duty}&model=SF-999&units=2`, "ko", { products: [] });
  expect(unknown[1]).toBe(`${sheet}?${duty}&model=SF-999&units=2&lang=ko`);
});

test("links without the standby of a single tower, and without a low-noise option that the record has no more", () => {
  const usable = [
    `/resources/calculator?${duty}&model=SF-150&units=1`,
    `/api/design-sheet.pdf?${duty}&model=SF-150&units=1&lang=ko`,
    `/products/submittal?${duty}&model=SF-150&units=1`,
  ];
  for (const rest of ["&reserve=1", "&quiet=저소음 팬", "&quiet=저소음 팬&reserve=1"])
    expect(hrefsOf(`?${duty}&model=SF-150&units=1${rest}`, "ko", { lowNoise: [] })).toEqual(usable);
  expect(hrefsOf(`?${duty}&model=SF-150&units=1&reserve=1`)).toEqual(usable);
  expect(hrefsOf(`?${duty}&model=SF-150&units=2&reserve=1`)[0]).toContain("&reserve=1");
  // While the record is loading, its options are not known.
  expect(hrefsOf(`?${duty}&model=SF-150&units=1&quiet=x`)[0]).toContain("&quiet=x");
  expect(hrefsOf(`?${duty}&model=S3000-1&units=1&quiet=x`, "ko", { lowNoise: [] })[2]).toBe(
    `/products/submittal?${duty}&model=S3000-1&units=1`,
  );
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
