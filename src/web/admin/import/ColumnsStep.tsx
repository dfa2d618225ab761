import { fill } from "#content/fill.ts";
import { columnLetters } from "#domain/spreadsheets/sheet.ts";
import { toolControl } from "../../ui/fields/tool-class.ts";
import { Questions } from "./Questions.tsx";
import type { ChosenSheet, ImportSession, SheetImportKind } from "./sheet-import-kind.ts";

interface ColumnsStepProps {
  session: ImportSession;
  sheet: ChosenSheet;
}

/** Assigns columns of the sheet to fields, and asks questions about all rows. */
export function ColumnsStep({ session, sheet }: ColumnsStepProps) {
  const words = session.kind.words.columns;
  return (
    <>
      <p className="mb-3 text-compact text-muted">{words.hint}</p>
      <ul className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {sheet.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet differ by their places alone
          <li key={index} className="min-w-0">
            <ColumnField
              kind={session.kind}
              heading={heading || fill(words.noHeading, { letter: columnLetters(index) })}
              sample={sampleOf(sheet, index)}
              field={sheet.columns[index] ?? ""}
              onChange={(field) => session.assignColumn(index, field)}
            />
          </li>
        ))}
      </ul>
      <Questions session={session} />
    </>
  );
}

interface ColumnFieldProps {
  kind: SheetImportKind;
  heading: string;
  sample: string;
  field: string;
  onChange: (meaning: string) => void;
}

function ColumnField({ kind, heading, sample, field, onChange }: ColumnFieldProps) {
  const words = kind.words.columns;
  return (
    <label className="block min-w-0">
      <span className="block truncate font-semibold text-small">{heading}</span>
      <span className="block truncate text-muted text-small">{sample || "\u00A0"}</span>
      <select
        value={field}
        aria-label={fill(words.meaningOf, { heading })}
        onChange={({ target: { value } }) => onChange(value)}
        className={`${toolControl} mt-1 ${field === "" ? "text-muted" : ""}`}
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
