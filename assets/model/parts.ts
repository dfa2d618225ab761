/**
 * A product as a list of parts. Stills, films and dimensioned drawings all read this list, so they can never disagree.
 * Units: metres; x along the row of cells, y across, z up; the ground is z = 0.
 */

export type Vector = readonly [x: number, y: number, z: number];
/** Radius and height along the axis, from which a turned part is made. */
export type ProfilePoint = readonly [radius: number, along: number];

export type Box = {
  kind: "box";
  centre: Vector;
  size: Vector;
  bevel: number;
  /** Degrees about x, then y, then z, around the centre. */
  rotation?: Vector;
};
export type Cylinder = {
  kind: "cylinder";
  from: Vector;
  to: Vector;
  radius: number;
  endRadius?: number;
  sides: number;
};
export type Lathe = { kind: "lathe"; origin: Vector; profile: ProfilePoint[]; axis: Vector; sides: number };
/** A round bar or pipe along corner points, its corners bent to `bend` metres. */
export type Tube = { kind: "tube"; points: Vector[]; radius: number; bend: number; sides: number };
export type Mesh = { kind: "mesh"; vertices: Vector[]; faces: number[][]; smooth: boolean };

export type Part = (Box | Cylinder | Lathe | Tube | Mesh) & { material: Material };

export type Material =
  | "actuator"
  | "basin"
  | "blade"
  | "casing"
  | "concrete"
  | "deck"
  | "fascia"
  | "fill"
  | "fins"
  | "galvanised"
  | "grating"
  | "green"
  | "louvre"
  | "motor"
  | "panel"
  | "pipe"
  | "plainPipe"
  | "pump"
  | "pvc"
  | "pvcBlue"
  | "rail"
  | "red"
  | "rubber"
  | "screen"
  | "stack"
  | "stackInside"
  | "stainless"
  | "steelDark"
  | "tank"
  | "trim"
  | "tubing"
  | "valve"
  | "vessel"
  | "water"
  | "white"
  | "yellow";

/** One use of a group of parts. */
export type Placement = {
  group: string;
  at: Vector;
  /** Degrees about the vertical. */
  turn: number;
  /** What the group belongs to when the product is put together, as `step.cell`. */
  tag: string;
  /** Whether the group turns when the tower runs. */
  spins: boolean;
};

export type Product = {
  name: string;
  groups: Record<string, Part[]>;
  placements: Placement[];
  /** Overall size without piping, and the height to which a picture should frame the product, m. */
  size: { length: number; width: number; height: number };
};

/** Places a group; tag and turn where they matter. */
export function place(group: string, at: Vector, more: Partial<Placement> = {}): Placement {
  return { group, at, turn: 0, tag: group, spins: false, ...more };
}
