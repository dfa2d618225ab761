import type { Axis, Chart } from "./chart.ts";
import type { PlacedText } from "./labels/label-placing.ts";
import { type ChartColor, chartColors, lineStyles } from "./line-style.ts";

/**
 * Drawing primitive: an SVG element with its attributes in React spelling; the PDF renderer supports these
 * only. Styles are attributes, so that a drawing keeps them in a file; colors are symbolic names.
 */
export type Shape = PathShape | CircleShape | TextShape;

export interface PathShape {
  tag: "path";
  d: string;
  fill: "none";
  stroke: ChartColor;
  strokeWidth?: number;
  strokeOpacity?: number;
  /** Lengths of dash and gap. */
  strokeDasharray?: string;
  strokeLinecap?: "round";
  strokeLinejoin?: "round";
}

export interface CircleShape {
  tag: "circle";
  cx: number;
  cy: number;
  r: number;
  fill: ChartColor | "none";
  stroke: ChartColor;
  strokeWidth: number;
}

export interface TextShape {
  tag: "text";
  children: string;
  x: number;
  y: number;
  textAnchor: PlacedText["anchor"];
  fill: ChartColor;
  fontWeight: 400 | 600;
  /** Where it differs from that of the other texts. */
  fontSize?: number;
  /** Turned, to be read from the right side of the drawing. */
  transform?: `rotate(-90 ${number} ${number})`;
  /** White outline of letters that may cross a hairline. */
  stroke?: typeof chartColors.ground;
  strokeWidth?: 4;
  paintOrder?: "stroke";
}

/** Shapes of a chart in drawing order: hairlines, few ticks, names beside the lines. */
export function shapesOf(chart: Chart): Shape[] {
  const { plot, x, y, fontSize, marks } = chart;
  const axis = { stroke: chartColors.axis };
  return [
    ...y.ticks.map(({ at }) => path(`M${plot.left},${at}H${plot.right}`, { stroke: chartColors.hairline })),
    ...x.ticks.map(({ at }) => path(`M${at},${plot.bottom}v5`, axis)),
    path(`M${plot.left},${plot.bottom}H${plot.right}`, axis),
    ...axisTexts(y, (at) => ({ x: plot.left - 8, y: at + fontSize * 0.35, anchor: "end" })),
    ...axisTexts(x, (at) => ({ x: at, y: plot.bottom + fontSize * 0.95 + 8, anchor: "middle" })),
    ...chart.asymptotes.map(({ cx }) =>
      path(`M${cx},${plot.top}V${plot.bottom}`, { stroke: chartColors.muted, strokeDasharray: "2 3" }),
    ),
    // Hairlines from a mark to both axes.
    ...marks
      .filter(({ hasGuides }) => hasGuides)
      .map(({ cx, cy }) =>
        path(`M${plot.left},${cy}H${cx}V${plot.bottom + 5}`, {
          stroke: chartColors.accent,
          strokeOpacity: 0.55,
        }),
      ),
    ...chart.lines.map(lineShape),
    ...marks.map(markShape),
    ...chart.labels.map((label) => ({ ...textShape(label, labelColor(chart, label.key), 600), ...halo })),
    textShape(x.label, chartColors.muted),
    textShape(y.label, chartColors.muted),
  ];
}

const halo = { stroke: chartColors.ground, strokeWidth: 4, paintOrder: "stroke" } as const;

function path(d: string, style: Omit<PathShape, "tag" | "d" | "fill">): PathShape {
  return { tag: "path", d, fill: "none", ...style };
}

function lineShape({ style, d }: Chart["lines"][number]): PathShape {
  const { color, width, dash } = lineStyles[style];
  return path(d, {
    stroke: color,
    strokeWidth: width,
    strokeLinejoin: "round",
    ...(dash.length > 0 && { strokeDasharray: dash.join(" ") }),
    ...(style === "dotted" && { strokeLinecap: "round" }),
  });
}

function markShape({ style, cx, cy }: Chart["marks"][number]): CircleShape {
  const { accent, ground, ink } = chartColors;
  const [fill, stroke] = style === "dot" ? [accent, ground] : [ground, ink];
  return { tag: "circle", cx, cy, r: 5, fill, stroke, strokeWidth: 2 };
}

type TextPosition = Pick<PlacedText, "x" | "y" | "anchor">;

function axisTexts({ ticks, notes }: Axis, positionAt: (at: number) => TextPosition): TextShape[] {
  return [
    ...ticks
      .filter(({ text }) => text !== "")
      .map(({ at, text }) => textShape({ text, ...positionAt(at) }, chartColors.muted)),
    ...notes.map(({ at, text }) => textShape({ text, ...positionAt(at) }, chartColors.accent, 600)),
  ];
}

function textShape(
  { text, x, y, anchor }: TextPosition & { text: string },
  fill: ChartColor,
  fontWeight: TextShape["fontWeight"] = 400,
): TextShape {
  return { tag: "text", children: text, x, y, textAnchor: anchor, fill, fontWeight };
}

/** A label has the color of its line or mark. */
function labelColor({ lines, marks }: Chart, key: string): ChartColor {
  const style = lines.find((line) => line.key === key)?.style;
  if (style) return lineStyles[style].color;
  return marks.find((mark) => mark.key === key)?.style === "dot" ? chartColors.accent : chartColors.ink;
}
