import { fieldProblems, type InquiryProblemWords } from "#content/inquiries/inquiry-problem.ts";
import { inquirySchema } from "#domain/inquiries/inquiry.ts";
import type { Inquiry, InquiryField } from "#domain/inquiries/inquiry-fields.ts";

export type CheckedInquiry =
  | { kind: "sound"; inquiry: Inquiry }
  | { kind: "flawed"; problems: Partial<Record<InquiryField, string>> };

/** Holds what was typed against the schema. A module of its own: the form loads it when somebody types. */
export function checkInquiry(values: Inquiry, words: InquiryProblemWords): CheckedInquiry {
  const checked = inquirySchema.safeParse(values);
  if (checked.success) return { kind: "sound", inquiry: checked.data };
  return { kind: "flawed", problems: fieldProblems(words, values) };
}
