import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { sampleFilesFolder } from "../brand/sample-files.ts";

/** Sizes of the sample company's catalogues, bytes; `tests/catalog-files.test.ts` holds all that is told here against the files. */
const sizes = {
  "chemical-injection": 107_601,
  fxv: 146_811,
  hxv: 156_630,
  pt2: 156_520,
  s3000: 167_553,
  "sand-filter": 133_451,
  sf: 172_328,
  "v-closed": 140_639,
  "v-open": 132_857,
};

/** What these say of themselves, by address. */
export const sampleDocuments: Readonly<Record<string, DocumentFacts>> = Object.fromEntries(
  Object.entries(sizes).map(([name, bytes]) => [
    `${sampleFilesFolder}${name}.pdf`,
    { bytes, pages: 3, languages: ["ko", "en"], edition: "2026-11-23" },
  ]),
);
