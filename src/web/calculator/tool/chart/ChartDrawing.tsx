import { createElement } from "react";
import type { Chart } from "#documents/charts/chart.ts";
import { type Shape, shapesOf } from "#documents/charts/chart-shapes.ts";
import { type ChartColor, chartColors } from "#documents/charts/line-style.ts";

/** Chart colors as CSS variables of the page. */
export const pageColors: Readonly<Record<ChartColor, string>> = {
  ink: "var(--color-ink)",
  action: "var(--color-action)",
  muted: "var(--color-muted)",
  line: "var(--color-line)",
  axis: "var(--color-axis)",
  white: "var(--color-white)",
};

export function ChartDrawing({ chart, colors = pageColors }: { chart: Chart; colors?: typeof pageColors }) {
  return <ShapesDrawing fontSize={chart.fontSize} shapes={shapesOf(chart)} colors={colors} />;
}

interface ShapesDrawingProps {
  fontSize: number;
  shapes: readonly Shape[];
  colors?: typeof pageColors;
}

export function ShapesDrawing({ fontSize, shapes, colors = pageColors }: ShapesDrawingProps) {
  return (
    <g fontSize={fontSize} fill={colors[chartColors.muted]}>
      {shapes.map((shape, index) => {
        const { tag, ...attributes } = shape;
        return createElement(tag, { key: index, ...attributes, ...colorsOf(shape, colors) });
      })}
    </g>
  );
}

function colorsOf({ fill, stroke }: Shape, colors: typeof pageColors): { fill: string; stroke?: string } {
  return {
    fill: fill === "none" ? fill : colors[fill],
    ...(stroke && { stroke: colors[stroke] }),
  };
}
