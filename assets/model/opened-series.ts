/** Fill and coil behind the casing, seen where a picture leaves the front's sheets out. */
import type { Frame } from "./package-shell.ts";
import type { Part, Vector } from "./parts.ts";
import { cylinder, slab, steps, times, tube } from "./solids.ts";
import { type Face, faceSlab, type flatWall, ribbedWall } from "./walls.ts";

/** Half length, half width and top of the casing, m. */
type Casing = Pick<Frame, "x" | "y" | "roof">;
/** Pressed sheets of the own series, flat ones of the generic forms. */
type Wall = typeof ribbedWall | typeof flatWall;

/** Casing that stays at each side of the opening, m. */
const strip = 0.32;

/** The opened front of an open tower above the height `sill`, m: fill, spray pipes, eliminators, and the plenum over them. */
export function openedFill(casing: Casing, sill: number, wall: Wall = ribbedWall): Part[] {
  const { x, y, roof } = casing;
  const [reach, front] = [x - strip, -y + 0.14];
  const [fillTop, spray, eliminators] = [sill + 1.1, sill + 1.26, sill + 1.42];
  const sheets = steps(-reach, reach, 0.085).map((at) =>
    slab([at - 0.018, front, sill + 0.08], [at + 0.018, front + 0.9, fillTop], "pvcBlue", 0),
  );
  const backing = slab([-x + 0.1, front + 0.3, sill], [x - 0.1, y - 0.1, fillTop - 0.02], "fill", 0);
  return [
    ...opening(casing, sill, wall),
    ...sheets,
    backing,
    ...sprayPipe([-x + 0.1, front + 0.12, spray], x - 0.1),
    slab([-x + 0.1, front + 0.06, eliminators], [x - 0.1, y - 0.1, eliminators + 0.13], "pvc", 0.01),
    // The far wall of the plenum, lighter than its outside in the shade.
    slab([-x + 0.1, y - 0.16, eliminators + 0.13], [x - 0.1, y - 0.1, roof - 0.05], "white", 0),
  ];
}

/** The opened front of a closed tower above the height `sill`, m: the coil's bent tubes, spray pipe and eliminators over them. */
export function openedCoil(casing: Casing, sill: number, wall: Wall = ribbedWall): Part[] {
  const { x, y, roof } = casing;
  const [reach, front] = [x - strip - 0.08, -y + 0.2];
  const [low, high] = [sill + 0.22, roof - 0.95];
  // Painted looks: bare metal mirrors itself between the tubes, which no noise filter smooths.
  const rows = times(4, (i) =>
    tube(bends(reach, front + i * 0.16, low + (i % 2) * 0.1, high), 0.052, i < 2 ? "tubing" : "trim", {
      bend: 0.098,
      sides: 18,
    }),
  );
  const holders = [-reach * 0.55, reach * 0.55].map((at) =>
    slab([at - 0.03, front - 0.07, sill + 0.1], [at + 0.03, front - 0.055, high + 0.2], "galvanised", 0.004),
  );
  return [
    ...opening(casing, sill, wall),
    ...rows,
    ...holders,
    slab([-x + 0.1, front + 0.62, sill], [x - 0.1, y - 0.1, high + 0.1], "steelDark", 0),
    ...sprayPipe([-x + 0.1, front + 0.1, high + 0.36], x - 0.1),
    slab([-x + 0.1, front, high + 0.54], [x - 0.1, y - 0.1, high + 0.68], "pvc", 0.01),
  ];
}

/** The corners of a tube that runs to and fro between -reach and reach, up from `low` to `high`. */
function bends(reach: number, y: number, low: number, high: number): Vector[] {
  return steps(low, high, 0.2).flatMap((z, i): Vector[] => {
    const ends: Vector[] = [
      [-reach, y, z],
      [reach, y, z],
    ];
    return i % 2 ? ends.reverse() : ends;
  });
}

function sprayPipe([start, y, z]: Vector, end: number): Part[] {
  const nozzles = steps(start + 0.3, end, 0.42).map((at) =>
    cylinder([at, y, z - 0.06], [at, y, z - 0.15], 0.03, "pvc", { sides: 12, endRadius: 0.06 }),
  );
  return [cylinder([start, y, z], [end, y, z], 0.07, "pvcBlue", { sides: 20 }), ...nozzles];
}

/** The front's frame and the sheets that stay beside it. */
function opening({ x, y, roof }: Casing, sill: number, wall: Wall): Part[] {
  const face: Face = { axis: "y", at: -y + 0.03, facing: -1 };
  const panel = (start: number, end: number, bottom = sill, top = roof) => ({ start, end, bottom, top });
  const inner = x - strip;
  return [
    ...wall(face, panel(-x + 0.04, -inner), 1),
    ...wall(face, panel(inner, x - 0.04), 1),
    ...[-inner, inner].map((at) => faceSlab(face, panel(at - 0.03, at + 0.03), [-0.06, 0.1], "galvanised")),
    faceSlab(face, panel(-inner, inner, roof - 0.3), [-0.02, 0.06], "casing"),
  ];
}
