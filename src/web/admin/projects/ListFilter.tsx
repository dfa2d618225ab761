import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { keptAs } from "#domain/projects/project-sort.ts";
import { koreaFirst, towerTypes } from "#domain/projects/vocabulary.ts";
import { SearchBox } from "../../ui/fields/SearchBox.tsx";
import { toolButton, toolControl } from "../../ui/fields/tool-class.ts";
import { useTypeNames } from "../site-name.ts";
import { isNarrowed, type ListState, sortings } from "./state/list-state.ts";

interface ListFilterProps {
  state: ListState;
  countries: readonly string[];
  /** An answer to what was chosen is on its way. */
  isSearching: boolean;
  onChoose: (choice: Partial<ListState>) => void;
}

/** Search, country, type and order of the list. */
export function ListFilter(props: ListFilterProps) {
  const { state, isSearching, onChoose } = props;
  const words = admin.projects.filter;
  return (
    <search
      aria-label={words.label}
      className="grid grid-cols-2 items-end gap-3 border-line border-b p-4 md:flex md:flex-wrap"
    >
      <div className="col-span-2 grow md:max-w-96">
        <SearchBox
          label={words.search}
          placeholder={words.placeholder}
          search={state.search}
          isSearching={isSearching}
          onSearch={(search) => onChoose({ search })}
        />
      </div>
      <Narrowing {...props} />
      <Choice
        label={words.sort}
        value={state.sorting}
        onChange={(value) =>
          onChoose({ sorting: sortings.find((sorting) => sorting === value) ?? state.sorting })
        }
      >
        {sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {words.sorts[sorting]}
          </option>
        ))}
      </Choice>
      {isNarrowed(state) && (
        <button
          type="button"
          onClick={() => onChoose({ search: "", country: "", type: "", english: "", kept: "" })}
          className={toolButton("quiet")}
        >
          {admin.projects.reset}
        </button>
      )}
    </search>
  );
}

/** Filters of the list. */
function Narrowing({ state, countries, onChoose }: ListFilterProps) {
  const words = admin.projects.filter;
  const { kept } = keepingWords;
  const types = useTypeNames();
  // A country of the address that no project has any more stays visible.
  const offered = state.country === "" ? countries : koreaFirst([...countries, state.country]);
  return (
    <>
      <Choice label={words.country} value={state.country} onChange={(country) => onChoose({ country })}>
        <option value="">{words.allCountries}</option>
        {offered.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </Choice>
      <Choice
        label={words.type}
        value={state.type}
        onChange={(value) => onChoose({ type: towerTypes.find((type) => type === value) ?? "" })}
      >
        <option value="">{words.allTypes}</option>
        {towerTypes.map((type) => (
          <option key={type} value={type}>
            {types[type]}
          </option>
        ))}
      </Choice>
      <Choice
        label={words.english}
        value={state.english}
        onChange={(value) => onChoose({ english: value === "missing" ? "missing" : "" })}
      >
        <option value="">{words.anyEnglish}</option>
        <option value="missing">{words.missingEnglish}</option>
      </Choice>
      <Choice
        label={kept.label}
        value={state.kept}
        onChange={(value) => onChoose({ kept: keptAs.find((each) => each === value) ?? "" })}
      >
        <option value="">{kept.any}</option>
        {keptAs.map((each) => (
          <option key={each} value={each}>
            {kept[each]}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="block min-w-0 font-semibold text-small">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${toolControl} mt-1 font-normal md:w-36`}
      >
        {children}
      </select>
    </label>
  );
}
