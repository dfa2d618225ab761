import type { CheckOutcome } from "./checked-file.ts";

/** A PDF: what its readers look for stands within its first kilobyte. ISO 32000-1, annex H.3.4.1. */
export function checkedDocument(file: Buffer): CheckOutcome {
  if (!file.subarray(0, 1024).includes("%PDF-")) return { problem: "otherType" };
  return { bytes: file, contentType: "application/pdf", ending: "pdf" };
}
