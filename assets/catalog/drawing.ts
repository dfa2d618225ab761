/**
 * Dimensioned drawings from the parts list: every part becomes a filled outline, nearer parts cover farther ones.
 * Distances inside the SVG are metres, so a dimension line measures exactly what the model says.
 */
import type { Material, Part, Product, ProfilePoint, Vector } from "../model/parts.ts";
import { circle } from "../model/solids.ts";

export type View = "front" | "side" | "plan";
type Point = readonly [x: number, y: number];
type Bounds = { left: number; top: number; right: number; bottom: number };
type Outline = { nearness: number; bounds: Bounds; svg: string };

const ink = "#1b3350";
/** Width of outlines, as a share of the lettering's size. */
const hairline = 0.045;
/** Details smaller than this would be blots at catalogue size, m. */
const smallestDetail = 0.09;
const tints: Partial<Record<Material, string>> = {
  fascia: "#dfe8f2",
  fill: "#eef1f4",
  pipe: "#eaf2f8",
  plainPipe: "#f3f5f7",
  concrete: "#f1efec",
};

/** How a view lays the model on paper: x to the right, y downwards, and how near a point is to the viewer. */
const projections: Record<View, { onPaper: (p: Vector) => Point; nearness: (p: Vector) => number }> = {
  front: { onPaper: ([x, , z]) => [x, -z], nearness: ([, y]) => -y },
  side: { onPaper: ([, y, z]) => [y, -z], nearness: ([x]) => x },
  plan: { onPaper: ([x, y]) => [x, -y], nearness: ([, , z]) => z },
};

/** One view with its two main dimensions in millimetres. */
export function drawing(product: Product, view: View): string {
  const outlines = product.placements
    .flatMap(({ group, at, turn }) =>
      (product.groups[group] ?? []).flatMap((part) => outlineOf(part, view, placedAt(at, turn)) ?? []),
    )
    .sort((a, b) => a.nearness - b.nearness);
  const extent = union(outlines.map(({ bounds }) => bounds));
  const { length, width, height } = product.size;
  const across = view === "side" ? width : length;
  const up = view === "plan" ? width : height;
  const middle = view === "plan" ? 0 : -height / 2;
  const text = 0.05 * Math.max(extent.right - extent.left, extent.bottom - extent.top);
  const [left, below] = [extent.left - 1.5 * text, Math.max(extent.bottom, middle + up / 2) + 1.5 * text];
  const top = extent.top - text / 4;
  const frame = [left - 1.5 * text, top, extent.right - left + 2 * text, below + 1.6 * text - top];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.map(short).join(" ")}" role="img">
<g stroke="${ink}" stroke-width="${short(text * hairline)}" stroke-linejoin="round">${outlines.map(({ svg }) => svg).join("")}</g>
<g font-size="${short(text)}" fill="#0b1f33" text-anchor="middle" stroke-width="${short(text * hairline)}">${horizontalDimension(-across / 2, across / 2, below, text)}${verticalDimension(left, middle - up / 2, middle + up / 2, text)}</g></svg>`;
}

function placedAt(at: Vector, turn: number): (point: Vector) => Vector {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [x * cos - y * sin + at[0], x * sin + y * cos + at[1], z + at[2]];
}

/** What a part looks like on paper; nothing where it would be too small to see. */
function outlineOf(part: Part, view: View, placed: (point: Vector) => Vector): Outline | undefined {
  const { onPaper, nearness } = projections[view];
  if (part.kind === "tube") return barOutline(part, view, placed);
  const points = surfacePoints(part).map(placed);
  const flat = points.map(onPaper);
  const bounds = boundsOf(flat);
  if (Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) < smallestDetail) return undefined;
  const standing = part.kind === "lathe" && Math.abs(part.axis[2]) > 0.9 && view !== "plan";
  const shape = standing ? silhouette(part.profile, placed(part.origin), onPaper) : hull(flat);
  const fill = tints[part.material] ?? "#fff";
  return {
    nearness: Math.max(...points.map(nearness)),
    bounds,
    svg: `<path d="${pathThrough(shape)}Z" fill="${fill}"/>`,
  };
}

/** A pipe as a double line, a thin bar as a single one. */
function barOutline(
  part: Part & { kind: "tube" },
  view: View,
  placed: (point: Vector) => Vector,
): Outline | undefined {
  const { onPaper, nearness } = projections[view];
  const points = part.points.map(placed);
  const path = pathThrough(points.map(onPaper));
  const { left, top, right, bottom } = boundsOf(points.map(onPaper));
  const reach = part.radius;
  const bounds = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  if (Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) < smallestDetail) return undefined;
  const line = (width: number, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"/>`;
  const thick = part.radius > 0.04;
  return {
    nearness: Math.max(...points.map(nearness)) + reach,
    bounds,
    svg: thick
      ? line(2 * reach, ink) + line(2 * reach - 0.022, tints[part.material] ?? "#fff")
      : `<path d="${path}" fill="none"/>`,
  };
}

