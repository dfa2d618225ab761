import type { Axis, Chart } from "../../charts/chart.ts";
import type { PlacedText } from "../../charts/label-placing.ts";
import { chartColors, lineLooks } from "../../charts/line-look.ts";

/**
 * What a chart looks like: hairlines, few ticks, names beside the lines. All looks are attributes, so that the
 * drawing keeps them in a file of its own.
 */
export function ChartDrawing({ chart }: { chart: Chart }) {
  const { plot } = chart;
  return (
    <g fontSize={chart.fontSize} fill={chartColors.muted}>
      <Grid chart={chart} />
      {chart.asymptotes.map(({ key, cx }) => (
        <line
          key={key}
          x1={cx}
          x2={cx}
          y1={plot.top}
          y2={plot.bottom}
          stroke={chartColors.muted}
          strokeDasharray="2 3"
        />
      ))}
      <Drops chart={chart} />
      {chart.lines.map(({ key, look, d }) => (
        <path
          key={key}
          d={d}
          fill="none"
          stroke={lineLooks[look].color}
          strokeWidth={lineLooks[look].width}
          strokeDasharray={lineLooks[look].dash.join(" ") || undefined}
          strokeLinecap={look === "dotted" ? "round" : "butt"}
          strokeLinejoin="round"
        />
      ))}
      {chart.marks.map(({ key, look, cx, cy }) => (
        <circle
          key={key}
          cx={cx}
          cy={cy}
          r={5}
          fill={look === "dot" ? chartColors.accent : chartColors.ground}
          stroke={look === "dot" ? chartColors.ground : chartColors.ink}
          strokeWidth={2}
        />
      ))}
      {chart.labels.map((label) => (
        <Text key={label.key} placed={label} color={labelColor(chart, label.key)} isStrong halo />
      ))}
      <Text placed={chart.x.label} color={chartColors.muted} />
      <Text placed={chart.y.label} color={chartColors.muted} />
    </g>
  );
}

function Grid({ chart: { plot, x, y, fontSize } }: { chart: Chart }) {
  return (
    <>
      {y.ticks.map(({ at }) => (
        <line key={at} x1={plot.left} x2={plot.right} y1={at} y2={at} stroke={chartColors.hairline} />
      ))}
      {x.ticks.map(({ at }) => (
        <line key={at} x1={at} x2={at} y1={plot.bottom} y2={plot.bottom + 5} stroke={chartColors.axis} />
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} stroke={chartColors.axis} />
      <AxisTexts axis={y} place={(at) => ({ x: plot.left - 8, y: at + fontSize * 0.35, anchor: "end" })} />
      <AxisTexts
        axis={x}
        place={(at) => ({ x: at, y: plot.bottom + fontSize * 0.95 + 8, anchor: "middle" })}
      />
    </>
  );
}

interface AxisTextsProps {
  axis: Axis;
  place: (at: number) => Pick<PlacedText, "x" | "y" | "anchor">;
}

function AxisTexts({ axis, place }: AxisTextsProps) {
  const ticks = axis.ticks.filter(({ text }) => text !== "");
  return (
    <>
      {ticks.map(({ at, text }) => (
        <Text key={at} placed={{ ...place(at), key: text, text }} color={chartColors.muted} />
      ))}
      {axis.notes.map(({ at, text }) => (
        <Text key={at} placed={{ ...place(at), key: text, text }} color={chartColors.accent} isStrong />
      ))}
    </>
  );
}

/** Hairlines from a mark to both axes. */
function Drops({ chart: { marks, plot } }: { chart: Chart }) {
  return marks
    .filter(({ drop }) => drop)
    .map(({ key, cx, cy }) => (
      <path
        key={key}
        d={`M${plot.left},${cy}H${cx}V${plot.bottom + 5}`}
        fill="none"
        stroke={chartColors.accent}
        strokeOpacity={0.55}
      />
    ));
}

interface TextProps {
  placed: PlacedText;
  color: string;
  isStrong?: boolean;
  /** White around the letters, where they may stand over a hairline. */
  halo?: boolean;
}

function Text({ placed, color, isStrong = false, halo = false }: TextProps) {
  return (
    <text
      x={placed.x}
      y={placed.y}
      textAnchor={placed.anchor}
      fill={color}
      fontWeight={isStrong ? 600 : 400}
      {...(halo && { stroke: chartColors.ground, strokeWidth: 4, paintOrder: "stroke" })}
    >
      {placed.text}
    </text>
  );
}

/** A label has the colour of what it names. */
function labelColor(chart: Chart, key: string): string {
  const look = chart.lines.find((line) => line.key === key)?.look;
  if (look) return lineLooks[look].color;
  const mark = chart.marks.find((each) => each.key === key);
  return mark?.look === "dot" ? chartColors.accent : chartColors.ink;
}
