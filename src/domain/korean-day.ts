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

/** @example minuteInKorea(new Date("2026-03-01T15:30:00Z")) // "2026-03-02 00:30" */
export function minuteInKorea(time: Date): string {
  return minute.format(time);
}
