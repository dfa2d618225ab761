import type { ProductView } from "#content/lookup/product-view.ts";
import type { packageTowers } from "#content/pages/package.ts";
import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";
import { ModelRanges } from "../models/ModelRanges.tsx";
import { DocumentLink } from "../series/DocumentLink.tsx";
import { Chips } from "../ui/Chips.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";
import { Quantity } from "../ui/Quantity.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";
import { besideOnPhones, FoldedFeatures, MoreLink, SeriesName, SeriesPicture } from "./SeriesParts.tsx";
import { anchorOf } from "./series.ts";

type OwnWords = (typeof packageTowers)[Locale]["own"];

interface OwnSeriesProps {
  text: OwnWords;
  series: readonly ProductView[];
  locale: Locale;
  words: { more: string; range: string; sample: string | undefined };
  buttons: (typeof shared)[Locale]["buttons"];
}

export function OwnSeries({ locale, text, series: items, buttons, words }: OwnSeriesProps) {
  if (items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead title={text.title} description={text.description} />
        <ul className="grid gap-x-8 gap-y-6 md:gap-y-14 lg:grid-cols-3 lg:gap-y-0 print:grid-cols-3">
          {items.map((series) => (
            <li
              key={series.slug}
              id={anchorOf(series.slug)}
              className={`grid gap-x-8 lg:row-span-5 lg:nth-[n+4]:mt-16 lg:grid-rows-subgrid md:max-lg:grid-cols-2 print:grid-cols-1 print:content-start ${besideOnPhones}`}
            >
              <div className="md:max-lg:row-span-4">
                <SeriesPicture
                  url={series.imageUrl}
                  alt={series.alt}
                  load="atOnce"
                  sizes="(min-width: 1280px) 379px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, (min-width: 368px) 128px, calc(100vw - 40px)"
                  className="aspect-4/3 w-full rounded-card object-cover print:aspect-2/1 print:object-contain"
                />
              </div>
              <div className="lg:mt-6">
                <SeriesName series={series} />
              </div>
              <div className="max-md:hidden md:mt-5 md:border-line md:border-t md:pt-5 print:mt-2 print:pt-2">
                <FeatureList label={`${series.title} ${text.features}`} features={series.features} />
              </div>
              <div className="max-md:col-span-full">
                <ModelRanges
                  locale={locale}
                  label={`${series.title} ${words.range}`}
                  models={series.models}
                />
              </div>
              <div className="mt-2 max-md:col-span-full md:mt-5">
                <div className="max-md:hidden print:hidden">
                  <Chips label={series.title} words={series.tags} />
                </div>
                <div className="flex flex-wrap gap-x-4 md:mt-3 md:grid md:justify-items-start print:hidden">
                  <MoreLink series={series} more={words.more} />
                  <FoldedFeatures series={series} label={text.features} />
                  {series.documents.map((document) => (
                    <DocumentLink
                      key={document.title}
                      {...{ locale, document }}
                      product={series}
                      label={text.catalogLabel}
                      words={buttons}
                    />
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ul>
        {words.sample && <p className="mt-4 text-note text-muted">{words.sample}</p>}
        {text.warranty.show && <Warranty text={text.warranty} />}
      </div>
    </section>
  );
}

function Warranty({ text }: { text: OwnWords["warranty"] }) {
  return (
    <div className="mt-7 grid items-center gap-x-6 gap-y-3 print:mt-4 print:py-2 border-line border-y py-5 min-[23rem]:grid-cols-[auto_1fr] md:mt-14 md:gap-x-10 md:py-8 lg:mt-18">
      <p className="figures font-bold text-series text-navy leading-none tracking-[-0.04em]">
        <Quantity text={text.value} />
      </p>
      <div>
        <h3 className="text-xl first-letter:uppercase">{text.label}</h3>
        <p className="mt-1 max-w-[44em] text-muted">{text.description}</p>
      </div>
    </div>
  );
}
