import * as z from "zod/mini";

/** What an inquiry can be about; the empty choice is allowed. */
export const inquiryProducts = ["industrial", "package", "water-treatment", "maintenance", "other"] as const;
export type InquiryProduct = (typeof inquiryProducts)[number];

/** Longest accepted text per field, in characters. */
export const inquiryLimits = { company: 200, name: 100, phone: 40, email: 254, message: 5000 } as const;

/** Every character that a phone number may not contain: anything but digits, hyphen, plus, parentheses and white space. */
const notPhone = /[^\d\-+()\s]/g;

/** Control characters other than tab and line breaks: nobody types them and PostgreSQL refuses some. */
const unprintable = /[^\P{Cc}\t\r\n]/gu;

/** Problems a field can have; each page words them in its own language. */
export const inquiryProblems = ["required", "too-long", "phone", "email", "product"] as const;
export type InquiryProblem = (typeof inquiryProblems)[number];

/** The inquiry form, shared by the page, the native form post and the API. Messages are `InquiryProblem` codes. */
export const inquirySchema = z.object({
  company: required(inquiryLimits.company),
  name: required(inquiryLimits.name),
  phone: required(inquiryLimits.phone).check(z.refine((text) => cleanPhone(text) === text, problem("phone"))),
  email: required(inquiryLimits.email).check(z.email(problem("email"))),
  productType: z.optional(z.union([z.literal(""), z.enum(inquiryProducts)], problem("product"))),
  message: required(inquiryLimits.message),
});
export type Inquiry = z.infer<typeof inquirySchema>;
export type InquiryField = keyof Inquiry;

/**
 * A phone number without the characters it may not have. Run on `input` and `compositionend`: a Hangul
 * input method cannot be stopped on keydown.
 * @example cleanPhone("02-ㅎ1234") // "02-1234"
 */
export function cleanPhone(text: string): string {
  return text.replace(notPhone, "");
}

function required(longest: number) {
  return z.string(problem("required")).check(
    z.overwrite((text) => text.replace(unprintable, "")),
    z.trim(),
    z.normalize("NFC"),
    z.minLength(1, problem("required")),
    z.maxLength(longest, problem("too-long")),
  );
}

function problem(code: InquiryProblem): InquiryProblem {
  return code;
}
