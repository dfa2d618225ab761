import { threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { OperatingPoint } from "../../engine/method/operating-point.ts";
import { standardKavl, standardLg } from "../../engine/method/standard-tower.ts";
import type { WhyWords } from "../../words/ko/why.ts";
import { unbroken } from "../chart/unbroken.ts";

interface ComparisonProps {
  words: WhyWords["comparison"];
  point: OperatingPoint;
}

/** The duty's operating point beside the standard one, and what each figure means. */
export function Comparison({ words, point }: ComparisonProps) {
  const rows = [
    {
      ...words.lg,
      duty: point.lg,
      standard: standardLg,
      meaning: { air: threeDecimals(1 / point.lg), standardAir: threeDecimals(1 / standardLg) },
    },
    { ...words.kavl, duty: point.kavl, standard: standardKavl, meaning: percent(point.kavl / standardKavl) },
    { ...words.loading, duty: point.loading, standard: 1, meaning: percent(point.loading) },
  ];
  return (
    <table className="w-full border-ink border-t-2 text-[15px]">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-line border-b text-right text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            {words.quantity}
          </th>
          <th scope="col" className="py-2 pl-4 font-normal text-action">
            {words.duty}
          </th>
          <th scope="col" className="py-2 pl-4 font-normal">
            {words.standard}
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.label}>
          <tr className="align-baseline">
            <th scope="row" className="pt-3 text-left font-semibold">
              {row.label}
            </th>
            <td className="pt-3 pl-4 text-right font-semibold text-action text-lg">
              {threeDecimals(row.duty)}
            </td>
            <td className="pt-3 pl-4 text-right text-lg">{threeDecimals(row.standard)}</td>
          </tr>
          <tr className="border-line border-b">
            <td colSpan={3} className="pt-1 pb-3 text-muted leading-normal">
              {unbroken(fill(row.text, row.meaning))}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function percent(ratio: number): { percent: string } {
  return { percent: (100 * ratio).toFixed(1) };
}
