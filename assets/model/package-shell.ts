/** What factory-assembled towers share: skid, basin, deck, fan, rails, ladder, and how cells make a product. */
import { handrail, ladder } from "./access.ts";
import { axialFan, fanGuard, fanRing } from "./machines.ts";
import { type Material, type Part, type Placement, type Product, place, type Vector } from "./parts.ts";
import { box, circle, cylinder, moved, slab, times } from "./solids.ts";
import { beam, bothFaces, type Face, faceSlab, onFace } from "./walls.ts";

/** The main sizes and levels of one cell, m. */
export type Frame = {
  length: number;
  width: number;
  skid: number;
  basinTop: number;
  roof: number;
  deck: number;
  /** Half of length and width. */
  x: number;
  y: number;
};

export type Fan = { at: readonly [x: number, y: number]; diameter: number };
/** Where the access ladder stands: y along the right end. */
type Access = { ladderAt: number; rail?: Material } | undefined;

export type Cell = {
  frame: Frame;
  fans: Fan[];
  body: Part[];
  deck: Part[];
  /** Given the x of the right end wall. */
  piping: (right: number) => Part[];
  access: Access;
  basinMaterial?: Material;
};

const gapBetweenCells = 0.04;
const ringHeight = 0.72;

/** @param height of the casing between basin and roof, m. */
export function frameOf(length: number, width: number, height: number): Frame {
  const [skid, basinHeight] = [0.42, 0.52];
  const roof = skid + basinHeight + height;
  return {
    length,
    width,
    skid,
    basinTop: skid + basinHeight,
    roof,
    deck: roof + 0.1,
    x: length / 2,
    y: width / 2,
  };
}

/** The lower edge of the basin's rim, where side walls start. */
export function wallFoot(frame: Frame): number {
  return frame.basinTop - 0.02;
}

/** A product of one or more equal cells side by side. */
export function packagedProduct(name: string, cell: Cell, cells = 1): Product {
  const { frame, fans } = cell;
  const pitch = frame.length + gapBetweenCells;
  const right = ((cells - 1) / 2) * pitch + frame.x;
  const groups: Record<string, Part[]> = {
    steel: skid(frame),
    basin: basin(frame, cell.basinMaterial),
    body: cell.body,
    deck: cell.deck,
    stack: fans.flatMap((fan) => fanUnit(frame, fan)),
    piping: cell.piping(right),
    ...(cell.access && { access: topAccess(frame, right, cell.access) }),
    ...(fans[0] && { fan: axialFan(fans[0].diameter / 2 - 0.03, 6, 0.2) }),
  };
  const middles = times(cells, (i) => (i - (cells - 1) / 2) * pitch);
  return {
    name,
    groups,
    placements: [
      ...middles.flatMap((x, i) => cellPlacements(cell, x, i)),
      place("piping", [0, 0, 0]),
      ...(cell.access ? [place("access", [0, 0, 0])] : []),
    ],
    size: { length: 2 * right, width: frame.width, height: frame.deck + ringHeight + 0.2 },
  };
}

function cellPlacements({ frame, fans }: Cell, x: number, i: number): Placement[] {
  const fixed = ["steel", "basin", "body", "deck", "stack"].map((group) =>
    place(group, [x, 0, 0], { tag: `${group}.${i}` }),
  );
  const turning = fans.map(({ at }, j) =>
    place("fan", [x + at[0], at[1], frame.deck + 0.36], {
      turn: 13 + (i + j) * 31,
      tag: `stack.${i}`,
      spins: true,
    }),
  );
  return [...fixed, ...turning];
}

function skid({ x, y, length, skid: top }: Frame): Part[] {
  return [-y + 0.35, y - 0.35].flatMap((at) => [
    ...beam([-x - 0.1, at, top - 0.22], length + 0.2, 0.22, 0.16),
    ...[-x + 0.3, x - 0.3].flatMap((foot) => [
      slab([foot - 0.22, at - 0.22, 0], [foot + 0.22, at + 0.22, top - 0.25], "concrete", 0.02),
      box([foot, at, top - 0.235], [0.3, 0.24, 0.03], "rubber", { bevel: 0.004 }),
    ]),
  ]);
}

