import type { InquiryField } from "./inquiry.ts";

/**
 * Parts of the form that it needs from its first moment, apart from the schema, which is loaded when somebody
 * types.
 */

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

/** Name of the box, and of the part of an address, that says which project goes along. */
export const attachedProjectField = "project";
