import type { WaterWords } from "#content/calculator/tool.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { type WaterBalance, yearOfWater } from "#engine/design/water.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { FigureList } from "../../ui/FigureList.tsx";

interface WaterYearProps {
  locale: Locale;
  words: WaterWords;
  balance: WaterBalance;
  /** Blowdown that one more cycle of concentration saves, m³/h. */
  saved: number;
  cycles: { from: number; to: number };
  hours: number;
  price: number | undefined;
  units: UnitChoice;
}

/** Annual water and its cost, and the savings from smaller losses. */
export function WaterYear({ locale, words, balance, saved, cycles, hours, price, units }: WaterYearProps) {
  const { makeUpCubicMetres, blowdownCubicMetres, cost } = yearOfWater(balance, {
    hours,
    pricePerCubicMetre: price,
  });
  const figures = [
    { label: words.year.makeUp, text: quantityText(makeUpCubicMetres, "volume", units) },
    { label: words.year.blowdown, text: quantityText(blowdownCubicMetres, "volume", units) },
    {
      label: words.year.cost,
      text:
        cost === undefined ? words.year.costMissing : fill(words.year.costValue, { cost: wholeNumber(cost) }),
    },
  ];
  const saving =
    cycles.to > cycles.from
      ? fill(words.saving, {
          from: enteredFigure(cycles.from),
          to: enteredFigure(cycles.to),
          volume: quantityText(saved * hours, "volume", units),
        })
      : words.savingMost;
  return (
    <div className="mt-7">
      <h4 className="font-semibold text-lead">{words.year.title}</h4>
      <FigureList className="mt-2 border-line border-t" rows={figures} />
      <p className="mt-4 text-compact">{saving}</p>
      <a
        href={pathIn(locale, paths.waterTreatment)}
        className={buttonClass("secondary", "mt-4 max-sm:w-full")}
      >
        {words.link}
      </a>
    </div>
  );
}
