import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { drawingSources } from "./drawing-version.ts";

test("every file of the program that draws is among those whose change draws all catalogues anew", () => {
  const files = importedBy(resolve("src/server/catalog/pdf/drawing-program.ts")).map((file) =>
    relative("", file),
  );
  expect(files).toContain("src/api/pdf/sheet-fonts.ts");
  const isListed = (file: string) =>
    drawingSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});

/** A file with all that it imports of this repository; types alone draw nothing. */
function importedBy(file: string, known = new Set<string>()): string[] {
  if (!known.has(file)) {
    known.add(file);
    const imports = /^(?:import|export)\s+(?!type\s)[^;]*?from "([#.][^"]+)"/gm;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imports))
      importedBy(path.startsWith("#") ? resolve("src", path.slice(1)) : resolve(dirname(file), path), known);
  }
  return [...known];
}
