import type { CheckOutcome } from "./check-outcome.ts";
import { documentFacts } from "./document-facts.ts";

/**
 * Distance from the first and the last byte within which readers look for the marks of a PDF. ISO 32000-1,
 * annex H.3.4.1 and H.3.4.4.
 */
const reachBytes = 1024;

/** Distance in which a trailer is looked for, bytes: a table of thousands of references may stand before it. */
const trailerBytes = 64 * 1024;

/** A PDF that anybody can open: whole, without a password or what readers make of one, and read at the cost of a document. */
export function checkedDocument(file: Buffer): CheckOutcome {
  if (!file.subarray(0, reachBytes).includes("%PDF-")) return { problem: "otherType" };
  const isEnded = file.subarray(-reachBytes).includes("%%EOF");
  if (!isEnded || !file.subarray(-2 * reachBytes).includes("startxref")) return { problem: "damaged" };
  if (isEncrypted(file)) return { problem: "encrypted" };
  const facts = documentFacts(file);
  if (facts === undefined) return { problem: "tooComplex" };
  return { bytes: file, contentType: "application/pdf", extension: "pdf", facts };
}

/**
 * Returns true for an encrypted file, which says so uncompressed where a reader begins: in the trailer at the
 * end, or at the target of `startxref`, which is a trailer at the beginning of files made for the web, and a
 * stream with its dictionary since PDF 1.5.
 */
function isEncrypted(file: Buffer): boolean {
  const end = file.subarray(-trailerBytes).toString("latin1");
  const offset = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end)?.[1] ?? file.length);
  const start = file.subarray(offset, offset + trailerBytes).toString("latin1");
  const trailer = end.slice(end.lastIndexOf("trailer"));
  const dictionaries = [start.split(/\bstream\b|startxref/)[0] ?? "", end.includes("trailer") ? trailer : ""];
  return dictionaries.some((dictionary) => /\/Encrypt\s+\d+\s+\d+\s+R/.test(dictionary));
}
