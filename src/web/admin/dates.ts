import { dayInKorea, minuteInKorea } from "#domain/korean-day.ts";

/** Returns the date in Korea of an ISO 8601 time. @example koreanDay("2026-03-01T15:30:00Z") // "2026-03-02" */
export function koreanDay(time: string): string {
  return dayInKorea(new Date(time));
}

/** Returns date and minute in Korea. @example koreanMinute("2026-03-01T15:30:00Z") // "2026-03-02 00:30" */
export function koreanMinute(time: string): string {
  return minuteInKorea(new Date(time));
}
