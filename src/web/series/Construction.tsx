import { fill } from "#content/fill.ts";
import type { ShownProduct } from "#content/lookup/shown-product.ts";
import { brandedTitle } from "#content/lookup/shown-product.ts";
import type { series } from "#content/pages/series.ts";
import type { shared } from "#content/shared.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ArticleLink } from "../knowledge/article-links.ts";
import { ReadOn } from "../knowledge/ReadOn.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Chips } from "../ui/Chips.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";
import { FileLink } from "../ui/FileLink.tsx";

interface ConstructionProps {
  locale: Locale;
  text: (typeof series)[Locale];
  product: ShownProduct;
  buttons: (typeof shared)[Locale]["buttons"];
  /** Address of the inquiry form, with the product. */
  inquiry: string;
  reading: readonly ArticleLink[];
}

/** How a series is built and what speaks for it; beside it its documents, and the next steps. */
export function Construction({ locale, text, product, buttons, inquiry, reading }: ConstructionProps) {
  const { type, features, specifications, tags, documents } = product;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
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
          {tags.length > 0 && (
            <div className="mt-6">
              <Chips label={brandedTitle(product)} words={tags} />
            </div>
          )}
        </div>
        <div className="space-y-8 lg:border-line lg:border-l lg:pl-10 print:hidden">
          <ButtonLink href={inquiry}>{text.callToAction.button}</ButtonLink>
          {documents.length > 0 && (
            <div>
              <h2 className="text-xl">{text.documents.title}</h2>
              <ul className="mt-3">
                {documents.map(({ title, href }) => (
                  <li key={title}>
                    <FileLink href={href} label={fill(text.documents.label, { title })} words={buttons} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2 className="text-xl">{text.calculator.title}</h2>
            <p className="mt-2 mb-4 text-base text-muted">{text.calculator.description}</p>
            <ButtonLink href={pathIn(locale, text.calculator.href)} look="secondary">
              {text.calculator.button}
            </ButtonLink>
          </div>
          <div>
            <h2 className="text-xl">{text.reading}</h2>
            <ReadOn links={reading} className="mt-3 flex-col" />
          </div>
        </div>
      </div>
    </section>
  );
}
