import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { allOption, type UrlSlugs } from "../../project-list/filter-state.ts";

/** Id of the form of filters, for controls outside of it. */
export const filterFormId = "gallery-filters";

export const controlClass =
  "h-12 w-full rounded-button border bg-white text-compact text-ink placeholder:text-quiet";
export const unsetBorderClass = "border-field";

export interface SelectProps {
  name: string;
  /** Without `all`, one of the options is always selected. */
  text: { label: string; all?: string };
  options: readonly string[];
  names: Readonly<Record<string, string>>;
  /** Slugs of the options in an address, if they differ from the stored values. */
  slugs?: UrlSlugs;
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
  slugs = {},
  value,
  onChange,
  className = "",
}: SelectProps) {
  const choices = text.all === undefined ? options : [allOption, ...options];
  return (
    <div className={className}>
      <select
        name={name}
        form={filterFormId}
        aria-label={text.label}
        value={lookUpOrSame(slugs, value)}
        onChange={({ target }) => onChange(choices[target.selectedIndex] ?? allOption)}
        className={`${controlClass} pl-2.5 max-sm:text-sm lg:pl-3 ${value === choices[0] ? unsetBorderClass : "border-action font-semibold"}`}
      >
        {text.all !== undefined && <option value={allOption}>{text.all}</option>}
        {options.map((option) => (
          <option key={option} value={lookUpOrSame(slugs, option)}>
            {lookUpOrSame(names, option)}
          </option>
        ))}
      </select>
    </div>
  );
}
