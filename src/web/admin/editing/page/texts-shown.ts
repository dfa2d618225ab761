import { placeholdersIn } from "#content/editing/facts.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Locale } from "#domain/locale.ts";

/**
 * Returns the new contents of a field's text nodes after an edit.
 * @param nodes their present contents
 * @param fill inserts the company's facts into a sentence
 * @returns `undefined` if the page shows more than the text itself and must be rendered again
 */
export function textsShown(
  nodes: readonly string[],
  before: EditablePlace,
  after: EditablePlace,
  locale: Locale,
  fill: (text: string) => string,
): readonly string[] | undefined {
  const [old, fresh] = [before, after].map((place) => textsOf(place, locale));
  if (!old || !fresh || old.length !== fresh.length) return undefined;
  const texts = fresh.map(fill);
  const isWhole = (node: string, index: number) => node === fill(old[old.length === 1 ? 0 : index] ?? "");
  const hasPlaces = fresh.some((text) => placeholdersIn(fill(text)).length > 0);
  if (hasPlaces || !nodes.every(isWhole)) return undefined;
  if (old.length === 1) return nodes.map(() => texts[0] ?? "");
  return nodes.length === old.length ? texts : undefined;
}

function textsOf(place: EditablePlace, locale: Locale): readonly string[] | undefined {
  if (place.kind === "text") return [place[locale]];
  return place.kind === "texts" ? place[locale] : undefined;
}
