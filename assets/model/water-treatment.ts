/** Water-treatment skids: the automatic sand filter and the chemical dosing unit. */
import { motor, volute } from "./machines.ts";
import { type Material, type Part, type Product, type ProfilePoint, place } from "./parts.ts";
import { flange } from "./pipework.ts";
import { box, circle, cylinder, lathe, slab, times, tube } from "./solids.ts";

/** Two filter vessels with actuated backwash valves, a backwash pump and a control panel on one skid. */
export function sandFilter(): Product {
  const manifoldY = -0.59;
  const manifolds = valveLevels.map((z, i) =>
    cylinder([-1.95, manifoldY, z], [1.2, manifoldY, z], 0.055, i === 1 ? "pvcBlue" : "pvc"),
  );
  const branches = [-0.93, 0.37].flatMap((x) =>
    valveLevels.map((z) => cylinder([x, -0.72, z], [x, manifoldY, z], 0.045, "pvc", { sides: 18 })),
  );
  const skid = [
    slab([-2.1, -0.95, 0.02], [2.1, 0.95, 0.14], "steelDark", 0.012),
    ...[-0.9, 0.9].map((y) => box([0, y, 0.1], [4.2, 0.1, 0.18], "steelDark", { bevel: 0.008 })),
  ];
  const pump = [
    volute([1.15, -0.3, 0.42], 0.2, 0.22),
    ...motor([1.9, -0.3, 0.42], 0.5, 0.14, "pump"),
    box([1.55, -0.3, 0.2], [0.9, 0.36, 0.12], "steelDark", { bevel: 0.01 }),
    tube(
      [
        [1.15, -0.3, 0.6],
        [1.15, -0.3, 0.75],
        [1.15, manifoldY, 0.75],
      ],
      0.055,
      "pvc",
      { bend: 0.09 },
    ),
  ];
  return singleGroup("sand-filter", { length: 4.2, width: 1.9, height: 2.6 }, [
    ...skid,
    ...[-1.35, -0.05].flatMap(filterVessel),
    ...manifolds,
    ...branches,
    ...pump,
    ...filterPanel(),
  ]);
}

const valveLevels = [0.75, 1.2, 1.65];
const vessel = { radius: 0.52, bottom: 0.62, shell: 1.35, dish: 0.26 };

function filterVessel(x: number): Part[] {
  const { radius, bottom, shell } = vessel;
  const top = bottom + shell;
  const seams = [bottom, top].map((z) =>
    lathe(
      [x, 0, z],
      [
        [radius - 0.002, -0.02],
        [radius + 0.008, -0.012],
        [radius + 0.008, 0.012],
        [radius - 0.002, 0.02],
      ],
      "vessel",
      { sides: 72 },
    ),
  );
  const legs = circle(4, false, 0.5).flatMap(({ cos, sin }) => {
    const [lx, ly] = [x + cos * radius * 0.86, sin * radius * 0.86];
    return [
      box([lx, ly, 0.38], [0.09, 0.09, 0.5], "vessel", { rotation: [0, 0, 45] }),
      box([lx, ly, 0.15], [0.16, 0.16, 0.02], "vessel", { bevel: 0.003, rotation: [0, 0, 45] }),
    ];
  });
  return [
    lathe([x, 0, 0], dishedVessel(), "vessel", { sides: 72 }),
    ...seams,
    ...legs,
    ...manhole(x, bottom + shell * 0.55),
    cylinder([x, 0, top + 0.24], [x, 0, top + 0.42], 0.05, "pvc", { sides: 20 }),
    ...flange([x, 0, top + 0.34], [0, 0, 1], 0.05, { bolts: 4 }),
    ...facePiping(x, top + 0.42),
  ];
}

/** A vertical shell with elliptical ends. */
function dishedVessel(): ProfilePoint[] {
  const { radius, bottom, shell, dish } = vessel;
  const quarter = times(11, (i) => ((i / 10) * Math.PI) / 2);
  return [
    ...quarter.map((a): ProfilePoint => [Math.sin(a) * radius, bottom - Math.cos(a) * dish]),
    ...quarter.map((a): ProfilePoint => [Math.cos(a) * radius, bottom + shell + Math.sin(a) * dish]),
  ];
}

