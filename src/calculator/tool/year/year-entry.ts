import { fromTemperature, inwards, type TemperatureUnit, toTemperature } from "../../engine/design/units.ts";
import { waterLimits } from "../../engine/design/water.ts";
import { type Duty, type Limits, rangeOf } from "../../engine/duty/duty.ts";
import { boxText } from "../../engine/duty/entry.ts";
import { typedNumber } from "../../engine/duty/typed-number.ts";
import { type FanControl, fanLimits } from "../../engine/year/fan.ts";
import type { Load } from "../../engine/year/load.ts";
import type { YearQuestion } from "../../engine/year/year.ts";
import { yearLimits } from "../../engine/year/year-limits.ts";
import type { PlannedYear, YearWater } from "../../sheet/plan/planned-year.ts";
import { temperatureTextIn } from "../units/typed-temperature.ts";

/** One of the two choices, as text where it is typed. */
interface TowerEntry {
  crt: string;
  /** Empty where the visitor does not know it. */
  fanKilowatts: string;
  control: FanControl;
}

/** Texts of the boxes of the year; temperatures in the visitor's unit, empty where nothing was entered. */
export interface YearEntry {
  station: string;
  cold: string;
  load: Load["kind"];
  offBelow: string;
  fullAt: string;
  /** Per cent, January to December. */
  shares: readonly string[];
  cycles: string;
  /** Per cent of the flow; it has no box of its own here. */
  driftPercent: number;
  free: string;
  /** Per cent. */
  least: string;
  electricity: string;
  water: string;
  extra: string;
  towers: readonly [TowerEntry, TowerEntry];
}

interface YearStart {
  crt: number;
  /** Rated fan power of the towers chosen, kW, where known. */
  fanKilowatts?: number | undefined;
  station: string;
  unit: TemperatureUnit;
  /** As it is kept at design conditions. */
  water: YearWater;
}

/** The boxes at first: the duty all year, its tower with two fan controls, no prices. */
export function yearEntry(duty: Duty, { crt, fanKilowatts, station, unit, water }: YearStart): YearEntry {
  const temperature = (celsius: number) => temperatureText(celsius, unit);
  const tower = { crt: String(crt), fanKilowatts: fanKilowatts === undefined ? "" : boxText(fanKilowatts) };
  return {
    station,
    cold: temperature(duty.coldWaterTemp),
    load: "constant",
    offBelow: temperature(Math.min(12, duty.wetBulbTemp - 5)),
    fullAt: temperature(duty.wetBulbTemp),
    shares: Array.from({ length: 12 }, () => "100"),
    cycles: String(water.cycles),
    driftPercent: water.driftPercent,
    free: "",
    least: String(100 * fanLimits.least.initial),
    electricity: "",
    water: "",
    extra: "",
    towers: [
      { ...tower, control: "on-off" },
      { ...tower, control: "variable-speed" },
    ],
  };
}

/** The boxes that a year out of an address fills; the second tower is of the first one's size. */
export function enteredYear(year: PlannedYear, first: YearEntry, unit: TemperatureUnit): Partial<YearEntry> {
  const { load, crt, fanKilowatts, control, freeCoolingTemp } = year;
  const [one, other] = first.towers;
  const size = crt === undefined ? one.crt : boxText(crt);
  const power = fanKilowatts === undefined ? one.fanKilowatts : boxText(fanKilowatts);
  return {
    station: year.station,
    cold: temperatureText(year.coldWaterTemp, unit),
    load: load.kind,
    ...(load.kind === "air-conditioning" && {
      offBelow: temperatureText(load.offBelow, unit),
      fullAt: temperatureText(load.fullAt, unit),
    }),
    ...(load.kind === "monthly" && { shares: load.shares.map((share) => boxText(100 * share)) }),
    cycles: boxText(year.cycles),
    driftPercent: year.driftPercent,
    least: boxText(100 * year.least),
    ...(freeCoolingTemp !== undefined && { free: temperatureText(freeCoolingTemp, unit) }),
    towers: [
      { crt: size, fanKilowatts: power, control },
      { ...other, crt: size, fanKilowatts: power },
    ],
  };
}

/** Converts typed values to a unit that was chosen since. */
export function yearEntryIn(
  unit: TemperatureUnit,
  typed: Partial<YearEntry>,
  typedIn: TemperatureUnit,
): Partial<YearEntry> {
  if (unit === typedIn) return typed;
  const shown = { ...typed };
  for (const field of ["cold", "offBelow", "fullAt", "free"] as const)
    if (shown[field] !== undefined) shown[field] = temperatureTextIn(unit, shown[field], typedIn);
  return shown;
}

/** As it is typed, to the tenth. */
function temperatureText(celsius: number, unit: TemperatureUnit): string {
  return boxText(Number(fromTemperature(celsius, unit).toFixed(1)));
}

