import { inquiryFields } from "#domain/inquiries/form-fields.ts";
import {
  type InquiryField,
  type InquiryProblem,
  inquiryProblems,
  inquirySchema,
} from "#domain/inquiries/inquiry.ts";

type WrittenField = Exclude<InquiryField, "productType">;

/** Messages of one language for everything that can be wrong with an inquiry. */
export type InquiryProblemWords = {
  required: Record<WrittenField, string>;
  "too-long": Record<WrittenField, string>;
  phone: string;
  email: string;
  product: string;
};

/** The message for a problem of one field. Apart from the dictionary, so that the form takes one language along. */
export function problemText(words: InquiryProblemWords, field: InquiryField, code: InquiryProblem): string {
  if (field === "productType") return words.product;
  if (code === "required" || code === "too-long") return words[code][field];
  return words[code];
}

/**
 * Message for each invalid field, on its first problem. A body that is no form has a message for every field.
 */
export function fieldProblems(
  words: InquiryProblemWords,
  form: unknown,
): Partial<Record<InquiryField, string>> {
  const issues = inquirySchema.safeParse(form).error?.issues ?? [];
  if (issues.some(({ path }) => path.length === 0)) return fieldProblems(words, {});
  const texts: Partial<Record<InquiryField, string>> = {};
  for (const { path, message } of issues) {
    const field = inquiryFields.find((name) => name === path[0]);
    const code = inquiryProblems.find((name) => name === message);
    if (field && code) texts[field] ??= problemText(words, field, code);
  }
  return texts;
}
