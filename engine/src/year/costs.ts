import type { FanControl } from "./fan.ts";
import type { PeriodTotals } from "./year.ts";

/** Prices in any one currency; an unknown price costs nothing here. */
export interface Prices {
  electricity?: number | undefined;
  /** Price of a cubic meter of make-up, including sewage charges. */
  water?: number | undefined;
}

/** Energy of a fan, kWh, and the costs of energy and make-up; a cost is absent without its price. */
export interface RunningCosts {
  kilowattHours: number;
  electricity: number | undefined;
  water: number | undefined;
  /** Both, as far as they are known; absent where neither is. */
  total: number | undefined;
}

/**
 * Running costs of a month or a year.
 * @param fanKilowatts rated power of all fans together, from the maker's data sheet
 */
export function runningCosts(
  totals: Pick<PeriodTotals, "fans" | "makeUp">,
  { control, fanKilowatts }: { control: FanControl; fanKilowatts: number },
  prices: Prices,
): RunningCosts {
  const fullPower = totals.fans.find((fan) => fan.control === control)?.fullPower ?? 0;
  const kilowattHours = fanKilowatts * fullPower;
  const electricity = prices.electricity === undefined ? undefined : kilowattHours * prices.electricity;
  const water = waterCost(totals, prices);
  const isKnown = electricity !== undefined || water !== undefined;
  return {
    kilowattHours,
    electricity,
    water,
    total: isKnown ? (electricity ?? 0) + (water ?? 0) : undefined,
  };
}

/** Cost of the make-up, independent of the fan power. Absent without its price. */
export function waterCost({ makeUp }: Pick<PeriodTotals, "makeUp">, { water }: Prices): number | undefined {
  return water === undefined ? undefined : makeUp * water;
}

/** Savings of one choice against another: kWh, and money where known; negative for an increase. */
export interface Savings {
  kilowattHours: number;
  electricity: number | undefined;
  water: number | undefined;
  total: number | undefined;
  /** Absent where the extra price or the costs are unknown, and where nothing is saved. */
  paybackYears: number | undefined;
}

/**
 * Annual savings of `other` against `one`, and its payback period.
 * @param extraPrice additional purchase price of `other`, in the currency of the prices
 */
export function savingsOf(one: RunningCosts, other: RunningCosts, extraPrice: number | undefined): Savings {
  const less = (key: "electricity" | "water" | "total") =>
    one[key] === undefined || other[key] === undefined ? undefined : one[key] - other[key];
  const total = less("total");
  return {
    kilowattHours: one.kilowattHours - other.kilowattHours,
    electricity: less("electricity"),
    water: less("water"),
    total,
    paybackYears:
      extraPrice === undefined || total === undefined ? undefined : paybackYears(extraPrice, total),
  };
}

/** Payback period of a more expensive choice, years; undefined where it saves nothing. */
export function paybackYears(extraPrice: number, savingPerYear: number): number | undefined {
  return savingPerYear > 0 ? Math.max(0, extraPrice) / savingPerYear : undefined;
}
