import type { FanControl } from "./fan.ts";
import type { Spell } from "./year.ts";

/** What the visitor pays, in a currency of the visitor's own; what is not known costs nothing here. */
export interface Prices {
  /** Of a kilowatt hour. */
  electricity?: number | undefined;
  /** Of a cubic metre of make-up, sewage charges included. */
  water?: number | undefined;
}

/** Energy of a fan, kWh, and what it and the make-up cost; a cost is absent where its price is. */
export interface RunningCosts {
  kilowattHours: number;
  electricity: number | undefined;
  water: number | undefined;
  /** Both, as far as they are known; absent where neither is. */
  total: number | undefined;
}

/**
 * What running costs in a month or a year. @param fanKilowatts rated power of all fans together, from the maker's sheet
 */
export function runningCosts(
  spell: Pick<Spell, "fans" | "makeUp">,
  { control, fanKilowatts }: { control: FanControl; fanKilowatts: number },
  prices: Prices,
): RunningCosts {
  const fullPower = spell.fans.find((fan) => fan.control === control)?.fullPower ?? 0;
  const kilowattHours = fanKilowatts * fullPower;
  const electricity = prices.electricity === undefined ? undefined : kilowattHours * prices.electricity;
  const water = waterCost(spell, prices);
  const isKnown = electricity !== undefined || water !== undefined;
  return {
    kilowattHours,
    electricity,
    water,
    total: isKnown ? (electricity ?? 0) + (water ?? 0) : undefined,
  };
}

/** What the make-up costs; it needs no fan's power. Absent where its price is. */
export function waterCost({ makeUp }: Pick<Spell, "makeUp">, { water }: Prices): number | undefined {
  return water === undefined ? undefined : makeUp * water;
}

/** What one choice needs less than another: kWh, and money where both costs are known. Below 0 it needs more. */
export interface Savings {
  kilowattHours: number;
  electricity: number | undefined;
  water: number | undefined;
  total: number | undefined;
  /** Absent where the extra price or the costs are not known, and where nothing is saved. */
  paybackYears: number | undefined;
}

/**
 * What `other` saves against `one` in a year, and when it has paid for itself.
 * @param extraPrice what `other` costs more to buy, in the currency of the prices
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

/** Years until a dearer choice has paid for itself; undefined where it saves nothing. */
export function paybackYears(extraPrice: number, savingPerYear: number): number | undefined {
  return savingPerYear > 0 ? Math.max(0, extraPrice) / savingPerYear : undefined;
}
