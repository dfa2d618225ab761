/** The five primitive solids, and the arithmetic of points that composite parts need. */
import type { Material, Part, ProfilePoint, Vector } from "./parts.ts";

const up: Vector = [0, 0, 1];

export function box(
  centre: Vector,
  size: Vector,
  material: Material,
  { bevel = 0.006, rotation }: { bevel?: number; rotation?: Vector } = {},
): Part {
  return { kind: "box", centre, size, bevel, material, ...(rotation && { rotation }) };
}

/** A box between two opposite corners, in any order. */
export function slab(a: Vector, b: Vector, material: Material, bevel = 0.006): Part {
  const size: Vector = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])];
  return box(between(a, b, 0.5), size, material, { bevel });
}

export function cylinder(
  from: Vector,
  to: Vector,
  radius: number,
  material: Material,
  { sides = 24, endRadius }: { sides?: number; endRadius?: number } = {},
): Part {
  return { kind: "cylinder", from, to, radius, sides, material, ...(endRadius && { endRadius }) };
}

export function lathe(
  origin: Vector,
  profile: ProfilePoint[],
  material: Material,
  { sides = 32, axis = up }: { sides?: number; axis?: Vector } = {},
): Part {
  return { kind: "lathe", origin, profile, axis, sides, material };
}

export function tube(
  points: Vector[],
  radius: number,
  material: Material,
  { bend = radius * 1.6, sides = 14 }: { bend?: number; sides?: number } = {},
): Part {
  return { kind: "tube", points, radius, bend, sides, material };
}

/** A ring of round bar around `axis`. */
export function hoop(
  centre: Vector,
  axis: Vector,
  radius: number,
  bar: number,
  material: Material,
  sides = 28,
): Part {
  const profile = circle(8, true).map(({ cos, sin }): ProfilePoint => [radius + cos * bar, sin * bar]);
  return lathe(centre, profile, material, { sides, axis });
}

/** `count` directions around a circle; closed repeats the first at the end. `turn` shifts them by parts of a step. */
export function circle(
  count: number,
  closed = false,
  turn = 0,
): { cos: number; sin: number; degrees: number }[] {
  return times(count + (closed ? 1 : 0), (i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI;
    return { cos: Math.cos(angle), sin: Math.sin(angle), degrees: (angle * 180) / Math.PI };
  });
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** Evenly spaced values from `start`, never beyond `end`. */
export function steps(start: number, end: number, pitch: number): number[] {
  return times(Math.max(0, Math.floor((end - start) / pitch + 1e-9) + 1), (i) => start + i * pitch);
}

/** A point `distance` away from another along a unit direction. */
export function along(point: Vector, direction: Vector, distance: number): Vector {
  return [
    point[0] + direction[0] * distance,
    point[1] + direction[1] * distance,
    point[2] + direction[2] * distance,
  ];
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Moves parts; `halfTurn` first turns them by 180° about the vertical. */
export function moved(parts: Part[], by: Vector, { halfTurn = false } = {}): Part[] {
  const sign = halfTurn ? -1 : 1;
  const shift = ([x, y, z]: Vector): Vector => [sign * x + by[0], sign * y + by[1], z + by[2]];
  const turn = ([x, y, z]: Vector): Vector => [sign * x, sign * y, z];
  return parts.map((part) => movedPart(part, shift, turn));
}

function movedPart(part: Part, shift: (point: Vector) => Vector, turn: (direction: Vector) => Vector): Part {
  switch (part.kind) {
    case "box":
      return {
        ...part,
        centre: shift(part.centre),
        ...(part.rotation && { rotation: turn(part.rotation) }),
      };
    case "cylinder":
      return { ...part, from: shift(part.from), to: shift(part.to) };
    case "lathe":
      return { ...part, origin: shift(part.origin), axis: turn(part.axis) };
    case "tube":
      return { ...part, points: part.points.map(shift) };
    case "mesh":
      return { ...part, vertices: part.vertices.map(shift) };
  }
}
