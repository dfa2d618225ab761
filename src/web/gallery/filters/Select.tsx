import { type AddressKeys, all } from "../../project-list/filter-state.ts";
import { Glyph } from "../../project-list/look/Glyph.tsx";
import { term } from "../../project-list/look/term.ts";

/** Id of the form of filters, for controls outside of it. */
export const filterForm = "gallery-filters";

export const control =
  "h-12 w-full rounded-button border bg-white text-compact text-ink placeholder:text-quiet";
export const resting = "border-field";

export interface SelectProps {
  name: string;
  /** Without `all`, one of the options is always selected. */
  text: { label: string; all?: string };
  options: readonly string[];
  names: Readonly<Record<string, string>>;
  /** Keys of the options in an address, if they differ. */
  keys?: AddressKeys;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Select of one option or all; submitted with the form of filters wherever it is placed. */
export function Select({
  name,
  text,
  options,
  names,
  keys = {},
  value,
  onChange,
  className = "",
}: SelectProps) {
  const choices = text.all === undefined ? options : [all, ...options];
  return (
    <div className={`relative ${className}`}>
      <select
        name={name}
        form={filterForm}
        aria-label={text.label}
        value={term(keys, value)}
        onChange={({ target }) => onChange(choices[target.selectedIndex] ?? all)}
        className={`${control} appearance-none truncate pr-6 pl-2.5 lg:pr-7 lg:pl-3 ${value === choices[0] ? resting : "border-action font-semibold"}`}
      >
        {text.all !== undefined && <option value={all}>{text.all}</option>}
        {options.map((option) => (
          <option key={option} value={term(keys, option)}>
            {term(names, option)}
          </option>
        ))}
      </select>
      <Glyph name="down" className="pointer-events-none absolute top-4 right-2 size-4 text-muted" />
    </div>
  );
}
