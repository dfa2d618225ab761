import { type Cells, type Columns, cellsOf, columnsIn, isBlank, rowOf } from "#domain/records/columns.ts";
import type { Side } from "./conflict.ts";

/** A row that stands differently in two versions of a grid; a row that is missing in one is "" there. */
export interface RowDifference {
  /** Name of the row. */
  name: string;
  mine: string;
  theirs: string;
  proposed: Side;
}

interface Grids<T extends Columns> {
  columns: T;
  labels: Readonly<Record<keyof T, string>>;
  /** The rows that the writer started from, the writer's and those of somebody else. */
  start: readonly Cells<T>[];
  mine: readonly Cells<T>[];
  theirs: readonly Cells<T>[];
}

/** The rows that differ, known by their first cell, with a proposal: an untouched row takes the other's content. */
export function rowDifferences<T extends Columns>({ columns, labels, ...grids }: Grids<T>): RowDifference[] {
  const [start, mine, theirs] = [grids.start, grids.mine, grids.theirs].map((rows) => byName(columns, rows));
  const names = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  const content = (cells: Cells<T> | undefined) => (cells ? JSON.stringify(rowOf(columns, cells).row) : "");
  return [...names].flatMap((name) => {
    const [before, own, other] = [start?.get(name), mine?.get(name), theirs?.get(name)];
    if (content(own) === content(other)) return [];
    const text = (cells: Cells<T> | undefined, against: Cells<T> | undefined) =>
      cells ? changedCells(columns, labels, cells, against) : "";
    const proposed = content(own) === content(before) ? "theirs" : "mine";
    return [{ name, mine: text(own, other), theirs: text(other, own), proposed }];
  });
}

/** The writer's rows with the rows taken over that were chosen so; rows that are only the other's come last. */
export function mergedRows<T extends Columns>(
  { columns, mine, theirs }: Pick<Grids<T>, "columns" | "mine" | "theirs">,
  choices: ReadonlyMap<string, Side>,
): Cells<T>[] {
  const [own, other] = [byName(columns, mine), byName(columns, theirs)];
  const kept = mine.flatMap((cells) => {
    const name = nameOf(columns, cells);
    const isKept = isBlank(cells) || choices.get(name) !== "theirs" || own.get(name) !== cells;
    if (isKept) return [cells];
    const taken = other.get(name);
    return taken ? [taken] : [];
  });
  const added = [...other].filter(([name]) => !own.has(name) && choices.get(name) === "theirs");
  return [...kept, ...added.map(([, cells]) => cells)];
}

function byName<T extends Columns>(columns: T, rows: readonly Cells<T>[]): Map<string, Cells<T>> {
  return new Map(
    rows.filter((cells) => !isBlank(cells)).map((cells) => [nameOf(columns, cells), cells] as const),
  );
}

function nameOf<T extends Columns>(columns: T, cells: Cells<T>): string {
  const [first] = columnsIn(columns);
  return first === undefined ? "" : cells[first].normalize("NFC").trim();
}

/** The cells of a row that differ from another row, a line each; all filled cells where there is no other. */
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
