/** Rows of field-erected cells with headers, handrails and a stair. */
import { endStair, handrail } from "./access.ts";
import { basinTop, cell, cellModules, deck, dryCoilFoot, type Flow, half, roof } from "./modular-cell.ts";
import { type Part, type Placement, type Product, place, type Vector } from "./parts.ts";
import { cap, clamp, flange, pedestal, valve } from "./pipework.ts";
import { box, cylinder, slab, times, tube } from "./solids.ts";

const supply = { radius: 0.2, riser: 0.135, y: -half.width - 1.35, z: 0.95 };
const cold = { radius: 0.21, y: -half.width - 0.72, z: 0.52 };
const crossover = deck + 1.35;

/** A row of `cells` with supply and return headers, handrails and a stair. */
export function modularRow(cells: number, flow: Flow = "crossflow", name = `modular-${cells}`): Product {
  const middles = times(cells, (i) => (i - (cells - 1) / 2) * cell.length);
  const [left, right] = [-(cells * cell.length) / 2, (cells * cell.length) / 2];
  return {
    name,
    groups: {
      ...cellModules(flow),
      rails: deckRails(left, right),
      stair: endStair(right, -half.width + 0.45, deck + 0.03),
      piping: [...supplyHeader(flow, middles, left, right), ...returnHeader(middles, left, right)],
    },
    placements: [
      ...middles.flatMap((x, i) => cellPlacements(x, i, cells)),
      place("rails", [0, 0, 0]),
      place("stair", [0, 0, 0]),
      place("piping", [0, 0, 0]),
    ],
    size: { length: right - left, width: cell.width, height: deck + cell.stackHeight },
  };
}

function cellPlacements(x: number, i: number, cells: number): Placement[] {
  const at: Vector = [x, 0, 0];
  const modules = ["steel", "basin", "fill", "deck"].map((group) =>
    place(group, at, { tag: `${group}.${i}` }),
  );
  const ends = [
    ...(i === cells - 1 ? ["wallRight", "fasciaRight"] : []),
    ...(i === 0 ? ["wallLeft", "fasciaLeft"] : []),
  ].map((group) => place(group, at, { tag: group.startsWith("wall") ? `wall.${i}` : `deck.${i}` }));
  const tag = `stack.${i}`;
  return [
    ...modules,
    ...ends,
    place("stack", [x, 0, deck], { tag }),
    place("drive", [x, 0, deck + 0.12], { turn: 90, tag }),
    place("fan", [x, 0, deck + 0.54], { turn: (i * 37 + 11) % 360, tag, spins: true }),
  ];
}

/** All round the deck, but for the gap where the stair arrives. */
function deckRails(left: number, right: number): Part[] {
  const [e, z] = [0.1, deck + 0.03];
  const corners: Vector[] = [
    [right + e, -half.width + 0.5, z],
    [right + e, -half.width - e, z],
    [left - e, -half.width - e, z],
    [left - e, half.width + e, z],
    [right + e, half.width + e, z],
    [right + e, -half.width + 1.45, z],
  ];
  return handrail(corners);
}

/** The hot-water header at grade, and a riser for each cell. */
function supplyHeader(flow: Flow, middles: number[], left: number, right: number): Part[] {
  const { radius, y, z } = supply;
  const end = right + 3.2;
  return [
    tube(
      [
        [left - 0.7, y, z],
        [end, y, z],
        [end, y, -0.4],
      ],
      radius,
      "pipe",
      { bend: 0.42, sides: 36 },
    ),
    cylinder([left - 0.7, y, z], [left - 0.78, y, z], radius * 0.99, "pipe", {
      sides: 36,
      endRadius: radius * 0.6,
    }),
    ...flange([end - 0.9, y, z], [1, 0, 0], radius, { bolts: 12 }),
    slab([end - 0.55, y - 0.55, 0], [end + 0.55, y + 1.3, 0.22], "concrete", 0.03),
    ...middles.flatMap((x, i) => [
      // Cross-overs run between the stacks, or outside the end wall: never through one.
      ...(flow === "crossflow"
        ? crossflowRiser(i === 0 ? left - 0.3 : x - half.length, i === 0)
        : counterflowRiser(x - 0.85, (flow === "plume-free" ? dryCoilFoot : roof) - 0.75)),
      ...flange([x - cell.length * 0.18, y, z], [1, 0, 0], radius, { bolts: 12 }),
      ...[-0.33, 0.3].flatMap((share) => [
        ...pedestal([x + cell.length * share, y, z], radius, { width: 0.24, depth: 0.6 }),
        clamp([x + cell.length * share, y, z], [1, 0, 0], radius),
      ]),
    ]),
  ];
}

