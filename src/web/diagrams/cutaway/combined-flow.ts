import {
  axialFan,
  body,
  type Callout,
  type CutawayDrawing,
  type CutawayPath,
  left,
  louvers,
  nozzles,
  pump,
  pumpCallout,
  rain,
  right,
  rising,
  roof,
  sheets,
  uprights,
} from "./cutaway-parts.ts";

/** Partition between the plenum below the fan and the side with coil and fill, and the middle of the plenum. */
const partition = 326;
const plenum = (left + partition) / 2;

/** Middles of the columns of spray water between partition and wall. */
const sprayed = [352, 380, 408, 436];

const shared: readonly CutawayPath[] = [
  ...body,
  ...axialFan(plenum, 66),
  { ink: "casing", d: `M${partition} ${roof}V272` },
  { ink: "inside", d: uprights(partition, 276, 8) },
  { ink: "cold", d: `M${partition + 12} 160H510V386M510 414V448H${right + 8}` },
  pump,
  { ink: "inside", d: nozzles(164, sprayed) },
  { ink: "drops", d: rain(178, 190, sprayed) + rain(272, 302, sprayed) },
  { ink: "fill", d: `M${partition + 14} 306H${right - 8}V400H${partition + 14}z` },
  { ink: "inside", d: sheets(partition + 20, right - 8, 306, 400) },
  { ink: "drops", d: rain(404, 424, sprayed) },
  { ink: "cooled", d: `M351 240H436a11 11 0 0 1 0 22H${left}` },
  { ink: "cold", d: `M${left} 262H40` },
  { ink: "casing", d: louvers(right, 130, 156, 1) + louvers(right, 306, 404, 1) },
  ...fromTheRight(),
  ...rising([-30, 30], 410, 218, plenum),
  ...rising([-34, 0, 34], 66, 18, plenum),
];

const callouts: readonly Callout[] = [
  { part: "discharge", at: [plenum - 34, 34], side: "left", y: 28 },
  { part: "fan", at: [plenum - 36, 95], side: "left", y: 89 },
  { part: "coldFluid", at: [108, 262], side: "left", y: 240 },
  { part: "eliminators", at: [partition, 420], side: "left", y: 414 },
  { part: "air", at: [530, 142], side: "right", y: 124 },
  { part: "nozzles", at: [436, 170], side: "right", y: 180 },
  { part: "fill", at: [right - 36, 340], side: "right", y: 300 },
  { part: "louvers", at: [right + 8, 372], side: "right", y: 346 },
  pumpCallout,
  { part: "basin", at: [right - 40, 446], side: "right", y: 478 },
];

/**
 * Closed circuit in which spray water and air go down the coil side by side; below it the water is cooled by air that crosses
 * the fill. One wall lets air in.
 */
export const combined: CutawayDrawing = {
  paths: [
    ...shared,
    { ink: "coil", d: `M${left} 196H436a11 11 0 0 1 0 22H351a11 11 0 0 0 0 22` },
    { ink: "hot", d: `M40 196H${left}` },
  ],
  callouts: [
    ...callouts,
    { part: "hotFluid", at: [108, 196], side: "left", y: 174 },
    { part: "coil", at: [447, 251], side: "right", y: 240 },
  ],
};

/** The same with a finned coil in the air on its way to the fan: the fluid goes through it before the wetted coil. */
export const hybrid: CutawayDrawing = {
  paths: [
    ...shared,
    { ink: "inside", d: fins(left + 18, partition - 18, 146, 206) },
    {
      ink: "coil",
      d: `M${left} 154H296a10.5 10.5 0 0 1 0 21H206a10.5 10.5 0 0 0 0 21H436a11 11 0 0 1 0 22H351a11 11 0 0 0 0 22`,
    },
    { ink: "hot", d: `M40 154H${left}` },
  ],
  callouts: [
    ...callouts,
    { part: "hotFluid", at: [108, 154], side: "left", y: 132 },
    { part: "finnedCoil", at: [195.5, 185.5], side: "left", y: 180 },
    { part: "wetCoil", at: [447, 251], side: "right", y: 240 },
  ],
};

/** Air beside the sprayed coil, and across the fill, both through the right wall. */
function fromTheRight(): CutawayPath[] {
  const heights = [330, 376];
  const draw = (of: (y: number) => string) => heights.map(of).join("");
  const down = [366, 422];
  return [
    { ink: "air", d: `M530 142H${right + 20}${draw((y) => `M530 ${y}H${right + 20}`)}` },
    { ink: "air", d: draw((y) => `M${right - 16} ${y}H${partition - 26}`) },
    { ink: "air", d: down.map((x) => `M${x} 176V284`).join("") },
    { ink: "heads", d: `M${right + 27} 137l-9 5 9 5${draw((y) => `M${right + 27} ${y - 5}l-9 5 9 5`)}` },
    { ink: "heads", d: draw((y) => `M${partition - 19} ${y - 5}l-9 5 9 5`) },
    { ink: "heads", d: down.map((x) => `M${x - 5} 277l5 9 5-9`).join("") },
  ];
}

/** Fins of a dry coil, side by side. */
function fins(from: number, to: number, top: number, bottom: number): string {
  const count = Math.floor((to - from) / 9) + 1;
  return Array.from({ length: count }, (_, index) => `M${from + index * 9} ${top}V${bottom}`).join("");
}
