/** mm; x to the right, y upwards. */
export type Point = readonly [x: number, y: number];

export type Layer =
  | "outline"
  | "fan"
  | "louver"
  | "coil"
  | "connection"
  | "support"
  | "clearance"
  | "dimension";

export type Shape =
  | { kind: "line"; layer: Layer; from: Point; to: Point }
  | { kind: "circle"; layer: Layer; center: Point; radius: number }
  /** Its middle stands at `at`, or its beginning where it is aligned so; turned by 90° it is read from the right. */
  | { kind: "text"; layer: Layer; at: Point; height: number; text: string; isTurned?: true; align?: "start" };

/** A side elevation stands at the right of the front: third-angle projection. */
export interface Views {
  plan: Point;
  front: Point;
  side: Point;
}

export interface Size {
  length: number;
  width: number;
  height: number;
}

/** Hidden lines, and the border of the space that is kept free. */
export function isDashed(layer: Layer): boolean {
  return layer === "clearance" || layer === "coil";
}

/** Size of a font by the height of its letters, and the line that they stand on below their middle, by the same height. */
export const fontSize = 1.35;
export const belowMiddle = 0.36;

/** Height of the basin below the casing, and of the rings of the fans above it, mm: a sketch. */
export function basinHeight(height: number): number {
  return Math.min(900, height * 0.18);
}
export function ringHeight(height: number): number {
  return Math.min(900, height * 0.14);
}

/** Height of the letters of notes by that of dimensions. */
export const noteHeight = 0.93;
