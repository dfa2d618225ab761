import type { FeatureTag, TagGroup } from "./vocabulary.ts";

/** Feature tags that together are the kind of a tower, by group. Apart from the table of all tags, which scripts of visitors need not load. */
const kindTagGroups = {
  enclosure: ["개방형", "밀폐형"],
  flow: ["직교류", "대향류", "혼합류"],
} as const satisfies Partial<Record<TagGroup, readonly FeatureTag[]>>;

type KindTagGroup = keyof typeof kindTagGroups;

export const kindTags = [...kindTagGroups.enclosure, ...kindTagGroups.flow] as const;

/** Group of a tag, if it is one of the kind. */
export function kindTagGroup(tag: string): KindTagGroup | undefined {
  const groups = Object.keys(kindTagGroups) as KindTagGroup[];
  return groups.find((group) => kindTagGroups[group].some((known) => known === tag));
}
