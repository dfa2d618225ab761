/** Safe access: handrails, caged ladders, stairs. */
import type { Material, Part, Vector } from "./parts.ts";
import { between, box, circle, cylinder, slab, steps, times, tube } from "./solids.ts";

type RailOptions = { height?: number; material?: Material; toeBoard?: boolean; pitch?: number };

/** A handrail with a knee rail and a toe board along corner points at deck level. */
export function handrail(corners: Vector[], options: RailOptions = {}): Part[] {
  const { height = 1.1, material = "rail", toeBoard = true, pitch = 1.45 } = options;
  const bar = 0.021;
  const rails = [height, height * 0.55].map((rise) =>
    tube(
      corners.map(([x, y, z]): Vector => [x, y, z + rise]),
      bar,
      material,
      { bend: 0.06, sides: 10 },
    ),
  );
  const post = (foot: Vector) => [
    cylinder(foot, [foot[0], foot[1], foot[2] + height], bar, material, { sides: 10 }),
    box([foot[0], foot[1], foot[2] + 0.006], [0.1, 0.1, 0.012], "galvanised", { bevel: 0.002 }),
  ];
  const runs = corners.slice(1).map((end, i) => ({ start: corners[i] ?? end, end }));
  const posts = runs.flatMap(({ start, end }, i) => {
    const gaps = Math.max(
      1,
      Math.round(Math.hypot(end[0] - start[0], end[1] - start[1], end[2] - start[2]) / pitch),
    );
    const last = i === runs.length - 1;
    return times(gaps + (last ? 1 : 0), (j) => post(between(start, end, j / gaps))).flat();
  });
  const boards = runs
    .filter(({ start, end }) => toeBoard && start[2] === end[2])
    .map(toeBoardAlong(material));
  return [...rails, ...posts, ...boards];
}

function toeBoardAlong(material: Material): (run: { start: Vector; end: Vector }) => Part {
  return ({ start, end }) => {
    const [x, y, z] = between(start, end, 0.5);
    const [dx, dy] = [Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])];
    return box([x, y, z + 0.06], dx > dy ? [dx, 0.006, 0.1] : [0.006, dy, 0.1], material, { bevel: 0.001 });
  };
}

/** A vertical ladder up to a deck at `top`; the climber stands on the side of `outwards`. */
export function ladder(
  [x, y, foot]: Vector,
  top: number,
  outwards: Vector,
  { cage = true, material = "galvanised" }: { cage?: boolean; material?: Material } = {},
): Part[] {
  const half = 0.22;
  const reach = 1.1;
  const aside: Vector = [-outwards[1], outwards[0], 0];
  const at = (sideways: number, out: number, z: number): Vector => [
    x + aside[0] * sideways + outwards[0] * out,
    y + aside[1] * sideways + outwards[1] * out,
    z,
  ];
  const stileSize = (depth: number, width: number, height: number): Vector =>
    Math.abs(outwards[0]) > 0.5 ? [depth, width, height] : [width, depth, height];
  const stiles = [-half, half].map((side) =>
    box(at(side, 0, (foot + top + reach) / 2), stileSize(0.06, 0.013, top + reach - foot), material, {
      bevel: 0.002,
    }),
  );
  const rungs = steps(foot + 0.3, top + 0.05, 0.3).map((z) =>
    cylinder(at(-half, 0, z), at(half, 0, z), 0.011, material, { sides: 8 }),
  );
  const brackets = steps(foot + 1, top - 0.01, 1.8).flatMap((z) =>
    [-half, half].map((side) =>
      box(at(side, -0.1, z), stileSize(0.23, 0.03, 0.008), material, { bevel: 0.001 }),
    ),
  );
  return [
    ...stiles,
    ...rungs,
    ...brackets,
    ...(cage ? ladderCage(at, half, foot + 2.3, top + 1.08, material) : []),
  ];
}

type PlaceOnLadder = (sideways: number, out: number, z: number) => Vector;

