import { threeDecimals } from "#content/figures.ts";
import type { FlowUnit } from "../../engine/design/units.ts";
import type { WaterBalance } from "../../engine/design/water.ts";
import type { WaterWords } from "../../words/ko/water.ts";
import { flowFigure, flowSigns } from "../units/measure.ts";

interface BalanceTableProps {
  words: WaterWords["balance"];
  balance: WaterBalance;
  /** Circulating water, m³/h. */
  flowRate: number;
  unit: FlowUnit;
  /** Evaporation comes from the dry bulb. */
  isCounted: boolean;
}

const items = ["evaporation", "drift", "blowdown", "makeUp"] as const;

/** What leaves the circuit, and what must be added for it. */
export function BalanceTable({ words, balance, flowRate, unit, isCounted }: BalanceTableProps) {
  return (
    <>
      <table className="w-full border-ink border-t-2 text-[15px]">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-line border-b text-[13px] text-muted">
            <th scope="col" className="py-2.5 text-left font-medium">
              {words.item}
            </th>
            <th scope="col" className="py-2.5 pl-3 text-right font-medium">
              {words.amount} ({flowSigns[unit]})
            </th>
            <th scope="col" className="py-2.5 pl-3 text-right font-medium">
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item} className="border-line border-b last:border-ink last:font-bold last:text-navy">
              <th scope="row" className="py-2.5 text-left font-semibold">
                {words[item]}
              </th>
              <td className="py-2.5 pl-3 text-right">{flowFigure(balance[item], unit)}</td>
              <td className="py-2.5 pl-3 text-right">{threeDecimals((100 * balance[item]) / flowRate)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-[14px] text-muted">{isCounted ? words.counted : words.estimated}</p>
    </>
  );
}
