import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { sheetLabels } from "#content/records/project-sheet.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { columnLetters } from "#domain/sheets/sheet.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { Questions } from "./Questions.tsx";
import type { BroughtSheet } from "./state/lines.ts";
import type { Import } from "./use-import.ts";

interface ColumnsStepProps {
  list: Import;
  sheet: BroughtSheet;
}

/** Meaning of each column of the sheet, and what is asked about all of its rows. */
export function ColumnsStep({ list, sheet }: ColumnsStepProps) {
  const words = importWords.columns;
  return (
    <>
      <p className="mb-3 text-compact text-muted">{words.hint}</p>
      <ul className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {sheet.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet are told apart by their places alone
          <li key={index} className="min-w-0">
            <Meaning
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
  heading: string;
  sample: string;
  meaning: ImportColumn | "";
  onChange: (meaning: ImportColumn | "") => void;
}

function Meaning({ heading, sample, meaning, onChange }: MeaningProps) {
  const words = importWords.columns;
  return (
    <label className="block min-w-0">
      <span className="block truncate font-semibold text-small">{heading}</span>
      <span className="block truncate text-muted text-small">{sample || "\u00A0"}</span>
      <select
        value={meaning}
        aria-label={fill(words.meaningOf, { heading })}
        onChange={({ target: { value } }) => onChange(importColumns.find((column) => column === value) ?? "")}
        className={`${toolControl} mt-1 ${meaning === "" ? "text-muted" : ""}`}
      >
        <option value="">{words.none}</option>
        {importColumns.map((column) => (
          <option key={column} value={column}>
            {sheetLabels[column]}
          </option>
        ))}
      </select>
    </label>
  );
}

function sampleOf({ rows }: BroughtSheet, index: number): string {
  return rows.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index] ?? "";
}
