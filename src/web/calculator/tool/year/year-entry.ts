import { boxLimits, boxUnit } from "#content/figures/box-units.ts";
import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import type { PlannedYear, YearWater } from "#documents/sheet/plan/planned-year.ts";
import { readLoad } from "#documents/sheet/plan/year-load.ts";
import type { TemperatureUnit } from "#engine/design/units.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { boxText } from "#engine/duty/duty-query.ts";
import { type Quantity, without } from "#engine/inputs/input.ts";
import { numbersOf, parseQuantity } from "#engine/inputs/input-reader.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import { costInputs, loadInputs, operationInputs, shareInput } from "#engine/inputs/year-inputs.ts";
import type { FanControl } from "#engine/year/fan.ts";
import type { Load } from "#engine/year/load.ts";
import { temperatureTextIn } from "../units/typed-temperature.ts";

// Each tower has its own boxes for control, power and size; the drift is that of design conditions.
const { freeCoolingTemp, ...operation } = without(
  operationInputs,
  "control",
  "fanKilowatts",
  "crt",
  "driftPercent",
);
const { coldWaterTemp, offBelow, fullAt } = loadInputs;

/** Boxes of the operation in form order. */
export const operationBoxes = { coldWaterTemp, freeCoolingTemp, ...operation } as const;
/** Boxes of the year besides those of the two towers and of the months. */
export const yearBoxes = { ...operationBoxes, offBelow, fullAt, ...costInputs } as const;
export type YearBox = keyof typeof yearBoxes;
const boxNames = Object.keys(yearBoxes) as YearBox[];

/** One of the two choices; typed values are text. */
interface TowerEntry {
  crt: string;
  /** Empty where it is unknown. */
  fanKilowatts: string;
  control: FanControl;
}

/** Texts of the year's boxes; temperatures in the chosen unit, empty where nothing was entered. */
export interface YearEntry extends Record<YearBox, string> {
  station: string;
  load: Load["kind"];
  /** Per cent, January to December. */
  shares: readonly string[];
  /** Per cent of the flow; this form has no box for it. */
  driftPercent: number;
  towers: readonly [TowerEntry, TowerEntry];
}

/** Values that the visitor has typed; all others follow the duty and the chosen towers. */
export interface TypedYear extends Partial<Omit<YearEntry, "towers">> {
  towers?: readonly [Partial<TowerEntry>, Partial<TowerEntry>];
}

interface YearStart {
  crt: number;
  /** Rated fan power of the chosen towers, kW, where known. */
  fanKilowatts?: number | undefined;
  station: string;
  unit: TemperatureUnit;
  /** Water at design conditions. */
  water: YearWater;
}

/** Initial boxes: the duty all year, its tower with two fan controls, no prices. */
export function yearEntry(duty: Duty, { crt, fanKilowatts, station, unit, water }: YearStart): YearEntry {
  const { wetBulbTemp, coldWaterTemp } = duty;
  const tower = { crt: boxText(crt), fanKilowatts: fanKilowatts === undefined ? "" : boxText(fanKilowatts) };
  const initial = {
    coldWaterTemp,
    offBelow: Math.min(12, wetBulbTemp - 5),
    fullAt: wetBulbTemp,
    least: operationInputs.least.initial,
    cycles: water.cycles,
  };
  return {
    ...emptyBoxes,
    ...textsOf(initial, unit),
    station,
    load: "constant",
    shares: Array.from({ length: 12 }, () => String(shareInput.initial)),
    driftPercent: water.driftPercent,
    towers: [
      { ...tower, control: "on-off" },
      { ...tower, control: "variable-speed" },
    ],
  };
}

const emptyBoxes = Object.fromEntries(boxNames.map((box) => [box, ""])) as Record<YearBox, string>;

/** Boxes, or what was typed into them before, with other typed values. */
export function withTyped<Year extends TypedYear>(year: Year, typed: TypedYear): Year {
  const tower = (index: 0 | 1) => ({ ...year.towers?.[index], ...typed.towers?.[index] });
  return { ...year, ...typed, towers: [tower(0), tower(1)] };
}

/**
 * Boxes filled by a year of an address, as far as it differs from the initial ones; the second tower has the
 * first one's size.
 */
export function enteredYear(year: PlannedYear, initial: YearEntry, unit: TemperatureUnit): TypedYear {
  const { load, crt, fanKilowatts, control, driftPercent } = year;
  const texts = textsOf({ ...year, ...(load.kind === "air-conditioning" && load) }, unit);
  const size = {
    ...(crt !== undefined && { crt: boxText(crt) }),
    ...(fanKilowatts !== undefined && { fanKilowatts: boxText(fanKilowatts) }),
  };
  const tower = changedValues(size, initial.towers[0]);
  return {
    ...changedValues(texts, initial),
    ...changedValues({ driftPercent }, initial),
    station: year.station,
    load: load.kind,
    ...(load.kind === "monthly" && { shares: load.shares.map((share) => boxText(100 * share)) }),
    towers: [{ ...tower, control }, tower],
  };
}

