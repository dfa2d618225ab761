import { fieldProblems, type InquiryProblemWords } from "#content/inquiries/inquiry-problem.ts";
import { inquirySchema } from "#domain/inquiries/inquiry.ts";
import type { Inquiry, InquiryField } from "#domain/inquiries/inquiry-fields.ts";

export type ValidatedInquiry =
  | { kind: "valid"; inquiry: Inquiry }
  | { kind: "invalid"; problems: Partial<Record<InquiryField, string>> };

/** Validates entries against the schema. A separate module, which the form loads at the first input. */
export function validateInquiry(values: Inquiry, words: InquiryProblemWords): ValidatedInquiry {
  const checked = inquirySchema.safeParse(values);
  if (checked.success) return { kind: "valid", inquiry: checked.data };
  return { kind: "invalid", problems: fieldProblems(words, values) };
}
