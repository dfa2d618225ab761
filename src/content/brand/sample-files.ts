import type { company } from "../company.ts";
import { isSampleName } from "./identity.ts";

/** Where the PDFs of the sample company are served. Its name stands in each of them. */
export const sampleFilesFolder = "/catalog/";

/**
 * Whether a company may offer a file to its visitors: those of the sample company are no other's.
 * @param address where the file is served, on this site or elsewhere
 */
export function isOffered(address: string, own: Pick<typeof company, "name">): boolean {
  return !isSampleFile(address) || isSampleName(own);
}

export function isSampleFile(address: string): boolean {
  return address.startsWith(sampleFilesFolder);
}
