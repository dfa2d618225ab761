import type { SmallFileKind } from "#domain/files/stored-file.ts";
import type { CheckOutcome } from "./check-outcome.ts";
import { checkedCaptions } from "./checked-captions.ts";
import { checkedDocument } from "./checked-document.ts";
import { checkedLogo } from "./checked-logo.ts";
import { checkedPicture } from "./checked-picture.ts";
import { checkedTechnicalFile } from "./checked-technical-file.ts";

const checks: Record<SmallFileKind, (bytes: Buffer) => CheckOutcome | Promise<CheckOutcome>> = {
  picture: checkedPicture,
  logo: checkedLogo,
  document: checkedDocument,
  technical: checkedTechnicalFile,
  captions: checkedCaptions,
};

/** Looks at what a file holds, never at its name. */
export async function checkedFile(kind: SmallFileKind, bytes: Buffer): Promise<CheckOutcome> {
  return bytes.length === 0 ? { problem: "empty" } : checks[kind](bytes);
}
