import { featureTags, type TagGroup, tagTable } from "./vocabulary.ts";

/** The group a tag belongs to; `undefined` for a tag outside the fixed list. */
export function groupOf(tag: string): TagGroup | undefined {
  return tagTable.find((known) => known.tag === tag)?.group;
}

/** Tags in display order; unknown tags come last, in the order given. */
export function inDisplayOrder(tags: readonly string[]): string[] {
  return tags.toSorted((a, b) => rank(a) - rank(b));
}

function rank(tag: string): number {
  const position = (featureTags as readonly string[]).indexOf(tag);
  return position === -1 ? featureTags.length : position;
}
