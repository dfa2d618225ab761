/**
 * Neutral forms of the partner brand's series. They show the principle of each series (where air enters, where
 * the coil lies, which fan moves the air) and nothing of the brand: no mark, no colours, no details of its own.
 */

import { coilPiping, counterflowPiping, crossflowPiping, sprayPump } from "./package-piping.ts";
import {
  basinCovers,
  cornerPosts,
  deckPlate,
  type Frame,
  frameOf,
  packagedProduct,
  wallFoot,
} from "./package-shell.ts";
import type { Part, Product } from "./parts.ts";
import { flange, valve } from "./pipework.ts";
import { slab, tube } from "./solids.ts";
import { bothFaces, door, type Face, faceSlab, finnedCoil, flatWall, louvres } from "./walls.ts";

const fineLouvres = { bays: 3, pitch: 0.1, depth: 0.12, tilt: 35, post: 0.07 };

/** Open, crossflow, air from two sides, one large fan. */
export function s3000Form(): Product {
  const frame = frameOf(3.7, 5.6, 3.3);
  const { x, y, basinTop, roof } = frame;
  const foot = wallFoot(frame);
  const inlets = bothFaces("y", y).flatMap((face) => [
    faceSlab(
      face,
      { start: -x + 0.06, end: x - 0.06, bottom: basinTop, top: roof - 0.05 },
      [-1.4, -0.18],
      "fill",
      0,
    ),
    ...louvres(face, { start: -x + 0.004, end: x - 0.004, bottom: foot, top: roof - 0.03 }, fineLouvres),
  ]);
  const ends = bothFaces("x", x - 0.02).flatMap((face) =>
    flatWall(face, { start: -y, end: y, bottom: foot, top: roof }, 6),
  );
  const entrance = door({ axis: "x", at: x, facing: 1 }, 0.3, basinTop + 0.1, { width: 0.75, height: 1.6 });
  const covers = bothFaces("y", y).flatMap((face) => basinCovers(face, frame, 1.2, 3, "panel"));
  return packagedProduct("s3000", {
    frame,
    fans: [{ at: [0, 0], diameter: 2.75 }],
    body: [...inlets, ...ends, ...cornerPosts(frame), ...entrance],
    deck: [...deckPlate(frame, "trim", "panel"), ...covers],
    piping: (right) => crossflowPiping(frame, right),
    access: { ladderAt: y - 1 },
    basinMaterial: "panel",
  });
}

/** Open, counterflow, air from all sides, two small fans. */
export function pt2Form(): Product {
  const frame = frameOf(5.4, 2.7, 3);
  const sill = frame.basinTop + 0.9;
  return packagedProduct("pt2", {
    frame,
    fans: [
      { at: [-1.35, 0], diameter: 1.9 },
      { at: [1.35, 0], diameter: 1.9 },
    ],
    body: [...lowInlets(frame, sill), ...upperCasing(frame, sill, 4), ...cornerPosts(frame, 0.1)],
    deck: deckPlate(frame, "trim", "panel"),
    piping: (right) => counterflowPiping({ ...frame, roof: frame.roof - 0.1 }, right),
    access: undefined,
    basinMaterial: "panel",
  });
}

/** Closed circuit, combined flow: air enters one side, the coil lies above the fill. */
export function fxvForm(): Product {
  const frame = frameOf(4.2, 3.1, 4);
  return packagedProduct("fxv", {
    frame,
    fans: [{ at: [0, 0], diameter: 2.3 }],
    body: combinedFlowBody(frame, frame.roof),
    deck: deckPlate(frame, "trim", "panel"),
    piping: (right) => combinedFlowPiping(frame, right, frame.roof),
    access: undefined,
    basinMaterial: "panel",
  });
}

