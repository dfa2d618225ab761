/** What tells a project from others where it has no number: all that an owner would repeat in the next year's list. */
export interface Wording {
  title: string;
  clientCompany: string;
  city?: string | null | undefined;
}

/** The same for two projects that are one: case, blanks and signs of writing do not count. */
export function wordingKey({ title, clientCompany, city }: Wording): string {
  return [title, clientCompany, city ?? ""].map(bare).join("\n");
}

/** Numbers are compared without case and blanks, and "007" is not 7: owners have both. */
export function numberKey(number: string): string {
  return number.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
}

/** A row of a list, as far as it says which project it is. */
export interface Marks extends Wording {
  /** By which the site knows the project. */
  id: number | null;
  /** By which its owner does. */
  number: string | null;
}

/** A project that is stored, with the marks by which it can be recognised. */
export interface KnownProject extends Wording {
  id: number;
  number: string | null;
}

/**
 * Which stored project each row is: by its id, else by its own number, else by its words, and no project twice. A row with a
 * number is never a project that has another one.
 * @returns an id for each row; `undefined` for those that are not stored yet
 */
export function recognised(rows: readonly Marks[], known: readonly KnownProject[]): (number | undefined)[] {
  const ids = new Set(known.map(({ id }) => id));
  const byNumber = new Map(
    known.flatMap(({ id, number }) => (number === null ? [] : [[numberKey(number), id] as const])),
  );
  const byWording = Map.groupBy(known, wordingKey);
  const taken = new Set<number>();
  const result: (number | undefined)[] = rows.map(({ id, number }) => {
    const byMark =
      id !== null && ids.has(id) ? id : number === null ? undefined : byNumber.get(numberKey(number));
    if (byMark === undefined || taken.has(byMark)) return undefined;
    taken.add(byMark);
    return byMark;
  });
  rows.forEach((row, index) => {
    if (result[index] !== undefined) return;
    const alike = byWording.get(wordingKey(row)) ?? [];
    const found = alike.find(({ id, number }) => !taken.has(id) && (row.number === null || number === null));
    if (found) taken.add(found.id);
    result[index] = found?.id;
  });
  return result;
}

/**
 * Rows that would be one project: for each row the earlier one that it repeats.
 * @returns by the row's index the column that says so and the index of the earlier row
 */
export function repetitions(
  rows: readonly Marks[],
): ReadonlyMap<number, { column: "id" | "number" | "title"; of: number }> {
  const seen = new Map<string, number>();
  const found = new Map<number, { column: "id" | "number" | "title"; of: number }>();
  rows.forEach((row, index) => {
    const column = row.id !== null ? "id" : row.number !== null ? "number" : "title";
    const mark = { id: row.id, number: row.number && numberKey(row.number), title: wordingKey(row) }[column];
    const key = `${column} ${mark}`;
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
