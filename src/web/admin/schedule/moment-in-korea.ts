/**
 * Converts a date and time in Korea, which has no daylight saving time.
 * @returns ISO 8601, UTC; `undefined` if the date or the time is missing
 */
export function momentInKorea(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00+09:00`);
  return day === "" || time === "" || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
