import type { CutawayKind } from "#documents/drawing/flow-kind.ts";
import { combined, hybrid } from "./combined-flow.ts";
import {
  across,
  axialFan,
  body,
  type Callout,
  type CutawayDrawing,
  type CutawayPath,
  eliminators,
  entering,
  left,
  louvers,
  middle,
  nozzles,
  pump,
  pumpCallout,
  rain,
  right,
  rising,
  sheets,
  uprights,
} from "./cutaway-parts.ts";
import { forced } from "./forced-draft.ts";

/** Size of the drawing with its labels, and the part of it without them. */
export const cutawaySize = { width: 656, height: 500, tower: { x: 82, width: 476 } } as const;

/** Size of the numbers on phones. */
export const numberSize = { radius: 17, text: 24 } as const;

export function cutaway(kind: CutawayKind): CutawayDrawing {
  return drawings[kind];
}

const counterflow: CutawayDrawing = {
  paths: [
    { ink: "inside", d: eliminators(150) + eliminators(160) },
    { ink: "hot", d: `M40 190H${left}M${left} 190H${right - 12}` },
    { ink: "inside", d: nozzles(194) },
    { ink: "drops", d: rain(208, 236) },
    { ink: "fill", d: `M${left + 8} 240H${right - 8}V330H${left + 8}z` },
    { ink: "inside", d: sheets(left + 16, right - 12, 240, 330) },
    { ink: "drops", d: rain(336, 424) },
    { ink: "casing", d: louvers(left, 344, 422, -1) + louvers(right, 344, 422, 1) },
    ...entering(352, 384, 410),
    ...rising([-70, 0, 70], 322, 250),
    { ink: "cold", d: `M${right + 8} 448H600` },
  ],
  callouts: [
    { part: "eliminators", at: [right - 20, 158], side: "right", y: 136 },
    { part: "nozzles", at: [right - 26, 200], side: "right", y: 200 },
    { part: "fill", at: [right - 30, 285], side: "right", y: 285 },
    { part: "louvers", at: [right + 4, 366], side: "right", y: 330 },
    { part: "hotWater", at: [108, 190], side: "left", y: 168 },
    { part: "air", at: [128, 384], side: "left", y: 336 },
    { part: "coldWater", at: [530, 448], side: "right", y: 424 },
  ],
};

const crossflow: CutawayDrawing = {
  paths: [
    { ink: "hot", d: `M40 138H${left + 8}M${left + 88} 138H${right - 88}` },
    ...[left + 8, right - 88].flatMap((x): CutawayPath[] => [
      { ink: "basin", d: `M${x} 128h80v22h-80z` },
      { ink: "inside", d: [12, 31, 50, 69].map((step) => `M${x + step} 150l-5 8h10z`).join("") },
      { ink: "fill", d: `M${x + 4} 172h72v236h-72z` },
      { ink: "drops", d: [12, 31, 50, 69].map((step) => `M${x + step} 162V424`).join("") },
    ]),
    { ink: "inside", d: uprights(left + 96, 174, 13) + uprights(right - 96, 174, 13) },
    { ink: "casing", d: louvers(left, 168, 416, -1) + louvers(right, 168, 416, 1) },
    ...entering(200, 290, 380),
    ...[200, 290, 380].flatMap(across),
    ...rising([-20, 20], 400, 150),
    { ink: "cold", d: `M${right + 8} 448H600` },
  ],
  callouts: [
    { part: "hotBasin", at: [right - 16, 138], side: "right", y: 122 },
    { part: "nozzles", at: [right - 57, 155], side: "right", y: 160 },
    { part: "eliminators", at: [right - 96, 242], side: "right", y: 222 },
    { part: "fill", at: [right - 40, 324], side: "right", y: 268 },
    { part: "louvers", at: [right + 4, 350], side: "right", y: 330 },
    { part: "hotWater", at: [108, 138], side: "left", y: 116 },
    { part: "air", at: [128, 290], side: "left", y: 266 },
    { part: "coldWater", at: [530, 448], side: "right", y: 424 },
  ],
};

const closed: CutawayDrawing = {
  paths: [
    { ink: "inside", d: eliminators(150) + eliminators(160) },
    { ink: "cold", d: `M${left + 12} 190H510V386M510 414V448H${right + 8}` },
    pump,
    { ink: "inside", d: nozzles(194) },
    { ink: "drops", d: rain(208, 240) + rain(336, 424) },
    { ink: "coil", d: `M${left} 250H441a11 11 0 0 1 0 22H199a11 11 0 0 0 0 22` },
    { ink: "cooled", d: `M199 294H441a11 11 0 0 1 0 22H${left}` },
    { ink: "hot", d: `M40 250H${left}` },
    { ink: "cold", d: `M${left} 316H40` },
    { ink: "casing", d: louvers(left, 344, 422, -1) + louvers(right, 344, 422, 1) },
    ...entering(348, 370),
    ...rising([-70, 0, 70], 330, 212),
  ],
  callouts: [
    { part: "eliminators", at: [right - 20, 158], side: "right", y: 136 },
    { part: "nozzles", at: [right - 26, 200], side: "right", y: 214 },
    { part: "coil", at: [right - 13, 261], side: "right", y: 262 },
    { part: "louvers", at: [right + 4, 366], side: "right", y: 330 },
    pumpCallout,
    { part: "hotFluid", at: [108, 250], side: "left", y: 228 },
    { part: "coldFluid", at: [108, 316], side: "left", y: 296 },
    { part: "air", at: [128, 370], side: "left", y: 346 },
  ],
};

const drawings: Record<CutawayKind, CutawayDrawing> = {
  counter: withFanAbove(counterflow),
  cross: withFanAbove(crossflow),
  closed: withFanAbove(closed),
  combined,
  hybrid,
  forced,
};

/** In a tower with its fan in the middle of the roof. */
function withFanAbove({ paths, callouts }: CutawayDrawing): CutawayDrawing {
  const common: readonly Callout[] = [
    { part: "discharge", at: [middle + 44, 34], side: "right", y: 30 },
    { part: "fan", at: [middle + 48, 95], side: "right", y: 76 },
    { part: "basin", at: [right - 40, 446], side: "right", y: 478 },
  ];
  return {
    paths: [...body, ...axialFan(middle, 82), ...paths, ...rising([-44, 0, 44], 66, 18)],
    callouts: [...callouts, ...common],
  };
}
