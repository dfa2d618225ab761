import type { ReactNode } from "react";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import { OneOf } from "../ui/fields/OneOf.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";
import { modelFacts } from "./model-facts.ts";

interface ModelTableProps {
  locale: Locale;
  text: (typeof series)[Locale]["models"];
  models: readonly Model[];
  isSample: boolean;
}

const metric = "group-has-[[value=imperial]:checked]/models:hidden";
const imperial = "hidden group-has-[[value=imperial]:checked]/models:inline";

/** The models with their figures. Both systems of units stand in the page, and a choice shows one of them, without script. */
export function ModelTable({ locale, text, models, isSample }: ModelTableProps) {
  const names = modelColumnWords[locale];
  const facts = modelFacts(locale, text).filter(({ needs }) => models.some((model) => has(model, needs)));
  return (
    <section className="group/models section-space border-line border-t">
      <div className="page-width">
        <SectionHead id="models" title={text.title} description={text.description} />
        <OneOf name="units" text={text.units} options={["metric", "imperial"]} className="mb-5" />
        {isSample && (
          <p className="mb-3 text-note text-muted">
            <strong className="mr-2 rounded-[3px] bg-notice-soft px-2 py-1 font-semibold text-notice text-small">
              {text.sample}
            </strong>
            {text.sampleNote}
          </p>
        )}
        <section
          aria-labelledby="models"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
          tabIndex={0}
          className="relative -mx-5 overflow-x-auto px-5 print:mx-0 print:px-0"
        >
          <Rows names={names} facts={facts} models={models} />
        </section>
      </div>
    </section>
  );
}

interface RowsProps extends Pick<ModelTableProps, "models"> {
  names: (typeof modelColumnWords)[Locale];
  facts: ReturnType<typeof modelFacts>;
}

function Rows({ names, facts, models }: RowsProps) {
  return (
    <table className="w-full border-ink border-t-2 text-left text-compact print:text-micro">
      <thead>
        <tr className="border-line border-b align-bottom text-muted text-small leading-snug print:text-micro">
          <th scope="col" className="sticky left-0 bg-white py-2.5 pr-4 font-medium">
            {names.name}
          </th>
          {facts.map(({ id, head, units }) => (
            <th key={id} scope="col" className="py-2.5 pl-5 text-right print:py-1 print:pl-2 font-medium">
              {head}
              {units && (
                <span className="block whitespace-nowrap font-normal">
                  <Both metric={units.metric} imperial={units.imperial} />
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {models.map((model) => (
          <tr key={model.name} className="border-line border-b">
            <th scope="row" className="sticky left-0 whitespace-nowrap bg-white py-2.5 pr-4 font-semibold">
              {model.name}
            </th>
            {facts.map(({ id, needs, tell }) => (
              <td key={id} className="whitespace-nowrap py-2.5 pl-5 text-right print:py-1 print:pl-2">
                {has(model, needs) ? (
                  <Both metric={tell(model, "metric")} imperial={tell(model, "imperial")} />
                ) : (
                  "–"
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure in both systems, of which one is seen; what is the same in both stands once. */
function Both({ metric: one, imperial: other }: { metric: string; imperial: string }): ReactNode {
  if (one === other) return one;
  return (
    <>
      <span className={metric}>{one}</span>
      <span className={imperial}>{other}</span>
    </>
  );
}

function has(model: Model, columns: readonly ModelColumn[]): boolean {
  return columns.every((column) => model[column] !== null);
}
