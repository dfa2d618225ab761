import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sampleDocuments } from "#content/samples/catalog-files.ts";
import { catalogFiles } from "#content/samples/products.ts";
import { documentFacts } from "#data/files/check/document-facts.ts";

describe.each(Object.values(catalogFiles))("%s", (path) => {
  const file = readFileSync(`public${path}`);
  const text = file.toString("latin1");

  test("is a tagged, titled PDF in Korean of two to six pages", () => {
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(file.length).toBeLessThan(1_500_000);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Lang (ko)");
    const pages = Number(text.match(/\/Type \/Pages\s*\/Count (\d+)/)?.[1]);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(6);
  });

  test("is what its card tells", () => {
    expect(
      sampleDocuments[path],
      "Write into src/content/samples/catalog-files.ts what is received here.",
    ).toEqual(documentFacts(file));
  });

  test("embeds its letters as TrueType, not as Type 3 shapes", () => {
    expect(text).toContain("/FontFile2");
    expect(text).not.toContain("/Type3");
  });
});
