import type { detailColumns } from "#domain/products/model/detail-columns.ts";
import { boreArea } from "#domain/products/model/water-speed.ts";
import type { MainFacts } from "#domain/products/model-columns.ts";
import type { RowOf } from "#domain/records/column-types.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { totalOf } from "#engine/sound/octave-bands.ts";

export type Details = RowOf<typeof detailColumns>;
type Material = Details["materials"][number];
type Connection = Details["connections"][number];

/** Details that the models of a series have in common, beside their numbers. */
export interface SampleMake {
  /** Absorbed fan power for each m³/s of air, kW: pressure by efficiency of fan and drive. */
  fan: number;
  /** Sides at which air comes in: two long ones, or all. */
  inlets: "long" | "all";
  /** Share of the height at which the water inlet stands. */
  inlet: number;
  /** Water inlets of each cell: one, or one for each of two basins. */
  inletsOfCell: 1 | 2;
  drift: number;
  /** Supports of each cell along its length and along its width. */
  supports: readonly [alongLength: number, alongWidth: number];
  /** Parts that are shipped one by one, from below, with their share of weight and height; a tower that is assembled on site has none. */
  sections: readonly (readonly [name: string, nameEn: string, share: number])[];
  materials: readonly Material[];
  isClosed: boolean;
}

/** Air, noise and weight of the main facts in detail. Sound of a source on an open plane: 8 dB below its power at 1 m. */
export function sampleDetails(make: SampleMake, model: Numbers): Details {
  const sound = soundOf(make, model.sound + 20 * Math.log10(model.soundDistance) + 8, model);
  return {
    ...sound,
    lowNoise: lowNoiseOf(model),
    fanPower: Number(((model.airflow / 60 / model.fans) * make.fan).toPrecision(3)),
    motorClass: "IE3",
    voltage: model.motor > 15 ? [380, 660] : [220, 380],
    frequency: "60 Hz",
    driftRate: make.drift,
    connections: connectionsOf(make, model),
    waterVolume: (model.operatingWeight - model.shippingWeight) / 1_000,
    supports: supportsOf(make, model),
    sections: sectionsOf(make, model),
    materials: [...make.materials],
    ...coilOf(make, model),
  };
}

type Numbers = { [Name in Exclude<keyof MainFacts, "name">]: NonNullable<MainFacts[Name]> };

/**
 * Octave bands of an axial fan above its A-weighted power, dB, as Hudson Products publish them for cooling towers ("The Basics of
 * Axial Flow Fans", correction to each band), raised so that their own A-weighted sum is none.
 */
const spectrum = [5.5, 4.3, 1.2, -4.2, -4.6, -9.8, -12.3, -19.6] as const;

/** Reduction at half speed: 50 log 2 = 15 dB from the fan, less at high frequencies, where falling water dominates. */
const halfSpeed = [15, 15, 15, 14.5, 14, 13.5, 12.5, 12] as const;

function soundOf(
  { inlets }: SampleMake,
  power: number,
  { sound, soundDistance }: Numbers,
): Pick<
  Details,
  | "soundPower"
  | "soundBands"
  | "soundInlet"
  | "soundBlind"
  | "soundTop"
  | "soundPowerHalf"
  | "soundBandsHalf"
  | "soundInletHalf"
  | "soundBlindHalf"
  | "soundTopHalf"
  | "soundSideDistance"
> {
  const soundBands = spectrum.map((above) => toHalf(power + above));
  const soundBandsHalf = soundBands.map((band, index) => band - (halfSpeed[index] ?? 0));
  const soundPowerHalf = toHalf(totalOf(soundBandsHalf));
  const quieter = power - soundPowerHalf;
  const soundBlind = inlets === "long" ? sound - 4 : null;
  const [soundInlet, soundTop] = [sound + (inlets === "long" ? 1 : -0.5), sound + 2.5];
  return {
    soundPower: toHalf(power),
    soundBands,
    soundInlet,
    soundBlind,
    soundTop,
    soundPowerHalf,
    soundBandsHalf,
    soundInletHalf: toHalf(soundInlet - quieter),
    soundBlindHalf: soundBlind === null ? null : toHalf(soundBlind - quieter),
    soundTopHalf: toHalf(soundTop - quieter),
    soundSideDistance: soundDistance,
  };
}

function lowNoiseOf({ motor, sound, height, shippingWeight }: Numbers): Details["lowNoise"] {
  const none = { height: null, weight: null };
  return [
    { kind: "저소음 팬", capacity: 98, motor, sound: sound - 5, ...none },
    {
      kind: "흡입·토출 소음기",
      capacity: 95,
      motor,
      sound: sound - 8,
      height: Math.round(height * 0.002) * 100,
      weight: Math.round(shippingWeight * 0.012) * 10,
    },
  ];
}

