import type { PlaceWords } from "#content/calculator/tool.ts";
import { capacitySigns, measured, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { FigureList } from "../../ui/FigureList.tsx";
import type { Difference, SiteCost } from "./site.ts";

interface SiteOutcomeProps {
  words: PlaceWords["outcome"];
  units: UnitChoice;
  wetBulbTemp: number;
  cost: SiteCost;
}

export function SiteOutcome({ words, units, wetBulbTemp, cost }: SiteOutcomeProps) {
  const rows = [
    { label: words.wetBulb, text: quantityText(wetBulbTemp, "temperature", units) },
    { label: words.finalCRT, text: quantityText(cost.finalCRT, "size", units) },
    { label: words.cost, text: cost.margin ? priceOf(cost.margin) : words.noCost },
    {
      label: fill(words.next, { step: quantityText(1, "difference", units) }),
      text: cost.next ? priceOf(cost.next) : words.noNext,
    },
  ];
  function priceOf({ crt, percent }: Difference): string {
    const figure = signed(crt, (size) => measured(size, "size", units).figure);
    return fill(words.difference, {
      figure: `${figure} ${capacitySigns[units.capacity]}`,
      percent: signed(percent, oneDecimal),
    });
  }
  return <FigureList className="mt-5 border-ink border-t-2" rows={rows} />;
}
