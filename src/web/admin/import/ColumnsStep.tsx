import { fill } from "#content/fill.ts";
import { columnLetters } from "#domain/spreadsheets/sheet.ts";
import { toolControl } from "../../ui/fields/tool-class.ts";
import type { ChosenSheet, Import, ListKind } from "./list-kind.ts";
import { Questions } from "./Questions.tsx";

interface ColumnsStepProps {
  list: Import;
  sheet: ChosenSheet;
}

/** Assigns columns of the sheet to fields, and asks questions about all rows. */
export function ColumnsStep({ list, sheet }: ColumnsStepProps) {
  const words = list.kind.words.columns;
  return (
    <>
      <p className="mb-3 text-compact text-muted">{words.hint}</p>
      <ul className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {sheet.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet differ by their places alone
          <li key={index} className="min-w-0">
            <Meaning
              kind={list.kind}
              heading={heading || fill(words.noHeading, { letter: columnLetters(index) })}
              sample={sampleOf(sheet, index)}
              meaning={sheet.columns[index] ?? ""}
              onChange={(meaning) => list.mean(index, meaning)}
            />
          </li>
        ))}
      </ul>
      <Questions list={list} />
    </>
  );
}

interface MeaningProps {
  kind: ListKind;
  heading: string;
  sample: string;
  meaning: string;
  onChange: (meaning: string) => void;
}

function Meaning({ kind, heading, sample, meaning, onChange }: MeaningProps) {
  const words = kind.words.columns;
  return (
    <label className="block min-w-0">
      <span className="block truncate font-semibold text-small">{heading}</span>
      <span className="block truncate text-muted text-small">{sample || "\u00A0"}</span>
      <select
        value={meaning}
        aria-label={fill(words.meaningOf, { heading })}
        onChange={({ target: { value } }) => onChange(value)}
        className={`${toolControl} mt-1 ${meaning === "" ? "text-muted" : ""}`}
      >
        <option value="">{words.none}</option>
        {kind.columns.map((column) => (
          <option key={column} value={column}>
            {kind.labels[column]}
          </option>
        ))}
      </select>
    </label>
  );
}

function sampleOf({ rows }: ChosenSheet, index: number): string {
  return rows.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index] ?? "";
}
