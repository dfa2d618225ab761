/** Neutral form of the V series: centrifugal fans in the base push air up through fill (open) or coil (closed). */
import { motor } from "./machines.ts";
import { openedCoil, openedFill } from "./opened-series.ts";
import { coilPiping, sprayPump } from "./package-piping.ts";
import { type Part, type Product, type ProfilePoint, place } from "./parts.ts";
import { flange, valve } from "./pipework.ts";
import { box, circle, cylinder, hoop, lathe, moved, slab, steps, times, tube } from "./solids.ts";
import { beam, bothFaces, type Face, faceSlab, flatWall } from "./walls.ts";

const length = 4.2;
const width = 2.9;
const [x, y] = [length / 2, width / 2];
/** Levels: top of the supports, top of the fan section, top of the casing. */
const [foot, shoulder, top] = [0.32, 1.75, 4.35];
/** The front strip in which the fans stand in the open. */
const fanStrip = 0.95;
const fans = 3;
const [back, front] = bothFaces("y", y - 0.03);
/** Lower edge of the opening that shows the fill, under the drift eliminators of the top. */
const fillSill = top - 1.62;

export function vOpenForm(): Product {
  return vForm("v-open", openPiping());
}

export function vClosedForm(): Product {
  return vForm("v-closed", closedPiping());
}

/** Both forms without the middle of their front: fill and coil tell them apart. */
export function openedVForms(): Product[] {
  const edges = { x, y, roof: top };
  return [
    vForm("v-open-opened", openPiping(), [
      ...flatWall(front, { start: -x, end: x, bottom: shoulder, top: fillSill }, 4),
      ...openedFill(edges, fillSill, flatWall),
    ]),
    vForm("v-closed-opened", closedPiping(), openedCoil(edges, shoulder, flatWall)),
  ];
}

function openPiping(): Part[] {
  const inlet = top - 0.5;
  return [
    tube(
      [
        [x + 1.6, 0.4, -0.2],
        [x + 1.6, 0.4, 0.34],
        [x + 0.45, 0.4, 0.34],
        [x + 0.45, 0.4, inlet],
        [x - 0.05, 0.4, inlet],
      ],
      0.11,
      "pipe",
      {
        bend: 0.24,
        sides: 24,
      },
    ),
    ...valve([x + 0.45, 0.4, 1.4], [0, 0, 1], 0.11, [1, 0, 0]),
    ...flange([x + 0.16, 0.4, inlet], [1, 0, 0], 0.11),
    tube(
      [
        [x, 1.05, 0.62],
        [x + 1.6, 1.05, 0.62],
        [x + 1.6, 1.05, -0.2],
      ],
      0.12,
      "plainPipe",
      { bend: 0.24, sides: 28 },
    ),
    ...flange([x + 0.16, 1.05, 0.62], [1, 0, 0], 0.12),
  ];
}

function closedPiping(): Part[] {
  return [...coilPiping(x, -0.15, top - 0.75, shoulder + 0.45), ...sprayPump(x, 1.1, foot + 0.05, top - 0.3)];
}

function vForm(name: string, piping: Part[], opened?: Part[]): Product {
  return {
    name,
    groups: {
      supports: supports(),
      base: base(),
      fans: fanRow(),
      casing: [...casing(), ...(opened ?? sheets(front, x, 4))],
      discharge: discharge(),
      piping,
    },
    placements: ["supports", "base", "fans", "casing", "discharge", "piping"].map((group) =>
      place(group, [0, 0, 0]),
    ),
    size: { length, width, height: top + 0.12 },
  };
}

function supports(): Part[] {
  return [-y + 0.25, y - 0.35].flatMap((at) => [
    ...beam([-x - 0.05, at, foot - 0.2], length + 0.1, 0.2, 0.15),
    ...[-x + 0.3, x - 0.3].map((under) =>
      slab([under - 0.2, at - 0.2, 0], [under + 0.2, at + 0.2, foot - 0.2], "concrete", 0.02),
    ),
  ]);
}

/** The pan behind the fans, with the wall that the fans blow through. */
function base(): Part[] {
  const inner = -y + fanStrip;
  const ends = bothFaces("x", x).flatMap((face) =>
    flatWall(
      { ...face, at: face.at - face.facing * 0.03 },
      { start: inner, end: y, bottom: foot, top: shoulder },
      2,
    ),
  );
  return [
    slab([-x, -y, foot], [x, y, foot + 0.05], "galvanised", 0.01),
    slab([-x + 0.04, inner, foot], [x - 0.04, inner + 0.06, shoulder], "panel", 0.01),
    ...flatWall(
      { axis: "y", at: y - 0.03, facing: 1 },
      { start: -x, end: x, bottom: foot, top: shoulder },
      4,
    ),
    ...ends,
    ...[-x + 0.06, x - 0.06].map((post) =>
      box([post, -y + 0.06, (foot + shoulder) / 2], [0.1, 0.1, shoulder - foot], "galvanised"),
    ),
  ];
}

