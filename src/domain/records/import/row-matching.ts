/** A row of a list, as far as it identifies a record. */
export interface Marks {
  /** The site's own number of the record. */
  id: number | null;
  /** Fields that the owner would repeat in the next year's list; equal for two records that are one. */
  identity: string;
}

/** A record that is stored, with the marks by which it can be recognised. */
export interface StoredIdentity extends Marks {
  id: number;
}

/** The words of an identity. Case, blanks and signs of writing do not count. */
export function identityOf(words: readonly (string | null | undefined)[]): string {
  return words.map((word) => bare(word ?? "")).join("\n");
}

/** The stored record that a row may be: certainly by the site's own number, by its words only if a person confirms it. */
export interface RowMatch {
  id: number;
  by: "id" | "words";
}

/**
 * Matches each row with a stored record: by the site's number, else by its words, and no record twice. An
 * owner's number is no identity: lists that each count from 1 have the same ones.
 * @returns `undefined` for rows of records that are not stored yet
 */
export function matchRows(
  rows: readonly Marks[],
  known: readonly StoredIdentity[],
): (RowMatch | undefined)[] {
  const ids = new Set(known.map(({ id }) => id));
  const byWording = Map.groupBy(known, ({ identity }) => identity);
  const taken = new Set<number>();
  const take = (id: number, by: RowMatch["by"]): RowMatch => {
    taken.add(id);
    return { id, by };
  };
  const result = rows.map(({ id }) => {
    return id !== null && ids.has(id) && !taken.has(id) ? take(id, "id") : undefined;
  });
  return rows.map((row, index) => {
    const found = byWording.get(row.identity)?.find(({ id }) => !taken.has(id));
    return result[index] ?? (found && take(found.id, "words"));
  });
}

/** An earlier row that a row repeats, and the column that identifies it. */
export interface Repetition {
  column: "id" | "title";
  of: number;
}

/**
 * Rows that would be one record: for each row the earlier one that it repeats. Of one identity there may be two where the list
 * numbers them differently.
 * @returns by the row's index
 */
export function repetitions(rows: readonly (Marks & { number: string })[]): ReadonlyMap<number, Repetition> {
  const seen = new Map<string, number>();
  const found = new Map<number, Repetition>();
  rows.forEach((row, index) => {
    const column = row.id === null ? "title" : "id";
    const key = `${column} ${row.id ?? `${row.identity} ${bare(row.number)}`}`;
    const of = seen.get(key);
    if (of === undefined) seen.set(key, index);
    else found.set(index, { column, of });
  });
  return found;
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
