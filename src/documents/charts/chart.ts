import { type AxisSpec, type Scale, scaleOf, type Tick } from "./axis.ts";
import {
  areOverlapping,
  type Box,
  boxOf,
  type Label,
  type PlacedText,
  placeLabels,
} from "./labels/label-placing.ts";
import {
  alongPositions,
  asymptotePositions,
  endLabels,
  endLabelWidth,
  markPositions,
} from "./labels/label-positions.ts";
import { textWidth } from "./labels/text-width.ts";
import type { LineStyle } from "./line-style.ts";
import { clip, densified, type Point } from "./polyline.ts";
import { smoothPath, straightPath } from "./smooth-path.ts";

/** Chart in physical values, which `chart` converts to user units. */
export interface ChartSpec {
  /** Displayed size, user units, so that text keeps its size. */
  width: number;
  height: number;
  /** Default 13. */
  fontSize?: number;
  x: AxisSpec;
  y: AxisSpec;
  lines: readonly LineSpec[];
  marks: readonly MarkSpec[];
  asymptotes?: readonly AsymptoteSpec[];
}

export interface LineSpec {
  key: string;
  style: LineStyle;
  /** In ascending order of x. */
  points: readonly Point[];
  label?: string;
  /**
   * Position of the label: beyond the right end, or along the line, searched from the left or from the right.
   */
  labelAt?: "end" | "from-left" | "from-right";
}

export interface MarkSpec extends Point {
  key: string;
  label?: string;
  /** Side on which the label is tried first. */
  side?: "left" | "right";
  /** A ring marks a point of comparison. */
  style: "dot" | "ring";
  /** Texts at both axes, to which hairlines lead. */
  guides?: { x: string; y: string };
}

export interface AsymptoteSpec {
  key: string;
  x: number;
  label?: string;
}

export interface Axis {
  label: PlacedText;
  ticks: Tick[];
  /** Values of marks on the axis; overlapping ticks are left out. */
  notes: Tick[];
}

/** Drawing in user units, for SVG and PDF alike. */
export interface Chart {
  width: number;
  height: number;
  fontSize: number;
  plot: Box;
  x: Axis;
  y: Axis;
  lines: { key: string; style: LineStyle; d: string }[];
  marks: { key: string; style: MarkSpec["style"]; cx: number; cy: number; hasGuides: boolean }[];
  asymptotes: { key: string; cx: number }[];
  labels: PlacedText[];
  /** Converts a point from values to user units. */
  project: (point: Point) => { cx: number; cy: number };
  /** Value of x at a distance from the chart's left. */
  xAt: (position: number) => number;
}

/** Lays out a chart: scales, ticks, paths, and labels that avoid each other and the lines. */
export function chart(spec: ChartSpec): Chart {
  const fontSize = spec.fontSize ?? 13;
  const { plot, x, y } = layout(spec, fontSize);
  const project = (point: Point) => ({ cx: x.at(point.x), cy: y.at(point.y) });
  const lines = spec.lines.map((each) => ({ ...each, pieces: piecesOf(each, spec, project) }));
  const marks = spec.marks.map((mark) => ({ ...mark, ...project(mark) }));
  const asymptotes = (spec.asymptotes ?? []).map((each) => ({ ...each, cx: x.at(each.x) }));
  const yLabel: PlacedText = { key: "y", text: spec.y.label, x: 0, y: fontSize, anchor: "start" };
  const path = spec.x.scale === "log" ? straightPath : smoothPath;
  return {
    width: spec.width,
    height: spec.height,
    fontSize,
    plot,
    x: {
      label: { key: "x", text: spec.x.label, x: plot.right, y: spec.height - 4, anchor: "end" },
      ...withNotes(x.ticks, marks, "x", fontSize),
    },
    y: { label: yLabel, ...withNotes(y.ticks, marks, "y", fontSize) },
    lines: lines.map(({ key, style, pieces }) => ({ key, style, d: pieces.map(path).join("") })),
    marks: marks.map(({ key, style, cx, cy, guides }) => ({
      key,
      style,
      cx,
      cy,
      hasGuides: guides !== undefined,
    })),
    asymptotes: asymptotes.map(({ key, cx }) => ({ key, cx })),
    labels: labelsOf({ lines, marks, asymptotes, plot, fontSize, yLabel, width: spec.width }),
    project,
    xAt: x.valueAt,
  };
}

interface Layout {
  plot: Box;
  x: Scale;
  y: Scale;
}

