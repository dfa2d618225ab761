export interface Point {
  x: number;
  y: number;
}

type Span = readonly [number, number];

/** Parts of a polyline inside a box of values; each part that leaves it ends on the box's edge. */
export function clip(points: readonly Point[], x: Span, y: Span): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    const visible = previous && clippedSegment(previous, point, x, y);
    if (previous === undefined && isInside(point, x, y)) piece.push(point);
    if (visible) {
      if (piece.length === 0) piece.push(visible.from);
      piece.push(visible.to);
    }
    if (piece.length > 0 && !isInside(point, x, y)) {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 1);
}

/** Linear interpolation of a line at `x`; undefined beyond its ends. Points are in ascending order of x. */
export function valueOn(points: readonly Point[], x: number): number | undefined {
  const next = points.findIndex((point) => point.x >= x - 1e-9);
  const after = points[next];
  if (after === undefined) return undefined;
  if (Math.abs(after.x - x) <= 1e-9) return after.y;
  const before = points[next - 1];
  if (before === undefined) return undefined;
  return before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y);
}

/** Subdivides a polyline to steps of at most `step`. */
export function densified(points: readonly Point[], step: number): Point[] {
  const dense = points.slice(0, 1);
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    if (previous === undefined) continue;
    const parts = Math.ceil(Math.hypot(point.x - previous.x, point.y - previous.y) / step);
    for (let part = 1; part < parts; part++) dense.push(between(previous, point, part / parts));
    dense.push(point);
  }
  return dense;
}

/** Liang–Barsky clipping: the part of a segment inside the box, as fractions `enter` and `leave`. */
function clippedSegment(from: Point, to: Point, x: Span, y: Span): { from: Point; to: Point } | undefined {
  let [enter, leave] = [0, 1];
  const sides: [run: number, room: number][] = [
    [from.x - to.x, from.x - x[0]],
    [to.x - from.x, x[1] - from.x],
    [from.y - to.y, from.y - y[0]],
    [to.y - from.y, y[1] - from.y],
  ];
  for (const [run, room] of sides) {
    if (run === 0 && room < 0) return undefined;
    if (run < 0) enter = Math.max(enter, room / run);
    if (run > 0) leave = Math.min(leave, room / run);
  }
  return enter < leave
    ? { from: enter === 0 ? from : between(from, to, enter), to: leave === 1 ? to : between(from, to, leave) }
    : undefined;
}

function isInside(point: Point, x: Span, y: Span): boolean {
  return point.x >= x[0] && point.x <= x[1] && point.y >= y[0] && point.y <= y[1];
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
