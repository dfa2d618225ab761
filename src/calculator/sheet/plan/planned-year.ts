import { type WaterQuestion, waterLimits } from "../../engine/design/water.ts";
import { type Duty, rangeOf } from "../../engine/duty/duty.ts";
import { typedNumber } from "../../engine/duty/typed-number.ts";
import { type FanControl, fanControls, fanLimits } from "../../engine/year/fan.ts";
import type { Load } from "../../engine/year/load.ts";
import type { Weather } from "../../engine/year/weather.ts";
import type { YearQuestion } from "../../engine/year/year.ts";
import { yearLimits } from "../../engine/year/year-limits.ts";
import { weatherPlaces } from "../../places/weather-station.ts";
import { type PlanName, type PlanReader, rounded } from "./plan-reader.ts";

/** Stands for weather that the visitor has brought along, in place of a station's number. */
export const ownStation = "own";

/** A year of running as it was chosen for a duty. */
export interface PlannedYear {
  /** WMO number of the weather station, or `ownStation`. */
  station: string;
  /** Weather of a visitor's file: no address holds it. */
  weather?: Weather | undefined;
  /** Outlet that is wanted all year, °C. */
  coldWaterTemp: number;
  load: Load;
  control: FanControl;
  /** Rated power of all fans together, kW, where it is known. */
  fanKilowatts?: number | undefined;
  /** Nominal size where it is not that of the towers chosen or of the duty, CRT. */
  crt?: number | undefined;
  /** Slowest turning of a drive, part of full speed. */
  least: number;
  /** Cycles of concentration, and drift, per cent of the flow. */
  cycles: number;
  driftPercent: number;
  /** Outlet with which the plant does without its chiller, °C. */
  freeCoolingTemp?: number | undefined;
}

/** The water that counts where a year says nothing of its own. */
export type YearWater = Pick<WaterQuestion, "cycles" | "driftPercent">;
export const usualWater: YearWater = {
  cycles: waterLimits.cycles.initial,
  driftPercent: waterLimits.driftPercent.initial,
};

/** Choices beside an address: water at design conditions, and weather that no address holds. */
interface Beside {
  water: YearWater | undefined;
  own: Weather | undefined;
}

/** Reads the year of a duty; undefined where the address has no station. */
export function yearIn(
  reader: PlanReader,
  duty: Duty,
  { water = usualWater, own }: Beside,
): PlannedYear | undefined {
  const { wrong, text, number } = reader;
  const station = text("station");
  if (station === undefined) return undefined;
  const isOwn = station === ownStation && own !== undefined;
  if (!isOwn && !weatherPlaces.some((place) => place.station === station)) wrong.add("station");
  const wanted = text("control") ?? "variable-speed";
  const control = fanControls.find((each) => each === wanted);
  if (control === undefined) wrong.add("control");
  return {
    station,
    ...(isOwn && { weather: own }),
    coldWaterTemp: number("ycold", yearLimits.coldWaterTemp) ?? duty.coldWaterTemp,
    load: loadIn(reader),
    control: control ?? "variable-speed",
    fanKilowatts: number("kw", yearLimits.fanKilowatts),
    crt: number("ycrt", yearLimits.crt),
    least: number("least", fanLimits.least) ?? fanLimits.least.initial,
    cycles: number("ycycles", waterLimits.cycles) ?? water.cycles,
    driftPercent: number("ydrift", waterLimits.driftPercent) ?? water.driftPercent,
    freeCoolingTemp: number("free", yearLimits.freeCoolingTemp),
  };
}

/** The year as values of an address, which holds no weather of the visitor's own. @param water that stands beside it */
export function yearValues(
  year: PlannedYear,
  water: YearWater = usualWater,
): Partial<Record<PlanName, string | number | undefined>> {
  const { load } = year;
  const unless = (usual: number, value: number) => (value === usual ? undefined : value);
  return {
    station: year.station,
    ycold: year.coldWaterTemp,
    load: load.kind,
    off: load.kind === "air-conditioning" ? load.offBelow : undefined,
    full: load.kind === "air-conditioning" ? load.fullAt : undefined,
    shares: load.kind === "monthly" ? load.shares.map((share) => rounded(100 * share)).join("-") : undefined,
    control: year.control,
    kw: year.fanKilowatts,
    ycrt: year.crt,
    least: unless(fanLimits.least.initial, year.least),
    ycycles: unless(water.cycles, year.cycles),
    ydrift: unless(water.driftPercent, year.driftPercent),
    free: year.freeCoolingTemp,
  };
}

/**
 * Question for the engine.
 * @param crt size of the towers chosen, or that of the duty, CRT
 */
export function yearQuestion(duty: Duty, year: PlannedYear, crt: number): YearQuestion {
  return {
    crt: year.crt ?? crt,
    flowRate: duty.flowRate,
    range: rangeOf(duty),
    coldWaterTemp: year.coldWaterTemp,
    load: year.load,
    speeds: { least: year.least, low: fanLimits.low.initial },
    cycles: year.cycles,
    driftPercent: year.driftPercent,
    freeCoolingTemp: year.freeCoolingTemp,
  };
}

function loadIn({ wrong, text, number }: PlanReader): Load {
  const kind = text("load") ?? "constant";
  if (kind === "air-conditioning") {
    const [offBelow, fullAt] = [
      number("off", yearLimits.loadWetBulb),
      number("full", yearLimits.loadWetBulb),
    ];
    if (offBelow !== undefined && fullAt !== undefined && fullAt > offBelow)
      return { kind, offBelow, fullAt };
    wrong.add("full");
  } else if (kind === "monthly") {
    const shares = (text("shares") ?? "").split("-").map(typedNumber);
    const { lowest, highest } = yearLimits.sharePercent;
    const known = shares.filter((share) => share !== undefined && share >= lowest && share <= highest);
    if (shares.length === 12 && known.length === 12)
      return { kind, shares: known.map((share = 0) => share / 100) };
    wrong.add("shares");
  } else if (kind !== "constant") wrong.add("load");
  return { kind: "constant" };
}
