import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { sampleFilesFolder } from "../brand/sample-files.ts";

/** Sizes of the sample company's catalogues, bytes; `tests/catalog-files.test.ts` holds all that is told here against the files. */
const sizes = {
  "chemical-injection": 109_897,
  fxv: 148_644,
  hxv: 158_072,
  pt2: 158_185,
  s3000: 169_309,
  "sand-filter": 135_796,
  sf: 174_856,
  "v-closed": 141_751,
  "v-open": 133_897,
};

/** What these say of themselves, by address. */
export const sampleDocuments: Readonly<Record<string, DocumentFacts>> = Object.fromEntries(
  Object.entries(sizes).map(([name, bytes]) => [
    `${sampleFilesFolder}${name}.pdf`,
    { bytes, pages: 3, language: "ko", edition: "2026-11-22" },
  ]),
);
