/** The pipework at the right end of package towers. */
import { motor, volute } from "./machines.ts";
import type { Frame } from "./package-shell.ts";
import type { Part, Vector } from "./parts.ts";
import { clamp, flange, valve } from "./pipework.ts";
import { box, cylinder, moved, slab, tube } from "./solids.ts";

const alongX: Vector = [1, 0, 0];
const upwards: Vector = [0, 0, 1];

/** Crossflow: a riser to both hot-water basins over the deck, and the cold outlet from the basin's end. */
export function crossflowPiping({ y, skid, deck }: Frame, right: number): Part[] {
  const [x, at, r] = [right + 0.42, -y + 1.15, 0.11];
  const [over, top] = [right - 0.7, deck + 0.78];
  const outlet = { y: -y + 0.45, z: skid + 0.16, r: 0.125 };
  const basinEnd = (side: number): Vector => [over, side * (y - 0.5), deck + 0.26];
  return [
    slab([x + 1.85, -y + 0.1, 0], [x + 2.35, at + 0.3, 0.1], "concrete", 0.02),
    tube(
      [
        [x + 2.1, at, -0.2],
        [x + 2.1, at, 0.34],
        [x, at, 0.34],
        [x, at, top],
        [over, at, top],
        [over, -y + 0.5, top],
        basinEnd(-1),
      ],
      r,
      "pipe",
      { bend: 0.24, sides: 24 },
    ),
    tube([[over, at - 0.1, top], [over, y - 0.5, top], basinEnd(1)], r, "pipe", { bend: 0.24, sides: 24 }),
    ...valve([x, at, 1.25], upwards, r, alongX),
    ...flange([x, at, 2.6], upwards, r),
    ...flange([x + 1.2, at, 0.34], alongX, r),
    ...flange([over, -y + 0.5, deck + 0.42], upwards, r),
    ...flange([over, y - 0.5, deck + 0.42], upwards, r),
    ...wallBrackets(right, x, at, r, [1.9, 3.3]),
    tube(
      [
        [right, outlet.y, outlet.z],
        [x + 2.1, outlet.y, outlet.z],
        [x + 2.1, outlet.y, -0.2],
      ],
      outlet.r,
      "plainPipe",
      { bend: 0.24, sides: 28 },
    ),
    ...flange([right + 0.16, outlet.y, outlet.z], alongX, outlet.r),
    ...valve([right + 1, outlet.y, outlet.z], alongX, outlet.r, upwards),
    ...[0.6, 1.55].flatMap((dx) => [
      box([x + dx, at, 0.12], [0.1, 0.2, 0.24], "galvanised", { bevel: 0.004 }),
      box([x + dx - 0.1, outlet.y, (skid + 0.04) / 2], [0.1, 0.2, skid + 0.04], "galvanised", {
        bevel: 0.004,
      }),
    ]),
  ];
}

/** Counterflow: one inlet below the deck, and the cold outlet from the basin's end. */
export function counterflowPiping({ skid, roof }: Frame, right: number): Part[] {
  const [y, r, inlet] = [0.55, 0.11, roof - 0.55];
  const outlet: Vector = [right, 1.35, skid + 0.2];
  const x = right + 0.5;
  return [
    tube(
      [
        [right + 1.9, y, -0.2],
        [right + 1.9, y, 0.32],
        [x, y, 0.32],
        [x, y, inlet],
        [right - 0.05, y, inlet],
      ],
      r,
      "pipe",
      { bend: 0.24, sides: 24 },
    ),
    ...valve([x, y, 1.35], upwards, r, alongX),
    ...flange([right + 0.18, y, inlet], alongX, r),
    ...flange([right + 1.3, y, 0.32], alongX, r),
    ...wallBrackets(right, x, y, r, [2.5]),
    tube([outlet, [right + 1.9, outlet[1], outlet[2]], [right + 1.9, outlet[1], -0.2]], 0.125, "plainPipe", {
      bend: 0.24,
      sides: 28,
    }),
    ...flange([right + 0.16, outlet[1], outlet[2]], alongX, 0.125),
    ...valve([right + 0.9, outlet[1], outlet[2]], alongX, 0.125, upwards),
  ];
}

/** Closed circuit: process fluid into the upper coil header and out of the lower one. `y` is where the headers stand. */
export function coilPiping(right: number, y: number, upper: number, lower: number): Part[] {
  const r = 0.1;
  const header = (z: number): Part[] => [
    cylinder([right - 0.05, y, z], [right + 0.62, y, z], r, "pipe", { sides: 28 }),
    ...flange([right + 0.3, y, z], alongX, r),
  ];
  const [hot, cold] = [right + 0.95, right + 0.72];
  return [
    ...header(upper),
    ...header(lower),
    tube(
      [
        [right + 0.6, y, upper],
        [hot, y, upper],
        [hot, y, 0.3],
        [right + 1.9, y, 0.3],
        [right + 1.9, y, -0.2],
      ],
      r,
      "pipe",
      { bend: 0.24 },
    ),
    tube(
      [
        [right + 0.6, y, lower],
        [cold, y, lower],
        [cold, y + 0.6, lower],
        [cold, y + 0.6, 0.3],
        [right + 1.9, y + 0.6, 0.3],
        [right + 1.9, y + 0.6, -0.2],
      ],
      r,
      "plainPipe",
      { bend: 0.2, sides: 24 },
    ),
    ...valve([hot, y, 1.3], upwards, r, alongX),
  ];
}

/** The spray circuit: suction from the basin, pump on its plinth, riser to the distribution above the coil. */
export function sprayPump(right: number, y: number, basinBottom: number, sprayLevel: number): Part[] {
  const z = basinBottom + 0.2;
  const x = right + 0.42;
  return [
    tube(
      [
        [right - 0.02, y, z],
        [right + 0.34, y, z],
      ],
      0.085,
      "plainPipe",
      { bend: 0.1 },
    ),
    volute([x, y, z], 0.24, 0.24),
    ...moved(motor([0, 0, 0], 0.5, 0.15, "pump"), [right + 0.62, y, z], { halfTurn: true }),
    box([right + 0.75, y, 0.26], [0.95, 0.5, 0.1], "galvanised"),
    box([right + 0.75, y, 0.11], [1.05, 0.6, 0.22], "concrete", { bevel: 0.02 }),
    tube(
      [
        [x, y, z + 0.22],
        [x, y, sprayLevel],
        [right - 0.05, y, sprayLevel],
      ],
      0.075,
      "plainPipe",
      { bend: 0.18, sides: 22 },
    ),
    ...flange([x, y, z + 0.4], upwards, 0.075, { bolts: 4 }),
    ...flange([right + 0.16, y, sprayLevel], alongX, 0.075, { bolts: 4 }),
  ];
}

function wallBrackets(right: number, x: number, y: number, radius: number, levels: number[]): Part[] {
  return levels.flatMap((z) => [
    box([(right + x) / 2 + 0.01, y, z], [0.4, 0.06, 0.06], "galvanised", { bevel: 0.003 }),
    clamp([x, y, z], upwards, radius),
  ]);
}
