import {
  type CutawayDrawing,
  columns,
  eliminators,
  floor,
  left,
  middle,
  nozzles,
  rain,
  right,
  rising,
  sheets,
} from "./cutaway-parts.ts";

/** Fan chamber at the foot of the left wall: its inner wall, and its sloped roof, which leads water to the basin. */
const chamber = { wall: 290, roof: 318, slope: 26 / 115 } as const;

/** Shaft of the fan, and radius of its housing. */
const fan = { x: 230, y: 394, radius: 40 } as const;

/** Open tower with counterflow; a centrifugal fan at its foot blows the air in, which leaves at the open top. */
export const forced: CutawayDrawing = {
  paths: [
    {
      ink: "casing",
      d: `M${left} 96V${chamber.roof}L${chamber.wall} ${roofAt(chamber.wall)}V${floor}H${right}V96`,
    },
    { ink: "inside", d: `M${left} ${chamber.roof}V${floor}H${chamber.wall}` },
    { ink: "inside", d: eliminators(120) + eliminators(130) },
    { ink: "hot", d: `M40 160H${right - 12}` },
    { ink: "inside", d: nozzles(164) },
    { ink: "drops", d: rain(178, 204) },
    { ink: "fill", d: `M${left + 8} 208H${right - 8}V290H${left + 8}z` },
    { ink: "inside", d: sheets(left + 16, right - 12, 208, 290) },
    { ink: "drops", d: columns.map((x) => `M${x} 296V${x < chamber.wall ? roofAt(x) - 6 : 424}`).join("") },
    { ink: "basin", d: `M${chamber.wall} 430H${right + 8}V${floor}H${chamber.wall}z` },
    {
      ink: "casing",
      d: `M${chamber.wall} ${fan.y - fan.radius}H${fan.x}a${fan.radius} ${fan.radius} 0 1 0 ${fan.radius} ${fan.radius}v-12H${chamber.wall}`,
    },
    { ink: "inside", d: impeller() },
    { ink: "air", d: `M96 ${fan.y}H${fan.x - 34}M${fan.x + 20} 368H${chamber.wall + 40}` },
    { ink: "heads", d: `M${fan.x - 41} ${fan.y - 5}l9 5-9 5M${chamber.wall + 33} 363l9 5-9 5` },
    ...rising([26, 94], 400, 230),
    ...rising([-70], 310, 230),
    ...rising([-70, 0, 70], 84, 30),
    { ink: "cold", d: `M${right + 8} 448H600` },
  ],
  callouts: [
    { part: "hotWater", at: [108, 160], side: "left", y: 138 },
    { part: "air", at: [128, fan.y], side: "left", y: 366 },
    { part: "blower", at: [fan.x, fan.y + 22], side: "left", y: 450 },
    { part: "discharge", at: [middle + 70, 46], side: "right", y: 40 },
    { part: "eliminators", at: [right - 20, 128], side: "right", y: 106 },
    { part: "nozzles", at: [right - 26, 170], side: "right", y: 170 },
    { part: "fill", at: [right - 30, 250], side: "right", y: 250 },
    { part: "coldWater", at: [530, 448], side: "right", y: 424 },
    { part: "basin", at: [right - 40, 446], side: "right", y: 478 },
  ],
};

/** Height of the sloped roof of the chamber. */
function roofAt(x: number): number {
  return Math.round(chamber.roof + (x - left) * chamber.slope);
}

/** Blades around the shaft. */
function impeller(): string {
  const blades = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6;
    const point = (radius: number, angle: number) =>
      `${(fan.x + radius * Math.cos(angle)).toFixed(1)} ${(fan.y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(13, turn)}L${point(24, turn + 0.3)}`;
  });
  const ring = (radius: number) =>
    `M${fan.x - radius} ${fan.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return ring(25) + ring(12) + blades.join("");
}
