import { groupOf } from "#domain/projects/tag-groups.ts";
import type { TagGroup } from "#domain/projects/vocabulary.ts";

export interface TagLook {
  soft: string;
  filled: string;
  /** Colour mark of a tag that is not selected. */
  dot: string;
}

/** One colour per group, muted beside pictures, with AA contrast both soft and solid. */
export const tagLooks: Record<TagGroup, TagLook> = {
  enclosure: look("bg-blue-soft text-blue", "peer-checked:bg-blue", "bg-blue"),
  flow: look("bg-teal-soft text-teal", "peer-checked:bg-teal", "bg-teal"),
  draft: look("bg-violet-soft text-violet", "peer-checked:bg-violet", "bg-violet"),
  modular: look("bg-amber-soft text-amber", "peer-checked:bg-amber", "bg-amber"),
  "low-noise": look("bg-green-soft text-green", "peer-checked:bg-green", "bg-green"),
  hybrid: look("bg-magenta-soft text-magenta", "peer-checked:bg-magenta", "bg-magenta"),
  plume: look("bg-grey-soft text-grey", "peer-checked:bg-grey", "bg-grey"),
};

const unknown = look("bg-white text-muted ring-1 ring-line ring-inset", "peer-checked:bg-ink", "bg-muted");

/** Classes of a tag by its group; tags outside the fixed list share a neutral style. */
export function tagLook(tag: string): TagLook {
  const group = groupOf(tag);
  return group === undefined ? unknown : tagLooks[group];
}

function look(soft: string, filled: string, dot: string): TagLook {
  return { soft, filled, dot };
}
