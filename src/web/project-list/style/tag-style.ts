import { groupOf } from "#domain/projects/tag-groups.ts";
import type { TagGroup } from "#domain/projects/vocabulary.ts";

export interface TagStyle {
  soft: string;
  filled: string;
  /** Colour mark of a tag that is not selected. */
  dot: string;
}

/** One colour per group, muted beside pictures, with AA contrast both soft and solid. */
export const tagStyles: Record<TagGroup, TagStyle> = {
  enclosure: style("bg-blue-soft text-blue", "peer-checked:bg-blue", "bg-blue"),
  flow: style("bg-teal-soft text-teal", "peer-checked:bg-teal", "bg-teal"),
  draft: style("bg-violet-soft text-violet", "peer-checked:bg-violet", "bg-violet"),
  modular: style("bg-amber-soft text-amber", "peer-checked:bg-amber", "bg-amber"),
  "low-noise": style("bg-green-soft text-green", "peer-checked:bg-green", "bg-green"),
  hybrid: style("bg-magenta-soft text-magenta", "peer-checked:bg-magenta", "bg-magenta"),
  plume: style("bg-grey-soft text-grey", "peer-checked:bg-grey", "bg-grey"),
};

const unknown = style("bg-white text-muted ring-1 ring-line ring-inset", "peer-checked:bg-ink", "bg-muted");

/** Classes of a tag by its group; tags outside the fixed list share a neutral style. */
export function tagStyle(tag: string): TagStyle {
  const group = groupOf(tag);
  return group === undefined ? unknown : tagStyles[group];
}

function style(soft: string, filled: string, dot: string): TagStyle {
  return { soft, filled, dot };
}
