import { useMemo, useRef, useState } from "react";
import type { Cells, Columns, RowOf } from "#domain/records/column-types.ts";
import {
  blankRow,
  checkedRows,
  type GridKind,
  type GridProblem,
  type GridRow,
  gridOf,
  unlikelyValues,
  withRow,
} from "./grid-rows.ts";
import { type Pasted, type PasteTarget, type Sheet, withFile, withPaste } from "./grid-sheet.ts";

/** Rows of a record while they are edited in a grid. */
export interface Grid<T extends Columns> {
  kind: GridKind<T>;
  rows: readonly GridRow<T>[];
  checked: { rows: RowOf<T>[]; problems: GridProblem<T>[] };
  unlikely: readonly GridProblem<T>[];
  confirmUnlikely(): void;
  /** True when rows differ from the initial ones. */
  isChanged: boolean;
  write(key: number, column: Extract<keyof T, string>, text: string): void;
  paste(sheet: Sheet, target: PasteTarget<T>): Pasted;
  /** Merges the rows of a file by name; `undefined` if none has a name. */
  takeFile(sheet: Sheet): Pasted | undefined;
  /** Adds a row with these cells, or an empty one. @returns false without room for it */
  add(cells?: Partial<GridRow<T>["cells"]>): boolean;
  move(key: number, by: -1 | 1): void;
  remove(key: number): void;
  base: readonly GridRow<T>[];
  /** Replaces all rows. */
  replace(cells: readonly Cells<T>[]): void;
}

/** @param stored rows of the version that the form is based on. @param entered unsaved cells that replace those of the stored rows */
export function useGrid<T extends Columns>(
  kind: GridKind<T>,
  stored: readonly RowOf<T>[],
  entered?: readonly Cells<T>[],
): Grid<T> {
  const { columns } = kind;
  const base = useMemo(() => gridOf(columns, stored), [columns, stored]);
  const [rows, setRows] = useState<readonly GridRow<T>[]>(
    () => entered?.map((cells, key) => ({ key, cells })) ?? base,
  );
  // A file is read or uploaded while cells can be edited.
  const newest = useRef(rows);
  newest.current = rows;
  const checked = useMemo(() => checkedRows(kind, rows), [kind, rows]);
  const isChanged = useMemo(
    () =>
      contentOf(checkedRows(kind, base).rows) !== contentOf(checked.rows) ||
      (rows !== base && checked.problems.length > 0),
    [kind, base, rows, checked],
  );
  return {
    kind,
    base,
    rows,
    checked,
    ...useUnlikely(kind, rows, base),
    isChanged,
    write: (key, column, text) =>
      setRows((now) =>
        now.map((row) => (row.key === key ? { ...row, cells: { ...row.cells, [column]: text } } : row)),
      ),
    paste(sheet, target) {
      const { rows: filled, ...pasted } = withPaste(kind, rows, sheet, target);
      setRows(filled);
      return pasted;
    },
    takeFile(sheet) {
      const taken = withFile(kind, newest.current, sheet);
      if (taken) setRows(taken.rows);
      return taken;
    },
    add(cells) {
      setRows((now) => withRow(kind, now, cells) ?? now);
      return withRow(kind, newest.current, cells) !== undefined;
    },
    move: (key, by) =>
      setRows((now) => {
        const from = now.findIndex((row) => row.key === key);
        const row = now[from];
        return row && from + by >= 0 ? now.toSpliced(from, 1).toSpliced(from + by, 0, row) : now;
      }),
    remove: (key) =>
      setRows((now) => {
        const rest = now.filter((row) => row.key !== key);
        return rest.length > 0 ? rest : [blankRow(columns, now)];
      }),
    replace(cells) {
      const begun = cells.map((each, key) => ({ key, cells: each }));
      setRows(begun.length > 0 ? begun : [blankRow(columns, [])]);
    },
  };
}

/** Unlikely values that are neither stored already nor confirmed. */
function useUnlikely<T extends Columns>(
  kind: GridKind<T>,
  rows: readonly GridRow<T>[],
  stored: readonly GridRow<T>[],
): Pick<Grid<T>, "unlikely" | "confirmUnlikely"> {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const unlikely = useMemo(() => {
    const known = new Set([...confirmed, ...rowTexts(kind, stored)]);
    return unlikelyValues(kind, rows, (row) => known.has(JSON.stringify(row)));
  }, [kind, stored, rows, confirmed]);
  return { unlikely, confirmUnlikely: () => setConfirmed(new Set([...confirmed, ...rowTexts(kind, rows)])) };
}

function rowTexts<T extends Columns>(kind: GridKind<T>, rows: readonly GridRow<T>[]): string[] {
  return checkedRows(kind, rows).rows.map((row) => JSON.stringify(row));
}

function contentOf(rows: readonly unknown[]): string {
  return JSON.stringify(rows);
}
