import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { displayStates } from "#domain/projects/project-sort.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { koreaFirst } from "#domain/world/korea-first.ts";
import { SearchBox } from "../../ui/fields/SearchBox.tsx";
import { toolButton, toolControl } from "../../ui/fields/tool-class.ts";
import { FoldButton } from "../screen/FoldButton.tsx";
import { useTypeNames } from "../site-name.ts";
import { filterCount, isNarrowed, type ListState, sortings } from "./state/list-state.ts";

interface ListSearchProps {
  state: ListState;
  isSearching: boolean;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  onChoose: (choice: Partial<ListState>) => void;
}

export function ListSearch({ state, isSearching, isUnfolded, onUnfold, onChoose }: ListSearchProps) {
  const words = admin.projects.filter;
  return (
    <>
      <search aria-label={words.search} className="w-32 grow sm:w-44 sm:max-w-80">
        <SearchBox
          label={words.search}
          hasLabelInside
          placeholder={words.placeholder}
          search={state.search}
          isSearching={isSearching}
          onSearch={(search) => onChoose({ search })}
        />
      </search>
      <FoldButton
        isOpen={isUnfolded}
        onToggle={() => onUnfold(!isUnfolded)}
        count={filterCount(state)}
        className="max-sm:px-2.5"
      >
        <span className="max-sm:sr-only">{words.button}</span>
      </FoldButton>
    </>
  );
}

interface ListFilterProps {
  state: ListState;
  countries: readonly string[];
  onChoose: (choice: Partial<ListState>) => void;
}

export function ListFilter(props: ListFilterProps) {
  const { state, onChoose } = props;
  const words = admin.projects.filter;
  return (
    <search
      aria-label={words.label}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 border-line border-b px-4 py-3 md:flex md:flex-wrap"
    >
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
          onClick={() => onChoose({ search: "", country: "", type: "", english: "", display: "" })}
          className={toolButton("quiet")}
        >
          {admin.projects.reset}
        </button>
      )}
    </search>
  );
}

function Narrowing({ state, countries, onChoose }: ListFilterProps) {
  const words = admin.projects.filter;
  const { displayState } = projectWorkWords;
  const types = useTypeNames();
  // The country of the URL stays selectable even if no project has it any more.
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
        label={displayState.label}
        value={state.display}
        onChange={(value) => onChoose({ display: displayStates.find((each) => each === value) ?? "" })}
      >
        <option value="">{displayState.any}</option>
        {displayStates.map((each) => (
          <option key={each} value={each}>
            {displayState[each]}
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
