import { totalOf } from "#engine/sound/octave-bands.ts";
import type { Model, ModelColumn } from "../model-columns.ts";
import { waterSpeeds } from "./water-speed.ts";

type Contradiction = "lighterFull" | "noDistance" | "louderHalf" | "aboveMotor";

/** Columns of levels at full speed and at half speed. */
const speeds = [
  ["soundPower", "soundPowerHalf"],
  ["soundInlet", "soundInletHalf"],
  ["soundBlind", "soundBlindHalf"],
  ["soundTop", "soundTopHalf"],
] as const satisfies readonly (readonly ModelColumn[])[];

/** Returns the columns with contradictory numbers. */
export function contradictions(model: Model): Partial<Record<ModelColumn, Contradiction>> {
  const { shippingWeight, operatingWeight, sound, soundDistance, soundSideDistance, fanPower, motor } = model;
  const isAbove = (one: number | null, other: number | null) => one !== null && other !== null && one > other;
  const louder = speeds.filter(([full, half]) => isAbove(model[half], model[full])).map(([, half]) => half);
  const atSides = speeds.slice(1).flat();
  const hasSides = atSides.some((column) => model[column] !== null);
  return {
    ...(isAbove(shippingWeight, operatingWeight) ? { operatingWeight: "lighterFull" as const } : {}),
    ...(sound !== null && soundDistance === null ? { soundDistance: "noDistance" as const } : {}),
    ...(hasSides && soundSideDistance === null ? { soundSideDistance: "noDistance" as const } : {}),
    ...(isAbove(fanPower, motor) ? { fanPower: "aboveMotor" as const } : {}),
    ...Object.fromEntries(louder.map((half) => [half, "louderHalf" as const])),
  };
}

/** A value that does not fit its neighbours: `found` of the ratio, which is from `min` to `max` for towers of any make. */
export interface Implausible {
  ratio: keyof typeof ratios;
  found: number;
  min: number;
  max: number;
}

/**
 * Bounds of ratios between the numbers of a model, three to ten times wider than what catalogues show: open towers have 5 to 10
 * m³/min of air, 0.02 to 0.1 kW of fan and 5 to 40 kg for each CRT, closed-circuit towers up to three times that. A table in the
 * wrong unit leaves them: cm for mm, m³/h or CFM for m³/min, W for kW, kPa for m, t for kg. A number that is not known is NaN.
 */
