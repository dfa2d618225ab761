import { placeholdersIn } from "#content/editing/placeholders.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { Locale } from "#domain/locale.ts";

/**
 * Returns the new contents of a field's text nodes after an edit.
 * @param nodes their present contents
 * @param fill fills the placeholders of a sentence
 * @returns `undefined` if the page shows more than the text itself and must be rendered again
 */
export function textsShown(
  nodes: readonly string[],
  before: EditableField,
  after: EditableField,
  locale: Locale,
  fill: (text: string) => string,
): readonly string[] | undefined {
  const [textsBefore, textsAfter] = [before, after].map((field) => textsOf(field, locale));
  if (!textsBefore || !textsAfter || textsBefore.length !== textsAfter.length) return undefined;
  const texts = textsAfter.map(fill);
  const isWhole = (node: string, index: number) =>
    node === fill(textsBefore[textsBefore.length === 1 ? 0 : index] ?? "");
  const hasPlaceholders = textsAfter.some((text) => placeholdersIn(fill(text)).length > 0);
  if (hasPlaceholders || !nodes.every(isWhole)) return undefined;
  if (textsBefore.length === 1) return nodes.map(() => texts[0] ?? "");
  return nodes.length === textsBefore.length ? texts : undefined;
}

function textsOf(field: EditableField, locale: Locale): readonly string[] | undefined {
  if (field.kind === "text") return [field[locale]];
  return field.kind === "texts" ? field[locale] : undefined;
}