/** Scroll housings on a common shaft, with inlet bells, bearings, motor and belt guard. */
function fanRow(): Part[] {
  const axle = { y: -y + 0.48, z: foot + 0.78 };
  const pitch = (length - 0.9) / fans;
  const scrolls = times(fans, (i) => scroll(-x + 0.25 + pitch * (i + 0.5), axle.y, axle.z));
  const bearings = times(fans + 1, (i) => {
    const at = -x + 0.25 + pitch * i;
    return [
      box([at, axle.y, axle.z], [0.1, 0.16, 0.16], "steelDark", { bevel: 0.02 }),
      box([at, axle.y, (foot + axle.z) / 2], [0.06, 0.3, axle.z - foot], "galvanised"),
    ];
  }).flat();
  const drive = x - 0.42;
  return [
    cylinder([-x + 0.2, axle.y, axle.z], [drive + 0.1, axle.y, axle.z], 0.035, "stainless", { sides: 16 }),
    ...scrolls.flat(),
    ...bearings,
    beltGuard(drive, axle.y, axle.z),
    ...moved(motor([0, 0, 0], 0.5, 0.16), [drive + 0.12, axle.y + 0.02, foot + 0.24], { halfTurn: true }),
  ];
}

function scroll(at: number, axleY: number, axleZ: number): Part[] {
  const half = 0.26;
  const bell: ProfilePoint[] = [
    [0.27, -0.03],
    [0.28, 0.02],
    [0.33, 0.06],
    [0.36, 0.07],
  ];
  const sides = ([-1, 1] as const).flatMap((side) => [
    lathe([at + side * half, axleY, axleZ], bell, "trim", { axis: [side, 0, 0], sides: 40 }),
    ...[0.1, 0.17, 0.24].map((r) =>
      hoop([at + side * (half + 0.03), axleY, axleZ], [1, 0, 0], r, 0.006, "galvanised"),
    ),
    ...circle(8).map(({ cos, sin }) =>
      tube(
        [
          [at + side * (half + 0.03), axleY, axleZ],
          [at + side * (half + 0.03), axleY + cos * 0.3, axleZ + sin * 0.3],
        ],
        0.006,
        "galvanised",
        { bend: 0, sides: 6 },
      ),
    ),
  ]);
  return [
    cylinder([at - half, axleY, axleZ], [at + half, axleY, axleZ], 0.46, "panel", { sides: 56 }),
    slab([at - half, axleY, axleZ - 0.46], [at + half, -y + fanStrip + 0.02, axleZ - 0.02], "panel", 0.01),
    ...sides,
  ];
}

function beltGuard(at: number, axleY: number, axleZ: number): Part {
  return box([at, axleY, (axleZ + foot + 0.24) / 2], [0.14, 0.36, axleZ - foot + 0.2], "trim", {
    bevel: 0.06,
  });
}

/** The casing above the fans but for its front. */
function casing(): Part[] {
  const ends = bothFaces("x", x - 0.03);
  return [
    slab([-x, -y, shoulder - 0.06], [x, y, shoulder + 0.02], "galvanised", 0.01),
    ...sheets(back, x, 4),
    ...ends.flatMap((face) => sheets(face, y, 3)),
    ...[-x, x].flatMap((px) =>
      [-y, y].map((py) => box([px, py, (shoulder + top) / 2], [0.09, 0.09, top - shoulder], "galvanised")),
    ),
  ];
}

/** A wall of flat sheets with a rail across. */
function sheets(face: Face, reach: number, count: number): Part[] {
  const rail = { start: -reach - 0.02, end: reach + 0.02, bottom: shoulder + 1.25, top: shoulder + 1.33 };
  return [
    ...flatWall(face, { start: -reach, end: reach, bottom: shoulder, top }, count),
    faceSlab(face, rail, [0.02, 0.08], "galvanised"),
  ];
}

/** The open top: a rim round the drift eliminators. */
function discharge(): Part[] {
  const rim = bothFaces("y", y).map((face) =>
    faceSlab(
      face,
      { start: -x - 0.055, end: x + 0.055, bottom: top - 0.1, top: top + 0.1 },
      [-0.05, 0.06],
      "trim",
      0.012,
    ),
  );
  const ends = bothFaces("x", x).map((face) =>
    faceSlab(
      face,
      { start: -y - 0.055, end: y + 0.055, bottom: top - 0.1, top: top + 0.1 },
      [-0.05, 0.06],
      "trim",
      0.012,
    ),
  );
  const blades = steps(-x + 0.1, x - 0.1, 0.055).map((at) =>
    box([at, 0, top - 0.03], [0.006, width - 0.1, 0.14], "pvc", { bevel: 0, rotation: [0, 24, 0] }),
  );
  return [
    ...rim,
    ...ends,
    ...blades,
    slab([-x + 0.05, -y + 0.05, top - 0.3], [x - 0.05, y - 0.05, top - 0.12], "fill", 0),
  ];
}
