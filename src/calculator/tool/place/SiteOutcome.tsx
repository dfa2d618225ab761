import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { PlaceWords } from "../../words/ko/place.ts";
import type { UnitChoice } from "../section-props.ts";
import {
  capacityFigure,
  capacitySigns,
  capacityText,
  differenceText,
  signed,
  temperatureText,
} from "../units/measure.ts";
import type { Difference, SiteCost } from "./site.ts";

interface SiteOutcomeProps {
  words: PlaceWords["outcome"];
  units: UnitChoice;
  wetBulbTemp: number;
  cost: SiteCost;
}

/** What the wet bulb comes to, while it is still being chosen. */
export function SiteOutcome({ words, units, wetBulbTemp, cost }: SiteOutcomeProps) {
  const rows = [
    { label: words.wetBulb, text: temperatureText(wetBulbTemp, units.temperature) },
    { label: words.finalCRT, text: capacityText(cost.finalCRT, units.capacity) },
    { label: words.cost, text: cost.margin ? priceOf(cost.margin) : words.noCost },
    {
      label: fill(words.next, { step: differenceText(1, units.temperature) }),
      text: cost.next ? priceOf(cost.next) : words.noNext,
    },
  ];
  function priceOf({ crt, percent }: Difference): string {
    const figure = signed(crt, (size) => capacityFigure(size, units.capacity));
    return fill(words.difference, {
      figure: `${figure} ${capacitySigns[units.capacity]}`,
      percent: signed(percent, oneDecimal),
    });
  }
  return (
    <dl className="figures mt-5 border-ink border-t-2">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-[15px] text-muted">{label}</dt>
          <dd className="text-right font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
