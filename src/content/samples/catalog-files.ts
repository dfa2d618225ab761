import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { sampleFilesFolder } from "../brand/sample-files.ts";

/** Sizes of the catalogues of what is no series, by their day, bytes; `tests/catalog-files.test.ts` compares all of this with the files. */
const sizes = {
  "2026-11-25": { "chemical-injection": 107_802 },
  "2026-11-26": { "sand-filter": 133_475 },
};

/** Facts of these documents, by address. */
export const sampleDocuments: Readonly<Record<string, DocumentFacts>> = {
  ...documents(sizes["2026-11-25"], 3, "2026-11-25"),
  ...documents(sizes["2026-11-26"], 3, "2026-11-26"),
};

function documents(
  sizes: Record<string, number>,
  pages: number,
  edition: string,
): Record<string, DocumentFacts> {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, bytes]) => [
      `${sampleFilesFolder}${name}.pdf`,
      { bytes, pages, languages: ["ko", "en"], edition },
    ]),
  );
}
