import { dryBulbLimits } from "../design/water.ts";

/** Widths of the classes, K. */
export const wetBulbStep = 1;
export const dryBulbStep = 2;

/**
 * A typical year of one place: for each month the hours that the air spends in classes of wet bulb (1 K wide) and dry
 * bulb (2 K wide), named by their middle, °C. `height` is that of the place above sea level, m.
 */
export interface Weather {
  /** Name of the file that was counted: station, number and period. */
  source: string;
  height: number;
  months: [wetBulb: number, dryBulb: number, hours: number][][];
}

/** Whether an answer can be counted with: the API sends nothing else, so this looks no closer. */
export function isWeather(answer: unknown): answer is Weather {
  if (typeof answer !== "object" || answer === null) return false;
  const months: unknown = Reflect.get(answer, "months");
  return (
    typeof Reflect.get(answer, "height") === "number" &&
    Array.isArray(months) &&
    months.length === 12 &&
    months.every(Array.isArray)
  );
}

/** Hours in air of one kind, °C. */
export interface AirHours {
  wetBulbTemp: number;
  dryBulbTemp: number;
  hours: number;
}

/** The classes of a month as air that exists: never drier than dry, never cooler than its wet bulb. */
export function airOf(month: Weather["months"][number], height: number): AirHours[] {
  return month.map(([wetBulbTemp, dryBulbTemp, hours]) => {
    const { lowest, highest } = dryBulbLimits(wetBulbTemp, height);
    return { wetBulbTemp, dryBulbTemp: Math.min(highest, Math.max(lowest, dryBulbTemp)), hours };
  });
}

/** Hours of the year whose wet bulb lies in a class or above it, hottest class first. */
export interface DurationPoint {
  wetBulbTemp: number;
  hours: number;
}

/**
 * The duration curve of the wet bulb: how many hours a year it is that warm or warmer. Each point stands at the lower
 * edge of its class, °C.
 */
export function wetBulbDuration({ months }: Weather): DurationPoint[] {
  const hours = new Map<number, number>();
  for (const [wetBulbTemp, , count] of months.flat())
    hours.set(wetBulbTemp, (hours.get(wetBulbTemp) ?? 0) + count);
  let sum = 0;
  return [...hours]
    .sort(([a], [b]) => b - a)
    .map(([wetBulbTemp, count]) => {
      sum += count;
      return { wetBulbTemp: wetBulbTemp - wetBulbStep / 2, hours: sum };
    });
}

/** Hours a year above a wet bulb, °C: within its class they count as evenly spread. */
export function hoursAbove({ months }: Weather, wetBulbTemp: number): number {
  return months.flat().reduce((sum, [middle, , count]) => {
    const part = (middle + wetBulbStep / 2 - wetBulbTemp) / wetBulbStep;
    return sum + count * Math.min(1, Math.max(0, part));
  }, 0);
}
