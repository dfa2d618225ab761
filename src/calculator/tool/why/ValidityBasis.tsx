import { threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { compared, isAbove } from "../../engine/method/validity.ts";
import { dutyAddresses } from "../../words/addresses.ts";
import type { WhyWords } from "../../words/ko/why.ts";
import { unbroken } from "../chart/unbroken.ts";
import type { SectionProps } from "../section-props.ts";
import { differenceText, temperatureLimitText, temperatureText } from "../units/measure.ts";

/** The four values that the verdict on the result comes from, beside what the published regressions cover. */
export function ValidityBasis({
  locale,
  words: { validity: words },
  duty,
  capacity,
  units,
}: SectionProps<WhyWords>) {
  const { range, approach, operatingPoint } = capacity;
  const { loading } = operatingPoint;
  const degrees = (difference: number) => differenceText(difference, units.temperature);
  const rows = [
    {
      label: words.loading.label,
      value: threeDecimals(loading),
      covered: fill(words.loading.limits, { low: compared.smallestLoading, high: compared.largestLoading }),
      isOutside: loading < compared.smallestLoading || isAbove(loading, compared.largestLoading),
    },
    {
      label: words.approach.label,
      value: degrees(approach),
      covered: fill(words.approach.limits, { limit: degrees(compared.largestApproach) }),
      isOutside: isAbove(approach, compared.largestApproach),
    },
    {
      label: words.wetBulb.label,
      value: temperatureText(duty.wetBulbTemp, units.temperature),
      covered: fill(words.wetBulb.limits, {
        limit: temperatureLimitText(compared.highestWetBulb, units.temperature),
      }),
      isOutside: isAbove(duty.wetBulbTemp, compared.highestWetBulb),
    },
    {
      label: words.range.label,
      value: degrees(range),
      covered: fill(words.range.limits, { limit: degrees(compared.largestOrdinaryRange) }),
      isOutside: false,
    },
  ];
  return (
    <div className="mt-10 grid gap-x-14 gap-y-4 border-line border-t pt-7 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-[34em]">
        <h4 className="font-bold text-lg tracking-[-0.02em]">{words.title}</h4>
        <p className="mt-1 text-[15px] text-muted">
          {words.text}{" "}
          <a
            href={dutyAddresses(locale, duty).method}
            className="whitespace-nowrap text-action underline underline-offset-4"
          >
            {words.link}
          </a>
        </p>
      </div>
      <BasisTable words={words} rows={rows} />
    </div>
  );
}

interface BasisTableProps {
  words: WhyWords["validity"];
  rows: readonly { label: string; value: string; covered: string; isOutside: boolean }[];
}

function BasisTable({ words, rows }: BasisTableProps) {
  return (
    <table className="w-full self-start border-ink border-t-2 text-[15px]">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <td />
          <th scope="col">{words.value}</th>
          <th scope="col">{words.covered}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, covered, isOutside }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-normal text-muted">
              {label}
            </th>
            <td
              className={`whitespace-nowrap py-2 pl-4 text-right font-semibold ${isOutside ? "text-notice" : ""}`}
            >
              {value}
              {isOutside && (
                <span className="ml-2 font-normal max-sm:block max-sm:leading-tight">{words.outside}</span>
              )}
            </td>
            <td className="py-2 pl-4 text-right text-muted">{unbroken(covered)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
