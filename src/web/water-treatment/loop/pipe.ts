export type Point = readonly [x: number, y: number];

/** Line styles of the fluids: colour and width. */
export const lines = {
  hot: { color: "var(--color-pin)", width: 4 },
  cold: { color: "var(--color-cold)", width: 4 },
  water: { color: "var(--color-water-dark)", width: 2.5 },
  dosing: { color: "var(--color-violet)", width: 2 },
  drain: { color: "var(--color-muted)", width: 2.5 },
  vapor: { color: "var(--color-field)", width: 2.5 },
  /** Signal between devices, not a pipe. */
  signal: { color: "var(--color-muted)", width: 1.5 },
} as const;

export type LineKind = keyof typeof lines;

export const headLength = 9;

const bend = 7;

/**
 * Path data of a pipe with rounded corners.
 * @param along path data of its horizontal and vertical segments
 * @param cut length removed at the end, for an arrowhead
 * @example pipePath("M0 0H20V30", 0) // "M0 0L13 0Q20 0 20 7L20 30"
 */
export function pipePath(along: string, cut: number): string {
  const ends = cornersOf(along);
  const [before, last] = ends.slice(-2);
  if (before && last && cut > 0) ends[ends.length - 1] = towards(last, before, cut);
  return ends
    .map((point, index) => {
      const [from, to] = [ends[index - 1], ends[index + 1]];
      if (!from) return `M${point.join(" ")}`;
      if (!to) return `L${point.join(" ")}`;
      return `L${towards(point, from, bend).join(" ")}Q${point.join(" ")} ${towards(point, to, bend).join(" ")}`;
    })
    .join("");
}

/** Point at this distance from one point towards another. */
function towards([x, y]: Point, [toX, toY]: Point, length: number): Point {
  return [x + length * Math.sign(toX - x), y + length * Math.sign(toY - y)];
}

/**
 * Path data of an arrowhead at the end of a pipe.
 * @param along as in `pipePath`
 */
export function headPath(along: string): string {
  const [from, tip] = cornersOf(along).slice(-2);
  if (!from || !tip) return "";
  const [x, y] = [Math.sign(tip[0] - from[0]), Math.sign(tip[1] - from[1])];
  const neck = towards(tip, from, headLength);
  return `M${neck[0] + 5.5 * y} ${neck[1] + 5.5 * x}L${tip.join(" ")}L${neck[0] - 5.5 * y} ${neck[1] - 5.5 * x}z`;
}

function cornersOf(along: string): Point[] {
  const corners: Point[] = [];
  for (const [, command, first, second] of along.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [x, y] = corners.at(-1) ?? [0, 0];
    const length = Number(first);
    corners.push(command === "M" ? [length, Number(second)] : command === "H" ? [length, y] : [x, length]);
  }
  return corners;
}
