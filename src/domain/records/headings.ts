import { normalizedText, unitOf } from "./quantities.ts";
import { isUnit } from "./units.ts";

/** Headings of a sheet: columns, units of the cells below, and number of heading rows. */
export interface Headings<Name extends string> {
  columns: readonly (Name | undefined)[];
  units: readonly string[];
  rowCount: number;
  /** Headings that match no column, or repeat one. */
  unread: readonly string[];
}

const maxTitleRows = 3;
const maxHeadingRows = 3;

/**
 * Finds the headings in the first rows of a sheet. They may take several rows: a group such as "중량(kg)" above "제품"
 * and "운전", and a row of units below.
 * @param columnOf returns the column of a heading without unit, spaces and case
 * @returns `undefined` if no rows name at least two columns
 */
export function headingsOf<Name extends string>(
  rows: readonly (readonly string[])[],
  columnOf: (heading: string) => Name | undefined,
): Headings<Name> | undefined {
  const found: Headings<Name>[] = [];
  for (let start = 0; start <= Math.min(maxTitleRows, rows.length - 1); start++) {
    for (let end = start + 1; end <= start + maxHeadingRows && end <= rows.length; end++) {
      if (end > start + 1 && !isHeadingRow(rows[end - 1] ?? [], columnOf)) break;
      found.push({ ...merged(rows.slice(start, end), columnOf), rowCount: end });
    }
  }
  const known = ({ columns }: Headings<Name>) => columns.filter((column) => column !== undefined).length;
  // If several candidates have as many columns, the longest includes a row of units.
  const best = found.toSorted((one, other) => known(other) - known(one) || other.rowCount - one.rowCount)[0];
  return best && known(best) >= 2 ? best : undefined;
}

/** A row below the first one continues the headings if it names columns or units and none of its cells is a value. */
function isHeadingRow(row: readonly string[], columnOf: (heading: string) => unknown): boolean {
  const cells = row.map((cell) => normalizedText(cell)).filter((cell) => cell !== "");
  const isName = (cell: string) => columnOf(plainHeading(cell)) !== undefined || isUnit(bare(cell));
  return cells.some(isName) && cells.every((cell) => isName(cell) || !/^[^\p{L}]*\d/u.test(cell));
}

function merged<Name extends string>(
  rows: readonly (readonly string[])[],
  columnOf: (heading: string) => Name | undefined,
): Omit<Headings<Name>, "rowCount"> {
  const width = Math.max(...rows.map((row) => row.length));
  const columns: (Name | undefined)[] = [];
  const units: string[] = [];
  const unread: string[] = [];
  let group = "";
  for (let index = 0; index < width; index++) {
    const [top = "", ...below] = rows.map((row) => row[index]?.trim() ?? "");
    // In merged cells only the first column has the text.
    group = top === "" && below.some((text) => text !== "") ? group : top;
    const { column, unit } = meaningOf([group, ...below], columnOf);
    const isRead = column !== undefined && !columns.includes(column);
    columns.push(isRead ? column : undefined);
    units.push(unit);
    const text = [top, ...below].filter((each) => each !== "").join(" ");
    if (!isRead && text !== "") unread.push(text);
  }
  return { columns, units, unread };
}

/** Returns the column and the unit of a heading. @param texts from the group downwards */
function meaningOf<Name extends string>(
  texts: readonly string[],
  columnOf: (heading: string) => Name | undefined,
): { column: Name | undefined; unit: string } {
  const isName = (name: string) => columnOf(plainHeading(name)) !== undefined;
  const parts = texts.filter((text) => text !== "").map((text) => headingParts(text, isName));
  const names = parts.map(({ name }) => name).filter((name) => name !== "");
  const last = names.at(-1) ?? "";
  // "W" below "동력" is a unit; below "외형치수" it is the width.
  const tries = [last + names.slice(0, -1).join(""), names.join(""), ...(isUnit(last) ? names : []), last];
  return {
    column: columnOf(plainHeading(tries.find(isName) ?? "")),
    unit: parts.findLast(({ unit }) => unit !== "")?.unit ?? "",
  };
}

/**
 * Splits a heading into name and unit. The unit may be in parentheses, in brackets, after a comma or after the name.
 * @param isName returns whether a text names a column, which is not split
 * @example headingParts("풍량 CMH") // { name: "풍량", unit: "CMH" }
 */
export function headingParts(
  heading: string,
  isName: (text: string) => boolean = () => false,
): { name: string; unit: string } {
  const plain = normalizedText(heading);
  if (isUnit(bare(plain)) && !isName(plain)) return { name: "", unit: written(bare(plain)) };
  const notes = [...plain.matchAll(inParentheses)].map(([, round, square]) => round ?? square ?? "");
  const [before = "", ...behindComma] = plain.replace(inParentheses, " ").trim().split(",");
  const whole = before.trim();
  const [, front = "", behind = ""] = isName(whole) ? [] : (trailingUnit.exec(whole) ?? []);
  const isSplit = front !== "" && (isUnit(behind) || isLetter(behind));
  const units = [...notes, behindComma.join(","), isSplit ? behind : ""]
    .map(perUnit)
    .filter((unit) => unit !== "" && !isLetter(unit));
  const unit = units.find(isUnit);
  // Conditions such as 37/32/27 °C must not be dropped with the unit.
  const conditions = units.filter((each) => /\d{2}/.test(each));
  return {
    name: isSplit ? front.trim() : whole,
    unit: written(unit === undefined ? (units[0] ?? "") : [unit, ...conditions].join(" ")),
  };
}

const inParentheses = /\(((?:[^()]|\([^()]*\))*)\)|\[([^\]]*)\]/g;
const trailingUnit = /^(.*[^a-z°/\d])\s*((?<![a-z°])[a-z°][a-z0-9°/^]*|(?<=\s)(?:톤|마력|냉각톤))$/i;

/** "kW×대수" and "kW/대" are kW; the cells below have the count. */
function perUnit(unit: string): string {
  return unit.trim().replace(/(?<!\s)\s*[×x*]\s*(대수?|ea|set|수량|n)$/i, "");
}

/** Matches the letter of a dimension, as in "길이(L)". */
function isLetter(unit: string): boolean {
  return /^[lh]$/i.test(unit);
}

function bare(text: string): string {
  return text.replace(/^[([]|[)\]]$/g, "").trim();
}

function written(unit: string): string {
  return unit.replace(/^dBA$/i, "dB(A)");
}

/** Returns a heading without spaces, punctuation and case, for comparison. */
export function plainHeading(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s._/-]/g, "");
}

/** Returns whether a cell is a number without a unit, to which the unit of its heading applies. */
export function lacksUnit(cell: string): boolean {
  return /\d/.test(cell) && unitOf(cell) === "";
}
