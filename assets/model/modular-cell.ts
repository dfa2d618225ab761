/**
 * One cell of a field-erected tower, in the modules in which it is lifted.
 * Crossflow draws air through fill along the whole height of both sides; counterflow through openings at the foot,
 * with casing above; the plume-free form carries dry coils at the top of that casing.
 */
import { axialFan, motor, recoveryStack } from "./machines.ts";
import type { Part } from "./parts.ts";
import { flange } from "./pipework.ts";
import { box, cylinder, moved, slab, times, tube } from "./solids.ts";
import {
  beam,
  bothFaces,
  door,
  type Face,
  faceSlab,
  finnedCoil,
  louvres,
  onFace,
  ribbedWall,
} from "./walls.ts";

export type Flow = "crossflow" | "counterflow" | "plume-free";

/** Sizes of one cell, m. */
export const cell = {
  length: 4.4,
  width: 7.2,
  /** From the top of the basin to the underside of the deck. */
  fillHeight: 4.4,
  basinBottom: 0.95,
  basinHeight: 0.62,
  /** Depth of the hot-water basin on each air-inlet side. */
  hotBasin: 1.75,
  stackHeight: 1.75,
  fanDiameter: 3.55,
  blades: 7,
};
export const half = { length: cell.length / 2, width: cell.width / 2 };
export const basinTop = cell.basinBottom + cell.basinHeight;
export const roof = basinTop + cell.fillHeight;
export const deck = roof + 0.12;
/** The upper edge of a counterflow cell's air inlets. */
const inletTop = basinTop + 1.45;
/** Where the dry coils of a plume-free cell begin. */
export const dryCoilFoot = roof - 1.55;

export function cellModules(flow: Flow): Record<string, Part[]> {
  return {
    steel: grillage(),
    basin: coldBasin(),
    fill: flow === "crossflow" ? crossflowFill() : counterflowFill(flow),
    wallRight: [
      ...endWall({ axis: "x", at: half.length - 0.01, facing: 1 }),
      ...door({ axis: "x", at: half.length + 0.03, facing: 1 }, 0, basinTop + 0.12),
    ],
    wallLeft: endWall({ axis: "x", at: -half.length + 0.01, facing: -1 }),
    deck: deckModule(flow),
    fasciaRight: [endFascia({ axis: "x", at: half.length, facing: 1 })],
    fasciaLeft: [endFascia({ axis: "x", at: -half.length, facing: -1 })],
    stack: recoveryStack(cell.fanDiameter / 2, cell.stackHeight),
    fan: axialFan(cell.fanDiameter / 2 - 0.035, cell.blades),
    drive: fanDrive(),
  };
}

/** Steel beams on concrete plinths. */
function grillage(): Part[] {
  const { basinBottom } = cell;
  return [-half.width + 0.35, -cell.width / 6, cell.width / 6, half.width - 0.35].flatMap((y) => [
    ...beam([-half.length, y, basinBottom - 0.3], cell.length, 0.3, 0.2),
    ...[-half.length + 0.45, half.length - 0.45].flatMap((x) => [
      slab([x - 0.28, y - 0.28, 0], [x + 0.28, y + 0.28, basinBottom - 0.33], "concrete", 0.025),
      box([x, y, basinBottom - 0.315], [0.34, 0.34, 0.03], "galvanised", { bevel: 0.004 }),
    ]),
  ]);
}

