import { type ChartModel, figure, type Quantity } from "#documents/charts/chart-model.ts";

/** Values of a chart at one stop: x first, then every curve. */
export function readingAt(model: ChartModel, stop: number, none: string): { label: string; value: string }[] {
  const x = model.stops[stop] ?? 0;
  return [
    { label: model.x.label, value: measure(x, model.x) },
    ...model.columns.map((column) => {
      const value = column.valueAt(x);
      return { label: column.label, value: value === undefined ? none : measure(value, column) };
    }),
  ];
}

function measure(value: number, quantity: Quantity): string {
  return [figure(value, quantity), quantity.unit].filter(Boolean).join(" ");
}
