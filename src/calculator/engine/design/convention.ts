import { type DutyField, dutyFields, readDuty } from "../duty/duty.ts";
import { dutyInputs } from "../inputs/duty-inputs.ts";
import { capacity } from "../method/capacity.ts";
import { crtKcalPerHour, usrtKcalPerHour } from "../method/heat-load.ts";
import { fromCapacity, toCapacity, toFlow, toTemperature } from "./units.ts";

/** A US tower ton, kcal/h: 15,000 Btu/h, 3 % less heat than the 3,900 kcal/h of a CRT. */
export const usTowerTonKcalPerHour = 3780;

/**
 * Relative difference up to which a figure counts as the other convention. CRT and US tower ton are 3% apart.
 */
const tolerance = 0.01;

/**
 * A value that looks like another convention than the one asked for, and what it would be in ours: °C, m³/h or CRT.
 * "us-tower-ton" is heat in tons of 15,000 Btu/h, "usrt" heat in refrigeration tons, "us-nominal-ton" the size of a
 * tower rated at 95/85/78 °F.
 */
export type Suspicion =
  | { kind: "fahrenheit"; field: Exclude<DutyField, "flowRate">; value: number; wouldBe: number }
  | { kind: "lpm" | "gpm"; field: "flowRate"; value: number; wouldBe: number }
  | { kind: "us-tower-ton" | "usrt" | "us-nominal-ton"; field: "tons"; value: number; wouldBe: number };

/** Values typed so far, taken as °C and m³/h. `tons` is a size from elsewhere, taken as CRT. */
export type Typed = { [field in DutyField | "tons"]?: number | undefined };

/**
 * Values that look like the other convention, most likely reading first; a guess to show, never to apply unasked.
 * Temperatures and flows are suspected where the calculator refuses them but would accept what they are in °F, L/min
 * or gpm. A flow is suspected of gpm also where all temperatures are °F: 1,500 passes for m³/h beside 95/85/78 °F. And
 * it is where it is 13 or 3 to one of `tons` (13 L/min make a CRT, 3 gpm a US ton). `tons` are where they are not the
 * CRT of the duty, by heat or by size, but match it in US tons.
 * @example suspectedConvention({ hotWaterTemp: 95 }) // [{ kind: "fahrenheit", field: "hotWaterTemp", value: 95, wouldBe: 35 }]
 */
export function suspectedConvention(typed: Typed): Suspicion[] {
  const temperatures = temperatureSuspicions(typed);
  const isAmerican = temperatures.length === dutyFields.length - 1;
  return [...temperatures, ...flowSuspicions(typed, isAmerican), ...tonSuspicions(typed)];
}

function temperatureSuspicions(typed: Typed): Suspicion[] {
  return dutyFields.flatMap((field): Suspicion[] => {
    const value = typed[field];
    if (field === "flowRate" || value === undefined || isAccepted(field, value)) return [];
    const wouldBe = toTemperature(value, "F");
    return isAccepted(field, wouldBe) ? [{ kind: "fahrenheit", field, value, wouldBe }] : [];
  });
}

/** `isAmerican`: all temperatures were given in °F. */
function flowSuspicions({ flowRate, tons }: Typed, isAmerican: boolean): Suspicion[] {
  if (flowRate === undefined) return [];
  const perTon = tons ? flowRate / tons : 0;
  return (["lpm", "gpm"] as const).flatMap((kind): Suspicion[] => {
    const wouldBe = toFlow(flowRate, kind);
    const isDoubtful = !isAccepted("flowRate", flowRate) || (isAmerican && kind === "gpm");
    return (isDoubtful && isAccepted("flowRate", wouldBe)) || isNear(perTon, kind === "lpm" ? 13 : 3)
      ? [{ kind, field: "flowRate", value: flowRate, wouldBe }]
      : [];
  });
}

function tonSuspicions({ tons, ...typed }: Typed): Suspicion[] {
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

/** Returns true when two figures are the same size: quotations are rounded. */
export function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= tolerance * expected;
}