function coldBasin(): Part[] {
  const { basinBottom: bottom, basinHeight } = cell;
  const overhang = 0.16;
  const [x, y] = [half.length - 0.005, half.width + overhang];
  const sides = bothFaces("y", y).flatMap((face) => [
    faceSlab(face, { start: -x, end: x, bottom: bottom + 0.04, top: basinTop - 0.02 }, [-0.05, 0], "basin"),
    faceSlab(
      face,
      { start: -x, end: x, bottom: basinTop - 0.075, top: basinTop - 0.02 },
      [-0.09, 0.045],
      "basin",
      0.01,
    ),
    ...times(6, (i) =>
      box(
        onFace(face, -half.length + (cell.length * (i + 0.5)) / 6, 0.018, bottom + basinHeight * 0.46),
        [0.07, 0.05, basinHeight - 0.14],
        "basin",
        { bevel: 0.012 },
      ),
    ),
  ]);
  const ends = bothFaces("x", x).map((face) =>
    faceSlab(face, { start: -y, end: y, bottom: bottom + 0.04, top: basinTop - 0.02 }, [-0.05, 0], "basin"),
  );
  const nozzle = (at: number, z: number, radius: number, length: number) =>
    cylinder([at, -y, z], [at, -y - length, z], radius, "galvanised", { sides: 18 });
  return [
    slab([-x, -y, bottom], [x, y, bottom + 0.06], "basin", 0.01),
    ...sides,
    ...ends,
    slab([-x + 0.045, -y + 0.05, bottom + 0.2], [x - 0.045, y - 0.05, bottom + 0.28], "water", 0),
    nozzle(-half.length + 0.7, bottom + 0.2, 0.055, 0.22),
    ...flange([-half.length + 0.7, -y - 0.22, bottom + 0.2], [0, 1, 0], 0.055, { bolts: 4 }),
    nozzle(-half.length + 1.15, bottom + 0.42, 0.035, 0.18),
  ];
}

/** Fill packs behind louvres on both air-inlet sides, and the columns between. */
function crossflowFill(): Part[] {
  const packs = bothFaces("y", half.width).flatMap((face) => [
    faceSlab(
      face,
      { start: -half.length + 0.07, end: half.length - 0.07, bottom: basinTop, top: roof - 0.05 },
      [-cell.hotBasin - 0.16, -0.26],
      "fill",
      0,
    ),
    ...louvres(face, {
      start: -half.length + 0.005,
      end: half.length - 0.005,
      bottom: basinTop - 0.02,
      top: roof - 0.02,
    }),
  ]);
  const columns = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      box(
        [sx * (half.length - 0.06), sy * (half.width - 1.95), (basinTop + roof) / 2],
        [0.1, 0.1, roof - basinTop],
        "galvanised",
      ),
    ),
  );
  return [...packs, ...columns];
}

/** Low louvres with the rain zone behind them, and ribbed casing, or dry coils, above. */
function counterflowFill(flow: Flow): Part[] {
  const side = { start: -half.length + 0.005, end: half.length - 0.005 };
  const casingTop = flow === "plume-free" ? dryCoilFoot : roof;
  const sides = bothFaces("y", half.width).flatMap((face) => [
    ...louvres(
      face,
      { ...side, bottom: basinTop - 0.02, top: inletTop },
      { pitch: 0.17, depth: 0.18, post: 0.09 },
    ),
    faceSlab(face, { ...side, bottom: inletTop - 0.05, top: inletTop + 0.06 }, [-0.04, 0.07], "galvanised"),
    ...ribbedWall(
      { ...face, at: face.at - face.facing * 0.03 },
      { ...side, bottom: inletTop, top: casingTop },
      5,
    ),
    ...(flow === "plume-free" ? finnedCoil(face, { ...side, bottom: dryCoilFoot, top: roof - 0.26 }, 3) : []),
  ]);
  const rainZone = slab(
    [-half.length + 0.07, -half.width + 0.25, basinTop],
    [half.length - 0.07, half.width - 0.25, inletTop],
    "fill",
    0,
  );
  return [rainZone, ...sides];
}

function endWall(face: Face): Part[] {
  const cornerPost = (y: number) =>
    box(
      onFace(face, y, 0.04, (basinTop + roof) / 2 - 0.01),
      [0.16, 0.16, roof - basinTop + 0.02],
      "galvanised",
      {
        bevel: 0.01,
      },
    );
  const wall = { start: -half.width, end: half.width, bottom: basinTop - 0.02, top: roof };
  return [
    ...ribbedWall(face, wall, 8),
    cornerPost(-half.width),
    cornerPost(half.width),
    box(onFace(face, 0, 0.06, basinTop + 0.01), [0.1, cell.width + 0.1, 0.06], "galvanised", { bevel: 0.01 }),
  ];
}

