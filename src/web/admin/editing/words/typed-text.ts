import { editOf } from "#content/editing/editable-fields.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { type Edit, textEditIn, textsEdit } from "#domain/content/edits.ts";
import type { Locale } from "#domain/locale.ts";
import { emptyLine } from "../state/picked.ts";
import { isSameEdit } from "../state/server-draft.ts";

export type WordField = Extract<EditableField, { kind: "text" | "texts" }>;

/**
 * Returns the text of a field's box. Typed text is shown as it was typed while the field holds it: any other
 * text, as with fewer empty lines, would move the cursor to the end.
 */
export function textInBox(field: WordField, locale: Locale, typed: string | undefined): string {
  if (typed !== undefined && isSameEdit(withText(field, locale, typed), editOf(field))) return typed;
  return field.kind === "text" ? field[locale] : field[locale].join(emptyLine);
}

/** Empty lines separate paragraphs; an empty text has none. */
export function withText(field: WordField, locale: Locale, text: string): Edit {
  if (field.kind === "text") return textEditIn(locale, text, field);
  const texts = text.trim() === "" ? [] : text.split(/\n{2,}/);
  return textsEdit((each) => (each === locale ? texts : field[each]));
}
