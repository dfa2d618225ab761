import type { CheckOutcome } from "./checked-file.ts";

/** The logo as an SVG or a PNG. */
export function checkedLogo(_file: Buffer): CheckOutcome {
  return { problem: "otherType" };
}
