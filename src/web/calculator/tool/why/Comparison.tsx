import type { WhyWords } from "#content/calculator/findings.ts";
import type { FigureNames } from "#content/figures/figure-rows.ts";
import { oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { OperatingPoint } from "#engine/method/operating-point.ts";
import { standardKavl, standardLg } from "#engine/method/standard-tower.ts";
import { FigureTable } from "../../ui/FigureTable.tsx";
import { unbroken } from "../../ui/unbroken.ts";

interface ComparisonProps {
  names: FigureNames;
  words: WhyWords["comparison"];
  point: OperatingPoint;
}

/** Operating point of the duty beside the standard one, with the meaning of each figure. */
export function Comparison({ names, words, point }: ComparisonProps) {
  const standard = { lg: standardLg, kavl: standardKavl, loading: 1 };
  const meanings = {
    lg: { air: threeDecimals(1 / point.lg), standardAir: threeDecimals(1 / standardLg) },
    kavl: { percent: oneDecimal((100 * point.kavl) / standardKavl) },
    loading: { percent: oneDecimal(100 * point.loading) },
  };
  return (
    <FigureTable
      caption={words.caption}
      columns={[
        { head: words.quantity, look: "font-semibold" },
        { head: words.duty, headLook: "pl-4 text-action", look: "pl-4 font-semibold text-action text-lg" },
        { head: words.standard, headLook: "pl-4", look: "pl-4 text-lg" },
      ]}
      rows={(["lg", "kavl", "loading"] as const).map((key) => ({
        key,
        label: names[key]?.label ?? "",
        cells: [threeDecimals(point[key]), threeDecimals(standard[key])],
        text: unbroken(fill(words.meanings[key], meanings[key])),
      }))}
      look={{ head: "text-muted", headCell: "py-2 font-normal", row: "align-baseline", cell: "pt-3" }}
    />
  );
}
