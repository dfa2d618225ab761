import type { ReactNode } from "react";
import type { UnitSystem } from "#content/details/measured.ts";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords } from "#content/records/products.ts";
import { hasFigure, modelTableColumns } from "#documents/series/model-table.ts";
import type { Locale } from "#domain/locale.ts";
import { ArrowLeftRight } from "../../ui/icons/visitor-icons.ts";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { ModelDetails } from "../details/ModelDetails.tsx";
import type { Need } from "../duty/need.ts";
import { calculatorFor } from "../inquiry-about.ts";
import { InUnits, UnitChoice, unitChoiceScope } from "../units/UnitChoice.tsx";

interface ModelTableProps {
  locale: Locale;
  text: (typeof series)[Locale]["models"];
  product: Pick<ProductView, "slug" | "brand" | "models" | "hasSampleModels">;
  /** Name of the model found for a duty. */
  found: string | undefined;
  /** Need of the finder: links to the calculator carry it. */
  need: Need | undefined;
  /** Initial system of units, and the form whose inputs follow the choice. */
  units: { system: UnitSystem; form: string };
  /** Finder of the model for a duty. */
  children: ReactNode;
}

/** Number of columns that fit beside the names on phones. */
const narrowFacts = 2;

/** The models with their figures, in the system of units that the visitor chooses. */
export function ModelTable({ locale, text, product, found, need, units, children }: ModelTableProps) {
  const { models, hasSampleModels } = product;
  const names = modelColumnWords[locale];
  const facts = modelTableColumns(locale, text).filter((fact) =>
    models.some((model) => hasFigure(fact, model)),
  );
  return (
    <section className={`${unitChoiceScope} border-line border-t py-12 lg:py-16 print:py-6`}>
      <div className="page-width">
        <SectionHead id="models" title={text.title} description={text.description} />
        <UnitChoice text={text.units} {...units} />
        {children}
        {hasSampleModels && (
          <p className="mb-3 break-after-avoid text-note text-muted">
            <strong className="mr-2 rounded-[3px] bg-notice-soft px-2 py-1 font-semibold text-notice text-small">
              {text.sample}
            </strong>
            {text.sampleNote}
          </p>
        )}
        {facts.length > narrowFacts && (
          <p className="mb-2 flex items-center gap-1.5 text-muted text-small md:hidden print:hidden">
            <ArrowLeftRight className="size-4" />
            {text.scroll}
          </p>
        )}
        <section
          aria-labelledby="models"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
          tabIndex={0}
          className="drawn-in-view scroll-shadows relative -mx-gutter px-gutter print:mx-0 print:px-0"
        >
          <Rows {...{ locale, product, text, names, facts, found, need }} />
        </section>
        <p className="mt-3 text-note text-muted print:hidden">{text.lead}</p>
        <ModelDetails locale={locale} models={models} />
      </div>
    </section>
  );
}

interface RowsProps extends Pick<ModelTableProps, "locale" | "product" | "text" | "found" | "need"> {
  names: (typeof modelColumnWords)[Locale];
  facts: ReturnType<typeof modelTableColumns>;
}

function Rows({ locale, product, text, names, facts, found, need }: RowsProps) {
  return (
    <table className="w-full border-ink border-t-2 text-left text-compact">
      <thead>
        <tr className="border-line border-b align-bottom text-muted text-small leading-snug">
          <th scope="col" className="sticky left-0 border-line border-r bg-white py-2.5 pr-4 font-medium">
            {names.name}
          </th>
          {facts.map(({ id, head, units }) => (
            <th key={id} scope="col" className="py-2.5 pl-5 text-right print:py-1 print:pl-2 font-medium">
              {head}
              {units && (
                <span className="block whitespace-nowrap font-normal">
                  <InUnits metric={units.metric} imperial={units.imperial} />
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {product.models.map((model) => {
          const isFound = model.name === found;
          return (
            <tr
              key={model.name}
              aria-current={isFound ? "true" : undefined}
              className={`border-line border-b ${isFound ? "bg-mist" : ""}`}
            >
              <th
                scope="row"
                className={`sticky left-0 border-line border-r whitespace-nowrap ${isFound ? "bg-mist" : "bg-white"} py-2.5 pr-4 font-semibold print:py-1`}
              >
                <a
                  href={calculatorFor(locale, product, { model, need })}
                  aria-label={fill(text.leadLabel, { model: model.name })}
                  className="-my-2.5 py-2.5 text-action hover:underline"
                >
                  {model.name}
                </a>
              </th>
              {facts.map((fact) => (
                <td key={fact.id} className="whitespace-nowrap py-2.5 pl-5 text-right print:py-1 print:pl-2">
                  {hasFigure(fact, model) ? (
                    <InUnits metric={fact.text(model, "metric")} imperial={fact.text(model, "imperial")} />
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
