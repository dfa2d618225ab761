import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { groupOf, inDisplayOrder } from "#domain/projects/tag-groups.ts";
import { type GalleryFilter, toggleTag, type UrlSlugs } from "../../project-list/filter-state.ts";
import type { GalleryWords, Terms } from "../../project-list/gallery-words.ts";
import { Glyph } from "../../project-list/style/Glyph.tsx";
import { tagStyle } from "../../project-list/style/tag-style.ts";

interface TagPanelProps {
  id: string;
  open: boolean;
  text: GalleryWords["filters"]["tags"];
  terms: Terms;
  slugs: UrlSlugs;
  filter: GalleryFilter;
  tags: readonly string[];
  /** Tags that occur together with the selected ones; `undefined` while loading. */
  related: readonly string[] | undefined;
  onChange: (filter: GalleryFilter) => void;
}

/** Tags by group. Without script there is no toggle button, so the panel is open. */
export function TagPanel({ id, open, text, terms, slugs, filter, tags, related, onChange }: TagPanelProps) {
  const selected = new Set(filter.tags);
  const isUnavailable = (tag: string) =>
    related !== undefined && !selected.has(tag) && !related.includes(tag);
  return (
    <div id={id} className={open ? "" : "hidden noscript:block"}>
      <div className="mt-3 max-h-[min(20rem,44svh)] overflow-y-auto overscroll-contain border-line border-t pt-4 pb-1">
        <p className="mb-4 text-note text-muted">{text.hint}</p>
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          {grouped(text, [...tags, ...filter.tags]).map((group) => (
            <fieldset key={group.id} className="min-w-0">
              <legend className="mb-1.5 font-semibold text-small text-muted">{group.label}</legend>
              <div className="flex flex-wrap gap-2">
                {group.tags.map((tag) => (
                  <TagChip
                    key={tag}
                    tag={tag}
                    value={lookUpOrSame(slugs, tag)}
                    name={lookUpOrSame(terms.tags, tag)}
                    selected={selected.has(tag)}
                    {...(isUnavailable(tag) && { unavailable: text.unavailable })}
                    onToggle={() => onChange(toggleTag(filter, tag))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </div>
    </div>
  );
}

interface TagChipProps {
  tag: string;
  /** Value in an address. */
  value: string;
  name: string;
  selected: boolean;
  /** Reason why the tag is disabled. */
  unavailable?: string;
  onToggle: () => void;
}

function TagChip({ tag, value, name, selected, unavailable, onToggle }: TagChipProps) {
  const style = tagStyle(tag);
  return (
    <label className="relative block" title={unavailable}>
      <input
        type="checkbox"
        name="tags"
        value={value}
        checked={selected}
        disabled={unavailable !== undefined}
        onChange={onToggle}
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        className={`flex min-h-10 items-center gap-2 rounded-button px-3 text-compact leading-none ring-1 ring-edge-dark ring-inset transition-colors peer-checked:text-white peer-checked:ring-transparent peer-[:hover:not(:checked)]:bg-mist peer-focus-visible:outline-3 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 peer-disabled:bg-mist peer-disabled:text-muted peer-disabled:ring-line ${style.filled}`}
      >
        <Mark selected={selected} className={unavailable === undefined ? style.dot : "bg-edge-dark"} />
        {name}
      </span>
    </label>
  );
}

function Mark({ selected, className }: { selected: boolean; className: string }) {
  if (selected) return <Glyph name="check" className="size-4" />;
  return <span aria-hidden="true" className={`size-2 rounded-full ${className}`} />;
}

interface Group {
  id: string;
  label: string;
  tags: string[];
}

/** Groups with tags, in display order; tags outside the fixed list come last, under the plain label. */
function grouped(text: GalleryWords["filters"]["tags"], tags: readonly string[]): Group[] {
  const known = inDisplayOrder([...new Set(tags)]);
  const groups = text.groups.map(({ id, label }) => ({
    id: id as string,
    label,
    tags: known.filter((tag) => groupOf(tag) === id),
  }));
  const others = { id: "others", label: text.label, tags: known.filter((tag) => groupOf(tag) === undefined) };
  return [...groups, others].filter((group) => group.tags.length > 0);
}
