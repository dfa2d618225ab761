import type { Point } from "../polyline.ts";
import type { Box, LabelPosition, PlacedText } from "./label-placing.ts";
import { spread } from "./label-placing.ts";
import { textWidth } from "./text-width.ts";

interface DrawnLine {
  key: string;
  label?: string;
  labelAt?: "end" | "from-left" | "from-right";
  pieces: Point[][];
}

const gap = 8;

/**
 * Labels beyond the right ends of their lines, moved apart where the lines are close. A line that ends inside
 * the plot has its label above the end.
 */
export function endLabels(lines: readonly DrawnLine[], plot: Box, fontSize: number): PlacedText[] {
  const ends = lines.flatMap(({ key, label, labelAt, pieces }) => {
    const end = pieces.at(-1)?.at(-1);
    return label !== undefined && labelAt === "end" && end ? [{ key, text: label, end }] : [];
  });
  const isEarly = ({ end }: { end: Point }) => end.x < plot.right - 2;
  const atEdge = ends.filter((each) => !isEarly(each));
  const heights = spread(
    atEdge.map(({ end }) => end.y),
    { gap: fontSize * 1.25, low: plot.top, high: plot.bottom },
  );
  return [
    ...atEdge.map(({ key, text, end }, index) => ({
      key,
      text,
      x: end.x + gap,
      y: (heights[index] ?? end.y) + fontSize * 0.35,
      anchor: "start" as const,
    })),
    ...ends
      .filter(isEarly)
      .map(({ key, text, end }) => ({ key, text, x: end.x, y: end.y - gap, anchor: "end" as const })),
  ];
}

/** Width of the labels beyond the right ends. */
export function endLabelWidth(lines: readonly Omit<DrawnLine, "pieces">[], fontSize: number): number {
  const widths = lines.flatMap(({ label, labelAt }) =>
    label !== undefined && labelAt === "end" ? [textWidth(label, fontSize) + gap + 4] : [],
  );
  return Math.max(0, ...widths);
}

/** Candidate positions along a line, above and below it, then one text height further off. */
export function* alongPositions({ pieces, labelAt }: DrawnLine, fontSize: number): Generator<LabelPosition> {
  const points = pieces.flat();
  const count = 16;
  const shares = Array.from({ length: count + 1 }, (_, index) => index / count);
  const ordered = labelAt === "from-right" ? shares.toReversed() : shares;
  for (const lines of [0, 1.3, 2.6])
    for (const share of ordered) {
      const point = points[Math.round(share * (points.length - 1))];
      if (point) yield* besideLine(point, fontSize, lines * fontSize);
    }
}

function besideLine({ x, y }: Point, fontSize: number, further: number): LabelPosition[] {
  const anchors = ["start", "end", "middle"] as const;
  return anchors.flatMap((anchor) => [
    { x: x + shift(anchor), y: y - gap - further, anchor },
    { x: x + shift(anchor), y: y + fontSize + gap * 0.75 + further, anchor },
  ]);
}

function shift(anchor: LabelPosition["anchor"]): number {
  return { start: gap, middle: 0, end: -gap }[anchor];
}

/** Candidate positions around a mark, the preferred side first. */
export function markPositions(
  { cx, cy, side = "right" }: { cx: number; cy: number; side?: "left" | "right" },
  fontSize: number,
): LabelPosition[] {
  const beside = (anchor: "start" | "end"): LabelPosition[] => {
    const x = anchor === "start" ? cx + gap + 4 : cx - gap - 4;
    return [0, -1, 1, -1.8, 1.8].map((lines) => ({ x, y: cy + fontSize * (0.35 + lines), anchor }));
  };
  const over: LabelPosition[] = [
    { x: cx, y: cy - gap - 5, anchor: "middle" },
    { x: cx, y: cy + fontSize + gap + 3, anchor: "middle" },
  ];
  return side === "left"
    ? [...beside("end"), ...beside("start"), ...over]
    : [...beside("start"), ...beside("end"), ...over];
}

/** Candidate positions above the plot, then inside it at the top. */
export function asymptotePositions(cx: number, plot: Box, fontSize: number): LabelPosition[] {
  const inside = plot.top + fontSize;
  return [
    { x: cx, y: plot.top - 7, anchor: "middle" },
    { x: cx + fontSize, y: plot.top - 7, anchor: "end" },
    { x: cx - gap, y: inside, anchor: "end" },
    { x: cx + gap, y: inside, anchor: "start" },
  ];
}