/** As FXV, with a dry finned coil around the discharge, in series with the wet coil. */
export function hxvForm(): Product {
  const frame = frameOf(4.2, 3.1, 4.9);
  const { x, y } = frame;
  const dryCoil = { bottom: frame.roof - 1.35, top: frame.roof - 0.2 };
  const coilFaces = [
    ...bothFaces("y", y).flatMap((face) =>
      finnedCoil(face, { start: -x - 0.046, end: x + 0.046, ...dryCoil }, 3),
    ),
    ...bothFaces("x", x).flatMap((face) =>
      finnedCoil(face, { start: -y - 0.046, end: y + 0.046, ...dryCoil }, 2),
    ),
  ];
  const wetRoof = dryCoil.bottom;
  const [pipeX, middle] = [x + 0.34, (dryCoil.bottom + dryCoil.top) / 2];
  const link: Part[] = [
    tube(
      [
        [x, -1.05, middle],
        [pipeX, -1.05, middle],
        [pipeX, -1.05, wetRoof - 0.75],
        [x, -1.05, wetRoof - 0.75],
      ],
      0.09,
      "pipe",
      {
        bend: 0.18,
        sides: 24,
      },
    ),
    ...valve([pipeX, -1.05, wetRoof - 0.3], [0, 0, 1], 0.09, [1, 0, 0]),
    ...flange([x + 0.12, -1.05, middle], [1, 0, 0], 0.09, { bolts: 6 }),
  ];
  return packagedProduct("hxv", {
    frame,
    fans: [{ at: [0, 0], diameter: 2.3 }],
    body: [...combinedFlowBody(frame, wetRoof), ...coilFaces],
    deck: deckPlate(frame, "trim", "panel"),
    piping: (right) => [...combinedFlowPiping(frame, right, wetRoof), ...link],
    access: undefined,
    basinMaterial: "panel",
  });
}

/** Air enters along one side only; the other three are closed. `top` is where the wet section ends. */
function combinedFlowBody(frame: Frame, top: number): Part[] {
  const { x, y, basinTop } = frame;
  const foot = wallFoot(frame);
  const front: Face = { axis: "y", at: -y, facing: -1 };
  const sill = basinTop + 2.05;
  const side = { start: -x, end: x, bottom: foot, top };
  return [
    faceSlab(front, { start: -x + 0.06, end: x - 0.06, bottom: foot, top: sill }, [-1.2, -0.2], "fill", 0),
    ...louvres(front, { start: -x, end: x, bottom: foot, top: sill }, { ...fineLouvres, bays: 4 }),
    faceSlab(
      front,
      { start: -x, end: x, bottom: sill - 0.03, top: sill + 0.05 },
      [-0.02, 0.06],
      "galvanised",
    ),
    ...flatWall(front, { start: -x, end: x, bottom: sill, top }, 4),
    ...flatWall({ axis: "y", at: y, facing: 1 }, side, 4),
    ...bothFaces("x", x).flatMap((face) => flatWall(face, { start: -y, end: y, bottom: foot, top }, 3)),
    ...cornerPosts({ ...frame, roof: top }, 0.1),
    ...door({ axis: "x", at: x, facing: 1 }, -0.75, basinTop + 0.15, { width: 0.66, height: 1.25 }),
  ];
}

function combinedFlowPiping({ skid }: Frame, right: number, top: number): Part[] {
  return [...coilPiping(right, -0.1, top - 0.6, top - 1.6), ...sprayPump(right, 1.05, skid, top - 0.3)];
}

function lowInlets(frame: Frame, sill: number): Part[] {
  const { x, y } = frame;
  const foot = wallFoot(frame);
  const sides: [Face, number][] = [
    ...bothFaces("y", y).map((face): [Face, number] => [face, x]),
    ...bothFaces("x", x).map((face): [Face, number] => [face, y]),
  ];
  return [
    slab([-x + 0.2, -y + 0.2, foot], [x - 0.2, y - 0.2, sill], "fill", 0),
    ...sides.flatMap(([face, reach]) => [
      ...louvres(
        face,
        { start: -reach, end: reach, bottom: foot, top: sill },
        { ...fineLouvres, bays: reach > 2 ? 4 : 2 },
      ),
      faceSlab(
        face,
        { start: -reach, end: reach, bottom: sill - 0.03, top: sill + 0.05 },
        [-0.02, 0.06],
        "galvanised",
      ),
    ]),
  ];
}

function upperCasing({ x, y, roof }: Frame, sill: number, sheets: number): Part[] {
  return [
    ...bothFaces("y", y).flatMap((face) =>
      flatWall(face, { start: -x, end: x, bottom: sill, top: roof }, sheets),
    ),
    ...bothFaces("x", x).flatMap((face) => flatWall(face, { start: -y, end: y, bottom: sill, top: roof }, 2)),
  ];
}
