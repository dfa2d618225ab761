import { type ChangeEvent, useId, useState } from "react";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import { Glyph } from "../look/Glyph.tsx";
import { counted, type GalleryWords, type Terms } from "../look/gallery-words.ts";
import { type AddressKeys, all, type GalleryFilter } from "./filter-state.ts";
import { control, filterForm, resting, Select } from "./Select.tsx";
import { TagPanel } from "./TagPanel.tsx";

export interface FilterBarProps {
  text: GalleryWords["filters"];
  terms: Terms;
  keys: AddressKeys;
  /** Address of the gallery in the page's language, where the form leads without script. */
  gallery: string;
  filter: GalleryFilter;
  /** Countries on offer, as stored. */
  countries: readonly string[];
  /** Types of tower on offer: those of the references. */
  types: readonly TowerType[];
  tags: readonly string[];
  related: readonly string[] | undefined;
  onChange: (filter: GalleryFilter) => void;
  onReset: () => void;
  /** The visitor is about to search. */
  onSearchFocus: () => void;
}

const button =
  "inline-flex h-12 items-center justify-center gap-2 rounded-button px-2.5 font-semibold text-compact whitespace-nowrap ring-1 lg:px-4 ring-inset transition-colors";
const plainButton = `${button} ring-line hover:bg-mist`;
/** On phones beside the search: what stands in the row below it stays in view. */
const besideSearch = "max-lg:col-start-3 max-lg:row-start-1";

/** The conditions of the list: a form that acts at once with script, and is sent without. */
export function FilterBar({
  text,
  terms,
  keys,
  gallery,
  filter,
  countries,
  types,
  onChange,
  onReset,
  onSearchFocus,
  ...panel
}: FilterBarProps) {
  const panelId = useId();
  const [open, setOpen] = useState(filter.tags.length > 0);
  return (
    <form
      id={filterForm}
      method="get"
      action={`${gallery}#filters`}
      aria-label={text.label}
      data-filters
      onSubmit={(event) => event.preventDefault()}
      className="page-width py-3"
    >
      <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto] gap-2 lg:grid-cols-[minmax(0,1fr)_11rem_9.5rem_auto_auto] lg:gap-2.5">
        <SearchField
          text={text.search}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search, page: 1 })}
          onFocus={onSearchFocus}
        />
        <Choices
          {...{ text, terms, keys, filter, countries, types }}
          onChoose={(change) => onChange({ ...filter, ...change, page: 1 })}
        />
        <Buttons
          text={text}
          gallery={gallery}
          panel={{ id: panelId, open, selected: filter.tags.length }}
          onToggle={() => setOpen(!open)}
          onReset={onReset}
        />
      </div>
      <TagPanel
        id={panelId}
        open={open}
        text={text.tags}
        terms={terms}
        keys={keys}
        filter={filter}
        onChange={onChange}
        {...panel}
      />
    </form>
  );
}

interface ChoicesProps
  extends Pick<FilterBarProps, "text" | "terms" | "keys" | "filter" | "countries" | "types"> {
  onChoose: (change: Partial<GalleryFilter>) => void;
}

/** Country and type, each one of those in use. */
function Choices({ text, terms, keys, filter, countries, types, onChoose }: ChoicesProps) {
  return (
    <>
      <Select
        name="country"
        text={text.country}
        options={withSelected(filter.country, countries)}
        names={terms.countries}
        keys={keys}
        value={filter.country}
        onChange={(country) => onChoose({ country })}
      />
      <Select
        name="type"
        text={text.type}
        options={withSelected(filter.type, types)}
        names={terms.types}
        value={filter.type}
        onChange={(value) => onChoose({ type: types.find((type) => type === value) ?? all })}
      />
    </>
  );
}

interface ButtonsProps extends Pick<FilterBarProps, "text" | "gallery" | "onReset"> {
  /** The panel of tags, and how many are selected in it. */
  panel: { id: string; open: boolean; selected: number };
  onToggle: () => void;
}

/** With script: the panel of tags, and all conditions away. Without: send, and begin anew. */
function Buttons({ text, gallery, panel, onToggle, onReset }: ButtonsProps) {
  return (
    <>
      <button
        type="button"
        data-tag-toggle
        aria-expanded={panel.open}
        aria-controls={panel.id}
        onClick={onToggle}
        className={`script-only ${plainButton} aria-expanded:bg-mist`}
      >
        {text.tags.toggle}
        {panel.selected > 0 && <TagCount text={text.tags} count={panel.selected} />}
        <Glyph
          name="down"
          className={`size-4 transition-transform max-sm:hidden ${panel.open ? "rotate-180" : ""}`}
        />
      </button>
      <button type="button" onClick={onReset} className={`script-only ${plainButton} ${besideSearch}`}>
        <Glyph name="reset" className="size-4" />
        {text.reset}
      </button>
      <button type="submit" className={`no-script-only ${button} bg-accent text-on-accent ring-accent`}>
        {text.submit}
      </button>
      <a href={`${gallery}#filters`} className={`no-script-only ${plainButton} ${besideSearch}`}>
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

/** Takes the text as it stands in the field, also while an input method is still composing a syllable. */
function SearchField({ text, value, onChange, onFocus }: SearchFieldProps) {
  return (
    <div className="relative max-lg:col-span-2">
      <Glyph name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
      <input
        type="search"
        name="s"
        aria-label={text.label}
        placeholder={text.placeholder}
        enterKeyHint="search"
        maxLength={200}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onFocus={onFocus}
        className={`${control} ${resting} pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden`}
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

/** Choices on offer; a country or type that the map or an address has set joins it while it is selected. */
function withSelected(selected: string, offered: readonly string[]): readonly string[] {
  return selected === all || offered.includes(selected) ? offered : [...offered, selected];
}
