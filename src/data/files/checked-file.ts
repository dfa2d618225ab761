import type { FileKind, FileProblem } from "#domain/files/stored-file.ts";
import { checkedDocument } from "./checked-document.ts";
import { checkedLogo } from "./checked-logo.ts";
import { checkedPicture } from "./checked-picture.ts";

/** A file that may be stored: bare of whatever is not needed, with what it really is, whatever it was called. */
export interface CheckedFile {
  bytes: Uint8Array;
  contentType: string;
  /** Of its name. */
  ending: string;
  /** Of a picture, px. */
  width?: number;
  height?: number;
  /** Of a picture: a tiny version of it, as a data URI. */
  placeholder?: string;
}

export type CheckOutcome = CheckedFile | { problem: FileProblem };

const checks: Record<FileKind, (bytes: Buffer) => CheckOutcome | Promise<CheckOutcome>> = {
  picture: checkedPicture,
  logo: checkedLogo,
  document: checkedDocument,
};

/** Looks at what a file holds, never at its name. */
export async function checkedFile(kind: FileKind, bytes: Buffer): Promise<CheckOutcome> {
  return bytes.length === 0 ? { problem: "empty" } : checks[kind](bytes);
}
