import { memo, useId } from "react";
import { fill } from "#content/fill.ts";
import { X } from "../../ui/icons/visitor-icons.ts";
import { IconButton } from "../../ui/tools/IconButton.tsx";
import { keepFocus } from "../records/restore-focus.ts";
import { Suggestions } from "../records/Suggestions.tsx";
import type { CheckedLine, ImportSession, SheetImportKind } from "./sheet-import-kind.ts";

/** The rows of a list, each cell with its problem, where it is corrected. */
export function RowsTable({ session, lines }: { session: ImportSession; lines: readonly CheckedLine[] }) {
  const { kind } = session;
  const words = kind.words.rows;
  // Required fields are shown even without a column in the sheet.
  const columns = kind.columns.filter(
    (column) => session.columns.includes(column) || kind.isRequired(column),
  );
  return (
    <section
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
      tabIndex={0}
      className="mt-3 max-h-[36rem] overflow-auto rounded-button border border-line"
    >
      {kind.suggested && <Suggestions id="import-words" words={kind.suggested.words} />}
      <table className="w-full border-collapse text-small">
        <Head kind={kind} columns={columns} />
        <tbody>
          {lines.map((checked) => (
            <Row
              key={checked.line.rowKey}
              kind={kind}
              checked={checked}
              columns={columns}
              onWrite={session.write}
              onExclude={session.excludeRow}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function cellId(row: number, column: string): string {
  return `cell-${row}-${column}`;
}

function Head({ kind, columns }: { kind: SheetImportKind; columns: readonly string[] }) {
  const words = kind.words.rows;
  return (
    <thead className="sticky top-0 z-2 bg-mist">
      <tr>
        <th scope="col" className="sticky left-0 z-1 w-11 bg-mist px-2 py-2 text-right">
          {words.row}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="whitespace-nowrap px-2 py-2 text-left font-semibold">
            {kind.labels[column]}
            {kind.isRequired(column) && (
              <span aria-hidden="true" className="ml-0.5 text-danger">
                *
              </span>
            )}
          </th>
        ))}
        <th scope="col" className="px-2 py-2">
          <span className="sr-only">{words.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  kind: SheetImportKind;
  checked: CheckedLine;
  columns: readonly string[];
  onWrite: ImportSession["write"];
  onExclude: ImportSession["excludeRow"];
}

/** Memoized: every keystroke checks the whole list. */
const Row = memo(function Row({ kind, checked: { line, problems }, columns, onWrite, onExclude }: RowProps) {
  const { rowKey, rowLabel } = line;
  const excludeLabel = fill(kind.words.rows.leaveOut, { row: rowLabel });
  return (
    <tr className="border-line border-t align-top">
      <th
        scope="row"
        className="figures sticky left-0 z-1 bg-white px-2 py-2.5 text-right font-normal text-muted"
      >
        {rowLabel}
      </th>
      {columns.map((column) => (
        <td key={column} className="p-0.5">
          <Cell
            kind={kind}
            row={rowKey}
            rowLabel={rowLabel}
            column={column}
            text={line.cells[column] ?? ""}
            problem={problems[column]}
            onWrite={onWrite}
          />
        </td>
      ))}
      <td className="px-1 py-0.5">
        <IconButton
          icon={X}
          label={excludeLabel}
          look="danger"
          onClick={() => {
            keepFocus(document.activeElement?.closest("section"));
            onExclude(rowKey);
          }}
        />
      </td>
    </tr>
  );
}, isAlike);

function isAlike(before: RowProps, after: RowProps): boolean {
  const { columns, checked } = after;
  return (
    before.columns.join() === columns.join() &&
    columns.every(
      (column) =>
        before.checked.line.cells[column] === checked.line.cells[column] &&
        before.checked.problems[column] === checked.problems[column],
    )
  );
}

interface CellProps {
  kind: SheetImportKind;
  row: number;
  rowLabel: string;
  column: string;
  text: string;
  problem: string | undefined;
  onWrite: ImportSession["write"];
}

const widths = { whole: "min-w-56", half: "min-w-32", third: "min-w-24" } as const;

function Cell({ kind, row, rowLabel, column, text, problem, onWrite }: CellProps) {
  const id = useId();
  const field = kind.fieldOf(column);
  const shown = {
    id: cellId(row, column),
    value: text,
    "aria-label": fill(kind.words.rows.cell, { row: rowLabel, column: kind.labels[column] ?? "" }),
    ...(problem === undefined ? {} : { "aria-invalid": true, "aria-describedby": id }),
    className: `block min-h-9 w-full rounded-[3px] border border-transparent px-2 leading-snug [&:is(textarea)]:py-2 hover:border-field focus:border-action aria-invalid:border-danger aria-invalid:bg-danger-soft ${widths[field?.width ?? "third"]}`,
  };
  return (
    <>
      {field?.kind === "text" ? (
        <textarea rows={1} {...shown} onChange={({ target }) => onWrite(row, column, target.value)} />
      ) : (
        <input
          autoComplete="off"
          {...shown}
          {...(column === kind.suggested?.column ? { list: "import-words" } : {})}
          onChange={({ target }) => onWrite(row, column, target.value)}
        />
      )}
      {problem !== undefined && (
        <p id={id} className="max-w-60 px-2 pt-0.5 pb-1 text-danger leading-snug">
          {problem}
        </p>
      )}
    </>
  );
}
