import type { ChartWords } from "../ko/chart.ts";

export const chart: ChartWords = {
  read: "Read values: {title}",
  hint: "Point at the chart or use the arrow keys to read values.",
  none: "no value",
  table: "Table of values",
  svg: "Save SVG",
  csv: "Save CSV",
  source: "Flow {flow}, inlet {hot}, outlet {cold}, wet bulb {wb} | {site}",
};