function manhole(x: number, z: number): Part[] {
  const face = -vessel.radius;
  const disc = (from: number, to: number, radius: number) =>
    cylinder([x, face + from, z], [x, face + to, z], radius, "vessel", { sides: 36 });
  const bolts = circle(12).map(({ cos, sin }) =>
    cylinder(
      [x + cos * 0.195, face - 0.09, z + sin * 0.195],
      [x + cos * 0.195, face - 0.185, z + sin * 0.195],
      0.012,
      "stainless",
      { sides: 6 },
    ),
  );
  return [disc(0.03, -0.1, 0.17), disc(-0.1, -0.13, 0.22), disc(-0.132, -0.16, 0.22), ...bolts];
}

/** The pipe from the vessel's top to its bottom with three actuated valves and a pressure gauge. */
function facePiping(x: number, top: number): Part[] {
  const [y, column] = [-0.72, x + 0.42];
  const gauge = x + 0.2;
  return [
    tube(
      [
        [x, 0, top],
        [x, y, top],
        [column, y, top],
        [column, y, 0.36],
        [x, y, 0.36],
        [x, y + 0.35, 0.36],
        [x, 0, 0.36],
      ],
      0.045,
      "pvc",
      {
        bend: 0.09,
        sides: 18,
      },
    ),
    ...valveLevels.flatMap((z) => actuatedValve(column, y, z)),
    cylinder([gauge, y, top], [gauge, y, top + 0.14], 0.012, "stainless", { sides: 10 }),
    cylinder([gauge, y - 0.025, top + 0.18], [gauge, y + 0.025, top + 0.18], 0.055, "stainless", {
      sides: 28,
    }),
    cylinder([gauge, y - 0.026, top + 0.18], [gauge, y - 0.03, top + 0.18], 0.047, "white", { sides: 28 }),
  ];
}

function actuatedValve(x: number, y: number, z: number): Part[] {
  return [
    cylinder([x, y, z - 0.05], [x, y, z + 0.05], 0.075, "valve", { sides: 22 }),
    cylinder([x, y - 0.06, z], [x, y - 0.17, z], 0.022, "stainless", { sides: 12 }),
    box([x, y - 0.23, z], [0.19, 0.13, 0.12], "actuator", { bevel: 0.02 }),
    cylinder([x, y - 0.295, z], [x, y - 0.31, z], 0.035, "yellow", { sides: 20 }),
  ];
}

function filterPanel(): Part[] {
  const lamps: Material[] = ["green", "red", "yellow", "white"];
  return [
    slab([0.95, 0.35, 0.14], [1.03, 0.43, 1], "steelDark", 0.004),
    slab([1.82, 0.35, 0.14], [1.9, 0.43, 1], "steelDark", 0.004),
    slab([0.92, 0.22, 0.95], [1.93, 0.52, 2], "panel", 0.014),
    slab([0.96, 0.2, 1], [1.89, 0.225, 1.95], "panel", 0.008),
    slab([1.12, 0.188, 1.55], [1.52, 0.205, 1.8], "screen", 0.006),
    ...lamps.map((lamp, i) =>
      cylinder([1.14 + i * 0.13, 0.2, 1.38], [1.14 + i * 0.13, 0.175, 1.38], 0.022, lamp, { sides: 18 }),
    ),
    box([1.82, 0.19, 1.45], [0.03, 0.03, 0.14], "steelDark"),
  ];
}

