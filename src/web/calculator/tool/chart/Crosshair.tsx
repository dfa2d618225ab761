import type { Chart } from "#documents/charts/chart.ts";
import type { ChartModel } from "#documents/charts/chart-model.ts";
import { lineStyles } from "#documents/charts/line-style.ts";
import { pageColors } from "./ChartDrawing.tsx";

interface CrosshairProps {
  chart: Chart;
  model: ChartModel;
  stop: number;
}

/** Vertical line at the position that is read, with a dot on every curve that has a value there. */
export function Crosshair({ chart, model, stop }: CrosshairProps) {
  const { plot } = chart;
  const x = model.stops[stop] ?? 0;
  const { cx } = chart.project({ x, y: 1 });
  const dots = model.columns.flatMap(({ key, valueAt }) => {
    const line = chart.lines.find((each) => each.key === key);
    const y = valueAt(x);
    if (line === undefined || y === undefined) return [];
    const { cy } = chart.project({ x, y });
    return cy >= plot.top - 1 && cy <= plot.bottom + 1 ? [{ key, cy, look: lineStyles[line.style] }] : [];
  });
  return (
    <g pointerEvents="none">
      <line x1={cx} x2={cx} y1={plot.top} y2={plot.bottom} stroke={pageColors.ink} strokeOpacity={0.5} />
      {dots.map(({ key, cy, look }) => (
        <circle
          key={key}
          cx={cx}
          cy={cy}
          r={4.5}
          fill={pageColors.white}
          stroke={pageColors[look.color]}
          strokeWidth={2}
        />
      ))}
    </g>
  );
}
