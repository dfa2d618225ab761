import * as z from "zod/mini";
import { unprintable } from "../records/unprintable.ts";
import { oneLine } from "../tidy-text.ts";
import { hasPhoneCharactersOnly, normalizePhone } from "./phone.ts";

/** Subjects of an inquiry; the empty choice is allowed. */
export const inquiryProducts = ["industrial", "package", "water-treatment", "maintenance", "other"] as const;
export type InquiryProduct = (typeof inquiryProducts)[number];

/** Longest accepted text per field, in characters. */
export const inquiryLimits = { company: 200, name: 100, phone: 40, email: 254, message: 5000 } as const;

/** Problems a field can have; each page words them in its own language. */
export const inquiryProblems = ["required", "too-long", "phone", "email", "product"] as const;
export type InquiryProblem = (typeof inquiryProblems)[number];

/** The inquiry form, shared by the page, the native form post and the API. Messages are `InquiryProblem` codes. */
export const inquirySchema = z.object({
  company: line(inquiryLimits.company),
  name: line(inquiryLimits.name),
  phone: line(inquiryLimits.phone, normalizePhone).check(
    z.refine(hasPhoneCharactersOnly, problem("phone")),
    // Signs alone are no number: there is one still to be entered.
    z.refine((text) => !hasPhoneCharactersOnly(text) || /\d/.test(text), problem("required")),
  ),
  email: line(inquiryLimits.email).check(z.email(problem("email"))),
  productType: z.optional(z.union([z.literal(""), z.enum(inquiryProducts)], problem("product"))),
  message: required(inquiryLimits.message, (text) => text.replace(/\r\n?/g, "\n")),
});
export type Inquiry = z.infer<typeof inquirySchema>;
export type InquiryField = keyof Inquiry;

/** Text of a field with one line; a line break, which only programs send, becomes a space. */
function line(longest: number, normalize = (text: string) => text) {
  return required(longest, (text) => oneLine(normalize(text)));
}

function required(longest: number, breakLines: (text: string) => string) {
  return z.string(problem("required")).check(
    z.overwrite((text) => breakLines(text).replace(unprintable, "")),
    z.trim(),
    z.normalize("NFC"),
    z.minLength(1, problem("required")),
    z.maxLength(longest, problem("too-long")),
  );
}

function problem(code: InquiryProblem): InquiryProblem {
  return code;
}
