import type { ReactNode } from "react";
import { type MethodSectionId, type method, methodSources } from "#content/calculator/method.ts";
import { oneDecimal, signed, threeDecimals } from "#content/figures.ts";
import type { Locale } from "#domain/locale.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { CrossingFigure } from "./CrossingFigure.tsx";
import { caseText } from "./case-text.ts";
import { counterflowComparisons, demandComparisons, ratioComparisons } from "./comparisons.ts";
import { DataTable } from "./DataTable.tsx";
import { factorAndChanges, otherConstants, sensitiveDuties } from "./other-constants.ts";
import { Symbols } from "./Symbols.tsx";

type MethodWords = (typeof method)[Locale];

/** Tables and charts of a section; `after` is the paragraph before them. */
export function sectionParts(
  id: MethodSectionId,
  locale: Locale,
  text: MethodWords,
): { after: number; part: ReactNode }[] {
  switch (id) {
    case "tower":
      return [{ after: 2, part: <CrossingFigure locale={locale} words={text.chart} /> }];
    case "constants":
      return [{ after: 4, part: <SensitivityTable words={text.sensitivity} /> }];
    case "accuracy":
      return [{ after: 1, part: <AccuracyTable words={text.accuracy} /> }];
    case "validation":
      return validationTables(text);
    case "tool":
      return [{ after: 0, part: <ToolItems items={text.toolItems} /> }];
    case "sources":
      return [{ after: 0, part: <Sources link={text.openSource} /> }];
    default:
      return [];
  }
}

function validationTables(text: MethodWords): { after: number; part: ReactNode }[] {
  const { demands, ratios, counterflowBranch } = text;
  return [
    { words: demands, caption: demands.caption, rows: demandComparisons(), decimals: 4 },
    { words: ratios, caption: ratios.caption, rows: ratioComparisons(), decimals: 4 },
    { words: ratios, caption: counterflowBranch, rows: counterflowComparisons(), decimals: 3 },
  ].map((table, index) => ({
    after: [0, 1, 3][index] ?? 0,
    part: <ComparisonTable {...table} names={text} />,
  }));
}

function SensitivityTable({ words }: { words: MethodWords["sensitivity"] }) {
  const names = otherConstants.map(({ standardLg, exponent }) => {
    if (standardLg !== undefined) return `(L/G)_0 ${standardLg}`;
    return exponent === undefined ? words.constantMass : `n ${exponent}`;
  });
  return (
    <DataTable
      caption={words.caption}
      head={[words.duty, words.factor, ...names]}
      rows={sensitiveDuties.map((duty) => {
        const { factor, changes } = factorAndChanges(duty);
        return [
          caseText(duty),
          threeDecimals(factor),
          ...changes.map((change) => `${signed(change, oneDecimal)}%`),
        ];
      })}
    />
  );
}

function AccuracyTable({ words }: { words: MethodWords["accuracy"] }) {
  return (
    <table className="my-7 w-full border-ink border-t-2 text-left text-base">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.where}</th>
          <th scope="col">{words.statement}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(words.rows).map(({ where, statement }) => (
          <tr key={where} className="border-line border-b align-top max-sm:grid max-sm:py-3">
            <th scope="row" className="py-3 pr-6 font-semibold max-sm:p-0 sm:w-72">
              {where}
            </th>
            <td className="py-3 text-slate max-sm:p-0">{statement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ToolItems({ items }: { items: MethodWords["toolItems"] }) {
  return (
    <dl className="mt-5 border-line border-b">
      {Object.entries(items).map(([id, { title, text }]) => (
        <div key={id} className="grid gap-x-8 gap-y-1 border-line border-t py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-pretty font-semibold">{title}</dt>
          <dd className="text-slate">
            <Symbols text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ link }: { link: string }) {
  return (
    <ol className="mt-5 list-decimal space-y-2.5 pl-6 text-slate text-base marker:text-muted">
      {methodSources.map(({ id, citation, language, href }) => (
        <li key={id}>
          <cite id={`source-${id}`} lang={language} className="not-italic">
            {citation}
          </cite>
          {href && (
            <>
              {" "}
              <a
                href={href}
                rel="noopener"
                aria-describedby={`source-${id}`}
                className="whitespace-nowrap text-action underline underline-offset-4"
              >
                {link}
              </a>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
