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
  const water = prices.water === undefined ? undefined : spell.makeUp * prices.water;
  const isKnown = electricity !== undefined || water !== undefined;
  return {
    kilowattHours,
    electricity,
    water,
    total: isKnown ? (electricity ?? 0) + (water ?? 0) : undefined,
  };
}

/** Years until a dearer choice has paid for itself; undefined where it saves nothing. */
export function paybackYears(extraPrice: number, savingPerYear: number): number | undefined {
  return savingPerYear > 0 ? Math.max(0, extraPrice) / savingPerYear : undefined;
}
