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

interface NamedRows<T extends Columns> {
  columns: T;
  /** Columns by which a row is known; the first one without them. */
  namedBy?: readonly Extract<keyof T, string>[];
}

interface Grids<T extends Columns> extends NamedRows<T> {
  labels: Readonly<Record<keyof T, string>>;
  /** The rows that the writer started from, the writer's and those of somebody else. */
  start: readonly Cells<T>[];
  mine: readonly Cells<T>[];
  theirs: readonly Cells<T>[];
}

/** The rows that differ, known by their name, with a proposal: an untouched row takes the other's content. */
export function rowDifferences<T extends Columns>(grids: Grids<T>): RowDifference[] {
  const { columns, labels } = grids;
  const [start, mine, theirs] = [grids.start, grids.mine, grids.theirs].map((rows) => byName(grids, rows));
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
  { mine, theirs, ...named }: NamedRows<T> & Pick<Grids<T>, "mine" | "theirs">,
  choices: ReadonlyMap<string, Side>,
): Cells<T>[] {
  const [own, other] = [byName<T>(named, mine), byName<T>(named, theirs)];
  const kept = mine.flatMap((cells) => {
    const name = rowName<T>(named, cells);
    const isKept = isBlank(cells) || choices.get(name) !== "theirs" || own.get(name) !== cells;
    if (isKept) return [cells];
    const taken = other.get(name);
    return taken ? [taken] : [];
  });
  const added = [...other].filter(([name]) => !own.has(name) && choices.get(name) === "theirs");
  return [...kept, ...added.map(([, cells]) => cells)];
}

/** Name of a row: the cells by which its table knows it. */
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
