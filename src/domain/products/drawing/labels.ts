import { type Box, type Point, type Shape, type Text, textBox } from "./shapes.ts";

/** Space around a text, by the height of its letters. */
const space = 0.15;

/** The first of the positions at which a text touches no shape, or else the one at which it touches the fewest. */
export function freeText(text: Text, positions: readonly Point[], shapes: readonly Shape[]): Text {
  const counts = positions.map((at) => touchedBy({ ...text, at }, shapes).length);
  return { ...text, at: positions[counts.indexOf(Math.min(...counts))] ?? text.at };
}

/** The lines, circles and texts that a text touches. */
export function touchedBy(text: Text, shapes: readonly Shape[]): Shape[] {
  const { left, right, bottom, top } = textBox(text);
  const margin = text.height * space;
  const box = { left: left - margin, right: right + margin, bottom: bottom - margin, top: top + margin };
  return shapes.filter((shape) => touches(box, shape));
}

function touches(box: Box, shape: Shape): boolean {
  switch (shape.kind) {
    case "line":
      return crosses(box, shape.from, shape.to);
    case "circle":
      return isOnRing(box, shape.center, shape.radius);
    case "text": {
      const other = textBox(shape);
      return (
        box.left < other.right && other.left < box.right && box.bottom < other.top && other.bottom < box.top
      );
    }
  }
}

/** True if a line has a part inside the box: its parts beyond each edge are cut off (Liang and Barsky, 1984). */
function crosses(box: Box, [x, y]: Point, to: Point): boolean {
  const [across, up] = [to[0] - x, to[1] - y];
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-across, x - box.left],
    [across, box.right - x],
    [-up, y - box.bottom],
    [up, box.top - y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return start <= end;
}

/** True if the circle runs through the box: its nearest point lies inside of it, its farthest corner outside. */
function isOnRing({ left, right, bottom, top }: Box, [x, y]: Point, radius: number): boolean {
  const nearest = Math.hypot(Math.max(left - x, 0, x - right), Math.max(bottom - y, 0, y - top));
  const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - bottom, top - y));
  return nearest <= radius && radius <= farthest;
}