function basin({ x, y, length, skid: bottom, basinTop: top }: Frame, material: Material = "casing"): Part[] {
  const edge = y + 0.07;
  // Sides and ends stop a little short of each other's outer planes: faces in one plane would flicker.
  const [reach, endReach] = [x - 0.004, edge - 0.004];
  const sides = bothFaces("y", edge).flatMap((face) => [
    faceSlab(
      face,
      { start: -reach, end: reach, bottom: bottom + 0.03, top: top - 0.02 },
      [-0.05, 0],
      material,
    ),
    faceSlab(
      face,
      { start: -reach, end: reach, bottom: top - 0.06, top: top - 0.015 },
      [-0.06, 0.035],
      material,
    ),
    ...times(4, (i) =>
      box(
        onFace(face, -x + (length * (i + 0.5)) / 4, 0.012, (bottom + top) / 2 - 0.02),
        [0.06, 0.035, top - bottom - 0.12],
        material,
        { bevel: 0.01 },
      ),
    ),
  ]);
  const ends = bothFaces("x", x).map((face) =>
    faceSlab(
      face,
      { start: -endReach, end: endReach, bottom: bottom + 0.03, top: top - 0.02 },
      [-0.05, 0],
      material,
    ),
  );
  return [slab([-x, -edge, bottom], [x, edge, bottom + 0.05], material, 0.01), ...sides, ...ends];
}

/** The deck plate with a band round its edge. */
export function deckPlate({ x, y, roof, deck }: Frame, band: Material, plate: Material = "casing"): Part[] {
  const bandLevels = { bottom: roof - 0.2, top: deck + 0.02 };
  return [
    slab([-x - 0.02, -y - 0.05, roof - 0.02], [x + 0.02, y + 0.05, deck], plate, 0.012),
    ...bothFaces("y", y).map((face) =>
      faceSlab(face, { start: -x - 0.095, end: x + 0.095, ...bandLevels }, [0.04, 0.1], band, 0.012),
    ),
    ...bothFaces("x", x).map((face) =>
      faceSlab(face, { start: -y - 0.095, end: y + 0.095, ...bandLevels }, [0.05, 0.1], band, 0.012),
    ),
  ];
}

export function cornerPosts({ x, y, basinTop, roof }: Frame, thickness = 0.13): Part[] {
  return [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      box(
        [sx * (x + 0.005), sy * (y - 0.02), (basinTop + roof) / 2],
        [thickness, thickness, roof - basinTop + 0.04],
        "galvanised",
        { bevel: 0.01 },
      ),
    ),
  );
}

/** Fan ring, guard, support beam and the direct-drive motor below the hub. */
function fanUnit({ deck }: Frame, { at: [x, y], diameter }: Fan): Part[] {
  const radius = diameter / 2;
  const coolingFins = circle(20).map(({ cos, sin, degrees }) =>
    box([cos * 0.2, sin * 0.2, 0.05], [0.03, 0.006, 0.4], "motor", {
      bevel: 0.001,
      rotation: [0, 0, degrees],
    }),
  );
  const drive = [
    box([0, 0, 0.12], [diameter + 0.1, 0.16, 0.1], "galvanised"),
    cylinder([0, 0, -0.25], [0, 0, 0.3], 0.19, "motor", { sides: 28 }),
    ...coolingFins,
  ];
  return [
    ...fanRing([x, y, deck], radius, ringHeight),
    ...fanGuard([x, y, deck + ringHeight + 0.02], radius + 0.03),
    ...moved(drive, [x, y, deck]),
  ];
}

/** Handrails round the deck and a caged ladder up the right end. */
function topAccess({ y, deck }: Frame, right: number, access: NonNullable<Access>): Part[] {
  const { ladderAt, rail = "galvanised" } = access;
  const [e, z, gap] = [0.07, deck + 0.02, 0.38];
  const corners: Vector[] = [
    [right + e, ladderAt + gap, z],
    [right + e, y + e, z],
    [-right - e, y + e, z],
    [-right - e, -y - e, z],
    [right + e, -y - e, z],
    [right + e, ladderAt - gap, z],
  ];
  return [...handrail(corners, { material: rail }), ...ladder([right + 0.24, ladderAt, 0], deck, [1, 0, 0])];
}

/** The covers of a hot-water basin along a crossflow tower's inlet side. */
export function basinCovers(
  face: Face,
  { x, deck }: Frame,
  depth: number,
  lids: number,
  material: Material,
): Part[] {
  const start = -x + 0.06;
  const width = (2 * x - 0.12) / lids;
  const trough = faceSlab(
    face,
    { start, end: -start, bottom: deck, top: deck + 0.22 },
    [-0.05 - depth, -0.05],
    material,
    0.012,
  );
  const covers = times(lids, (i) => {
    const from = start + width * i;
    const lid = { start: from + 0.008, end: from + width - 0.008, bottom: deck + 0.215, top: deck + 0.255 };
    const raised = { start: from + 0.12, end: from + width - 0.12, bottom: deck + 0.25, top: deck + 0.27 };
    return [
      faceSlab(face, lid, [-0.07 - depth, -0.03], material, 0.012),
      faceSlab(face, raised, [0.03 - depth, -0.13], material, 0.012),
    ];
  }).flat();
  return [trough, ...covers];
}
