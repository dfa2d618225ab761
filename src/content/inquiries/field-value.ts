import {
  type ChoiceInquiryField,
  type InquiryField,
  isChoice,
  type StoredInquiryFields,
} from "#domain/inquiries/inquiry-fields.ts";
import type { Locale } from "#domain/locale.ts";
import type { inquiry } from "./inquiry.ts";

/** An inquiry as it is sent or stored. */
export type FilledFields = { readonly [Name in InquiryField]?: StoredInquiryFields[Name] | "" | undefined };

/** A field as people read it: the name of an option, not its id; empty where nothing was filled in. */
export function fieldValue(
  words: Pick<(typeof inquiry)[Locale], "products">,
  filled: FilledFields,
  name: InquiryField,
): string {
  const value = filled[name] ?? "";
  if (!isChoice(name)) return value;
  return optionsOf(words)[name].find(({ id }) => id === value)?.label ?? "";
}

/** The options of each field that has some, with their names. */
export function optionsOf(
  words: Pick<(typeof inquiry)[Locale], "products">,
): Record<ChoiceInquiryField, readonly { id: string; label: string }[]> {
  return { productType: words.products };
}
