import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { locales } from "#domain/locale.ts";
import { designSheet } from "./design-sheet.ts";
import { sheetPagesOf } from "./paper.ts";
import type { Part } from "./paper-parts.ts";

const duty = { flowRate: 600, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 22 };
const made = {
  now: new Date("2025-03-04T15:30:00Z"),
  address: "https://site.example/resources/calculator",
  company,
};

test.each(locales)("the paper in %s has everything that the sheet says", (locale) => {
  const { charts, ...sheet } = designSheet(locale, duty, made);
  const pages = sheetPagesOf({ ...sheet, charts });
  const written = pages.flatMap(({ body, foot }) => [body, foot].flatMap(textsOf)).join("\n");
  const { locale: _, documentTitle: __, ...rest } = sheet;
  const texts = [...stringsIn(rest), ...charts.flatMap(({ title, alt }) => [title, alt])];
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !written.includes(text))).toEqual([]);
});

test("no line parts a row from a second figure that belongs to it", () => {
  const [page] = sheetPagesOf(designSheet("en", duty, made));
  if (!page) throw new Error("There is no page.");
  const { body } = page;
  const rows = partsIn(body).filter(({ tag }) => tag === "tr");
  const before = rows[rows.findIndex((row) => textsOf(row).includes("3,000,000 kcal/h")) - 1];
  expect(before && textsOf(before)).toContain("3,488.3 kW");
  expect(before?.style).toBeUndefined();
  expect(rows.filter(({ style }) => style === undefined)).toHaveLength(1);
});

function partsIn(part: Part): Part[] {
  return [part, ...("parts" in part ? part.parts.flatMap(partsIn) : [])];
}

function textsOf(part: Part): string[] {
  return partsIn(part).flatMap((each) => ("text" in each ? [each.text] : "alt" in each ? [each.alt] : []));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
