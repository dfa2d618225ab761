import { type ChangeEvent, useId, useState } from "react";
import { maxGallerySearchLength } from "#domain/projects/search/list-bounds.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import { allOption, type GalleryFilter, type UrlSlugs } from "../../project-list/filter-state.ts";
import { counted, type GalleryWords, type Terms } from "../../project-list/gallery-words.ts";
import { Glyph } from "../../project-list/style/Glyph.tsx";
import { controlClass, filterFormId, Select, unsetBorderClass } from "./Select.tsx";
import { TagPanel } from "./TagPanel.tsx";

export interface FilterBarProps {
  text: GalleryWords["filters"];
  terms: Terms;
  slugs: UrlSlugs;
  /** Address of the gallery in the page's language; the form's action without script. */
  galleryPath: string;
  filter: GalleryFilter;
  /** Stored names of the countries in the filter. */
  countries: readonly string[];
  /** Types of tower in the filter: those of the projects. */
  types: readonly TowerType[];
  tags: readonly string[];
  related: readonly string[] | undefined;
  onChange: (filter: GalleryFilter) => void;
  onReset: () => void;
  onSearchFocus: () => void;
}

const button =
  "inline-flex h-12 items-center justify-center gap-2 rounded-button px-2.5 font-semibold text-compact whitespace-nowrap ring-1 lg:px-4 ring-inset transition-colors";
const plainButton = `${button} ring-line hover:bg-mist`;
/** Puts the reset beside the search on phones: both scroll away, while the row below them stays sticky. */
const besideSearch = "min-[22rem]:max-lg:col-start-3 min-[22rem]:max-lg:row-start-1";

/**
 * Form of filters: applied immediately with script, submitted without. Its grid reserves space for controls that
 * are not parsed yet.
 */
export function FilterBar({
  text,
  terms,
  slugs,
  galleryPath,
  filter,
  countries,
  types,
  onChange,
  onReset,
  onSearchFocus,
  ...tagLists
}: FilterBarProps) {
  const panelId = useId();
  const [open, setOpen] = useState(filter.tags.length > 0);
  return (
    <form
      id={filterFormId}
      method="get"
      action={`${galleryPath}#filters`}
      aria-label={text.label}
      data-filters
      onSubmit={(event) => event.preventDefault()}
      className="page-width py-3"
    >
      <div className="grid min-[17rem]:grid-cols-2 min-[22rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(5.75rem,auto)] gap-2 sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(7.5rem,auto)] lg:grid-cols-[minmax(0,1fr)_11rem_9.5rem_minmax(8rem,auto)_minmax(6.25rem,auto)] lg:gap-2.5">
        <SearchField
          text={text.search}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search, page: 1 })}
          onFocus={onSearchFocus}
        />
        <Choices
          {...{ text, terms, slugs, filter, countries, types }}
          onChoose={(change) => onChange({ ...filter, ...change, page: 1 })}
        />
        <Buttons
          text={text}
          galleryPath={galleryPath}
          panelState={{ id: panelId, open, selected: filter.tags.length }}
          onToggle={() => setOpen(!open)}
          onReset={onReset}
        />
      </div>
      <TagPanel
        id={panelId}
        open={open}
        text={text.tags}
        terms={terms}
        slugs={slugs}
        filter={filter}
        onChange={onChange}
        {...tagLists}
      />
    </form>
  );
}

interface ChoicesProps
  extends Pick<FilterBarProps, "text" | "terms" | "slugs" | "filter" | "countries" | "types"> {
  onChoose: (change: Partial<GalleryFilter>) => void;
}

function Choices({ text, terms, slugs, filter, countries, types, onChoose }: ChoicesProps) {
  return (
    <>
      <Select
        name="country"
        className="max-lg:col-start-1"
        text={text.country}
        options={withSelected(filter.country, countries)}
        names={terms.countries}
        slugs={slugs}
        value={filter.country}
        onChange={(country) => onChoose({ country })}
      />
      <Select
        name="type"
        text={text.type}
        options={withSelected(filter.type, types)}
        names={terms.types}
        value={filter.type}
        onChange={(value) => onChoose({ type: types.find((type) => type === value) ?? allOption })}
      />
    </>
  );
}

interface ButtonsProps extends Pick<FilterBarProps, "text" | "galleryPath" | "onReset"> {
  /** State of the tag panel, with the number of selected tags. */
  panelState: { id: string; open: boolean; selected: number };
  onToggle: () => void;
}

/** With script: toggle of the tag panel, and reset. Without: submit, and reset. */
function Buttons({ text, galleryPath, panelState, onToggle, onReset }: ButtonsProps) {
  return (
    <>
      <button
        type="button"
        data-tag-toggle
        aria-expanded={panelState.open}
        aria-controls={panelState.id}
        onClick={onToggle}
        className={`script-only ${plainButton} aria-expanded:bg-mist`}
      >
        {text.tags.toggle}
        {panelState.selected > 0 && <TagCount text={text.tags} count={panelState.selected} />}
        <Glyph
          name="down"
          className={`size-4 transition-transform max-sm:hidden ${panelState.open ? "rotate-180" : ""}`}
        />
      </button>
      <button type="button" onClick={onReset} className={`script-only ${plainButton} ${besideSearch}`}>
        <Glyph name="reset" className="size-4 max-sm:hidden" />
        {text.reset}
      </button>
      <button type="submit" className={`no-script-only ${button} bg-accent text-on-accent ring-accent`}>
        {text.submit}
      </button>
      <a href={`${galleryPath}#filters`} className={`no-script-only ${plainButton} ${besideSearch}`}>
        {text.reset}
      </a>
    </>
  );
}

function TagCount({ text, count }: { text: GalleryWords["filters"]["tags"]; count: number }) {
  return (
    <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-fine text-on-accent">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{counted(text.selected, count)}</span>
    </span>
  );
}

interface SearchFieldProps {
  text: GalleryWords["filters"]["search"];
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
}

/** Uses the text in the field, including a syllable that an input method is still composing. */
function SearchField({ text, value, onChange, onFocus }: SearchFieldProps) {
  return (
    <div className="relative min-[17rem]:max-lg:col-span-2">
      <Glyph name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        type="search"
        name="s"
        aria-label={text.label}
        placeholder={text.placeholder}
        enterKeyHint="search"
        maxLength={maxGallerySearchLength}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onFocus={onFocus}
        className={`${controlClass} ${unsetBorderClass} pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector("input")?.focus();
            onChange("");
          }}
          className="script-only absolute top-1 right-1 grid size-10 place-items-center text-muted hover:text-ink"
        >
          <Glyph name="cross" className="size-4" />
        </button>
      )}
    </div>
  );
}

/** Options, plus a selected country or type that comes from the map or an address. */
function withSelected(selected: string, offered: readonly string[]): readonly string[] {
  return selected === allOption || offered.includes(selected) ? offered : [...offered, selected];
}
