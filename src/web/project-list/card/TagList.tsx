import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import type { Terms } from "../gallery-words.ts";
import { tagStyle } from "../style/tag-style.ts";

interface TagListProps {
  label: string;
  /** Stored tags, at least one. */
  tags: readonly string[];
  terms: Pick<Terms, "tags">;
  className?: string;
}

export function TagList({ label, tags, terms, className }: TagListProps) {
  return (
    <ul aria-label={label} className={["flex flex-wrap gap-1.5", className].filter(Boolean).join(" ")}>
      {inDisplayOrder(tags).map((tag) => (
        <li
          key={tag}
          className={`rounded-[3px] px-2 py-1 font-medium text-small leading-none ${tagStyle(tag).soft}`}
        >
          {lookUpOrSame(terms.tags, tag)}
        </li>
      ))}
    </ul>
  );
}
