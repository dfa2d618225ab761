import { type DetailView, detailViews } from "#content/details/detail-facts.ts";
import { detailGroupWords } from "#content/records/model-details.ts";
import { modelColumnWords } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { DisclosureArrow } from "../../ui/DisclosureArrow.tsx";
import { InUnits } from "../units/UnitChoice.tsx";

interface ModelDetailsProps {
  locale: Locale;
  models: readonly Model[];
}

/** Details of the models beyond their sizes, a group at a time; nothing where nothing is entered. */
export function ModelDetails({ locale, models }: ModelDetailsProps) {
  const groups = detailViews(locale, models);
  if (groups.length === 0) return null;
  return (
    <div className="mt-10 border-edge border-b">
      {groups.map((group) => (
        <details key={group.id} className="group border-edge border-t print:not-open:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold hover:text-action">
            {detailGroupWords[locale][group.id]}
            <DisclosureArrow />
          </summary>
          <div className="pb-6">
            <Common facts={group.common} />
            {group.columns.length > 0 && <Differing locale={locale} group={group} />}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Details that are equal for all models. */
function Common({ facts }: { facts: DetailView["common"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="figures mb-4 grid gap-x-10 text-compact sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ head, value }) => (
        <div key={head} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted">{head}</dt>
          <dd className="text-right font-semibold">
            <InUnits {...value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Differing({ locale, group: { id, columns, rows } }: { locale: Locale; group: DetailView }) {
  return (
    <section
      aria-label={detailGroupWords[locale][id]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
      tabIndex={0}
      className="drawn-in-view scroll-shadows relative -mx-gutter px-gutter print:mx-0 print:px-0"
    >
      <table
        className={`${columns.length > 2 ? "w-full" : "w-full sm:w-auto"} border-ink border-t-2 text-left text-compact`}
      >
        <thead>
          <tr className="border-line border-b align-bottom text-muted text-small leading-snug">
            <th scope="col" className="sticky left-0 bg-white py-2.5 pr-4 font-medium">
              {modelColumnWords[locale].name}
            </th>
            {columns.map(({ head, units }) => (
              <th key={head} scope="col" className="py-2.5 pl-5 text-right font-medium">
                {head}
                {units && (
                  <span className="block whitespace-nowrap font-normal">
                    <InUnits {...units} />
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ model, cells }) => (
            <tr key={model} className="border-line border-b">
              <th scope="row" className="sticky left-0 whitespace-nowrap bg-white py-2.5 pr-4 font-semibold">
                {model}
              </th>
              {columns.map(({ head }, index) => {
                const cell = cells[index];
                return (
                  <td key={head} className="whitespace-nowrap py-2.5 pl-5 text-right">
                    {cell ? <InUnits {...cell} /> : "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
