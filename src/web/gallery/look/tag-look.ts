import { groupOf, type TagGroup } from "#domain/projects/tag-groups.ts";

/** How the tags of a group look: soft on a card, and filled in the panel once selected. */
export interface TagLook {
  soft: string;
  filled: string;
  /** The mark of a tag that is not selected. */
  dot: string;
}

/** One colour per display group, quiet beside the pictures and readable (AA) soft as well as filled. */
export const tagLooks: Record<TagGroup, TagLook> = {
  enclosure: look("bg-[#e7f0fa] text-[#0b4f94]", "peer-checked:bg-[#0b4f94]", "bg-[#0b4f94]"),
  flow: look("bg-[#e2f3f1] text-[#0b5d56]", "peer-checked:bg-[#0b5d56]", "bg-[#0b5d56]"),
  draft: look("bg-[#edeafb] text-[#4a3aa0]", "peer-checked:bg-[#4a3aa0]", "bg-[#4a3aa0]"),
  modular: look("bg-[#fcefe2] text-[#874804]", "peer-checked:bg-[#874804]", "bg-[#874804]"),
  "low-noise": look("bg-[#e8f4e4] text-[#2c6216]", "peer-checked:bg-[#2c6216]", "bg-[#2c6216]"),
  hybrid: look("bg-[#fbe8f0] text-[#932355]", "peer-checked:bg-[#932355]", "bg-[#932355]"),
  plume: look("bg-[#e8edf2] text-[#3b4b5c]", "peer-checked:bg-[#3b4b5c]", "bg-[#3b4b5c]"),
};

const unknown = look("bg-white text-muted ring-1 ring-line ring-inset", "peer-checked:bg-ink", "bg-muted");

/** The look of a tag by its group; tags outside the fixed list share a plain one. */
export function tagLook(tag: string): TagLook {
  const group = groupOf(tag);
  return group === undefined ? unknown : tagLooks[group];
}

function look(soft: string, filled: string, dot: string): TagLook {
  return { soft, filled, dot };
}