/** Margins of the plot: tick texts left and below, axis names above and below, end labels right. */
function layout(spec: ChartSpec, fontSize: number): Layout {
  const [top, bottom] = [fontSize * 2.5, spec.height - fontSize * 3.3];
  const y = scaleOf({ ticks: Math.max(3, Math.round((bottom - top) / 62)), ...spec.y }, [bottom, top]);
  const texts = [...y.ticks.map(({ text }) => text), ...spec.marks.flatMap(({ guides }) => guides?.y ?? [])];
  const left = Math.ceil(Math.max(...texts.map((text) => textWidth(text, fontSize)))) + 12;
  const right = spec.width - Math.max(14, endLabelWidth(spec.lines, fontSize));
  const x = scaleOf({ ticks: Math.max(3, Math.round((right - left) / 95)), ...spec.x }, [left, right]);
  return { plot: { left, top, right, bottom }, x, y };
}

/** Parts of a line inside the axes, in user units. */
function piecesOf({ points }: LineSpec, { x, y }: ChartSpec, project: Chart["project"]): Point[][] {
  return clip(points, x.domain, y.domain).map((piece) =>
    piece.map((point) => {
      const { cx, cy } = project(point);
      return { x: cx, y: cy };
    }),
  );
}

type ProjectedMark = MarkSpec & { cx: number; cy: number };

/** Mark values on an axis, and the ticks that do not overlap them. */
function withNotes(
  ticks: readonly Tick[],
  marks: readonly ProjectedMark[],
  axis: "x" | "y",
  fontSize: number,
) {
  const notes = marks.flatMap(({ guides, cx, cy }) =>
    guides ? [{ at: axis === "x" ? cx : cy, text: guides[axis] }] : [],
  );
  const box = ({ at, text }: Tick) =>
    axis === "x"
      ? boxOf({ text: ` ${text} `, x: at, y: 0, anchor: "middle" }, fontSize)
      : boxOf({ text, x: 0, y: at, anchor: "end" }, fontSize);
  const isFree = (tick: Tick) => !notes.some((note) => areOverlapping(box(note), box(tick)));
  return { ticks: ticks.map((tick) => (isFree(tick) ? tick : { ...tick, text: "" })), notes };
}

interface Labelled {
  lines: (LineSpec & { pieces: Point[][] })[];
  marks: ProjectedMark[];
  asymptotes: (AsymptoteSpec & { cx: number })[];
  plot: Box;
  fontSize: number;
  yLabel: PlacedText;
  width: number;
}

function labelsOf({ lines, marks, asymptotes, plot, fontSize, yLabel, width }: Labelled): PlacedText[] {
  const ends = endLabels(lines, plot, fontSize);
  const guideLines = marks.filter(({ guides }) => guides).map(({ cx, cy }) => guideLine(cx, cy, plot));
  const uprights = asymptotes.map(({ cx }) => [
    { x: cx, y: plot.top },
    { x: cx, y: plot.bottom },
  ]);
  const drawn = [...lines.flatMap(({ pieces }) => pieces), ...guideLines, ...uprights];
  const wanted: Label[] = [
    ...asymptotes.flatMap((each) => labelled(each, asymptotePositions(each.cx, plot, fontSize))),
    ...marks.flatMap((mark) => labelled(mark, markPositions(mark, fontSize))),
    ...lines.flatMap((each) =>
      each.labelAt === "end" ? [] : labelled(each, alongPositions(each, fontSize)),
    ),
  ];
  const placed = placeLabels(wanted, {
    bounds: { left: plot.left + 3, top: 0, right: width, bottom: plot.bottom - 3 },
    drawn: drawn.flatMap((piece) => densified(piece, 4)),
    taken: [yLabel, ...ends].map((text) => boxOf(text, fontSize)).concat(marks.map(markBox)),
    fontSize,
  });
  return [...ends, ...placed];
}

function labelled({ key, label }: { key: string; label?: string }, positions: Label["positions"]): Label[] {
  return label === undefined ? [] : [{ key, text: label, positions }];
}

function guideLine(cx: number, cy: number, plot: Box): Point[] {
  return [
    { x: plot.left, y: cy },
    { x: cx, y: cy },
    { x: cx, y: plot.bottom },
  ];
}

function markBox({ cx, cy }: { cx: number; cy: number }): Box {
  return { left: cx - 7, top: cy - 7, right: cx + 7, bottom: cy + 7 };
}