const ratios = {
  powerPerCrt: {
    column: "motor",
    min: 0.006,
    max: 0.6,
    of: ({ motor, fans, crt }) => (motor * (fans || 1)) / crt,
  },
  airPerCrt: { column: "airflow", min: 2, max: 40, of: ({ airflow, crt }) => airflow / crt },
  shippingPerCrt: {
    column: "shippingWeight",
    min: 1,
    max: 200,
    of: ({ shippingWeight, crt }) => shippingWeight / crt,
  },
  operatingPerCrt: {
    column: "operatingWeight",
    min: 2,
    max: 400,
    of: ({ operatingWeight, crt }) => operatingWeight / crt,
  },
  /** kg for each m³ of its own volume; a tower is mostly air. */
  density: {
    column: "operatingWeight",
    min: 5,
    max: 1_000,
    of: ({ operatingWeight, length, width, height }) => (operatingWeight * 1e9) / (length * width * height),
  },
  /** m² for each CRT. */
  planPerCrt: {
    column: "length",
    min: 0.005,
    max: 1,
    of: ({ length, width, crt }) => (length * width) / 1e6 / crt,
  },
  /** Height by the shorter side. */
  slenderness: {
    column: "height",
    min: 0.2,
    max: 8,
    of: ({ height, length, width }) => height / Math.min(length, width),
  },
  /** m of head above the height of the tower. */
  headAboveTower: {
    column: "pumpHead",
    min: -20,
    max: 20,
    of: ({ pumpHead, height }) => pumpHead - height / 1_000,
  },
  /** Share of its motor that a fan absorbs. */
  fanPerMotor: { column: "fanPower", min: 0.3, max: 1, of: ({ fanPower, motor }) => fanPower / motor },
  /** Sound power above the sound pressure at 1 m by the law of distance: 8 dB on an open plane, dB. */
  powerAbovePressure: {
    column: "soundPower",
    min: 2,
    max: 16,
    of: ({ soundPower, sound, soundDistance }) => soundPower - sound - 20 * Math.log10(soundDistance),
  },
  /** dB; halving the speed takes away 15 from a fan, less where falling water is heard. */
  quieterAtHalf: {
    column: "soundPowerHalf",
    min: 3,
    max: 20,
    of: ({ soundPower, soundPowerHalf }) => soundPower - soundPowerHalf,
  },
  /** A-weighted sum of the octave bands above the total, dB. */
  bandsAboveTotal: {
    column: "soundBands",
    min: -1,
    max: 1,
    of: ({ soundBands, soundPower }) => totalOf(soundBands) - soundPower,
  },
  bandsAboveTotalHalf: {
    column: "soundBandsHalf",
    min: -1,
    max: 1,
    of: ({ soundBandsHalf, soundPowerHalf }) => totalOf(soundBandsHalf) - soundPowerHalf,
  },
  /** Water by what the tower is heavier than shipped; rounded weights and loose parts make a difference. */
  waterPerWeight: {
    column: "waterVolume",
    min: 0.6,
    max: 1.2,
    of: ({ waterVolume, operatingWeight, shippingWeight }) =>
      (waterVolume * 1_000) / (operatingWeight - shippingWeight),
  },
  /** Operating loads of all supports by the operating weight. */
  supportsPerWeight: {
    column: "supports",
    min: 0.95,
    max: 1.05,
    of: ({ supports, operatingWeight }) => totalCounted(supports, ({ load }) => load) / operatingWeight,
  },
  sectionsPerWeight: {
    column: "sections",
    min: 0.9,
    max: 1.1,
    of: ({ sections, shippingWeight }) =>
      totalCounted(sections, ({ weight }) => weight ?? Number.NaN) / shippingWeight,
  },
  slowestWater: {
    column: "connections",
    min: 0.7,
    max: 5,
    of: (model) => Math.min(...speedsOf(model)),
  },
  fastestWater: {
    column: "connections",
    min: 0.7,
    max: 5,
    of: (model) => Math.max(...speedsOf(model)),
  },
  /** Pressure drop of the coil by the head at the inlet. */
  coilPerHead: {
    column: "coilPressureDrop",
    min: 0.05,
    max: 1.05,
    of: ({ coilPressureDrop, pumpHead }) => coilPressureDrop / 9.806_65 / pumpHead,
  },
} as const satisfies Record<string, Ratio>;

interface Ratio {
  column: ModelColumn;
  min: number;
  max: number;
  of(model: Known): number;
}

/** Model without null: an unknown number is NaN. */
type Known = {
  [Name in ModelColumn]: Model[Name] extends number | null ? number : NonNullable<Model[Name]>;
};

/** Sum weighted by counts; NaN for an empty list. */
function totalCounted<T extends { count: number | null }>(
  things: readonly T[],
  of: (thing: T) => number,
): number {
  return things.length === 0
    ? Number.NaN
    : things.reduce((sum, thing) => sum + (thing.count ?? 1) * of(thing), 0);
}

function speedsOf(model: Pick<Model, "crt" | "connections">): number[] {
  const speeds = waterSpeeds(model).map(({ speed }) => speed);
  return speeds.length === 0 ? [Number.NaN] : speeds;
}

/** Returns the values of a model that no tower has beside its other numbers. */
export function implausible(model: Model): Partial<Record<ModelColumn, Implausible>> {
  const unknown: Partial<Record<string, readonly number[]>> = {
    soundBands: [Number.NaN],
    soundBandsHalf: [Number.NaN],
  };
  const known = Object.fromEntries(
    Object.entries(model).map(([name, value]) => [name, value ?? unknown[name] ?? Number.NaN]),
  ) as Known;
  const wrong: Partial<Record<ModelColumn, Implausible>> = {};
  for (const [name, { column, min, max, of }] of Object.entries<Ratio>(ratios)) {
    const found = of(known);
    const ratio = name as Implausible["ratio"];
    if (found < min || found > max) wrong[column] ??= { ratio, found, min, max };
  }
  return wrong;
}