/** Values that differ from those of the same names. */
function changedValues<Values extends object>(
  values: Values,
  initial: Record<keyof Values, unknown>,
): Partial<Values> {
  const entries = Object.entries(values).filter(([name, value]) => value !== initial[name as keyof Values]);
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Year for the address and the sheet. Initial values are left out, because there, too, they follow the duty and
 * the chosen towers. A fan power without a size would be that of the chosen towers: both stay, or neither.
 */
export function plannedYear(
  { towers: [tower] }: YearEntry,
  { towers: [initialTower] }: YearEntry,
  { choices: [{ crt, fanKilowatts, ...year }] }: YearReading,
): PlannedYear {
  const isOtherTower = tower.crt !== initialTower.crt || tower.fanKilowatts !== initialTower.fanKilowatts;
  return { ...year, ...(isOtherTower && { crt, fanKilowatts }) };
}

/** Texts of the boxes that have a value; temperatures rounded to 0.1. */
function textsOf(
  values: { [Box in YearBox]?: number | undefined },
  unit: TemperatureUnit,
): Partial<Record<YearBox, string>> {
  const texts = boxNames.flatMap((box) => {
    const { [box]: value } = values;
    if (value === undefined) return [];
    const { measure }: Quantity = yearBoxes[box];
    const shown = boxUnit(measure, { ...standardUnits, temperature: unit }).fromStandard(value);
    return [[box, boxText(measure === "temperature" ? Number(shown.toFixed(1)) : shown)]];
  });
  return Object.fromEntries(texts);
}

/** Converts typed values to a unit chosen since. */
export function yearEntryIn(unit: TemperatureUnit, typed: TypedYear, typedIn: TemperatureUnit): TypedYear {
  if (unit === typedIn) return typed;
  const converted = { ...typed };
  for (const box of boxNames) {
    const { measure }: Quantity = yearBoxes[box];
    const { [box]: text } = converted;
    if (text !== undefined && measure === "temperature")
      converted[box] = temperatureTextIn(unit, text, typedIn);
  }
  return converted;
}

export type YearField = YearBox | "shares" | "crt0" | "crt1" | "fan0" | "fan1";

/** Values of the boxes: both choices, prices, and the invalid boxes, which have their defaults. */
export interface YearReading {
  /** Years of the two towers; without an outlet as long as it is that of the duty. */
  choices: readonly [PlannedYear, PlannedYear];
  prices: { electricity: number | undefined; water: number | undefined };
  extraPrice: number | undefined;
  wrong: readonly YearField[];
}

/** Reads the boxes. @param initial fallback for invalid boxes */
export function readYear(entry: YearEntry, initial: YearEntry, unit: TemperatureUnit): YearReading {
  const wrong: YearField[] = [];
  const read = readerOf({ ...standardUnits, temperature: unit }, wrong);
  const box = (name: YearBox) => read(name, yearBoxes[name], entry[name], initial[name]);
  const { coldWaterTemp, ...operation } = numbersOf(operationBoxes, (_, name) => box(name));
  const { station, driftPercent } = entry;
  const load = readLoad(entry.load, {
    number: box,
    shares: () => entry.shares.map((text) => read("shares", shareInput, text, String(shareInput.initial))),
    reject: (name) => wrong.push(name),
  });
  const choice = (index: 0 | 1): PlannedYear => {
    const { crt, fanKilowatts, control } = entry.towers[index];
    return {
      ...operation,
      station,
      driftPercent,
      load,
      control,
      // The initial text is rounded: the outlet of the duty itself takes its place.
      ...(entry.coldWaterTemp !== initial.coldWaterTemp && { coldWaterTemp }),
      crt: read(`crt${index}`, operationInputs.crt, crt, initial.towers[0].crt),
      fanKilowatts: read(`fan${index}`, operationInputs.fanKilowatts, fanKilowatts),
    };
  };
  return {
    choices: [choice(0), choice(1)],
    prices: { electricity: box("electricity"), water: box("water") },
    extraPrice: box("extra"),
    wrong,
  };
}

/** Number of a box in its standard unit; `initialText` where invalid, undefined where empty. */
type ReadBox = (
  field: YearField,
  quantity: Quantity,
  text: string,
  initialText?: string,
) => number | undefined;

function readerOf(units: UnitChoice, wrong: YearField[]): ReadBox {
  return (field, quantity, text, initialText = "") => {
    const { toStandard } = boxUnit(quantity.measure, units);
    const reading = parseQuantity(text, boxLimits(quantity, units));
    if (reading.kind === "number") return toStandard(reading.value);
    if (reading.kind === "empty" && initialText === "") return undefined;
    wrong.push(field);
    const initial = typedNumber(initialText);
    return initial === undefined ? undefined : toStandard(initial);
  };
}
