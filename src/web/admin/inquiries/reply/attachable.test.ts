import { expect, test } from "vitest";
import type { ProductRecord } from "#domain/products/product.ts";
import { anInboxInquiry, aProduct } from "../../../../../tests/support/builders.ts";
import { dutySheets, productFiles } from "./attachable.ts";

test("an inquiry about a capacity offers the data sheet of its rated duty, with the towers that were chosen", () => {
  const query = "crt=300&model=SF-350&units=1&job=Hospital";
  const [sheet, ...others] = dutySheets(
    anInboxInquiry({ duty: null, selection: { query, model: null, rows: [] }, locale: "en" }),
  );
  expect(others).toEqual([]);
  expect(sheet?.label).toBe("정격 조건(37/32/27 °C) 데이터 시트 PDF");
  const [chosen, plain] = (sheet?.paths ?? []).map((path) => new URL(path, "https://site.example"));
  expect(Object.fromEntries(chosen?.searchParams ?? [])).toMatchObject({
    flow: "234",
    hot: "37",
    cold: "32",
    wb: "27",
    model: "SF-350",
    units: "1",
    lang: "en",
  });
  expect(plain?.searchParams.get("model")).toBeNull();
});

test("an inquiry without duty and capacity offers no data sheet, nor one about a capacity beyond the limits of a duty", () => {
  const of = (query: string) =>
    dutySheets(anInboxInquiry({ duty: null, selection: { query, model: null, rows: [] } }));
  expect(dutySheets(anInboxInquiry({ duty: null, selection: null }))).toEqual([]);
  expect(of("product=sf")).toEqual([]);
  expect(of("crt=none")).toEqual([]);
  expect(of("crt=100000000")).toEqual([]);
});

test("a product without a file of its own offers the catalogue that is drawn from its record, in the language of the inquiry", () => {
  const facts = aProduct({ slug: "sf", name: "SF 시리즈", category: "package" });
  const product: ProductRecord = {
    ...facts,
    tags: [],
    id: 1,
    catalogUrl: null,
    isActive: true,
    hasSampleModels: false,
    updatedAt: "",
  };
  const pathsIn = (locale: "ko" | "en") =>
    productFiles(product, locale).map(({ paths: [path], label }) => [path, label]);
  expect(pathsIn("ko")).toContainEqual(["/products/package/sf/catalog.pdf", "SF 시리즈 PDF"]);
  expect(pathsIn("en").map(([path]) => path)).toContain("/en/products/package/sf/catalog.pdf");
});
