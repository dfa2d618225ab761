import { dutyInputs, elevationInput } from "../inputs/duty-inputs.ts";
import { quantityNames, type Values } from "../inputs/input.ts";

export const dutyFields = quantityNames(dutyInputs);
export type DutyField = keyof typeof dutyInputs;

/**
 * Duty of a tower: flow, m³/h, and three temperatures, °C (inlet, outlet, entering wet bulb). `height` is the
 * elevation of the site, m, by default 0; duties in addresses, the API and the database have it by this name.
 */
export type Duty = Values<typeof dutyInputs> & { height?: number | undefined };
export type Temperatures = Omit<Duty, "flowRate">;

/** Minimum range and approach, K. 2.8 K is 5 °F, the closest approach that makers usually guarantee. */
export const minRange = 5;
export const minApproach = 2.8;

/** Rules that a field can break. The last six compare two fields; see `relations`. */
export type DutyRule =
  | "number"
  | "limits"
  | "above-outlet"
  | "below-inlet"
  | "above-wet-bulb"
  | "below-outlet"
  | "range"
  | "approach";

export type Violation = { readonly field: DutyField; readonly rule: DutyRule };
export type DutyReading = { kind: "duty"; duty: Duty } | { kind: "refused"; violations: Violation[] };

/** Tolerance, K: converted temperatures are rounded to six decimals, and 34.8 − 32 is 2.7999999999999972 in binary. */
const allowance = 1e-6;

/** Rules between two fields: `isBroken` receives upper minus lower, K. */
const relations: {
  upper: DutyField;
  lower: DutyField;
  isBroken: (difference: number) => boolean;
  violations: Violation[];
}[] = [
  {
    upper: "hotWaterTemp",
    lower: "coldWaterTemp",
    isBroken: (difference) => difference <= 0,
    violations: [
      { field: "hotWaterTemp", rule: "above-outlet" },
      { field: "coldWaterTemp", rule: "below-inlet" },
    ],
  },
  {
    upper: "coldWaterTemp",
    lower: "wetBulbTemp",
    isBroken: (difference) => difference <= 0,
    violations: [
      { field: "coldWaterTemp", rule: "above-wet-bulb" },
      { field: "wetBulbTemp", rule: "below-outlet" },
    ],
  },
  {
    upper: "hotWaterTemp",
    lower: "coldWaterTemp",
    isBroken: (range) => range < minRange - allowance,
    violations: [
      { field: "hotWaterTemp", rule: "range" },
      { field: "coldWaterTemp", rule: "range" },
    ],
  },
  {
    upper: "coldWaterTemp",
    lower: "wetBulbTemp",
    isBroken: (approach) => approach < minApproach - allowance,
    violations: [{ field: "wetBulbTemp", rule: "approach" }],
  },
];

/** Range: inlet minus outlet, K. */
export function rangeOf({ hotWaterTemp, coldWaterTemp }: Temperatures): number {
  return hotWaterTemp - coldWaterTemp;
}

/** Approach: outlet minus entering wet bulb, K. */
export function approachOf({ coldWaterTemp, wetBulbTemp }: Temperatures): number {
  return coldWaterTemp - wetBulbTemp;
}

/**
 * Returns every rule that the input breaks; an empty list means that the input is a duty. Accepts any input:
 * a missing, textual, non-finite or zero value breaks "number", and rules between two fields are then
 * skipped.
 * @example checkDuty({ flowRate: 49, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 29.3 })
 * // [{ field: "flowRate", rule: "limits" }, { field: "wetBulbTemp", rule: "approach" }]
 */
export function checkDuty(input: unknown): Violation[] {
  return violationsOf(numbersIn(input));
}

/**
 * Parses a duty without extra properties, or returns every rule that the input breaks. An elevation outside
 * its limits is dropped: callers with untrusted input must reject it first.
 */
export function readDuty(input: unknown): DutyReading {
  const numbers = numbersIn(input);
  const violations = violationsOf(numbers);
  const elevation = elevationOf(numberIn(input, "height"));
  return violations.length === 0 && isComplete(numbers)
    ? { kind: "duty", duty: elevation === undefined ? numbers : { ...numbers, height: elevation } }
    : { kind: "refused", violations };
}

/** Elevation of a duty, m; `undefined` for sea level and for values outside the limits. */
export function elevationOf(value: number | undefined): number | undefined {
  return value !== undefined && value > elevationInput.lowest && value <= elevationInput.highest
    ? value
    : undefined;
}

type Numbers = Record<DutyField, number | undefined>;

function numbersIn(input: unknown): Numbers {
  return {
    flowRate: numberIn(input, "flowRate"),
    hotWaterTemp: numberIn(input, "hotWaterTemp"),
    coldWaterTemp: numberIn(input, "coldWaterTemp"),
    wetBulbTemp: numberIn(input, "wetBulbTemp"),
  };
}

function numberIn(input: unknown, field: DutyField | "height"): number | undefined {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "number" && Number.isFinite(value) && value !== 0 ? value : undefined;
}

function isComplete(numbers: Numbers): numbers is Record<DutyField, number> {
  return dutyFields.every((field) => numbers[field] !== undefined);
}

function violationsOf(numbers: Numbers): Violation[] {
  return [
    ...dutyFields.flatMap((field) => fieldViolations(field, numbers[field])),
    ...relations.flatMap(({ upper, lower, isBroken, violations }) => {
      const [high, low] = [numbers[upper], numbers[lower]];
      return high !== undefined && low !== undefined && isBroken(high - low) ? violations : [];
    }),
  ];
}

function fieldViolations(field: DutyField, value: number | undefined): Violation[] {
  if (value === undefined) return [{ field, rule: "number" }];
  const { lowest, highest } = dutyInputs[field];
  return value < lowest || value > highest ? [{ field, rule: "limits" }] : [];
}
