import * as z from "zod/mini";
import { unprintable } from "../records/unprintable.ts";
import { composed, oneLine } from "../tidy-text.ts";
import {
  eachInquiryField,
  type Inquiry,
  type InquiryField,
  inquiryFields,
  isRequired,
  type StoredInquiryFields,
} from "./inquiry-fields.ts";
import { hasPhoneCharactersOnly, normalizePhone } from "./phone.ts";

/** Problems a field can have; each page words them in its own language. */
export const inquiryProblems = ["required", "too-long", "phone", "email", "product"] as const;
export type InquiryProblem = (typeof inquiryProblems)[number];

/** The inquiry form, shared by the page, the native form post and the API. Messages are `InquiryProblem` codes. */
export const inquirySchema = z.object(
  eachInquiryField<{ [Name in keyof Inquiry]-?: z.ZodMiniType<Inquiry[Name]> }>(entered),
);

/** The fields as the inbox answers them. */
export const storedInquiryShape =
  eachInquiryField<{ [Name in InquiryField]: z.ZodMiniType<StoredInquiryFields[Name]> }>(stored);

function entered(name: InquiryField): z.ZodMiniType {
  const field = inquiryFields[name];
  switch (field.kind) {
    case "choice":
      return z.optional(z.union([z.literal(""), z.enum(field.of)], problem(field.unknown)));
    case "phone":
      return required(field.maxLength, (text) => oneLine(normalizePhone(text))).check(
        z.refine(hasPhoneCharactersOnly, problem("phone")),
        // Punctuation without a digit counts as an empty number.
        z.refine((text) => !hasPhoneCharactersOnly(text) || /\d/.test(text), problem("required")),
      );
    case "email":
      return required(field.maxLength, oneLine).check(z.email(problem("email")));
    default: {
      // A line break in a field of one line, which only programs send, becomes a space.
      const normalizeLineBreaks = field.kind === "line" ? oneLine : unixLines;
      if (isRequired(name)) return required(field.maxLength, normalizeLineBreaks);
      return z.optional(text(field.maxLength, normalizeLineBreaks, "too-long"));
    }
  }
}

function required(maxLength: number, normalizeLineBreaks: (text: string) => string) {
  return text(maxLength, normalizeLineBreaks, "required").check(z.minLength(1, problem("required")));
}

/** @param noText the problem of a value that is no text */
function text(maxLength: number, normalizeLineBreaks: (text: string) => string, noText: InquiryProblem) {
  return z.string(noText).check(
    z.overwrite((text) => normalizeLineBreaks(text).replace(unprintable, "")),
    z.trim(),
    z.overwrite(composed),
    z.maxLength(maxLength, problem("too-long")),
  );
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function stored(name: InquiryField): z.ZodMiniType {
  const field = inquiryFields[name];
  if (field.kind === "choice") return z.nullable(z.enum(field.of));
  return isRequired(name) ? z.string() : z.nullable(z.string());
}

function problem(code: InquiryProblem): InquiryProblem {
  return code;
}
