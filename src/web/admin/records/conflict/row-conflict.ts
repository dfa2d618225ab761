import type { Cells, Columns } from "#domain/records/column-types.ts";
import { cellsOf, columnsIn, isBlank, rowOf } from "#domain/records/columns.ts";
import type { Side } from "./conflict.ts";

/** A row that differs in two versions of a grid; "" in a version without the row. */
export interface RowDifference {
  name: string;
  mine: string;
  theirs: string;
  proposed: Side;
}

interface NamedRows<T extends Columns> {
  columns: T;
  /** Columns that identify a row; by default the first one. */
  namedBy?: readonly Extract<keyof T, string>[];
}

interface Grids<T extends Columns> extends NamedRows<T> {
  labels: Readonly<Record<keyof T, string>>;
  /** Rows of the three versions, as in `Versions`. */
  base: readonly Cells<T>[];
  mine: readonly Cells<T>[];
  theirs: readonly Cells<T>[];
}

/** Returns differing rows by name; the other version is proposed for rows that the user did not change. */
export function rowDifferences<T extends Columns>(grids: Grids<T>): RowDifference[] {
  const { columns, labels } = grids;
  const [base, mine, theirs] = [grids.base, grids.mine, grids.theirs].map((rows) => byName(grids, rows));
  const names = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  const content = (cells: Cells<T> | undefined) => (cells ? JSON.stringify(rowOf(columns, cells).row) : "");
  return [...names].flatMap((name) => {
    const [before, own, other] = [base?.get(name), mine?.get(name), theirs?.get(name)];
    if (content(own) === content(other)) return [];
    const text = (cells: Cells<T> | undefined, against: Cells<T> | undefined) =>
      cells ? changedCells(columns, labels, cells, against) : "";
    const proposed = content(own) === content(before) ? "theirs" : "mine";
    return [{ name, mine: text(own, other), theirs: text(other, own), proposed }];
  });
}

/** Returns the user's rows with those chosen from the other version; rows of the other only come last. */
export function mergedRows<T extends Columns>(
  { mine, theirs, ...named }: NamedRows<T> & Pick<Grids<T>, "mine" | "theirs">,
  choices: ReadonlyMap<string, Side>,
): Cells<T>[] {
  const [own, other] = [byName<T>(named, mine), byName<T>(named, theirs)];
  const merged = mine.flatMap((cells) => {
    const name = rowName<T>(named, cells);
    const isMine = isBlank(cells) || choices.get(name) !== "theirs" || own.get(name) !== cells;
    if (isMine) return [cells];
    const taken = other.get(name);
    return taken ? [taken] : [];
  });
  const added = [...other].filter(([name]) => !own.has(name) && choices.get(name) === "theirs");
  return [...merged, ...added.map(([, cells]) => cells)];
}

export function rowName<T extends Columns>(named: NamedRows<T>, cells: Cells<T>): string {
  return nameColumns(named)
    .map((name) => cells[name].normalize("NFC").trim())
    .join(", ");
}

export function nameColumns<T extends Columns>({
  columns,
  namedBy,
}: NamedRows<T>): readonly Extract<keyof T, string>[] {
  return namedBy ?? columnsIn(columns).slice(0, 1);
}

function byName<T extends Columns>(named: NamedRows<T>, rows: readonly Cells<T>[]): Map<string, Cells<T>> {
  return new Map(
    rows.filter((cells) => !isBlank(cells)).map((cells) => [rowName(named, cells), cells] as const),
  );
}

/** Cells that differ from another row, one per line; all filled cells without another row. */
function changedCells<T extends Columns>(
  columns: T,
  labels: Readonly<Record<keyof T, string>>,
  cells: Cells<T>,
  other: Cells<T> = cellsOf(columns, {}),
): string {
  return columnsIn(columns)
    .filter((name) => cells[name].trim() !== other[name].trim())
    .map((name) => `${labels[name]}: ${cells[name].trim() || "–"}`)
    .join("\n");
}
