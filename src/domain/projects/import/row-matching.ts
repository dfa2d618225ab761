/** Identity of a project without a number: the fields that an owner would repeat in the next year's list. */
export interface ProjectIdentity {
  title: string;
  clientCompany: string;
  city?: string | null | undefined;
}

/** The same for two projects that are one: case, blanks and signs of writing do not count. */
export function identityKey({ title, clientCompany, city }: ProjectIdentity): string {
  return [title, clientCompany, city ?? ""].map(bare).join("\n");
}

/** A row of a list, as far as it identifies a project. */
export interface Marks extends ProjectIdentity {
  /** The site's own number of the project. */
  id: number | null;
}

/** A project that is stored, with the marks by which it can be recognised. */
export interface StoredIdentity extends ProjectIdentity {
  id: number;
}

/** The stored project that a row may be: certainly by the site's own number, by its words only if a person confirms it. */
export interface RowMatch {
  id: number;
  by: "id" | "words";
}

/**
 * Matches each row with a stored project: by the site's number, else by its words, and no project twice. An
 * owner's number is no identity: lists that each count from 1 have the same ones.
 * @returns `undefined` for rows of projects that are not stored yet
 */
export function matchRows(
  rows: readonly Marks[],
  known: readonly StoredIdentity[],
): (RowMatch | undefined)[] {
  const ids = new Set(known.map(({ id }) => id));
  const byWording = Map.groupBy(known, identityKey);
  const taken = new Set<number>();
  const take = (id: number, by: RowMatch["by"]): RowMatch => {
    taken.add(id);
    return { id, by };
  };
  const result = rows.map(({ id }) => {
    return id !== null && ids.has(id) && !taken.has(id) ? take(id, "id") : undefined;
  });
  return rows.map((row, index) => {
    const found = byWording.get(identityKey(row))?.find(({ id }) => !taken.has(id));
    return result[index] ?? (found && take(found.id, "words"));
  });
}

/**
 * Rows that would be one project: for each row the earlier one that it repeats. Of one name, client and city there may be two
 * where the list numbers them differently.
 * @returns by the row's index the column that identifies it and the index of the earlier row
 */
export function repetitions(
  rows: readonly (Marks & { number: string })[],
): ReadonlyMap<number, { column: "id" | "title"; of: number }> {
  const seen = new Map<string, number>();
  const found = new Map<number, { column: "id" | "title"; of: number }>();
  rows.forEach((row, index) => {
    const column = row.id === null ? "title" : "id";
    const key = `${column} ${row.id ?? `${identityKey(row)} ${bare(row.number)}`}`;
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
