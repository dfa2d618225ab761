import type { InquiryField, InquiryProblem } from "#domain/inquiry/inquiry.ts";

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
