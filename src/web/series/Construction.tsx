import type { ProductView } from "#content/lookup/product-view.ts";
import { brandedTitle } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { series } from "#content/pages/series.ts";
import type { shared } from "#content/shared.ts";
import type { CutawayKind } from "#documents/drawing/flow-kind.ts";
import type { Locale } from "#domain/locale.ts";
import { Cutaway } from "../diagrams/cutaway/Cutaway.tsx";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { ModelRanges } from "../models/ModelRanges.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Chips } from "../ui/Chips.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { compareWith } from "./compare-with.ts";
import { DocumentLink } from "./DocumentLink.tsx";
import { type About, calculatorFor } from "./inquiry-about.ts";
import { Options } from "./options/Options.tsx";

interface ConstructionProps {
  locale: Locale;
  text: (typeof series)[Locale];
  product: ProductView;
  buttons: (typeof shared)[Locale]["buttons"];
  /** Flow of water and air, where a diagram can show it. */
  flow: CutawayKind | undefined;
  /** Address of the inquiry form, with the product. */
  inquiry: string;
  /** Need and result of the finder. */
  about: About;
  comparison: (typeof compare)[Locale]["invitation"];
  reading: readonly ArticleLink[];
}

/** Construction and advantages of a series; beside it its documents, and the next steps. */
export function Construction(props: ConstructionProps) {
  const { locale, text, product, flow } = props;
  const { type, features, specifications, tags } = product;
  // Without a diagram and figures the words alone would leave a column of air beside the next steps.
  const isBrief = !flow && product.models.length === 0;
  // The words of a series with options are longer than its diagram.
  const isLong = flow !== undefined && product.options.length > 0;
  const ranges = product.models.length > 0 && (
    <div className="mt-10 print:hidden">
      <h2 className="text-xl">{text.range}</h2>
      <ModelRanges locale={locale} label={text.range} models={product.models} />
    </div>
  );
  return (
    <section className="py-12 lg:py-16 print:py-6">
      <div
        className={`page-width grid gap-x-12 gap-y-12 ${isBrief ? "" : columns[flow ? "withDiagram" : "withFigures"]}`}
      >
        <div>
          {type !== null && <p className="font-semibold text-action">{type}</p>}
          {features.length > 0 && (
            <>
              <h2 className="heading-2 mt-1">{text.features}</h2>
              <div className="mt-6">
                <FeatureList label={text.features} features={features} />
              </div>
            </>
          )}
          {specifications !== null && (
            <>
              <h2 className="mt-10 text-xl">{text.specifications}</h2>
              <p className="mt-3 max-w-[42em] whitespace-pre-line text-muted">{specifications}</p>
            </>
          )}
          <Options text={text.options} subjects={product.options} />
          {tags.length > 0 && (
            <div className="mt-6">
              <Chips label={brandedTitle(product)} words={tags} />
            </div>
          )}
          {!isLong && ranges}
        </div>
        {flow && (
          <div>
            <Cutaway kind={flow} text={text.diagram} />
            {isLong && ranges}
          </div>
        )}
        <NextSteps {...props} isRow={isBrief || flow !== undefined} />
      </div>
    </section>
  );
}

const columns = {
  withDiagram: "xl:grid-cols-[5fr_7fr] *:last:xl:col-span-2 print:grid-cols-[5fr_7fr]",
  withFigures: "lg:grid-cols-[7fr_4fr]",
};

/** Next steps: the inquiry, documents, calculator, comparison, articles; side by side as a row. */
function NextSteps(props: ConstructionProps & { isRow: boolean }) {
  const { locale, text, product, buttons, inquiry, about, comparison, reading, isRow } = props;
  const { documents } = product;
  return (
    <div
      className={`print:hidden ${isRow ? "grid gap-8 border-line border-t pt-8 sm:grid-cols-2 lg:grid-cols-4" : "space-y-8"}`}
    >
      <p>
        <ButtonLink href={inquiry}>{text.callToAction.button}</ButtonLink>
      </p>
      {documents.length > 0 && (
        <div>
          <h2 className="text-xl">{text.documents.title}</h2>
          <ul className="mt-3">
            {documents.map((document) => (
              <li key={document.title}>
                <DocumentLink
                  {...{ locale, product, document }}
                  label={text.documents.label}
                  words={buttons}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2 className="text-xl">{text.calculator.title}</h2>
        <p className="mt-2 mb-4 text-base text-muted">{text.calculator.description}</p>
        <ButtonLink href={calculatorFor(locale, product, about)} variant="secondary">
          {text.calculator.button}
        </ButtonLink>
        <p className="mt-3">
          <a
            href={compareWith(locale, product, about.need)}
            className="group inline-flex min-h-11 items-center gap-1.5 font-semibold text-action text-compact"
          >
            <span className="underline-offset-4 group-hover:underline">{comparison.short}</span>
            <ArrowRight className="size-4" />
          </a>
        </p>
      </div>
      <div>
        <h2 className="text-xl">{text.reading}</h2>
        <ReadOn links={reading} className="mt-3 flex-col" />
      </div>
    </div>
  );
}