export type YearField =
  | Exclude<keyof YearEntry, "station" | "load" | "shares" | "towers" | "driftPercent">
  | "shares"
  | "crt0"
  | "crt1"
  | "fan0"
  | "fan1";

/**
 * Values of the boxes: two questions, prices, and the boxes without an accepted number, which have their
 * defaults.
 */
export interface YearReading {
  questions: readonly [YearQuestion, YearQuestion];
  fanKilowatts: readonly [number | undefined, number | undefined];
  prices: { electricity: number | undefined; water: number | undefined };
  extra: number | undefined;
  wrong: readonly YearField[];
}

/** Limits of the temperatures that are typed, °C. */
export const typedLimits = {
  cold: yearLimits.coldWaterTemp,
  free: yearLimits.freeCoolingTemp,
  wetBulb: yearLimits.loadWetBulb,
} as const;

/** Reads the boxes. @param first what counts where a box is wrong */
export function readYear(entry: YearEntry, first: YearEntry, duty: Duty, unit: TemperatureUnit): YearReading {
  const wrong: YearField[] = [];
  /** The number in a box, the first one's where it is wrong; undefined where an optional box is empty. */
  const read = (field: YearField, text: string, limits: Limits, fallback?: string): number | undefined => {
    if (text.trim() === "" && fallback === undefined) return undefined;
    const value = typedNumber(text);
    if (value !== undefined && value >= limits.lowest - 1e-9 && value <= limits.highest + 1e-9) return value;
    wrong.push(field);
    return fallback === undefined ? undefined : typedNumber(fallback);
  };
  const temperature = (field: "cold" | "offBelow" | "fullAt" | "free", limits: Limits, fallback?: string) => {
    const value = read(field, entry[field], limitsIn(limits, unit), fallback);
    return value === undefined ? undefined : toTemperature(value, unit);
  };
  const common = {
    flowRate: duty.flowRate,
    range: rangeOf(duty),
    coldWaterTemp: temperature("cold", typedLimits.cold, first.cold) ?? duty.coldWaterTemp,
    load: loadIn(entry, first, { read, temperature, wrong }),
    speeds: {
      least:
        (read("least", entry.least, percentOf(fanLimits.least), first.least) ??
          100 * fanLimits.least.initial) / 100,
      low: fanLimits.low.initial,
    },
    cycles: read("cycles", entry.cycles, waterLimits.cycles, first.cycles) ?? waterLimits.cycles.initial,
    driftPercent: entry.driftPercent,
    freeCoolingTemp: temperature("free", typedLimits.free),
  };
  const [one, other] = entry.towers;
  const crt = (field: "crt0" | "crt1", text: string) =>
    read(field, text, yearLimits.crt, first.towers[0].crt) ?? 1;
  return {
    questions: [
      { ...common, crt: crt("crt0", one.crt) },
      { ...common, crt: crt("crt1", other.crt) },
    ],
    fanKilowatts: [
      read("fan0", one.fanKilowatts, yearLimits.fanKilowatts),
      read("fan1", other.fanKilowatts, yearLimits.fanKilowatts),
    ],
    prices: {
      electricity: read("electricity", entry.electricity, yearLimits.price),
      water: read("water", entry.water, yearLimits.price),
    },
    extra: read("extra", entry.extra, yearLimits.extraPrice),
    wrong,
  };
}

interface Reader {
  read: (field: YearField, text: string, limits: Limits, fallback?: string) => number | undefined;
  temperature: (field: "offBelow" | "fullAt", limits: Limits, fallback?: string) => number | undefined;
  wrong: YearField[];
}

function loadIn(entry: YearEntry, first: YearEntry, { read, temperature, wrong }: Reader): Load {
  switch (entry.load) {
    case "constant":
      return { kind: "constant" };
    case "air-conditioning": {
      const offBelow = temperature("offBelow", typedLimits.wetBulb, first.offBelow) ?? 12;
      const fullAt = temperature("fullAt", typedLimits.wetBulb, first.fullAt) ?? 27;
      if (fullAt > offBelow) return { kind: "air-conditioning", offBelow, fullAt };
      wrong.push("fullAt");
      return { kind: "air-conditioning", offBelow, fullAt: offBelow + 1 };
    }
    case "monthly":
      return {
        kind: "monthly",
        shares: entry.shares.map(
          (text) => (read("shares", text, yearLimits.sharePercent, "100") ?? 100) / 100,
        ),
      };
  }
}

/** Limits as they are typed, in the visitor's unit, rounded inwards to a tenth. */
export function limitsIn({ lowest, highest }: Limits, unit: TemperatureUnit): Limits {
  return inwards({ lowest: fromTemperature(lowest, unit), highest: fromTemperature(highest, unit) });
}

export function percentOf({ lowest, highest }: Limits): Limits {
  return { lowest: Math.round(100 * lowest), highest: Math.round(100 * highest) };
}
