/** A row of a list, as far as it identifies its photograph. */
export interface PhotoRow {
  /** The cell that names a file; "" without one. */
  photo: string;
  /** The company's own number of the project; "" without one. */
  number: string;
  title: string;
}

export interface PhotoMatches {
  /** By the row's index, the index of its file. */
  ofRow: ReadonlyMap<number, number>;
  /** Files that no row has. */
  unused: number[];
  /** Rows that name a file which is not there. */
  missing: number[];
}

/**
 * Matches each row with its photograph: the file that it names, with or without folder and ending; else one
 * named by its number, or by its position in the list where it has none ("7.jpg", "07_옥상.jpg"); else one named
 * by its title. Names are compared in composed form: a Macintosh writes Hangul in parts.
 */
export function matchPhotos(rows: readonly PhotoRow[], files: readonly string[]): PhotoMatches {
  const free = new Set(files.keys());
  const ofRow = new Map<number, number>();
  const byReference = filesByReference(files);
  const take = (row: number, name: string) => {
    if (ofRow.has(row) || name === "") return;
    const found = byReference.get(name)?.find((index) => free.has(index));
    if (found === undefined) return;
    free.delete(found);
    ofRow.set(row, found);
  };
  const others: [number, PhotoRow][] = [];
  const missing: number[] = [];
  rows.forEach((row, index) => {
    if (row.photo.trim() === "") others.push([index, row]);
    else take(index, `name ${comparableName(row.photo)}`);
    if (row.photo.trim() !== "" && !ofRow.has(index)) missing.push(index);
  });
  for (const [index, { number }] of others) take(index, `number ${bareNumber(number) || String(index + 1)}`);
  for (const [index, { title }] of others) take(index, `title ${letters(title)}`);
  return { ofRow, unused: [...free], missing };
}

/** Identity of a photograph that is chosen again: its name and its size, bytes. */
export function photoIdentity({ name, size }: { name: string; size: number }): string {
  return `${comparableName(name).slice(-200)} ${size}`;
}

/** A file name as it is compared: without its folder, in lower case and in composed form. */
function comparableName(name: string): string {
  return name
    .normalize("NFC")
    .trim()
    .replace(/^.*[/\\]/, "")
    .toLowerCase();
}

function stem(name: string): string {
  return comparableName(name).replace(/\.[a-z0-9]{2,5}$/, "");
}

/** Files by every reference to them that a row may have: name, number, title. */
function filesByReference(files: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const byReference = new Map<string, number[]>();
  files.forEach((file, index) => {
    const nameStem = stem(file);
    const names = [
      `name ${comparableName(file)}`,
      `name ${nameStem}`,
      ...numbersOf(nameStem).map((number) => `number ${number}`),
      ...(letters(nameStem) === "" ? [] : [`title ${letters(nameStem)}`]),
    ];
    for (const name of new Set(names)) byReference.set(name, [...(byReference.get(name) ?? []), index]);
  });
  return byReference;
}

/** Numbers at the beginning of a name: "07-2 roof" gives "07-2 roof", "7-2" and "7". */
function numbersOf(name: string): string[] {
  const ends = [...name.matchAll(/(?<=[\p{L}\d])(?![\p{L}\d])/gu)].map(({ index }) => index);
  return ends.map((end) => bareNumber(name.slice(0, end)));
}

function bareNumber(number: string): string {
  return comparableName(number).replace(/^0+(?=\d)/, "");
}

function letters(text: string): string {
  return comparableName(text).replace(/[^\p{L}\p{N}]/gu, "");
}
