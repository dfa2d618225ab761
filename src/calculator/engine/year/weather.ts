/** Width of the classes of wet bulb, K. */
export const wetBulbStep = 0.5;
/** Upper ends of the classes of wet-bulb depression, K: narrow near saturation, where a plume begins. */
const depressionEnds = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 6];
/** Width of the classes beyond the last of these ends, K. */
const wideDepressionStep = 4;

/**
 * A typical year of one place: for each month the hours that the air spends in classes of wet bulb, named by its middle,
 * °C, and of wet-bulb depression, named by the dry bulb, °C, of the mean depression of its hours. `height` is that of the
 * place above sea level, m.
 */
export interface Weather {
  /** Name of the file that was counted: station, number and period. */
  source: string;
  height: number;
  months: [wetBulb: number, dryBulb: number, hours: number][][];
}

/** Returns true for weather that can be counted: the API sends nothing else, so the check is shallow. */
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

/** A depression is a difference of two temperatures: it may lie beside the end that it means. */
const rounding = 1e-9;

/** Ends, K, of the class of wet-bulb depression that a depression lies in; its upper end is part of it. */
export function depressionClass(depression: number): { low: number; high: number } {
  const index = depressionEnds.findIndex((end) => depression <= end + rounding);
  const high = depressionEnds[index];
  if (high !== undefined) return { low: depressionEnds[index - 1] ?? 0, high };
  const last = depressionEnds.at(-1) ?? 0;
  const low =
    last + (Math.ceil((depression - rounding - last) / wideDepressionStep) - 1) * wideDepressionStep;
  return { low, high: low + wideDepressionStep };
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
