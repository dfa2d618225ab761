export interface RowIdentity {
  /** Id of the record on this site. */
  id: number | null;
  /** Text of the fields that a company repeats in next year's list; equal for two rows about the same record. */
  identity: string;
}

export interface StoredIdentity extends RowIdentity {
  id: number;
}

/** Returns the identity text of some fields, without case, spaces and punctuation. */
export function identityOf(words: readonly (string | null | undefined)[]): string {
  return words.map((word) => normalizedWord(word ?? "")).join("\n");
}

/** A match by the site's id is certain; one by identity (`words`, as it is stored) must be confirmed by the user. */
export interface RowMatch {
  id: number;
  by: "id" | "words";
}

/**
 * Matches each row with at most one stored record: by the site's id, else by identity. The company's number does not
 * identify: several lists count from 1.
 * @returns `undefined` for rows of records that are not stored yet
 */
export function matchRows(
  rows: readonly RowIdentity[],
  known: readonly StoredIdentity[],
): (RowMatch | undefined)[] {
  const ids = new Set(known.map(({ id }) => id));
  const byIdentity = Map.groupBy(known, ({ identity }) => identity);
  const taken = new Set<number>();
  const take = (id: number, by: RowMatch["by"]): RowMatch => {
    taken.add(id);
    return { id, by };
  };
  const result = rows.map(({ id }) => {
    return id !== null && ids.has(id) && !taken.has(id) ? take(id, "id") : undefined;
  });
  return rows.map((row, index) => {
    const found = byIdentity.get(row.identity)?.find(({ id }) => !taken.has(id));
    return result[index] ?? (found && take(found.id, "words"));
  });
}

/** An earlier row of the same record, and the column that identifies it. */
export interface DuplicateRow {
  column: "id" | "title";
  /** Index of the earlier row. */
  earlierRow: number;
}

/**
 * Finds rows that would become the same record. Rows with the same identity but different numbers of the company are
 * distinct.
 * @returns for each row the earlier row that it duplicates, by index
 */
export function findDuplicateRows(
  rows: readonly (RowIdentity & { number: string })[],
): ReadonlyMap<number, DuplicateRow> {
  const seen = new Map<string, number>();
  const found = new Map<number, DuplicateRow>();
  rows.forEach((row, index) => {
    const column = row.id === null ? "title" : "id";
    const key = `${column} ${row.id ?? `${row.identity} ${normalizedWord(row.number)}`}`;
    const earlierRow = seen.get(key);
    if (earlierRow === undefined) seen.set(key, index);
    else found.set(index, { column, earlierRow });
  });
  return found;
}

function normalizedWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
