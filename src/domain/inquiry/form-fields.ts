import type { InquiryField } from "./inquiry.ts";

/** What the form needs from its first moment, apart from the schema, which it loads when somebody types. */

/** In the order of the form. */
export const inquiryFields = [
  "company",
  "name",
  "phone",
  "email",
  "productType",
  "message",
] as const satisfies readonly InquiryField[];

/** Name of the field that people do not see and leave empty; programs that fill in every field fill it in. */
export const honeypotField = "website";

/** Name of the box that says which duty of the calculator goes along. */
export const attachedDutyField = "duty";

/** Every character that a phone number may not contain: anything but digits, hyphen, plus, parentheses and white space. */
const notPhone = /[^\d\-+()\s]/g;

/**
 * A phone number without the characters it may not have. Run on `input` and `compositionend`: a Hangul
 * input method cannot be stopped on keydown.
 * @example cleanPhone("02-ㅎ1234") // "02-1234"
 */
export function cleanPhone(text: string): string {
  return text.replace(notPhone, "");
}
