import type { ClipboardEvent, KeyboardEvent } from "react";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { Column, Columns } from "#domain/records/column-types.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { ArrowDown, ArrowUp, Trash2 } from "../../../ui/icons/admin-icons.ts";
import type { IconComponent } from "../../../ui/icons/icon.tsx";
import { keepFocus } from "../restore-focus.ts";
import { type GridRow, stickyColumn } from "./grid-rows.ts";
import type { Grid } from "./use-grid.ts";

interface SheetRowProps<T extends Columns> {
  grid: Grid<T>;
  row: GridRow<T>;
  index: number;
  columns: readonly Extract<keyof T, string>[];
  /** JSON of the problems by column; "" for none. */
  problems: string;
  onPaste: (text: string, row: number, column: Extract<keyof T, string>) => void;
}

/** A row with a field per cell, and its buttons. */
export function SheetRow<T extends Columns>({
  grid,
  row,
  index,
  columns,
  problems,
  onPaste,
}: SheetRowProps<T>) {
  const words = productWords.grid;
  const { kind } = grid;
  const wrong: Record<string, string> = problems === "" ? {} : JSON.parse(problems);
  const number = index + 1;
  const sticky = stickyColumn(kind);
  const move = (by: -1 | 1) => {
    keepFocus();
    grid.move(row.key, by);
  };
  return (
    <tr className="border-line border-t">
      <th scope="row" className="figures sticky left-0 z-1 bg-white px-2 text-right font-normal text-muted">
        {number}
      </th>
      {columns.map((name) => (
        <td key={name} className={`p-0.5 ${name === sticky ? "bg-white sm:sticky sm:left-9 sm:z-1" : ""}`}>
          <Cell
            column={kind.columns[name]}
            value={row.cells[name]}
            label={fill(words.cell, { row: number, column: kind.labels[name] })}
            problem={wrong[name]}
            onWrite={(text) => grid.write(row.key, name, text)}
            onPaste={(text) => onPaste(text, index, name)}
          />
        </td>
      ))}
      <td className="whitespace-nowrap px-1">
        <Act
          icon={ArrowUp}
          label={fill(words.up, { row: number })}
          isDisabled={index === 0}
          onClick={() => move(-1)}
        />
        <Act
          icon={ArrowDown}
          label={fill(words.down, { row: number })}
          isDisabled={index === grid.rows.length - 1}
          onClick={() => move(1)}
        />
        <Act
          icon={Trash2}
          label={fill(words.remove, { row: number })}
          onClick={() => {
            keepFocus(document.activeElement?.closest("section"));
            grid.remove(row.key);
          }}
        />
      </td>
    </tr>
  );
}

interface CellProps {
  column: Column | undefined;
  value: string;
  label: string;
  problem: string | undefined;
  onWrite: (text: string) => void;
  /** Called with several cells of a spreadsheet. */
  onPaste: (text: string) => void;
}

const cellClass =
  "min-h-9 w-full rounded-[3px] border border-transparent px-2 py-1 hover:border-field focus:border-action aria-invalid:border-danger aria-invalid:bg-danger-soft";

const widths: Readonly<Partial<Record<Column["kind"], string>>> = {
  text: "min-w-30",
  words: "min-w-30",
  date: "min-w-30",
  numbers: "figures min-w-52",
  list: "min-w-96",
};

function Cell({ column, value, label, problem, onWrite, onPaste }: CellProps) {
  const cellProps = {
    "aria-label": label,
    title: problem,
    "aria-invalid": problem === undefined ? undefined : true,
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text);
  };
  if (column?.kind === "choice") {
    // An invalid pasted value stays selectable until it is corrected.
    const offered = ["", ...column.of, ...(value === "" || column.of.includes(value) ? [] : [value])];
    return (
      <select
        {...cellProps}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
        onPaste={paste}
        className={`${cellClass} min-w-30`}
      >
        {offered.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = column?.kind === "number";
  return (
    <input
      {...cellProps}
      value={value}
      autoComplete="off"
      inputMode={isNumber ? "decimal" : "text"}
      onChange={({ target }) => onWrite(target.value)}
      onPaste={paste}
      onKeyDown={moveBetweenCells}
      className={`${cellClass} ${isNumber ? "figures min-w-19 text-right" : widths[column?.kind ?? "text"]}`}
    />
  );
}

interface ActProps {
  icon: IconComponent;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}

function Act({ icon: Icon, label, isDisabled = false, onClick }: ActProps) {
  return (
    <ToolButton
      isDisabled={isDisabled}
      onClick={onClick}
      aria-label={label}
      title={label}
      className="inline-grid size-8 place-items-center rounded-button text-muted hover:bg-action-soft hover:text-action disabled:opacity-30"
    >
      <Icon className="size-4" />
    </ToolButton>
  );
}

/** Up, down and Enter move between rows, except during the composition of a syllable. */
function moveBetweenCells(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing) return;
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const cell = event.currentTarget.closest("td");
  const row = cell?.parentElement as HTMLTableRowElement | null;
  const rows = row?.parentElement?.children;
  const next = rows?.[row ? [...rows].indexOf(row) + step : -1] as HTMLTableRowElement | undefined;
  next?.cells[cell?.cellIndex ?? 0]?.querySelector("input")?.focus();
}