/** Points whose outline is the outline of the part. */
function surfacePoints(part: Exclude<Part, { kind: "tube" }>): Vector[] {
  switch (part.kind) {
    case "box":
      return boxCorners(part.centre, part.size, part.rotation ?? [0, 0, 0]);
    case "cylinder": {
      const axis: Vector = [part.to[0] - part.from[0], part.to[1] - part.from[1], part.to[2] - part.from[2]];
      return [...ring(part.from, axis, part.radius), ...ring(part.to, axis, part.endRadius ?? part.radius)];
    }
    case "lathe":
      return part.profile.flatMap(([radius, along]) => {
        const [x, y, z] = part.origin;
        const centre: Vector = [x + part.axis[0] * along, y + part.axis[1] * along, z + part.axis[2] * along];
        return ring(centre, part.axis, radius);
      });
    case "mesh":
      return part.vertices;
  }
}

function boxCorners(centre: Vector, size: Vector, rotation: Vector): Vector[] {
  const signs = [-0.5, 0.5];
  return signs.flatMap((a) =>
    signs.flatMap((b) =>
      signs.map((c): Vector => {
        const [x, y, z] = rotated([a * size[0], b * size[1], c * size[2]], rotation);
        return [x + centre[0], y + centre[1], z + centre[2]];
      }),
    ),
  );
}

/** Turns about x, then y, then z, in degrees. */
function rotated([x, y, z]: Vector, rotation: Vector): Vector {
  const turn = (a: number, b: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)] as const;
  };
  const [y1, z1] = turn(y, z, rotation[0]);
  const [z2, x2] = turn(z1, x, rotation[1]);
  const [x3, y3] = turn(x2, y1, rotation[2]);
  return [x3, y3, z2];
}

function ring([x, y, z]: Vector, axis: Vector, radius: number): Vector[] {
  const length = Math.hypot(...axis);
  const [a, b, c] = [axis[0] / length, axis[1] / length, axis[2] / length];
  const start: Vector = Math.abs(c) > 0.9 ? [1, 0, 0] : [-b / Math.hypot(a, b), a / Math.hypot(a, b), 0];
  const dot = start[0] * a + start[1] * b + start[2] * c;
  const across: Vector = [start[0] - a * dot, start[1] - b * dot, start[2] - c * dot];
  const size = Math.hypot(...across);
  const [u, v, w] = [across[0] / size, across[1] / size, across[2] / size];
  const aside: Vector = [b * w - c * v, c * u - a * w, a * v - b * u];
  return circle(36).map(({ cos, sin }) => [
    x + (u * cos + aside[0] * sin) * radius,
    y + (v * cos + aside[1] * sin) * radius,
    z + (w * cos + aside[2] * sin) * radius,
  ]);
}

/** The two sides of a standing turned part. */
function silhouette(profile: ProfilePoint[], origin: Vector, onPaper: (p: Vector) => Point): Point[] {
  const [middle, foot] = onPaper(origin);
  const side = (sign: number) =>
    profile.map(([radius, along]): Point => [middle + sign * radius, foot - along]);
  return [...side(1), ...side(-1).reverse()];
}

/** Convex hull by Andrew's monotone chain. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && turnsRight(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnsRight(a: Point = [0, 0], b: Point = [0, 0], c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 1e-9;
}

function horizontalDimension(from: number, to: number, y: number, text: number): string {
  const ends = [from, to].map((x) => `M${short(x)} ${short(y - 0.12)}v.24`).join("");
  return `${dimensionLine(`M${short(from)} ${short(y)}H${short(to)}${ends}`)}${dimensionText((from + to) / 2, y + 1.2 * text, to - from)}`;
}

function verticalDimension(x: number, from: number, to: number, text: number): string {
  const ends = [from, to].map((y) => `M${short(x - 0.12)} ${short(y)}h.24`).join("");
  const middle = (from + to) / 2;
  const turn = `transform="rotate(-90 ${short(x - text / 3)} ${short(middle)})"`;
  return `${dimensionLine(`M${short(x)} ${short(from)}V${short(to)}${ends}`)}${dimensionText(x - text / 3, middle, to - from, turn)}`;
}

function dimensionLine(path: string): string {
  return `<path d="${path}" fill="none" stroke="#56677a"/>`;
}

function dimensionText(x: number, y: number, metres: number, transform = ""): string {
  const millimetres = Math.round(metres * 1000).toLocaleString("en");
  return `<text x="${short(x)}" y="${short(y)}" ${transform}>${millimetres}</text>`;
}

function pathThrough(points: Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

function boundsOf(points: Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function union(all: Bounds[]): Bounds {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}
