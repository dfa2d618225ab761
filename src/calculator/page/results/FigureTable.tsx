import { oneDecimal, threeDecimals, wholeNumber } from "#content/figures.ts";
import type { Calculation } from "../../engine/method/calculation.ts";
import { heatLoad } from "../../engine/method/heat-load.ts";
import type { ResultsWords } from "./words.ts";

interface FigureTableProps {
  words: ResultsWords["results"];
  calculation: Calculation;
}

/** The figures that the size follows from. */
export function FigureTable({ words, calculation: { input, calculations } }: FigureTableProps) {
  const heat = heatLoad(input);
  const { kilowatts, kcalPerHour, usrt, title, note } = words.heatLoad;
  const { range, approach, basicCRT, correctionFactor } = words.calculations;
  const rows = [
    { ...range, figures: [`${oneDecimal(calculations.range)} °C`] },
    { ...approach, figures: [`${oneDecimal(calculations.approach)} °C`] },
    { ...basicCRT, figures: [`${oneDecimal(calculations.basicCRT)} CRT`] },
    { ...correctionFactor, figures: [threeDecimals(calculations.correctionFactor)] },
    {
      label: title,
      figures: [
        `${oneDecimal(heat.kilowatts)} ${kilowatts.unit}`,
        `${wholeNumber(heat.kcalPerHour)} ${kcalPerHour.unit}`,
        `${oneDecimal(heat.usrt)} ${usrt.unit}`,
      ],
    },
  ];
  return (
    <div className="px-5 pt-3 pb-6 sm:px-8">
      <dl>
        {rows.map((row) => (
          <FigureRow key={row.label} {...row} />
        ))}
      </dl>
      <p className="max-w-[44em] text-muted text-sm">{note}</p>
    </div>
  );
}

function FigureRow({ label, note, figures }: { label: string; note?: string; figures: readonly string[] }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-line py-3 not-first:border-t">
      <dt>
        <span className="font-semibold">{label}</span>{" "}
        {note && <span className="text-[15px] text-muted max-sm:block sm:ml-2">{note}</span>}
      </dt>
      {figures.map((figure) => (
        <dd key={figure} className="figures col-start-2 text-right font-semibold text-lg">
          {figure}
        </dd>
      ))}
    </div>
  );
}