/** The fan deck with the coloured band along its sides; crossflow cells carry two covered hot-water basins. */
function deckModule(flow: Flow): Part[] {
  const sides = bothFaces("y", half.width).flatMap((face) => [
    faceSlab(
      face,
      { start: -half.length + 0.002, end: half.length - 0.002, bottom: roof - 0.24, top: deck + 0.03 },
      [0.06, 0.13],
      "fascia",
      0.012,
    ),
    ...(flow === "crossflow" ? hotBasin(face) : []),
  ]);
  const joints = times(4, (i) =>
    box(
      [-half.length + (cell.length * (i + 1)) / 5, 0, deck + 0.003],
      [0.012, cell.width - (flow === "crossflow" ? 2 * cell.hotBasin : 0.1), 0.006],
      "galvanised",
      { bevel: 0 },
    ),
  );
  return [
    slab(
      [-half.length, -half.width - 0.06, roof - 0.02],
      [half.length, half.width + 0.06, deck],
      "deck",
      0.012,
    ),
    ...sides,
    ...joints,
  ];
}

function hotBasin(face: Face): Part[] {
  const depth = cell.hotBasin - 0.45;
  const length = cell.length - 0.16;
  const covers = times(3, (i) => {
    const start = -length / 2 + (length * i) / 3;
    const end = start + length / 3;
    const handles = [0.3, 0.7].map((share) =>
      lidHandle(face, start + (length / 3) * share, -0.11, deck + 0.35),
    );
    return [
      faceSlab(
        face,
        { start: start + 0.008, end: end - 0.008, bottom: deck + 0.29, top: deck + 0.335 },
        [-depth - 0.03, 0.01],
        "casing",
        0.014,
      ),
      faceSlab(
        face,
        { start: start + 0.12, end: end - 0.12, bottom: deck + 0.33, top: deck + 0.35 },
        [-depth + 0.08, -0.1],
        "casing",
        0.012,
      ),
      ...handles,
    ];
  }).flat();
  const trough = { start: -length / 2, end: length / 2, bottom: deck, top: deck + 0.3 };
  return [faceSlab(face, trough, [-depth, -0.02], "casing", 0.012), ...covers];
}

/** A bow handle on a lid. */
function lidHandle(face: Face, along: number, out: number, z: number): Part {
  const foot = (offset: number, rise: number) => onFace(face, along + offset, out, z + rise);
  return tube([foot(-0.08, 0), foot(-0.08, 0.05), foot(0.08, 0.05), foot(0.08, 0)], 0.009, "stainless", {
    bend: 0.02,
    sides: 8,
  });
}

function endFascia(face: Face): Part {
  const band = { start: -half.width - 0.13, end: half.width + 0.13, bottom: roof - 0.24, top: deck + 0.03 };
  return faceSlab(face, band, [0.06, 0.13], "fascia", 0.012);
}

/** Beam, gear box, shaft and the motor outside the stack; along x, to be turned in place. */
function fanDrive(): Part[] {
  const fanHeight = 0.42;
  const radius = cell.fanDiameter / 2;
  const motorAt = radius + 0.77;
  const shaft = fanHeight - 0.24;
  return [
    box([0, 0, 0], [cell.fanDiameter * 1.1, 0.24, 0.16], "galvanised", { bevel: 0.008 }),
    cylinder([0, 0, fanHeight - 0.34], [0, 0, fanHeight - 0.02], 0.19, "motor"),
    box([0.16, 0, shaft], [0.4, 0.32, 0.24], "motor", { bevel: 0.03 }),
    cylinder([0.3, 0, shaft], [radius + 0.65, 0, shaft], 0.05, "stainless", { sides: 16 }),
    box([radius + 0.18, 0, fanHeight - 0.22], [0.5, 0.22, 0.24], "rail", { bevel: 0.03 }),
    ...moved(motor([0, 0, 0], 0.62, 0.17), [motorAt, 0, fanHeight - 0.2], { halfTurn: true }),
    box([radius + 1.05, 0, 0.03], [0.78, 0.5, 0.06], "galvanised", { bevel: 0.008 }),
  ];
}