/** Two chemical tanks with metering pumps, and a sensor board with its controller, in a drip tray. */
export function dosingUnit(): Product {
  const tray = [
    slab([-1.25, -0.6, 0.03], [1.25, 0.6, 0.1], "stainless", 0.008),
    slab([-1.25, -0.6, 0.1], [1.25, -0.57, 0.26], "stainless", 0.004),
    slab([-1.25, 0.57, 0.1], [1.25, 0.6, 0.26], "stainless", 0.004),
    slab([-1.25, -0.6, 0.1], [-1.22, 0.6, 0.26], "stainless", 0.004),
    slab([1.22, -0.6, 0.1], [1.25, 0.6, 0.26], "stainless", 0.004),
  ];
  return singleGroup("dosing", { length: 2.5, width: 1.2, height: 1.75 }, [
    ...tray,
    ...[-0.78, 0.02].flatMap(chemicalTank),
    ...sensorBoard(),
  ]);
}

function chemicalTank(x: number): Part[] {
  const r = 0.34;
  const shell: ProfilePoint[] = [
    [0, 0],
    [r - 0.03, 0],
    [r, 0.03],
    [r, 0.24],
    [r + 0.012, 0.26],
    [r, 0.28],
    [r, 0.5],
    [r + 0.012, 0.52],
    [r, 0.54],
    [r, 0.82],
    [r - 0.05, 0.9],
    [0.16, 0.94],
    [0.16, 0.97],
    [0, 0.97],
  ];
  const lid: ProfilePoint[] = [
    [0.15, 0],
    [0.15, 0.05],
    [0.13, 0.06],
    [0, 0.06],
  ];
  const pump = x + 0.16;
  return [
    lathe([x, 0, 0.1], shell, "tank", { sides: 64 }),
    lathe([x, 0, 1.07], lid, "steelDark", { sides: 36 }),
    box([pump, -0.12, 1.08], [0.16, 0.13, 0.03], "steelDark"),
    box([pump, -0.12, 1.17], [0.12, 0.11, 0.16], "yellow", { bevel: 0.02 }),
    cylinder([pump, -0.18, 1.16], [pump, -0.24, 1.16], 0.045, "steelDark"),
    tube(
      [
        [pump, -0.21, 1.21],
        [pump, -0.21, 1.34],
        [pump, 0.4, 1.38],
        [1, 0.4, 1.38],
      ],
      0.009,
      "tubing",
      { bend: 0.08, sides: 8 },
    ),
    box([x, -r - 0.006, 0.62], [0.26, 0.004, 0.18], "white", { bevel: 0.001 }),
    box([x, -r - 0.009, 0.67], [0.26, 0.002, 0.05], "fascia", { bevel: 0 }),
    cylinder([x, 0, 1.12], [x, 0, 1.3], 0.05, "motor"),
  ];
}

function sensorBoard(): Part[] {
  const lamps: Material[] = ["green", "red", "white"];
  const probes = [0.72, 0.85, 0.98].flatMap((x) => [
    cylinder([x, 0.24, 0.9], [x, 0.24, 1.16], 0.022, "steelDark", { sides: 16 }),
    cylinder([x, 0.24, 0.98], [x, 0.24, 1.06], 0.036, "pvc", { sides: 18 }),
  ]);
  return [
    slab([0.5, 0.36, 0.1], [0.55, 0.41, 1.7], "stainless", 0.004),
    slab([1.13, 0.36, 0.1], [1.18, 0.41, 1.7], "stainless", 0.004),
    slab([0.48, 0.3, 0.62], [1.2, 0.36, 1.72], "white"),
    slab([0.56, 0.12, 1.16], [0.98, 0.3, 1.66], "panel", 0.012),
    slab([0.62, 0.105, 1.4], [0.9, 0.122, 1.58], "screen"),
    ...lamps.map((lamp, i) =>
      cylinder([0.66 + i * 0.1, 0.12, 1.26], [0.66 + i * 0.1, 0.1, 1.26], 0.02, lamp, { sides: 16 }),
    ),
    tube(
      [
        [0.62, 0.24, 0.74],
        [0.62, 0.24, 1.02],
        [1.08, 0.24, 1.02],
        [1.08, 0.24, 0.74],
      ],
      0.02,
      "pvc",
      { bend: 0.05 },
    ),
    ...probes,
  ];
}

function singleGroup(name: string, size: Product["size"], parts: Part[]): Product {
  return { name, groups: { skid: parts }, placements: [place("skid", [0, 0, 0])], size };
}
