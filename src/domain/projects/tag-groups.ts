import type { FeatureTag } from "./vocabulary.ts";

/** Display groups of the feature tags, in the order in which cards and panels show them. */
export const tagGroups = [
  { id: "enclosure", tags: ["개방형", "밀폐형"] },
  { id: "flow", tags: ["직교류", "대향류", "혼합류"] },
  { id: "draft", tags: ["유도통풍", "압입송풍"] },
  { id: "modular", tags: ["모듈형"] },
  { id: "low-noise", tags: ["저소음"] },
  { id: "hybrid", tags: ["하이브리드"] },
  { id: "plume", tags: ["백연저감"] },
] as const satisfies readonly { id: string; tags: readonly FeatureTag[] }[];

export type TagGroup = (typeof tagGroups)[number]["id"];

const order: readonly string[] = tagGroups.flatMap((group) => group.tags);

/** The group a tag belongs to; `undefined` for a tag outside the fixed list. */
export function groupOf(tag: string): TagGroup | undefined {
  return tagGroups.find((group) => (group.tags as readonly string[]).includes(tag))?.id;
}

/** Tags in display order; unknown tags come last, in the order given. */
export function inDisplayOrder(tags: readonly string[]): string[] {
  return tags.toSorted((a, b) => rank(a) - rank(b));
}

function rank(tag: string): number {
  const position = order.indexOf(tag);
  return position === -1 ? order.length : position;
}
