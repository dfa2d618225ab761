import type { WhyWords } from "#content/calculator/findings.ts";
import type { FigureNames } from "#content/figures/figure-rows.ts";
import { quantityText } from "#content/figures/measures.ts";
import { threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { comparisonLimits, isAbove } from "#engine/method/validity.ts";
import { FigureTable } from "../../ui/FigureTable.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { unbroken } from "../../ui/unbroken.ts";

export interface WhySectionProps extends SectionProps<WhyWords> {
  names: FigureNames;
  method: string;
}

/** The four values that decide the verdict, beside the range of the published regressions. */
export function ValidityBasis(props: WhySectionProps) {
  const words = props.words.validity;
  return (
    <div className="mt-10 grid gap-x-14 gap-y-4 border-line border-t pt-7 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-[34em]">
        <h4 className="font-bold text-lg tracking-[-0.02em]">{words.title}</h4>
        <p className="mt-1 text-compact text-muted">
          {words.text}{" "}
          <a href={props.method} className="whitespace-nowrap text-action underline underline-offset-4">
            {words.link}
          </a>
        </p>
      </div>
      <FigureTable
        caption={words.caption}
        columns={[
          { head: words.quantity, look: "font-normal text-muted" },
          { head: words.value, look: "whitespace-nowrap pl-4 font-semibold" },
          { head: words.covered, look: "pl-4 text-muted" },
        ]}
        rows={comparedValues(props).map(({ label, value, covered, isOutside }) => ({
          key: label,
          label,
          cells: [
            isOutside ? <Outside key="value" value={value} word={words.outside} /> : value,
            unbroken(covered),
          ],
        }))}
        look={{ table: "self-start", head: "sr-only", row: "border-line border-b", cell: "py-2" }}
      />
    </div>
  );
}

function comparedValues({ words: { validity: words }, duty, capacity, units, names }: WhySectionProps) {
  const { range, approach, operatingPoint } = capacity;
  const { loading } = operatingPoint;
  const degrees = (difference: number) => quantityText(difference, "difference", units);
  return [
    {
      label: names.loading?.label ?? "",
      value: threeDecimals(loading),
      covered: fill(words.loading.limits, {
        low: comparisonLimits.minLoading,
        high: comparisonLimits.maxLoading,
      }),
      isOutside: loading < comparisonLimits.minLoading || isAbove(loading, comparisonLimits.maxLoading),
    },
    {
      label: names.approach?.label ?? "",
      value: degrees(approach),
      covered: fill(words.approach.limits, { limit: degrees(comparisonLimits.maxApproach) }),
      isOutside: isAbove(approach, comparisonLimits.maxApproach),
    },
    {
      label: names.wetBulbTemp?.toolLabel ?? "",
      value: quantityText(duty.wetBulbTemp, "temperature", units),
      covered: fill(words.wetBulb.limits, {
        limit: quantityText(comparisonLimits.highestWetBulb, "temperatureLimit", units),
      }),
      isOutside: isAbove(duty.wetBulbTemp, comparisonLimits.highestWetBulb),
    },
    {
      label: words.range.label,
      value: degrees(range),
      covered: fill(words.range.limits, { limit: degrees(comparisonLimits.maxOrdinaryRange) }),
      isOutside: false,
    },
  ];
}

function Outside({ value, word }: { value: string; word: string }) {
  return (
    <span className="text-notice">
      {value}
      <span className="ml-2 font-normal max-sm:block max-sm:leading-tight">{word}</span>
    </span>
  );
}
