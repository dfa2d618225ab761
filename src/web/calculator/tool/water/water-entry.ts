import { boxLimits } from "#content/figures/box-units.ts";
import { standardUnits, type UnitChoice, volumeSigns } from "#content/figures/measures.ts";
import {
  type FlowUnit,
  type TemperatureUnit,
  toPricePer1000Gallons,
  toSixDecimals,
} from "#engine/design/units.ts";
import { dryBulbLimits, type WaterQuestion } from "#engine/design/water.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { boxText } from "#engine/duty/duty-query.ts";
import { type Limits, without } from "#engine/inputs/input.ts";
import { numbersOf, parseQuantity } from "#engine/inputs/input-reader.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import { waterInputs, waterYearInputs } from "#engine/inputs/water-inputs.ts";
import { temperatureText, temperatureTextIn, typedTemperature } from "../units/typed-temperature.ts";

const { cycles, dryBulbTemp, ...numberInputs } = waterInputs;

/** Quantities of the number boxes; cycles of concentration have a slider. */
export const waterBoxes = {
  ...numberInputs,
  dryBulb: dryBulbTemp,
  hours: waterYearInputs.hours,
  price: waterYearInputs.pricePerCubicMetre,
} as const;
export type WaterBox = keyof typeof waterBoxes;

/** Texts of the boxes; empty where nothing was entered. */
export interface WaterEntry extends Record<WaterBox, string> {
  cycles: number;
  /** Unit in which the dry bulb was typed. */
  dryBulbUnit: TemperatureUnit;
  /** Unit in which the price was typed: per cubic meter, or per 1,000 gallons with flows in gpm. */
  priceUnit: FlowUnit;
}

export const initialWaterEntry: WaterEntry = {
  ...textsOf(numbersOf(waterBoxes, () => undefined)),
  cycles: cycles.initial,
  dryBulbUnit: "C",
  priceUnit: "m3h",
};

/** Boxes of a water balance from an address; a dry bulb equal to the location's needs no box. */
export function enteredWater(
  question: WaterQuestion | undefined,
  { unit, placeDryBulbTemp }: { unit: TemperatureUnit; placeDryBulbTemp: number | undefined },
): WaterEntry {
  if (question === undefined) return initialWaterEntry;
  const { dryBulbTemp, ...others } = question;
  const isTyped = dryBulbTemp !== undefined && dryBulbTemp !== placeDryBulbTemp;
  return {
    ...initialWaterEntry,
    ...textsOf(numbersOf(numberInputs, (_, name) => others[name])),
    cycles: others.cycles,
    dryBulb: isTyped ? temperatureText(dryBulbTemp, unit) : "",
    dryBulbUnit: unit,
  };
}

function textsOf<Box extends string>(values: { [name in Box]?: number | undefined }): Record<Box, string> {
  const texts = Object.entries<number | undefined>(values).map(([name, value]) => [
    name,
    value === undefined ? "" : String(toSixDecimals(value)),
  ]);
  return Object.fromEntries(texts) as Record<Box, string>;
}

/** Converts the boxes to units chosen since. Text that is no number stays unchanged. */
export function waterEntryIn(units: Pick<UnitChoice, "temperature" | "flow">, entry: WaterEntry): WaterEntry {
  const { dryBulb, dryBulbUnit, price, priceUnit } = entry;
  return {
    ...entry,
    dryBulb: temperatureTextIn(units.temperature, dryBulb, dryBulbUnit),
    dryBulbUnit: units.temperature,
    price: priceTextIn(units.flow, price, priceUnit),
    priceUnit: units.flow,
  };
}

function priceTextIn(unit: FlowUnit, text: string, typedIn: FlowUnit): string {
  const typed = volumeOf(unit) === volumeOf(typedIn) ? undefined : typedNumber(text);
  if (typed === undefined) return text;
  return boxText(priceIn(unit, pricePerCubicMetre(typed, typedIn)));
}

/** Price per cubic meter of a price that was typed with flows in this unit. */
export function pricePerCubicMetre(typed: number, unit: FlowUnit): number {
  return typed / priceIn(unit, 1);
}

function priceIn(unit: FlowUnit, perCubicMetre: number): number {
  return volumeOf(unit) === "gal" ? toPricePer1000Gallons(perCubicMetre) : perCubicMetre;
}

function volumeOf(unit: FlowUnit): string {
  return volumeSigns[unit];
}

/** Values of the boxes. A box without an accepted number has its default, and is listed as invalid. */
export interface WaterReading {
  question: WaterQuestion;
  hours: number;
  /** Absent until the visitor enters one. */
  price: number | undefined;
  wrong: readonly WaterBox[];
}

/**
 * Reads the boxes of a duty's water.
 * @param known dry bulb of the location, °C: used where none is typed, if compatible with the wet bulb
 */
export function readWater(entry: WaterEntry, duty: Duty, known: number | undefined): WaterReading {
  const wrong: WaterBox[] = [];
  const { hours, price, ...rest } = numbersOf(boxesOfFixedLimits, ({ optional, ...limits }, box) => {
    const reading = parseQuantity(entry[box], limits);
    if (reading.kind === "number") return reading.value;
    if (reading.kind === "wrong" || !optional) wrong.push(box);
    return undefined;
  });
  const dryBulbTemp = possible(typedTemperature(entry.dryBulb, entry.dryBulbUnit), duty);
  if (dryBulbTemp === undefined && !isEmpty(entry.dryBulb)) wrong.push("dryBulb");
  return {
    question: {
      ...rest,
      cycles: entry.cycles,
      dryBulbTemp: isEmpty(entry.dryBulb) ? possible(known, duty) : dryBulbTemp,
    },
    hours,
    price: price === undefined ? undefined : pricePerCubicMetre(price, entry.priceUnit),
    wrong,
  };
}

const boxesOfFixedLimits = without(waterBoxes, "dryBulb");

/** Limits of a dry bulb in the chosen unit, rounded inwards to 0.1. */
export function dryBulbChoice({ wetBulbTemp, height }: Duty, unit: TemperatureUnit): Limits {
  const { lowest, highest } = dryBulbLimits(wetBulbTemp, height);
  return boxLimits({ ...waterBoxes.dryBulb, lowest, highest }, { ...standardUnits, temperature: unit });
}

/** The dry bulb, if it is compatible with the duty's wet bulb. */
function possible(dryBulbTemp: number | undefined, { wetBulbTemp, height }: Duty): number | undefined {
  const { lowest, highest } = dryBulbLimits(wetBulbTemp, height);
  return dryBulbTemp !== undefined && dryBulbTemp >= lowest && dryBulbTemp <= highest
    ? dryBulbTemp
    : undefined;
}

function isEmpty(text: string): boolean {
  return text.trim() === "";
}
