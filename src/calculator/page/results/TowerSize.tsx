import { oneDecimal, wholeNumber } from "#content/figures.ts";
import type { Selection } from "../../engine/method/selection.ts";
import type { ResultsWords } from "./words.ts";

interface TowerSizeProps {
  words: ResultsWords["results"];
  finalCRT: number;
  selected: Selection;
  /** The tower that suffices for the heat would carry too much water: say what the water needs, too. */
  isWaterDecisive: boolean;
}

/** The answer: final CRT at large, and under it the whole tons to look for. */
export function TowerSize({ words, finalCRT, selected, isWaterDecisive }: TowerSizeProps) {
  const { calculations, selection } = words;
  const rows = [
    ...(isWaterDecisive
      ? [
          { ...selection.hydraulicCRT, figure: oneDecimal(selected.hydraulicCRT) },
          { ...selection.selectionCRT, figure: oneDecimal(selected.selectionCRT) },
        ]
      : []),
    { ...selection.nominalCRT, figure: wholeNumber(selected.nominalCRT) },
  ];
  return (
    <div className="flex flex-col justify-between gap-8 bg-mist px-5 py-7 sm:px-8">
      <dl>
        <dt className="font-semibold">{calculations.finalCRT.label}</dt>
        <dd className="figures mt-1 font-bold text-[clamp(2.75rem,6vw,4.25rem)] text-navy leading-none tracking-[-0.03em]">
          {oneDecimal(finalCRT)} <span className="font-semibold text-xl tracking-normal">CRT</span>
        </dd>
        <dd className="mt-3 text-[15px] text-muted">{calculations.finalCRT.note}</dd>
      </dl>
      <dl>
        {rows.map(({ label, note, figure }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-[#cdd6df] border-t py-2.5 last:pb-0 [&:last-child>dd]:text-2xl [&:last-child>dd]:text-navy"
          >
            <dt>
              <span className="font-semibold">{label}</span>{" "}
              <span className="block text-[15px] text-muted leading-normal">{note}</span>
            </dt>
            <dd className="figures shrink-0 font-semibold text-lg">{figure} CRT</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
