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

/** Height of the letters of notes by that of dimensions. */
export const noteHeight = 0.93;
