import { createElement } from "react";
import type { Chart } from "../../charts/chart.ts";
import { shapesOf } from "../../charts/chart-shapes.ts";
import { chartColors } from "../../charts/line-look.ts";

/** A chart within an `svg` of its size. */
export function ChartDrawing({ chart }: { chart: Chart }) {
  return (
    <g fontSize={chart.fontSize} fill={chartColors.muted}>
      {shapesOf(chart).map(({ tag, ...attributes }, index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </g>
  );
}
