const minute = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short" });

/**
 * The calendar day in Korea, where the company sits, of a moment.
 * @example dayInKorea(new Date("2026-03-01T15:30:00Z")) // "2026-03-02"
 */
export function dayInKorea(time: Date): string {
  return day.format(time);
}

/** Without summer time since 1988; without `Intl`, which would cost a twentieth of a page from the page cache. */
const offsetMs = 9 * 60 * 60 * 1000;

/** The calendar year in Korea of a moment. @example yearInKorea(new Date("2026-12-31T15:00:00Z")) // 2027 */
export function yearInKorea(time: Date): number {
  return new Date(time.getTime() + offsetMs).getUTCFullYear();
}

/** @example minuteInKorea(new Date("2026-03-01T15:30:00Z")) // "2026-03-02 00:30" */
export function minuteInKorea(time: Date): string {
  return minute.format(time);
}
