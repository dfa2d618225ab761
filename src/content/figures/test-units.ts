import { figure, numberFormat } from "#content/figures/number-format.ts";
import { fill } from "#content/fill.ts";
import {
  flowUnits,
  fromFlow,
  fromLength,
  fromPower,
  fromPressure,
  fromTemperature,
  fromTemperatureDifference,
  lengthUnits,
  powerUnits,
  pressureUnits,
  roundLimitsInward,
  temperatureUnits,
} from "#engine/design/units.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import type { InputMeasure, Limits } from "#engine/inputs/input.ts";
import { testBoxes } from "#engine/inputs/test-inputs.ts";
import { flowSigns, temperatureSigns } from "./measures.ts";

/** Units of a thermal test. The first of each is the standard one, also of the address and the API. */
export const testUnits = {
  flow: flowUnits,
  temperature: temperatureUnits,
  power: powerUnits,
  pressure: pressureUnits,
  height: lengthUnits,
} as const;
export type TestUnits = { [Choice in keyof typeof testUnits]: (typeof testUnits)[Choice][number] };
export const testChoices = Object.keys(testUnits) as (keyof TestUnits)[];

export const standardTestUnits: TestUnits = {
  flow: "m3h",
  temperature: "C",
  power: "kW",
  pressure: "hPa",
  height: "m",
};

/** Quantity with a choice of units; a temperature difference follows the temperature, K with °C. */
export type TestMeasure = keyof TestUnits | "difference";

const conversions: {
  [Measure in TestMeasure]: { choice: keyof TestUnits; in: (units: TestUnits) => Conversion };
} = {
  flow: conversionBy("flow", { sign: flowSigns, from: fromFlow, decimals: 1, boxDecimals: 2 }),
  temperature: conversionBy("temperature", {
    sign: temperatureSigns,
    from: fromTemperature,
    decimals: 2,
    boxDecimals: 2,
  }),
  difference: conversionBy("temperature", {
    sign: { ...temperatureSigns, C: "K" },
    from: fromTemperatureDifference,
    decimals: 2,
    boxDecimals: 3,
  }),
  power: conversionBy("power", { from: fromPower, decimals: 1, boxDecimals: 2 }),
  pressure: conversionBy("pressure", {
    from: fromPressure,
    decimals: { hPa: 1, inHg: 2, psi: 3 },
    boxDecimals: 3,
  }),
  height: conversionBy("height", { from: fromLength, decimals: 0, boxDecimals: 1 }),
};

/** Measure in its unit: symbol, conversion, and the decimals of figures and boxes. */
interface Conversion {
  sign: string;
  value: (standard: number) => number;
  decimals: number;
  boxDecimals: number;
}

interface Telling<Unit extends string> {
  /** Without symbols each unit is its own symbol. */
  sign?: Record<Unit, string>;
  from: (standard: number, unit: Unit) => number;
  decimals: number | Record<Unit, number>;
  boxDecimals: number;
}

function conversionBy<Choice extends keyof TestUnits>(
  choice: Choice,
  { sign, from, decimals, boxDecimals }: Telling<TestUnits[Choice]>,
): { choice: Choice; in: (units: TestUnits) => Conversion } {
  return {
    choice,
    in: ({ [choice]: unit }) => ({
      sign: sign?.[unit] ?? unit,
      value: (standard) => from(standard, unit),
      decimals: typeof decimals === "number" ? decimals : decimals[unit],
      boxDecimals,
    }),
  };
}

/** Quantity of a box of the test form, by name; `undefined` for per cent, sizes and texts. */
export function measureOf(box: string): TestMeasure | undefined {
  const design = Object.values(dutyInputs).find(({ key }) => key === box);
  const measure = (design ?? testBoxes.get(box)?.quantity)?.measure;
  return measure !== undefined && isTestMeasure(measure) ? measure : undefined;
}

function isTestMeasure(measure: InputMeasure): measure is Extract<InputMeasure, TestMeasure> {
  return measure in conversions;
}

/**
 * Text with the unit symbols filled in.
 * @example withSigns("Flow, {flow}", standardTestUnits) // "Flow, m³/h"
 */
export function withSigns(text: string, units: TestUnits): string {
  return fill(
    text,
    signs(({ sign }) => sign, units),
  );
}

/** Fills in the symbols with the standard unit in brackets: "gpm (m³/h)". */
export function withBothSigns(text: string, units: TestUnits): string {
  const inStandard = signs(({ sign }) => sign, standardTestUnits);
  return fill(
    text,
    signs(({ sign }, measure) => {
      const own = inStandard[measure] ?? "";
      return sign === own ? sign : `${sign} (${own})`;
    }, units),
  );
}

/**
 * Formats a value in the standard unit; in another unit with the standard value in brackets: "1,717.1 (390.0)".
 * @param write receives the decimals of results, and those that a box takes
 */
export function testFigure(
  value: number,
  measure: TestMeasure,
  units: TestUnits,
  write: (value: number, decimals: number, boxDecimals: number) => string = figure,
): string {
  const own = conversions[measure].in(standardTestUnits);
  const other = conversions[measure].in(units);
  const writeIn = (each: number, { decimals, boxDecimals }: Conversion) => write(each, decimals, boxDecimals);
  const standard = writeIn(value, own);
  return own.sign === other.sign ? standard : `${writeIn(other.value(value), other)} (${standard})`;
}

/** Like `testFigure`, for a value of a box: it keeps its digits. */
export function enteredTestFigure(value: number, measure: TestMeasure, units: TestUnits): string {
  return testFigure(value, measure, units, (each, decimals, boxDecimals) =>
    numberFormat(decimals, Math.max(decimals, boxDecimals)).format(each),
  );
}

/** Typed limits in these units; those in the standard unit stay unchanged. */
export function testLimitsIn(limits: Limits, measure: TestMeasure, units: TestUnits): Limits {
  const { choice, in: convert } = conversions[measure];
  if (units[choice] === standardTestUnits[choice]) return limits;
  const { value } = convert(units);
  return roundLimitsInward({ lowest: value(limits.lowest), highest: value(limits.highest) }, 100);
}

/** Linear conversion of boxes between the standard unit and another: shown = value · factor + zero. */
export type BoxScales = Record<
  TestMeasure,
  { choice: keyof TestUnits; in: Record<string, { factor: number; zero: number; decimals: number }> }
>;

/** Conversions of every measure, for the page's script. */
export function boxScales(): BoxScales {
  const scaleOf = (measure: TestMeasure) => {
    const { choice, in: convert } = conversions[measure];
    const units = testUnits[choice].map((unit) => {
      const { value, boxDecimals } = convert({ ...standardTestUnits, [choice]: unit });
      return [unit, { factor: value(1) - value(0), zero: value(0), decimals: boxDecimals }];
    });
    return [measure, { choice, in: Object.fromEntries(units) }];
  };
  return Object.fromEntries((Object.keys(conversions) as TestMeasure[]).map(scaleOf));
}

/** Every setting of units that changes a text: the initial one, then each with one unit changed. */
export const testSettings: readonly { choice?: keyof TestUnits; units: TestUnits }[] = [
  { units: standardTestUnits },
  ...testChoices.flatMap((choice) =>
    testUnits[choice].slice(1).map((unit) => ({ choice, units: { ...standardTestUnits, [choice]: unit } })),
  ),
];

function signs(
  of: (unit: Conversion, measure: TestMeasure) => string,
  units: TestUnits,
): Record<string, string> {
  const measures = Object.keys(conversions) as TestMeasure[];
  return Object.fromEntries(
    measures.map((measure) => [measure, of(conversions[measure].in(units), measure)]),
  );
}
