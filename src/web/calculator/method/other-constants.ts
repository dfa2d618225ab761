import { rangeOf, type Temperatures } from "#engine/duty/duty.ts";
import { saturatedEnthalpy, saturatedVolume } from "#engine/method/air.ts";
import { waterHeatCapacity } from "#engine/method/heat-load.ts";
import { merkelDemand } from "#engine/method/merkel.ts";
import { standardConditions } from "#engine/method/standard-tower.ts";
import { bisect } from "#engine/numeric/bisection.ts";
import { at } from "#engine/reference/at.ts";

/** Constants of the method, and their alternatives. */
interface Constants {
  standardLg: number;
  exponent: number;
  /** True for a fan of constant mass flow instead of constant volume flow. */
  isMassConstant: boolean;
}

const chosen: Constants = { standardLg: 1.5, exponent: 0.8, isMassConstant: false };

/** Alternatives in the order of the table's columns. */
export const otherConstants: readonly Partial<Constants>[] = [
  { standardLg: 1.2 },
  { standardLg: 1.8 },
  { exponent: 0.7 },
  { exponent: 0.9 },
  { isMassConstant: true },
];

/** Duties of the table: around standard conditions, wide ranges, close approaches. */
export const sensitiveDuties: readonly Temperatures[] = [
  at(37, 32, 28),
  at(37, 32, 25),
  at(42, 32, 27),
  at(35, 30, 25),
  at(40, 30, 26),
  at(45, 25, 22),
];

/** Correction factor of a duty, and its change with other constants, per cent. */
export function factorAndChanges(temperatures: Temperatures): { factor: number; changes: number[] } {
  const loading = loadingWith(chosen, temperatures);
  return {
    factor: rangeOf(standardConditions) / (rangeOf(temperatures) * loading),
    changes: otherConstants.map(
      (other) => 100 * (loading / loadingWith({ ...chosen, ...other }, temperatures) - 1),
    ),
  };
}

/** Flow per CRT relative to standard, for a standard tower with these constants. */
function loadingWith(constants: Constants, temperatures: Temperatures): number {
  const { standardLg, exponent, isMassConstant } = constants;
  const standardKavl = kavlAt(standardConditions, standardLg);
  const demand = merkelDemand(temperatures);
  const isBeyond = (lnLg: number) => {
    const needed = demand(Math.exp(lnLg));
    return needed.kind === "pinch" || needed.kavl > standardKavl * (Math.exp(lnLg) / standardLg) ** -exponent;
  };
  const lg = Math.exp(bisect({ low: Math.log(1e-3), high: Math.log(100), width: 1e-12 }, isBeyond));
  const airRatio = isMassConstant
    ? 1
    : leavingVolume(standardConditions, standardLg) / leavingVolume(temperatures, lg);
  return (lg / standardLg) * airRatio;
}

function kavlAt(temperatures: Temperatures, lg: number): number {
  const needed = merkelDemand(temperatures)(lg);
  if (needed.kind === "pinch")
    throw new Error(`Standard conditions pinch at L/G ${lg}. Choose a smaller one.`);
  return needed.kavl;
}

function leavingVolume(temperatures: Temperatures, lg: number): number {
  const { wetBulbTemp, hotWaterTemp } = temperatures;
  const enthalpy = saturatedEnthalpy(wetBulbTemp) + lg * waterHeatCapacity * rangeOf(temperatures);
  const leaving = bisect(
    { low: wetBulbTemp, high: hotWaterTemp, width: 1e-10 },
    (t) => saturatedEnthalpy(t) > enthalpy,
  );
  return saturatedVolume(leaving);
}
