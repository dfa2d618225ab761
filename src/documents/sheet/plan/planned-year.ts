import { weatherPlaces } from "#content/places/weather-station.ts";
import { toSixDecimals } from "#engine/design/units.ts";
import type { WaterQuestion } from "#engine/design/water.ts";
import { type Duty, rangeOf } from "#engine/duty/duty.ts";
import { quantityNames, type Values } from "#engine/inputs/input.ts";
import { parseQuantity } from "#engine/inputs/input-reader.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import { loadInputs, operationInputs, shareInput, yearDutyInputs } from "#engine/inputs/year-inputs.ts";
import { type FanControl, fanControls } from "#engine/year/fan.ts";
import { type Load, loadKinds } from "#engine/year/load.ts";
import type { Weather } from "#engine/year/weather.ts";
import type { YearQuestion } from "#engine/year/year.ts";
import { type PlanReader, type PlanTexts, planTextsOf } from "./plan-reader.ts";
import { readLoad } from "./year-load.ts";

/** Value of the station parameter for weather of the visitor's file. */
export const customStation = "own";

/** Chosen year of operation for a duty. */
export interface PlannedYear extends Values<typeof operationInputs> {
  /** WMO number of the weather station, or `customStation`. */
  station: string;
  /** Weather of a visitor's file: no address holds it. */
  weather?: Weather | undefined;
  /** Target outlet, °C; that of the duty where absent. */
  coldWaterTemp?: number | undefined;
  load: Load;
  control: FanControl;
}

/** Cycles of concentration and drift of a year. */
export type YearWater = Pick<WaterQuestion, "cycles" | "driftPercent">;
/** Water of a year that has no values for it. */
export const defaultWater: YearWater = {
  cycles: waterInputs.cycles.initial,
  driftPercent: waterInputs.driftPercent.initial,
};

/** Input besides the address: water at design conditions, and weather that no address holds. */
interface YearContext {
  water: YearWater | undefined;
  customWeather: Weather | undefined;
}

/** Reads the year; undefined where the address has no station. */
export function yearIn(
  reader: PlanReader,
  { water = defaultWater, customWeather }: YearContext,
): PlannedYear | undefined {
  const { wrong, text, number, numbers } = reader;
  const station = text(loadInputs.station.key);
  if (station === undefined) return undefined;
  const isCustom = station === customStation && customWeather !== undefined;
  if (!isCustom && !weatherPlaces.some((place) => place.station === station)) wrong.add("station");
  const controlText = text(operationInputs.control.key) ?? "variable-speed";
  const control = fanControls.find((each) => each === controlText);
  if (control === undefined) wrong.add("control");
  return {
    station,
    ...(isCustom && { weather: customWeather }),
    coldWaterTemp: number(loadInputs.coldWaterTemp),
    load: loadIn(reader),
    control: control ?? "variable-speed",
    ...numbers(operationWith(water)),
  };
}

/** Parameters of an address for the year, without the visitor's own weather. @param water at design conditions */
export function yearTexts(year: PlannedYear, water: YearWater = defaultWater): PlanTexts {
  const { load } = year;
  return {
    ...planTextsOf(loadInputs, {
      station: year.station,
      coldWaterTemp: year.coldWaterTemp,
      load: load.kind,
      ...(load.kind === "air-conditioning" && { offBelow: load.offBelow, fullAt: load.fullAt }),
      ...(load.kind === "monthly" && {
        shares: load.shares.map((share) => toSixDecimals(100 * share)).join("-"),
      }),
    }),
    ...planTextsOf(operationInputs, withoutInitialValues(year, operationWith(water))),
  };
}

/** Inputs of the operation, with this water as initial values. */
function operationWith({ cycles, driftPercent }: YearWater) {
  return {
    ...operationInputs,
    cycles: { ...operationInputs.cycles, initial: cycles },
    driftPercent: { ...operationInputs.driftPercent, initial: driftPercent },
  };
}

/** Sets initial values to undefined. */
function withoutInitialValues(
  year: PlannedYear,
  inputs: ReturnType<typeof operationWith>,
): Partial<PlannedYear> {
  const initialNames = quantityNames(inputs).filter(
    (name) => "initial" in inputs[name] && inputs[name].initial === year[name],
  );
  return { ...year, ...Object.fromEntries(initialNames.map((name) => [name, undefined])) };
}

/**
 * Question for the engine. It is the same for every fan control and fan power: one calculation serves all of them.
 * @param towerCRT size of the towers chosen, or that of the duty, CRT
 */
export function yearQuestion(duty: Duty, year: PlannedYear, towerCRT: number): YearQuestion {
  const { station, weather, control, fanKilowatts, least, ...operation } = year;
  return {
    ...operation,
    crt: year.crt ?? towerCRT,
    coldWaterTemp: year.coldWaterTemp ?? duty.coldWaterTemp,
    flowRate: duty.flowRate,
    range: rangeOf(duty),
    speeds: { least, low: yearDutyInputs.low.initial },
  };
}

function loadIn({ wrong, text, number }: PlanReader): Load {
  const kindText = text(loadInputs.load.key) ?? "constant";
  const kind = loadKinds.find((each) => each === kindText);
  if (kind === undefined) wrong.add("load");
  return readLoad(kind ?? "constant", {
    number: (name) => number(loadInputs[name]),
    shares: () =>
      (text(loadInputs.shares.key) ?? "").split("-").map((share) => {
        const reading = parseQuantity(share, shareInput);
        return reading.kind === "number" ? reading.value : undefined;
      }),
    reject: (name) => wrong.add(loadInputs[name].key),
  });
}
