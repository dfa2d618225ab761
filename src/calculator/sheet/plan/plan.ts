import { mostUnits } from "../../engine/design/tower-choice.ts";
import { dryBulbLimits, type WaterQuestion, waterLimits } from "../../engine/design/water.ts";
import { type Duty, siteMargin } from "../../engine/duty/duty.ts";
import { typedNumber } from "../../engine/duty/entry.ts";
import { type FanControl, fanControls } from "../../engine/year/fan.ts";
import type { Load } from "../../engine/year/load.ts";
import { yearLimits } from "../../engine/year/year-limits.ts";
import type { Place } from "../../places/place.ts";
import { placeByKey } from "../../places/places.ts";
import { weatherPlaces } from "../../places/weather-station.ts";

/** Names of a plan's parameters in an address. Shares are per cent, January to December, parted by `-`. */
export const planNames = [
  "place",
  "margin",
  "model",
  "units",
  "cycles",
  "drift",
  "db",
  "station",
  "ycold",
  "load",
  "off",
  "full",
  "shares",
  "control",
  "kw",
] as const;
export type PlanName = (typeof planNames)[number];

/** A plan as parameters of an address. */
export type PlanTexts = Partial<Record<PlanName, string>>;

/** What was chosen for a duty beyond its four values; each part is absent until somebody has chosen it. */
export interface Plan {
  /** Where the wet bulb comes from, and what was added to it, K. */
  site?: { place: Place; margin: number } | undefined;
  /** A model of ours by its name, and how many of it. */
  tower?: { model: string; units: number } | undefined;
  water?: WaterQuestion | undefined;
  year?: PlannedYear | undefined;
}

export interface PlannedYear {
  /** WMO number of the weather station. */
  station: string;
  /** Outlet that is wanted all year, °C. */
  coldWaterTemp: number;
  load: Load;
  control: FanControl;
  /** Rated power of all fans together, kW, where it is known. */
  fanKilowatts?: number | undefined;
}

export type PlanReading = { kind: "plan"; plan: Plan } | { kind: "refused"; names: PlanName[] };

const percents = { lowest: 0, highest: 100 };
/** Longest name of a model, characters. */
const longestModel = 60;

/** Reads the plan of a duty from an address. What cannot be used is named: a sheet must not leave out what was asked for. */
export function planIn(query: Pick<URLSearchParams, "get">, duty: Duty): PlanReading {
  const reader = planReader(query);
  const plan: Plan = {
    site: siteIn(reader, duty),
    tower: towerIn(reader),
    water: waterIn(reader, duty),
    year: yearIn(reader, duty),
  };
  return reader.wrong.size > 0 ? { kind: "refused", names: [...reader.wrong] } : { kind: "plan", plan };
}

/** Whether there is anything to put on paper. */
export function isEmptyPlan({ site, tower, water, year }: Plan): boolean {
  return !site && !tower && !water && !year;
}

/** The parameters of an address that read back as the plan. */
export function planTexts({ site, tower, water, year }: Plan): PlanTexts {
  const load = year?.load;
  return given({
    place: site?.place.key,
    margin: site && site.margin > 0 ? site.margin : undefined,
    model: tower?.model,
    units: tower?.units,
    cycles: water?.cycles,
    drift: water?.driftPercent,
    db: water?.dryBulbTemp,
    station: year?.station,
    ycold: year?.coldWaterTemp,
    load: load?.kind,
    off: load?.kind === "air-conditioning" ? load.offBelow : undefined,
    full: load?.kind === "air-conditioning" ? load.fullAt : undefined,
    shares: load?.kind === "monthly" ? load.shares.map((share) => rounded(100 * share)).join("-") : undefined,
    control: year?.control,
    kw: year?.fanKilowatts,
  });
}

function given(values: Record<PlanName, string | number | undefined>): PlanTexts {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === "number" ? String(rounded(value)) : value]],
  );
  return Object.fromEntries(known);
}

/** Converted temperatures come with digits that nobody has typed. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

interface Limits {
  lowest: number;
  highest: number;
}

interface PlanReader {
  wrong: Set<PlanName>;
  /** Without the blanks around it; undefined where there is none. */
  text(name: PlanName): string | undefined;
  number(name: PlanName, limits: Limits): number | undefined;
}

function planReader(query: Pick<URLSearchParams, "get">): PlanReader {
  const wrong = new Set<PlanName>();
  const text = (name: PlanName) => query.get(name)?.trim() || undefined;
  return {
    wrong,
    text,
    number(name, { lowest, highest }) {
      const typed = text(name);
      if (typed === undefined) return undefined;
      const value = typedNumber(typed);
      if (value !== undefined && value >= lowest && value <= highest) return value;
      wrong.add(name);
      return undefined;
    },
  };
}

/** The place's wet bulb and the margin must be what the duty has: otherwise the sheet would name a source that it is not from. */
function siteIn({ wrong, text, number }: PlanReader, { wetBulbTemp }: Duty): Plan["site"] {
  const key = text("place");
  const margin = number("margin", siteMargin) ?? 0;
  if (key === undefined) return undefined;
  const place = placeByKey(key);
  if (place && Math.abs(place.wetBulbTemp + margin - wetBulbTemp) < 0.01) return { place, margin };
  wrong.add("place");
  return undefined;
}

function towerIn({ wrong, text, number }: PlanReader): Plan["tower"] {
  const model = text("model");
  const units = number("units", { lowest: 1, highest: mostUnits }) ?? 1;
  if (model === undefined) return undefined;
  if (model.length > longestModel) wrong.add("model");
  if (!Number.isInteger(units)) wrong.add("units");
  return { model, units };
}

function waterIn({ number }: PlanReader, { wetBulbTemp, height }: Duty): Plan["water"] {
  const cycles = number("cycles", waterLimits.cycles);
  const driftPercent = number("drift", waterLimits.driftPercent) ?? waterLimits.driftPercent.initial;
  const dryBulbTemp = number("db", dryBulbLimits(wetBulbTemp, height));
  return cycles === undefined ? undefined : { cycles, driftPercent, dryBulbTemp };
}

function yearIn(reader: PlanReader, duty: Duty): Plan["year"] {
  const { wrong, text, number } = reader;
  const station = text("station");
  if (station === undefined) return undefined;
  if (!weatherPlaces.some((place) => place.station === station)) wrong.add("station");
  const wanted = text("control") ?? "variable-speed";
  const control = fanControls.find((each) => each === wanted);
  if (control === undefined) wrong.add("control");
  return {
    station,
    coldWaterTemp: number("ycold", yearLimits.coldWaterTemp) ?? duty.coldWaterTemp,
    load: loadIn(reader),
    control: control ?? "variable-speed",
    fanKilowatts: number("kw", yearLimits.fanKilowatts),
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
    const known = shares.filter(
      (share) => share !== undefined && share >= percents.lowest && share <= percents.highest,
    );
    if (shares.length === 12 && known.length === 12)
      return { kind, shares: known.map((share = 0) => share / 100) };
    wrong.add("shares");
  } else if (kind !== "constant") wrong.add("load");
  return { kind: "constant" };
}
