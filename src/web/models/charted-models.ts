/** A series with some or all of its models, as a chart shows them. */
export interface ChartedSeries {
  title: string;
  models: readonly {
    name: string;
    crt: number;
    /** Percent of the largest capacity in the chart. */
    share: number;
  }[];
}

interface Series {
  title: string;
  models: readonly { name: string; crt: number }[];
}

/** Bars that fit beside the text. */
const maxBars = 24;

/**
 * Models of several series by capacity, all on one scale. Of long series an even choice is shown, always with the
 * smallest and the largest model.
 */
export function chartedModels(all: readonly Series[]): ChartedSeries[] {
  const series = all.filter(({ models }) => models.length > 1);
  const count = series.reduce((sum, { models }) => sum + models.length, 0);
  const largest = Math.max(...series.flatMap(({ models }) => models.map(({ crt }) => crt)));
  return series.map(({ title, models }) => {
    const byCapacity = models.toSorted((a, b) => a.crt - b.crt);
    const retained = count > maxBars ? Math.floor((models.length / count) * maxBars) : models.length;
    return {
      title,
      models: evenly(byCapacity, Math.max(2, retained)).map(({ name, crt }) => ({
        name,
        crt,
        share: Math.round((1_000 * crt) / largest) / 10,
      })),
    };
  });
}

/** @example evenly([1, 2, 3, 4, 5], 3) // [1, 3, 5] */
export function evenly<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  const step = (list.length - 1) / (count - 1);
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return list.filter((_, index) => chosen.has(index));
}
