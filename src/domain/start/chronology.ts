import { defaultLocale, inEach, type Localized, locales } from "../locale.ts";
import { sheetRows } from "../records/sheet.ts";

/** A line of a company's history. */
export interface ChronologyEvent {
  /** From 1 to 12; absent where only the year is known. */
  month?: number;
  /** A translation is empty where there is none yet. */
  text: Localized<string>;
}

export interface ChronologyYear {
  year: number;
  events: ChronologyEvent[];
}

/** A chronology as it was pasted: years from the newest to the oldest, and the numbers of lines that could not be read. */
export interface Chronology {
  years: ChronologyYear[];
  unread: number[];
}

/** Longest chronology, lines. */
export const maxChronologyLines = 500;

/**
 * Reads a chronology that was copied from a spreadsheet or a document: year, month where it is known, its text in each language. A
 * line without a year belongs to the year above it, and a line of headings is left out.
 * @example readChronology("1998\\t창립\\tFounded").years // [{ year: 1998, events: [{ text: { ko: "창립", en: "Founded" } }] }]
 */
export function readChronology(text: string): Chronology {
  const years = new Map<number, ChronologyEvent[]>();
  const unread: number[] = [];
  let year: number | undefined;
  for (const [index, row] of sheetRows(text).entries()) {
    const line = lineOf(row.map((cell) => cell.trim()));
    year = line?.year ?? year;
    if (line === undefined || year === undefined || index >= maxChronologyLines) {
      if (index > 0 || isYear(row.join(" "))) unread.push(index + 1);
      continue;
    }
    years.set(year, [...(years.get(year) ?? []), line.event]);
  }
  const newestFirst = [...years].sort(([one], [other]) => other - one);
  return {
    years: newestFirst.map(([number, events]) => ({ year: number, events: inOrder(events) })),
    unread,
  };
}

/** 2019, 2019년, 2019.5, 2019-05, 2019년 5월, and the day that some write behind them. */
const day =
  /^((?:18|19|20)\d\d)\s*(?:년|[.\-/])?\s*(?:(1[0-2]|0?[1-9])(?:\s*(?:월|[.\-/])|\s|$|(?=[:,·–]))\s*(?:(?:[12]\d|3[01]|0?[1-9])(?:일|\.|\s|$))?)?/;
const monthAlone = /^(1[0-2]|0?[1-9])\s*월?\.?$/;

function lineOf(cells: readonly string[]): { year?: number; event: ChronologyEvent } | undefined {
  const [first = "", ...others] = splitLine(cells);
  const [, year, month] = day.exec(first) ?? [];
  const texts = year === undefined && first !== "" ? [first, ...others] : others;
  const ownMonth = month ?? monthAlone.exec(texts[0] ?? "")?.[1];
  const given = month === undefined && ownMonth !== undefined ? texts.slice(1) : texts;
  const text = inEach(locales, (locale) => given[locales.indexOf(locale)] ?? "");
  if (text[defaultLocale] === "") return undefined;
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    event: { ...(ownMonth === undefined ? {} : { month: Number(ownMonth) }), text },
  };
}

/** A line of a document has no cells: its year and its text stand behind each other. */
function splitLine(cells: readonly string[]): readonly string[] {
  const [first = "", ...others] = cells;
  const head = day.exec(first)?.[0] ?? "";
  const rest = first.slice(head.length).trim();
  return others.length > 0 || head === "" || rest === ""
    ? cells
    : [head.trim(), rest.replace(/^[:,·–-]\s*/, "")];
}

function isYear(text: string): boolean {
  return day.test(text.trim());
}

/** The newest first where months are known; otherwise as they were pasted. */
function inOrder(events: readonly ChronologyEvent[]): ChronologyEvent[] {
  if (events.some(({ month }) => month === undefined)) return [...events];
  return events.toSorted((one, other) => (other.month ?? 0) - (one.month ?? 0));
}