/** Up to the distribution level and straight into the casing. */
function counterflowRiser(x: number, inlet: number): Part[] {
  const { radius, riser: r, y, z } = supply;
  return [
    tube(
      [
        [x, y, z + radius * 0.7],
        [x, y, inlet],
        [x, -half.width + 0.1, inlet],
      ],
      r,
      "pipe",
      { bend: 0.26, sides: 28 },
    ),
    ...flange([x, y, z + radius + 0.12], [0, 0, 1], r),
    ...valve([x, y, z + 0.85], [0, 0, 1], r, [0, -1, 0]),
    ...flange([x, -half.width - 0.3, inlet], [0, 1, 0], r),
    box([x, -half.width - 0.62, basinTop + 1.75], [0.07, 1.2, 0.07], "galvanised", { bevel: 0.004 }),
    clamp([x, y, basinTop + 1.75], [0, 0, 1], r),
  ];
}

function crossflowRiser(x: number, outsideEndWall: boolean): Part[] {
  const { radius, riser: r, y, z } = supply;
  const near = -half.width + 0.55;
  const far = half.width - 0.55;
  const inlet = deck + 0.34;
  const brackets = [basinTop + 1.1, basinTop + 3.4].flatMap((level) => [
    box([x, -half.width - 0.62, level], [0.07, 1.2, 0.07], "galvanised", { bevel: 0.004 }),
    clamp([x, y, level], [0, 0, 1], r),
  ]);
  return [
    tube(
      [
        [x, y, z + radius * 0.7],
        [x, y, crossover],
        [x, near, crossover],
        [x, near, inlet],
      ],
      r,
      "pipe",
      { bend: 0.26, sides: 28 },
    ),
    tube(
      [
        [x, near - 0.15, crossover],
        [x, far, crossover],
        [x, far, inlet],
      ],
      r * 0.98,
      "pipe",
      { bend: 0.26, sides: 28 },
    ),
    ...flange([x, y, z + radius + 0.12], [0, 0, 1], r),
    ...valve([x, y, z + 0.85], [0, 0, 1], r, [0, -1, 0]),
    ...flange([x, y, basinTop + 2.2], [0, 0, 1], r),
    ...flange([x, near, deck + 0.62], [0, 0, 1], r),
    ...flange([x, -half.width - 0.55, crossover], [0, 1, 0], r),
    ...flange([x, far, deck + 0.62], [0, 0, 1], r),
    ...flange([x, 0, crossover], [0, 1, 0], r),
    ...brackets,
    ...[-half.width + 1.9, half.width - 1.9].flatMap((post) => crossoverPost(x, post, outsideEndWall)),
  ];
}

function crossoverPost(x: number, y: number, outsideEndWall: boolean): Part[] {
  const top = crossover - supply.riser;
  const foot = outsideEndWall ? deck - 0.1 : deck;
  const base = outsideEndWall
    ? box([x + 0.2, y, foot], [0.5, 0.08, 0.08], "galvanised", { bevel: 0.004 })
    : box([x, y, foot + 0.01], [0.18, 0.18, 0.02], "galvanised", { bevel: 0.003 });
  return [base, box([x, y, (foot + top) / 2], [0.06, 0.06, top - foot], "galvanised", { bevel: 0.004 })];
}

/** The cold-water header below the basins. */
function returnHeader(middles: number[], left: number, right: number): Part[] {
  const { radius, y, z } = cold;
  const [start, end] = [left + 1.1, right + 3.2];
  const outlet = cell.basinBottom - 0.12;
  return [
    tube(
      [
        [start, y, z],
        [end, y, z],
        [end, y, -0.4],
      ],
      radius,
      "plainPipe",
      { bend: 0.36, sides: 36 },
    ),
    cap([start, y, z], [-1, 0, 0], radius, "plainPipe"),
    ...flange([end - 0.75, y, z], [1, 0, 0], radius, { bolts: 12 }),
    ...middles.flatMap((x) => {
      const drop = x - cell.length * 0.15;
      const bend: Vector[] = [
        [drop, -half.width + 0.2, outlet],
        [drop, -half.width - 0.36, outlet - 0.04],
        [drop, y, z],
      ];
      return [
        tube(bend, 0.17, "plainPipe", { bend: 0.12, sides: 24 }),
        ...flange([x + cell.length * 0.12, y, z], [1, 0, 0], radius, { bolts: 12 }),
        ...[-0.38, 0.22].map((share) => {
          const foot = x + cell.length * share;
          return slab(
            [foot - 0.1, y - 0.24, 0],
            [foot + 0.1, y + 0.24, z - radius + 0.01],
            "concrete",
            0.015,
          );
        }),
      ];
    }),
  ];
}