function ladderCage(
  at: PlaceOnLadder,
  half: number,
  bottom: number,
  top: number,
  material: Material,
): Part[] {
  const radius = 0.37;
  const offset = 0.16;
  const hoopAt = (z: number) => {
    const arc = times(15, (i) => {
      const angle = Math.PI * (-0.12 + (i / 14) * 1.24);
      return at(Math.cos(angle) * radius, Math.sin(angle) * radius + offset, z);
    });
    return tube([at(half, 0, z), ...arc, at(-half, 0, z)], 0.014, material, { bend: 0, sides: 6 });
  };
  const straps = circle(8)
    .slice(0, 5)
    .map(({ cos, sin }) =>
      cylinder(
        at(cos * radius, sin * radius + offset, bottom),
        at(cos * radius, sin * radius + offset, top),
        0.012,
        material,
        { sides: 6 },
      ),
    );
  return [...steps(bottom, top - 0.03, 0.75).map(hoopAt), hoopAt(top), ...straps];
}

/**
 * A stair of two flights along the end wall of a row, climbing towards -y.
 * @param wall x of the end wall; @param arrival y of the near edge of the top landing; @param rise height of the deck.
 */
export function endStair(wall: number, arrival: number, rise: number): Part[] {
  const [inner, outer] = [wall + 0.28, wall + 1.18];
  const middle = rise / 2;
  const topEdge = arrival + 1.05;
  const run = middle * 0.92;
  const [landingNear, landingFar] = [topEdge + run, topEdge + run + 1];
  const foot = landingFar + run;
  const upper = { from: [landingNear, middle], to: [topEdge, rise] } satisfies Flight;
  const lower = { from: [foot, 0], to: [landingFar, middle] } satisfies Flight;
  const legs = [landingNear + 0.06, landingFar - 0.06].flatMap((y) =>
    [inner + 0.03, outer - 0.03].map((x) =>
      box([x, y, middle / 2 - 0.02], [0.09, 0.09, middle], "galvanised", { bevel: 0.004 }),
    ),
  );
  const brackets = [arrival + 0.08, topEdge - 0.08].flatMap((y) => [
    box([(wall + outer) / 2, y, rise - 0.1], [outer - wall, 0.07, 0.1], "galvanised", { bevel: 0.004 }),
    cylinder([outer - 0.06, y, rise - 0.12], [wall + 0.05, y, rise - 1], 0.035, "galvanised", { sides: 10 }),
  ]);
  return [
    ...flight(lower, inner, outer),
    ...flight(upper, inner, outer),
    slab([inner, landingNear, middle - 0.05], [outer, landingFar, middle], "grating", 0.004),
    slab([wall + 0.1, arrival, rise - 0.05], [outer, topEdge, rise], "grating", 0.004),
    ...handrail(
      [
        [outer, landingNear, middle],
        [outer, landingFar, middle],
      ],
      { height: 1.05 },
    ),
    ...handrail([
      [outer, topEdge, rise],
      [outer, arrival, rise],
      [wall + 0.12, arrival, rise],
    ]),
    ...legs,
    ...brackets,
    slab([inner - 0.2, foot - 0.4, 0], [outer + 0.2, foot + 0.5, 0.06], "concrete", 0.02),
  ];
}

/** The ends of a flight as y and z. */
type Flight = { from: [y: number, z: number]; to: [y: number, z: number] };

function flight({ from, to }: Flight, inner: number, outer: number): Part[] {
  const [dy, dz] = [to[0] - from[0], to[1] - from[1]];
  const treads = Math.round(dz / 0.2);
  const slope = (Math.atan2(dz, Math.abs(dy)) * 180) / Math.PI;
  const strings = [inner, outer].map((x) =>
    box([x, from[0] + dy / 2, from[1] + dz / 2 - 0.04], [0.012, Math.hypot(dy, dz) + 0.1, 0.22], "rail", {
      bevel: 0.002,
      rotation: [dy > 0 ? slope : -slope, 0, 0],
    }),
  );
  const boards = times(treads - 1, (i) => {
    const share = (i + 1) / treads;
    const centre: Vector = [(inner + outer) / 2, from[0] + dy * share, from[1] + dz * share];
    return box(centre, [outer - inner - 0.02, 0.25, 0.03], "grating", { bevel: 0.002 });
  });
  const rails = [inner, outer].flatMap((x) =>
    handrail(
      [
        [x, from[0], from[1] + 0.08],
        [x, to[0], to[1] + 0.08],
      ],
      { height: 1, toeBoard: false, pitch: 1.3 },
    ),
  );
  return [...strings, ...boards, ...rails];
}
