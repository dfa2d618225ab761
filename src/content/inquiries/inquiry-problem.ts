import { type InquiryProblem, inquiryProblems, inquirySchema } from "#domain/inquiries/inquiry.ts";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
  isRequired,
  type RequiredInquiryField,
  type TypedInquiryField,
} from "#domain/inquiries/inquiry-fields.ts";

/** Messages of one language for everything that can be wrong with an inquiry. */
export type InquiryProblemWords = {
  required: Record<RequiredInquiryField, string>;
  "too-long": Record<TypedInquiryField, string>;
} & Record<Exclude<InquiryProblem, "required" | "too-long">, string>;

/** The message for a problem of one field. Apart from the dictionary, so that the script of the form holds one language only. */
export function problemText(words: InquiryProblemWords, field: InquiryField, code: InquiryProblem): string {
  if (isChoice(field)) return words[inquiryFields[field].unknown];
  if (code === "required" && isRequired(field)) return words.required[field];
  return code === "required" || code === "too-long" ? words["too-long"][field] : words[code];
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
    const field = inquiryFieldNames.find((name) => name === path[0]);
    const code = inquiryProblems.find((name) => name === message);
    if (field && code) texts[field] ??= problemText(words, field, code);
  }
  return texts;
}
