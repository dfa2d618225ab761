/**
 * Public holidays of Korea by their date in the solar calendar: 관공서의 공휴일에 관한 규정, article 2, and 1 May, on which companies
 * rest by 근로자의 날 제정에 관한 법률. Those with a substitute on a weekend (article 3) come second.
 */
const fixed = ["01-01", "05-01", "06-06"] as const;
const fixedWithSubstitute = ["03-01", "05-05", "07-17", "08-15", "10-03", "10-09", "12-25"] as const;

/**
 * Days of the lunar calendar: 설날 (1/1), 부처님오신날 (4/8) and 추석 (8/15), as the almanac of the Korea Astronomy and Space Science
 * Institute (월력요항) has them; a test compares them with the Dangi calendar of ICU. Extend the table before its last year.
 */
const lunar: Readonly<Record<number, readonly [newYear: string, buddha: string, chuseok: string]>> = {
  2025: ["01-29", "05-05", "10-06"],
  2026: ["02-17", "05-24", "09-25"],
  2027: ["02-07", "05-13", "09-15"],
  2028: ["01-27", "05-02", "10-03"],
  2029: ["02-13", "05-20", "09-22"],
  2030: ["02-03", "05-09", "09-12"],
  2031: ["01-23", "05-28", "10-01"],
  2032: ["02-11", "05-16", "09-19"],
  2033: ["01-31", "05-06", "09-08"],
  2034: ["02-19", "05-25", "09-27"],
  2035: ["02-08", "05-15", "09-16"],
};

/** Last year with known lunar holidays. */
export const lastLunarYear = Math.max(...Object.keys(lunar).map(Number));

/**
 * Returns true for a working day in Korea: no weekend, holiday or substitute. Elections and holidays that a
 * government sets for a single day are not known.
 * @param day as 2026-03-02
 */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

function holidaysOf(year: number): Set<string> {
  const [newYear, buddha, chuseok] = lunar[year] ?? [];
  const on = (date: string) => `${year}-${date}`;
  const feasts = [newYear, chuseok].flatMap((date) =>
    date === undefined ? [] : [-1, 0, 1].map((days) => later(on(date), days)),
  );
  const substituted = [...fixedWithSubstitute, ...(buddha === undefined ? [] : [buddha])].map(on);
  const days = new Set([...fixed.map(on), ...feasts, ...substituted]);
  // A feast is replaced where it falls on a Sunday or another holiday, the others on Saturdays as well (article 3).
  const lost = [
    ...feasts.filter((day) => weekday(day) === 0 || substituted.includes(day)),
    ...substituted.filter((day, index) => isWeekend(day) || substituted.indexOf(day) < index),
  ];
  for (const day of lost) days.add(nextFree(day, days));
  return days;
}

function nextFree(day: string, taken: ReadonlySet<string>): string {
  let next = later(day, 1);
  while (isWeekend(next) || taken.has(next)) next = later(next, 1);
  return next;
}

function isWeekend(day: string): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
