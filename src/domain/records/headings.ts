import { tidied, unitOf } from "./quantities.ts";
import { isUnit } from "./units.ts";

/** The headings of a sheet: its columns, the units that hold for the cells below, and the rows of the headings. */
export interface Headings<Name extends string> {
  columns: readonly (Name | undefined)[];
  units: readonly string[];
  rowCount: number;
  /** Texts of headings that stand for no column, or for one that another heading already stands for. */
  unread: readonly string[];
}

/** Title rows above the headings, and rows that the headings themselves take up. */
const maxTitleRows = 3;
const maxHeadingRows = 3;

/**
 * The headings among the first rows of a sheet, in one row or in several: a group such as "중량(kg)" above "제품" and "운전", and
 * a row of units below.
 * @param columnOf the column that a heading without unit, blanks and case stands for
 * @returns `undefined` where no rows name at least two columns
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
  // Among readings with as many columns the longest includes a row of units.
  const best = found.toSorted((one, other) => known(other) - known(one) || other.rowCount - one.rowCount)[0];
  return best && known(best) >= 2 ? best : undefined;
}

/** A row below the first one continues the headings if it names columns or units, and no cell of it is a value. */
function isHeadingRow(row: readonly string[], columnOf: (heading: string) => unknown): boolean {
  const cells = row.map((cell) => tidied(cell)).filter((cell) => cell !== "");
  const isName = (cell: string) => columnOf(plainHeading(cell)) !== undefined || isUnit(bare(cell));
  return cells.some(isName) && cells.every((cell) => isName(cell) || !/^[^\p{L}]*\d/u.test(cell));
}

/** Rows of headings as one. */
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
    // Merged cells leave the texts of their further columns empty.
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

/** The column and the unit of a heading, from its group downwards. */
function meaningOf<Name extends string>(
  texts: readonly string[],
  columnOf: (heading: string) => Name | undefined,
): { column: Name | undefined; unit: string } {
  const isName = (name: string) => columnOf(plainHeading(name)) !== undefined;
  const parts = texts.filter((text) => text !== "").map((text) => headingParts(text, isName));
  const names = parts.map(({ name }) => name).filter((name) => name !== "");
  const last = names.at(-1) ?? "";
  // "W" below "동력" is a unit, below "외형치수" the width.
  const tries = [last + names.slice(0, -1).join(""), names.join(""), ...(isUnit(last) ? names : []), last];
  return {
    column: columnOf(plainHeading(tries.find(isName) ?? "")),
    unit: parts.findLast(({ unit }) => unit !== "")?.unit ?? "",
  };
}

/**
 * A heading without its unit, and the unit: in parentheses, brackets, behind a comma, or behind its name.
 * @param isName whether a text is the name of a column, which is not taken apart
 * @example headingParts("풍량 CMH") // { name: "풍량", unit: "CMH" }
 */
export function headingParts(
  heading: string,
  isName: (text: string) => boolean = () => false,
): { name: string; unit: string } {
  const plain = tidied(heading);
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
  // Conditions, such as 37/32/27 °C, would be lost behind a unit.
  const conditions = units.filter((each) => /\d{2}/.test(each));
  return {
    name: isSplit ? front.trim() : whole,
    unit: written(unit === undefined ? (units[0] ?? "") : [unit, ...conditions].join(" ")),
  };
}

const inParentheses = /\(((?:[^()]|\([^()]*\))*)\)|\[([^\]]*)\]/g;
const trailingUnit = /^(.*[^a-z°/\d])\s*((?<![a-z°])[a-z°][a-z0-9°/^]*|(?<=\s)(?:톤|마력|냉각톤))$/i;

/** "kW×대수" and "kW/대" are kW; the cells below say how many. */
function perUnit(unit: string): string {
  return unit.trim().replace(/\s*[×x*]\s*(대수?|ea|set|수량|n)$/i, "");
}

/** The letter of a dimension, as in "길이(L)". */
function isLetter(unit: string): boolean {
  return /^[lh]$/i.test(unit);
}

function bare(text: string): string {
  return text.replace(/^[([]|[)\]]$/g, "").trim();
}

function written(unit: string): string {
  return unit.replace(/^dBA$/i, "dB(A)");
}

/** A heading as it is compared: without blanks, signs and case. */
export function plainHeading(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s._/-]/g, "");
}

/** Returns whether a cell is a number for which the unit of its heading holds. */
export function lacksUnit(cell: string): boolean {
  return /\d/.test(cell) && unitOf(cell) === "";
}
