/** The company's own package series: SF (crossflow), SCP (counterflow) and THF (closed circuit). */

import { openedCoil, openedFill } from "./opened-series.ts";
import { coilPiping, counterflowPiping, crossflowPiping, sprayPump } from "./package-piping.ts";
import {
  basinCovers,
  type Cell,
  cornerPosts,
  deckPlate,
  type Frame,
  frameOf,
  packagedProduct,
  wallFoot,
} from "./package-shell.ts";
import type { Part, Product } from "./parts.ts";
import { slab } from "./solids.ts";
import { bothFaces, door, faceSlab, louvres, ribbedWall } from "./walls.ts";

/** What stands above the louvres of the front, from the height `sill`, m. */
type Front = (frame: Frame, sill: number) => Part[];

export function sfTower(cells = 1, name = "sf"): Product {
  const frame = frameOf(3.3, 4.4, 3.25);
  const covers = bothFaces("y", frame.y).flatMap((face) => basinCovers(face, frame, 0.9, 2, "casing"));
  return packagedProduct(
    name,
    {
      frame,
      fans: [{ at: [0, 0], diameter: 2.35 }],
      body: crossflowBody(frame),
      deck: [...deckPlate(frame, "fascia"), ...covers],
      piping: (right) => crossflowPiping(frame, right),
      access: { ladderAt: frame.y - 1 },
    },
    cells,
  );
}

export function scpTower(cells = 1, name = "scp", front?: Front): Product {
  const frame = frameOf(3.3, 3.6, 3.5);
  return packagedProduct(
    name,
    { ...counterflowCell(frame, 0.95, front), piping: (right) => counterflowPiping(frame, right) },
    cells,
  );
}

export function thfTower(cells = 1, name = "thf", front?: Front): Product {
  const frame = frameOf(3.2, 4, 3.9);
  const piping = (right: number) => [
    ...coilPiping(right, 0.2, frame.roof - 0.75, frame.basinTop + 1.15),
    ...sprayPump(right, 1.55, frame.skid, frame.roof - 0.55),
  ];
  return packagedProduct(name, { ...counterflowCell(frame, 0.8, front), piping }, cells);
}

/** The counterflow series without the middle of their front, for pictures that show what makes them differ. */
export function openedTowers(): Product[] {
  return [scpTower(1, "scp-opened", openedFill), thfTower(1, "thf-opened", openedCoil)];
}

/** Louvres along both sides, ribbed casing with a door at the ends. */
function crossflowBody(frame: Frame): Part[] {
  const { x, y, basinTop, roof } = frame;
  const foot = wallFoot(frame);
  const inlets = bothFaces("y", y).flatMap((face) => [
    faceSlab(
      face,
      { start: -x + 0.06, end: x - 0.06, bottom: basinTop, top: roof - 0.05 },
      [-1.2, -0.22],
      "fill",
      0,
    ),
    ...louvres(
      face,
      { start: -x + 0.004, end: x - 0.004, bottom: foot, top: roof - 0.03 },
      { bays: 2, pitch: 0.155, depth: 0.16, post: 0.08 },
    ),
  ]);
  const ends = bothFaces("x", x - 0.02).flatMap((face) =>
    ribbedWall(face, { start: -y, end: y, bottom: foot, top: roof }, 5),
  );
  const entrance = door({ axis: "x", at: x + 0.015, facing: 1 }, 0, basinTop + 0.1, {
    width: 0.72,
    height: 1.45,
  });
  return [...inlets, ...ends, ...cornerPosts(frame), ...entrance];
}

/**
 * Louvres low on all four sides, ribbed casing above them, but where a `front` takes the place of the front's casing.
 * `inlet` is the height of the louvres, m.
 */
function counterflowCell(frame: Frame, inlet: number, front?: Front): Omit<Cell, "piping"> {
  const { x, y, basinTop, roof } = frame;
  const sill = basinTop + inlet;
  const foot = wallFoot(frame);
  const blades = { bays: 3, pitch: 0.12, depth: 0.15, tilt: 45, post: 0.08 };
  const sides = bothFaces("y", y).flatMap((face) => [
    ...louvres(face, { start: -x + 0.004, end: x - 0.004, bottom: foot, top: sill }, blades),
    ...(front && face.facing === -1
      ? front(frame, sill)
      : ribbedWall(
          { ...face, at: face.at - face.facing * 0.03 },
          { start: -x + 0.04, end: x - 0.04, bottom: sill, top: roof },
          4,
        )),
    faceSlab(face, { start: -x, end: x, bottom: sill - 0.04, top: sill + 0.04 }, [-0.02, 0.06], "galvanised"),
  ]);
  const ends = bothFaces("x", x).flatMap((face) => [
    ...louvres(face, { start: -y, end: y, bottom: foot, top: sill }, blades),
    ...ribbedWall(
      { ...face, at: face.at - face.facing * 0.03 },
      { start: -y + 0.04, end: y - 0.04, bottom: sill, top: roof },
      5,
    ),
    faceSlab(face, { start: -y, end: y, bottom: sill - 0.04, top: sill + 0.04 }, [-0.02, 0.06], "galvanised"),
  ]);
  const entrance = door({ axis: "x", at: x + 0.01, facing: 1 }, -y + 0.75, sill + 0.25, {
    width: 0.68,
    height: 1.2,
  });
  const darkInside = slab([-x + 0.22, -y + 0.22, foot], [x - 0.22, y - 0.22, sill], "fill", 0);
  return {
    frame,
    fans: [{ at: [0, 0], diameter: 2.35 }],
    body: [darkInside, ...sides, ...ends, ...cornerPosts(frame), ...entrance],
    deck: deckPlate(frame, "fascia"),
    access: { ladderAt: -0.1 },
  };
}
