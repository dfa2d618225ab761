import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { sampleFilesFolder } from "../brand/sample-files.ts";

/** Sizes of the catalogues of the sample company's own series, bytes; `tests/catalog-files.test.ts` holds all that is told here against the files. */
const sizes = {
  "chemical-injection": 107_802,
  "sand-filter": 133_341,
  sf: 172_001,
};

/** The same of the partner's series, which have no page of figures. */
const partnerSizes = {
  fxv: 92_449,
  hxv: 92_358,
  pt2: 90_821,
  s3000: 105_094,
  "v-closed": 92_605,
  "v-open": 86_900,
};

/** Facts of these documents, by address. */
export const sampleDocuments: Readonly<Record<string, DocumentFacts>> = {
  ...documents(sizes, 3, "2026-11-25"),
  ...documents(partnerSizes, 2, "2026-11-25"),
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
