import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import { sheetLabels } from "#content/records/project-sheet.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { columnLetters } from "#domain/sheets/sheet.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import type { BroughtSheet } from "./state/lines.ts";
import { isRequired } from "./state/list-files.ts";
import type { Import } from "./use-import.ts";

interface ColumnsStepProps {
  list: Import;
  sheet: BroughtSheet;
}

/** Meaning of each column of the sheet, and values for fields without a column. */
export function ColumnsStep({ list, sheet }: ColumnsStepProps) {
  const words = importWords.columns;
  const missing = importColumns.filter((column) => isRequired(column) && !sheet.columns.includes(column));
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
      {missing.length > 0 && (
        <fieldset className="mt-5 rounded-button border border-notice-line bg-notice-soft p-4">
          <legend className="float-left mb-2 w-full text-compact">{words.missing}</legend>
          <div className="clear-both grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {missing.map((column) => (
              <ForAll key={column} column={column} list={list} />
            ))}
          </div>
        </fieldset>
      )}
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

/** A value for every row, where the sheet of one country or one kind of towers does not repeat it. */
function ForAll({ column, list }: { column: ImportColumn; list: Import }) {
  const label = fill(importWords.columns.forAll, { label: sheetLabels[column] });
  const value = list.corrections.forAll[column] ?? "";
  const id = `for-all-${column}`;
  const shown = { id, value, className: `${toolControl} mt-1 font-normal` };
  return (
    <label htmlFor={id} className="block font-semibold text-small">
      {label}
      {column === "coolingTowerType" ? (
        <select {...shown} onChange={({ target }) => list.writeForAll(column, target.value)}>
          <option value="" />
          {towerTypes.map((type) => (
            <option key={type}>{towerTypeLabels.ko[type]}</option>
          ))}
        </select>
      ) : (
        <input
          {...shown}
          autoComplete="off"
          onChange={({ target }) => list.writeForAll(column, target.value)}
        />
      )}
    </label>
  );
}

function sampleOf({ rows }: BroughtSheet, index: number): string {
  return rows.find(({ cells }) => (cells[index] ?? "").trim() !== "")?.cells[index] ?? "";
}
