import type { company } from "../company.ts";
import { isSampleName } from "../company.ts";
import { pictureFolders } from "./program-pictures.ts";

/** Folder of the PDFs of the sample company; each contains its name. */
export const sampleFilesFolder = "/catalog/";

/** Series with a former catalogue file in that folder, by its name. The old addresses redirect to the drawn catalogues. */
export const formerCatalogFiles: Readonly<Record<string, string>> = {
  sf: "sf",
  s3000: "s3000",
  pt2: "pt2",
  fxv: "fxv",
  hxv: "hxv",
  "v-open": "v",
  "v-closed": "v",
};

/** Second catalogue of series V, which has one catalogue today. Its document is kept in the record but no longer shown. */
export const formerSecondCatalog = `${sampleFilesFolder}v-closed.pdf`;

/** And its cards for social networks, with the name drawn on them. An own site has others, at other addresses. */
const sampleCardsFolder = `${pictureFolders.socialCards}/`;

/**
 * Returns true when the site of a company may serve a file: those of the sample company belong to no other.
 * @param address of the file, on this site or elsewhere
 */
export function mayServe(address: string, owner: Pick<typeof company, "name">): boolean {
  return !isSampleFile(address) || isSampleName(owner);
}

/** @param address as in links: the path of a request is normalized first */
export function isSampleFile(address: string): boolean {
  return [sampleFilesFolder, sampleCardsFolder].some((folder) => address.startsWith(folder));
}
