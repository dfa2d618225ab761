import { expect, test } from "vitest";
import { type Part, table } from "#documents/sheet/paper-parts.ts";
import { dividedParts } from "./part-division.ts";

test("a long table is divided with few layouts of each page", () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ label: `row ${index}`, figures: ["figure"] }));
  let layouts = 0;
  const pageFits = (parts: readonly Part[], share = 1) => {
    layouts += 1;
    return rowCount(parts) <= share * 100;
  };
  const pages = dividedParts([table({ title: "Title", rows })], pageFits);
  expect(pages.map(rowCount)).toEqual([100, 100, 100]);
  expect(layouts).toBeLessThan(40);
});

function rowCount(parts: readonly Part[]): number {
  return parts.reduce(
    (count, part) =>
      count +
      ("parts" in part ? Number(part.tag === "tr" && part.style !== undefined) + rowCount(part.parts) : 0),
    0,
  );
}
