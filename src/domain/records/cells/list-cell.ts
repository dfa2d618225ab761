import { normalizedText } from "../quantities.ts";
import { type Dimension, unitsOf } from "../units.ts";

/**
 * Notation of several items in one cell, such as "2× 순환수 입구 DN150 KS10K 상부; 배수 DN50". Semicolons separate items; the
 * parts of an item may be in any order. A part is identified by its word, by the prefix of its number or by the unit
 * after it. A text part takes the rest, and a second text part takes what follows a "|". "×" marks a count, as do "EA" and "개".
 */
export interface NotationPart {
  kind: string;
  /** Options of a choice, and their alternative spellings. */
  of?: unknown;
  spellings?: unknown;
  dimension?: Dimension;
  /** Prefix of the number: "DN" or "@"; "×" may be on either side of a count. */
  mark?: string;
  /** Suffix of the number. */
  unit?: string;
  /** Separator of the numbers of a series. */
  by?: string;
}

export type NotationParts = Readonly<Record<string, NotationPart>>;

export function entriesIn(text: string): string[] {
  return text
    .split(/[;；\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/**
 * Returns the texts of an item's parts by name, and the rest that matches no part.
 * @example partTexts(parts, "배수 DN50") // { cells: { purpose: "배수", dn: "50", … }, rest: "" }
 */
export function partTexts(
  parts: NotationParts,
  entry: string,
): { cells: Record<string, string>; rest: string } {
  const cells = Object.fromEntries(Object.keys(parts).map((name) => [name, ""]));
  let rest = normalizedText(entry).replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  for (const [name, part] of Object.entries(parts).sort(
    ([, a], [, b]) => matchPriority(a) - matchPriority(b),
  )) {
    const found = patternOf(part)?.exec(rest);
    if (!found) continue;
    cells[name] = (found.slice(1).find((group) => group !== undefined) ?? found[0]).trim();
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const names = Object.keys(parts).filter((name) => parts[name]?.kind === "text");
  const texts = rest
    .split("|")
    .map((text) => text.replace(/^[\s,:]+|(?<![\s,:])[\s,:]+$/g, "").replace(/\s+/g, " "));
  for (const [index, name] of names.entries()) cells[name] = texts[index] ?? "";
  return { cells, rest: texts.slice(names.length).join(" ").trim() };
}

export function entryText(parts: NotationParts, cells: Readonly<Record<string, string>>): string {
  const [, second] = Object.keys(parts).filter((name) => parts[name]?.kind === "text");
  const [first, ...others] = Object.entries(parts).filter(([name]) => (cells[name] ?? "") !== "");
  if (first === undefined) return "";
  const written = ([name, { mark = "", unit }]: [string, NotationPart]) => {
    const text = cells[name] ?? "";
    if (mark === "×") return `${text}×`;
    return (name === second ? "| " : "") + mark + text + (unit === undefined ? "" : ` ${unit}`);
  };
  // Before a series of numbers, a count would be read as one of them.
  if (first[1].mark === "×" && others[0]?.[1].kind === "numbers")
    return [...others.map(written), `×${cells[first[0]]}`].join(" ");
  return [first, ...others].map(written).join(" ");
}

/** Series of numbers are matched first, because each of their numbers could be another part, and counts last. */
function matchPriority({ kind, mark }: NotationPart): number {
  if (kind === "numbers") return 0;
  return mark === "×" ? 2 : 1;
}

/** Cached: parts are constants, and each edit of a grid reads all of its cells. */
const patterns = new WeakMap<NotationPart, { pattern: RegExp | undefined }>();

function patternOf(part: NotationPart): RegExp | undefined {
  const known = patterns.get(part) ?? { pattern: newPattern(part) };
  patterns.set(part, known);
  return known.pattern;
}

function newPattern({ kind, of, spellings, mark, dimension, by }: NotationPart): RegExp | undefined {
  if (kind === "choice") return wordPattern([of, spellings].flatMap(wordsIn));
  const units = dimension === undefined ? [] : unitsOf(dimension);
  const unit = units.length === 0 ? "" : `\\s*(?:${alternatives(units)})`;
  if (kind === "numbers") {
    const between = by === undefined || by === " " ? "\\s+" : `\\s*${escaped(by)}\\s*`;
    return inside(`${escaped(mark ?? "")}\\s*([\\d.]+(?:${between}[\\d.]+)+(?:${unit || "(?!)"})?)`);
  }
  if (kind !== "number") return undefined;
  if (mark === "×") return countPattern;
  const behind = unit === "" ? [] : [`([\\d.]+${unit})`];
  const before = mark === undefined ? [] : [`${escaped(mark)}\\s*([\\d.]+)`];
  return inside([...before, ...behind].join("|"));
}

/** "2×", "×2", "2EA", "2개" or "2개소", and both in one. */
const countPattern =
  /(?<![\p{L}\p{N}.])(\d+)\s*(?:(?:ea|개소?)(?![\p{L}\p{N}])\s*×?|×|x(?=\s|$))|×\s*(\d+)\s*(?:ea|개소?)?(?![\p{L}\p{N}.])/iu;

function wordsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(wordsIn) : [];
}

/** Alternatives, longest first. */
function wordPattern(words: readonly string[]): RegExp {
  return inside(`(${alternatives(words.map((word) => normalizedText(word)))})`);
}

function alternatives(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.map((word) => escaped(word).replace(/\s+/g, "\\s*")).join("|");
}

function inside(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
