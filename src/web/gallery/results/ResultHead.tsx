import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { capacityRange } from "#domain/projects/search/capacity-range.ts";
import { projectOrders } from "#domain/projects/search/project-order.ts";
import { allOption, capacityBands, type GalleryFilter } from "../../project-list/filter-state.ts";
import { counted, type GalleryWords, type Terms } from "../../project-list/gallery-words.ts";
import { Glyph } from "../../project-list/style/Glyph.tsx";
import { tagStyle } from "../../project-list/style/tag-style.ts";
import { OneOf } from "../../ui/fields/OneOf.tsx";
import { Select } from "../filters/Select.tsx";

interface ResultHeadProps {
  text: GalleryWords;
  terms: Terms;
  /** Number of matching projects; absent until the list is loaded, for a search until all of it is. */
  count: number | undefined;
  isUpdating: boolean;
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
  onRemove: (tag: string) => void;
}

/** Result count in a live region, capacity and order, layout switch for phones, and selected tags. */
export function ResultHead({ text, terms, count, isUpdating, filter, onChange, onRemove }: ResultHeadProps) {
  const { tags } = filter;
  return (
    <div className="mb-6 flex min-h-10 flex-wrap items-center gap-x-5 gap-y-3">
      <p role="status" className="figures font-bold text-xl tracking-[-0.02em]">
        {count !== undefined && counted(text.results.count, count)}
      </p>
      {isUpdating && (
        <p className="flex items-center gap-2 text-compact text-muted transition-opacity delay-200 starting:opacity-0">
          <Glyph name="wait" className="size-4 animate-spin" />
          {text.results.updating}
        </p>
      )}
      <Choices text={text.filters} filter={filter} onChange={onChange} />
      <OneOf
        name="view"
        text={text.results.view}
        options={["cards", "rows"]}
        className={count ? "max-sm:ml-auto md:hidden" : "hidden"}
      />
      {tags.length > 0 && (
        <ul aria-label={text.filters.tags.label} className="order-1 flex flex-wrap items-center gap-2">
          <li className="rounded-[3px] bg-ink px-2.5 py-2 font-semibold text-small text-white leading-none">
            {text.andMode}
          </li>
          {tags.map((tag) => (
            <li key={tag}>
              <SelectedTag
                tag={tag}
                name={lookUpOrSame(terms.tags, tag)}
                label={fill(text.filters.tags.remove, { tag: lookUpOrSame(terms.tags, tag) })}
                onRemove={() => onRemove(tag)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoicesProps {
  text: GalleryWords["filters"];
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

function Choices({ text, filter, onChange }: ChoicesProps) {
  const choose = (change: Partial<GalleryFilter>) => onChange({ ...filter, ...change, page: 1 });
  const isListed = filter.crt === allOption || capacityBands.some((band) => band === filter.crt);
  const bands = isListed ? capacityBands : [...capacityBands, filter.crt];
  return (
    <div className="grid grow grid-cols-2 gap-2 max-sm:order-1 max-sm:basis-full sm:ml-auto sm:max-w-88 print:hidden">
      <Select
        name="crt"
        text={text.capacity}
        options={bands}
        names={Object.fromEntries(bands.map((band) => [band, bandName(text.capacity, band)]))}
        value={filter.crt}
        onChange={(crt) => choose({ crt })}
      />
      <Select
        name="sort"
        text={{ label: text.sort.label }}
        options={projectOrders}
        names={text.sort.orders}
        value={filter.sort}
        onChange={(sort) => choose({ sort: projectOrders.find((order) => order === sort) ?? "newest" })}
      />
    </div>
  );
}

/** @example bandName({ between: "{from}–{to} CRT", … }, "300-1000") // "300–1,000 CRT" */
function bandName(text: GalleryWords["filters"]["capacity"], band: string): string {
  const { from, to } = capacityRange(band) ?? {};
  const pattern = from === undefined ? text.upTo : to === undefined ? text.over : text.between;
  return fill(pattern, { from: wholeNumber(from ?? 0), to: wholeNumber(to ?? 0) });
}

interface SelectedTagProps {
  tag: string;
  name: string;
  label: string;
  onRemove: () => void;
}

function SelectedTag({ tag, name, label, onRemove }: SelectedTagProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className={`flex min-h-8 items-center gap-1.5 rounded-[3px] px-2.5 font-medium text-note leading-none hover:[filter:brightness(.95)] ${tagStyle(tag).soft}`}
    >
      {name}
      <Glyph name="cross" className="script-only size-3.5" />
    </button>
  );
}