/** Nominal bores of pipes, mm. */
const bores = [
  15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800,
] as const;

/** Smallest bore with a water velocity of at most 2.7 m/s. */
function boreFor(flow: number): number {
  const fits = bores.find((dn) => flow / 3_600 / boreArea(dn) <= 2.7);
  return fits ?? 1_000;
}

/** Make-up is 2 % of the flow. Positions are given for towers of one cell. */
function connectionsOf(make: SampleMake, { crt, fans, length, width, height }: Numbers): Connection[] {
  const flow = (crt / fans) * crtFlowRate;
  const [inlet, outlet] = make.isClosed
    ? (["유체 입구", "유체 출구"] as const)
    : (["순환수 입구", "순환수 출구"] as const);
  const point = (x: number, y: number, z: number) =>
    fans === 1 ? ([x * length, y * width, z * height].map(Math.round) as number[]) : null;
  const count = fans === 1 ? null : fans;
  const flange = "KS10K";
  const main = { dn: boreFor(flow / make.inletsOfCell), standard: flange };
  const inlets: Connection[] =
    make.inletsOfCell === 2
      ? [0.15, 0.85].map((y) => ({
          count,
          purpose: inlet,
          ...main,
          side: "상부",
          at: point(0.5, y, make.inlet),
        }))
      : [{ count, purpose: inlet, ...main, side: "정면", at: point(0.5, 0, make.inlet) }];
  const drained = Math.max(50, boreFor(flow * 0.15));
  const low = 0.06;
  return [
    ...inlets,
    {
      count,
      purpose: outlet,
      dn: boreFor(flow),
      standard: flange,
      side: "정면",
      at: point(make.isClosed ? 0.7 : 0.5, 0, make.isClosed ? make.inlet - 0.2 : low),
    },
    {
      count,
      purpose: "보충수",
      dn: boreFor(flow * 0.02),
      standard: null,
      side: "좌측면",
      at: point(0, 0.3, 0.12),
    },
    { count, purpose: "오버플로", dn: drained, standard: null, side: "좌측면", at: point(0, 0.5, 0.1) },
    { count, purpose: "배수", dn: drained, standard: null, side: "좌측면", at: point(0, 0.7, 0.02) },
  ];
}

/** mm from the edges. */
const inset = 150;

function supportsOf(
  { supports: [alongLength, alongWidth] }: SampleMake,
  { fans, length, width, operatingWeight }: Numbers,
): Details["supports"] {
  const points = alongLength * alongWidth;
  const load = operatingWeight / fans / points;
  if (fans > 1 || points > 4) return [{ count: fans * points, load, at: null }];
  const [far, back] = [length - inset, width - inset];
  return [
    [inset, inset],
    [far, inset],
    [inset, back],
    [far, back],
  ].map((at) => ({ count: null, load, at }));
}

function sectionsOf(
  { sections }: SampleMake,
  { fans, length, width, height, shippingWeight }: Numbers,
): Details["sections"] {
  return sections.map(([name, nameEn, share]) => ({
    count: fans === 1 ? null : fans,
    name,
    nameEn,
    size: [Math.floor(length / fans), width, Math.round(height * share)],
    weight: Math.round((shippingWeight / fans) * share * 10) / 10,
    points: 4,
  }));
}

/** Motors of pumps, kW. */
const pumpMotors = [0.75, 1.5, 2.2, 3.7, 5.5, 7.5, 11] as const;

type CoilDetails = Pick<
  Details,
  "coilPressureDrop" | "coilFluid" | "coilGlycol" | "sprayPumps" | "sprayPump" | "sprayFlow"
>;

/** A pump for each cell sprays as much water as its nominal flow, against 6 m at an efficiency of 60 %. */
function coilOf({ isClosed }: SampleMake, { crt, fans, pumpHead }: Numbers): CoilDetails {
  if (!isClosed)
    return {
      coilPressureDrop: null,
      coilFluid: null,
      coilGlycol: null,
      sprayPumps: null,
      sprayPump: null,
      sprayFlow: null,
    };
  const sprayFlow = Math.round(crt * crtFlowRate);
  const shaft = ((sprayFlow / fans / 3_600) * 9.81 * 6) / 0.6;
  return {
    coilPressureDrop: Math.floor(pumpHead * 9.806_65 * 0.97),
    coilFluid: "물",
    coilGlycol: null,
    sprayPumps: fans,
    sprayPump: pumpMotors.find((motor) => motor >= shaft) ?? 15,
    sprayFlow,
  };
}

function toHalf(level: number): number {
  return Math.round(level * 2) / 2;
}
