import type { WaterWords } from "#content/calculator/tool.ts";
import { flowSigns, measured, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { waterFigures } from "#content/figures/water-figures.ts";
import type { WaterBalance } from "#engine/design/water.ts";
import { FigureTable } from "../../ui/FigureTable.tsx";

interface BalanceTableProps {
  words: WaterWords["balance"];
  balance: WaterBalance;
  /** Circulating flow, m³/h. */
  flowRate: number;
  units: UnitChoice;
  note: string;
}

export function BalanceTable(props: BalanceTableProps) {
  const { words, balance, flowRate, units, note } = props;
  const share = (flow: number) => quantityText((100 * flow) / flowRate, { unit: "%", decimals: 3 }, units);
  return (
    <>
      <FigureTable
        caption={words.caption}
        columns={[
          { head: words.item, look: "font-semibold" },
          { head: `${words.amount} (${flowSigns[units.flow]})`, look: "pl-3", headLook: "pl-3" },
          { head: words.share, look: "pl-3", headLook: "pl-3" },
        ]}
        rows={waterFigures.map(({ key, value, in: as }) => ({
          key,
          label: words.rows[key],
          cells: [measured(value(balance), as, units).figure, share(value(balance))],
        }))}
        look={{
          head: "text-small text-muted",
          headCell: "py-2.5 font-medium",
          row: "border-line border-b last:border-ink last:font-bold last:text-navy",
          cell: "py-2.5",
        }}
      />
      <p className="mt-2 text-note text-muted">{note}</p>
    </>
  );
}
