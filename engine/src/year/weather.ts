/** Width of the wet-bulb classes, K. */
export const wetBulbStep = 0.5;
/** Upper ends of the classes of wet-bulb depression, K: narrow near saturation, where plumes occur. */
const depressionEnds = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 6];
/** Width of the classes beyond the last of these ends, K. */
const wideDepressionStep = 4;

/**
 * Typical year of one location: for each month the hours in classes of wet bulb, identified by the class
 * middle, °C, and of wet-bulb depression, identified by the dry bulb, °C, of their mean depression. `height`
 * is the elevation, m.
 */
export interface Weather {
  /** Name of the source file: station, number and period. */
  source: string;
  height: number;
  months: [wetBulb: number, dryBulb: number, hours: number][][];
}

/** Limits of a file with a year of weather (EPW, CSV). A file with a longer line or more hours is refused. */
export const weatherFileBudget = {
  /** An EPW has 1.6 million; the rest of a longer file is not read. */
  characters: 8_000_000,
  lineCharacters: 4_000,
  /** Hours of a leap year. */
  hours: 8_784,
  /** 31 days, and the hour at which clocks go back. */
  hoursOfMonth: 745,
} as const;

/**
 * Elevations of weather, m: those of inhabited places, from the Dead Sea to La Rinconada. They are wider than those of duties, since
 * a year is not a design; their air pressures are those that a file may have.
 */
export const weatherElevation = { lowest: -500, highest: 5_500 } as const;

/** Returns true for weather; a shallow check, because the API validates it. */
export function isWeather(value: unknown): value is Weather {
  if (typeof value !== "object" || value === null) return false;
  const months: unknown = Reflect.get(value, "months");
  return (
    typeof Reflect.get(value, "height") === "number" &&
    Array.isArray(months) &&
    months.length === 12 &&
    months.every(Array.isArray)
  );
}

/** Tolerance: a depression is a difference of two temperatures with a rounding error. */
const rounding = 1e-9;

/** Ends, K, of the class that contains a wet-bulb depression; the upper end is inclusive. */
export function depressionClass(depression: number): { low: number; high: number } {
  const index = depressionEnds.findIndex((end) => depression <= end + rounding);
  const high = depressionEnds[index];
  if (high !== undefined) return { low: depressionEnds[index - 1] ?? 0, high };
  const last = depressionEnds.at(-1) ?? 0;
  const low =
    last + (Math.ceil((depression - rounding - last) / wideDepressionStep) - 1) * wideDepressionStep;
  return { low, high: low + wideDepressionStep };
}

/** Hours of the year in a wet-bulb class or above it, hottest class first. */
export interface DurationPoint {
  wetBulbTemp: number;
  hours: number;
}

/** Duration curve: annual hours at or above the wet bulb, °C, at the lower end of each class. */
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

/** Annual hours above a wet bulb, °C, distributed uniformly within its class. */
export function hoursAbove({ months }: Weather, wetBulbTemp: number): number {
  return months.flat().reduce((sum, [middle, , count]) => {
    const part = (middle + wetBulbStep / 2 - wetBulbTemp) / wetBulbStep;
    return sum + count * Math.min(1, Math.max(0, part));
  }, 0);
}
