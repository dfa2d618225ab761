/** First year of a workbook's day count: 1900, or 1904 in old ones of the Macintosh. */
export type DayCount = 1900 | 1904;

const dayMs = 24 * 60 * 60 * 1000;

/** The day that a spreadsheet means by a number, YYYY-MM-DD; the number itself as text where it means none. */
export function dayOfSerial(serial: number, count: DayCount): string {
  // 1900 was no leap year, but the spreadsheets' count has a 29th of February in it.
  const first = count === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const day = new Date(first + Math.floor(serial) * dayMs);
  return serial >= 0 && day.getTime() <= Date.UTC(9999, 11, 31)
    ? day.toISOString().slice(0, 10)
    : String(serial);
}

/** Serial number of a day in a spreadsheet with the date system of 1900. @param day YYYY-MM-DD, from March 1900 on */
export function serialOfDay(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs);
}

/**
 * The day that a person has written, as YYYY-MM-DD; `undefined` where it is none, or could be two.
 * @example parseDay("2024. 3. 5.") // "2024-03-05"
 * @example parseDay("20240305") // "2024-03-05"
 */
export function parseDay(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, year = "", month = "", day = ""] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[일.]?(?:[T\s].*)?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    [];
  if (year === "") return undefined;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : undefined;
}

/**
 * The month that a person has written, as YYYY-MM; `undefined` where it is none. A number of a spreadsheet loses its last
 * zero: of a column that writes "2019.05", "2019.1" is the tenth month.
 * @example parseMonth("2019년 5월") // "2019-05"
 */
export function parseMonth(text: string, { hasLostTrailingZeros = false } = {}): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, year = "", separator = "", written = ""] =
    /^(\d{4})\s*([-./년])\s*(\d{1,2})\s*[-./월]?(?:[\s(].*)?$/.exec(plain) ??
    /^(\d{4})()(0[1-9]|1[0-2])$/.exec(plain) ??
    [];
  const month =
    hasLostTrailingZeros && separator === "." && written === "1" ? "10" : written.padStart(2, "0");
  return isDay(`${year}-${month}-01`) ? `${year}-${month}` : undefined;
}

/** Returns true where a month of one digit has been written with two, so that "2019.1" cannot be the first. */
export function hasLostTrailingZeros(texts: readonly string[]): boolean {
  return texts.some((text) => /^\d{4}\.0\d$/.test(text.trim()));
}

/** The year of a text that holds only a year: "2019", "2019년", "2019년도". */
export function parseYear(text: string): number | undefined {
  const [, year] = /^(\d{4})\s*(?:년도?|\.)?$/.exec(text.normalize("NFKC").trim()) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** Returns whether a text is a day that exists, as ISO 8601 writes it. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
