import { type DutyField, dutyFields, readDuty } from "../duty/duty.ts";
import { dutyInputs } from "../inputs/duty-inputs.ts";
import { capacity } from "../method/capacity.ts";
import { crtKcalPerHour, usrtKcalPerHour } from "../method/heat-load.ts";
import { fromCapacity, toCapacity, toFlow, toTemperature } from "./units.ts";

/** US tower ton, kcal/h: 15,000 Btu/h, 3 % less heat than the 3,900 kcal/h of a CRT. */
export const usTowerTonKcalPerHour = 3780;

/** Relative tolerance of a match with another unit. CRT and US tower ton are 3% apart. */
const tolerance = 0.01;

/**
 * Value that appears to be in another unit than expected, and its conversion to °C, m³/h or CRT.
 * "us-tower-ton" is heat in tons of 15,000 Btu/h, "usrt" heat in refrigeration tons, "us-nominal-ton" the
 * size of a tower rated at 95/85/78 °F.
 */
export type UnitSuspicion =
  | { kind: "fahrenheit"; field: Exclude<DutyField, "flowRate">; value: number; wouldBe: number }
  | { kind: "lpm" | "gpm"; field: "flowRate"; value: number; wouldBe: number }
  | { kind: "us-tower-ton" | "usrt" | "us-nominal-ton"; field: "tons"; value: number; wouldBe: number };

/** Values typed so far, taken as °C and m³/h. `tons` is a size from elsewhere, taken as CRT. */
export type Typed = { [field in DutyField | "tons"]?: number | undefined };

/**
 * Values that appear to be in another unit, most likely one first; a suggestion to confirm, never applied
 * automatically.
 * Temperatures and flows are suspected where the calculator rejects them but would accept them in °F, L/min
 * or gpm. A flow is also suspected of gpm where all temperatures are °F (1,500 is valid in m³/h beside
 * 95/85/78 °F), and where its ratio to `tons` is 13 or 3 (a CRT is 13 L/min, a US ton 3 gpm). `tons` are
 * suspected where they differ from the CRT of the duty, by heat or by size, but match it in US tons.
 * @example suspectedUnits({ hotWaterTemp: 95 }) // [{ kind: "fahrenheit", field: "hotWaterTemp", value:
 * 95, wouldBe: 35 }]
 */
export function suspectedUnits(typed: Typed): UnitSuspicion[] {
  const temperatures = temperatureSuspicions(typed);
  const isAmerican = temperatures.length === dutyFields.length - 1;
  return [...temperatures, ...flowSuspicions(typed, isAmerican), ...tonSuspicions(typed)];
}

function temperatureSuspicions(typed: Typed): UnitSuspicion[] {
  return dutyFields.flatMap((field): UnitSuspicion[] => {
    const value = typed[field];
    if (field === "flowRate" || value === undefined || isAccepted(field, value)) return [];
    const wouldBe = toTemperature(value, "F");
    return isAccepted(field, wouldBe) ? [{ kind: "fahrenheit", field, value, wouldBe }] : [];
  });
}

/** `isAmerican`: all temperatures were given in °F. */
function flowSuspicions({ flowRate, tons }: Typed, isAmerican: boolean): UnitSuspicion[] {
  if (flowRate === undefined) return [];
  const perTon = tons ? flowRate / tons : 0;
  return (["lpm", "gpm"] as const).flatMap((kind): UnitSuspicion[] => {
    const wouldBe = toFlow(flowRate, kind);
    const isDoubtful = !isAccepted("flowRate", flowRate) || (isAmerican && kind === "gpm");
    return (isDoubtful && isAccepted("flowRate", wouldBe)) || isNear(perTon, kind === "lpm" ? 13 : 3)
      ? [{ kind, field: "flowRate", value: flowRate, wouldBe }]
      : [];
  });
}

function tonSuspicions({ tons, ...typed }: Typed): UnitSuspicion[] {
  const reading = readDuty(typed);
  if (tons === undefined || reading.kind === "refused") return [];
  const { basicCRT, finalCRT } = capacity(reading.duty);
  if (isNear(tons, basicCRT) || isNear(tons, finalCRT)) return [];
  const usTowerTon = usTowerTonKcalPerHour / crtKcalPerHour;
  const usrt = usrtKcalPerHour / crtKcalPerHour;
  const readings: { kind: "us-tower-ton" | "usrt" | "us-nominal-ton"; looksLike: number; wouldBe: number }[] =
    [
      { kind: "us-tower-ton", looksLike: basicCRT / usTowerTon, wouldBe: tons * usTowerTon },
      {
        kind: "us-nominal-ton",
        looksLike: fromCapacity(finalCRT, "USNT"),
        wouldBe: toCapacity(tons, "USNT"),
      },
      { kind: "usrt", looksLike: basicCRT / usrt, wouldBe: tons * usrt },
    ];
  return readings
    .filter(({ looksLike }) => isNear(tons, looksLike))
    .map(({ kind, wouldBe }) => ({ kind, field: "tons", value: tons, wouldBe }));
}

function isAccepted(field: DutyField, value: number): boolean {
  const { lowest, highest } = dutyInputs[field];
  return value >= lowest && value <= highest;
}

/** Returns true when two figures are equal within rounding of quotations. */
export function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= tolerance * expected;
}
