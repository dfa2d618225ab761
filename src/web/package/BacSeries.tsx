import type { ProductView } from "#content/lookup/product-view.ts";
import type { packageTowers } from "#content/pages/package.ts";
import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";
import { DocumentLink } from "../series/DocumentLink.tsx";
import { Chips } from "../ui/Chips.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";
import { FoldedHxvModes, HxvModes } from "./HxvModes.tsx";
import { besideOnPhones, FoldedFeatures, MoreLink, SeriesName, SeriesPicture } from "./SeriesParts.tsx";
import { anchorOf } from "./series.ts";

type BacWords = (typeof packageTowers)[Locale]["bac"];

interface BacSeriesProps {
  locale: Locale;
  text: BacWords;
  series: readonly ProductView[];
  /** Text of the link to the page of a series. */
  more: string;
  words: Pick<(typeof shared)[Locale], "buttons" | "renderNote">;
}

/** Five series of the partner brand, one per row; that of HXV shows its three modes of operation. */
export function BacSeries({ locale, text, series: items, words, more }: BacSeriesProps) {
  // A company may have no partner.
  if (items.length === 0) return null;
  return (
    <section id="bac" className="-scroll-mt-7 lg:-scroll-mt-3 section-space bg-mist">
      <div className="page-width">
        <SectionHead title={text.title} description={text.description} />
        <ul className="border-edge border-b">
          {items.map((series) => (
            <li
              key={series.slug}
              id={anchorOf(series.slug)}
              className={`grid gap-x-10 gap-y-2 border-edge border-t py-4 md:grid-cols-[15rem_1fr] md:gap-y-5 md:py-9 lg:grid-cols-[17.5rem_5fr_6fr] lg:py-10 print:gap-x-8 print:grid-cols-[6.5rem_1fr_1fr] print:py-2 ${besideOnPhones}`}
            >
              <div className="md:max-lg:row-span-2">
                <SeriesPicture
                  url={series.imageUrl}
                  alt={series.alt}
                  sizes="(min-width: 1024px) 280px, (min-width: 768px) 240px, (min-width: 368px) 128px, calc(100vw - 40px)"
                  className="aspect-4/3 w-full rounded-card object-cover"
                />
              </div>
              <div>
                <SeriesName series={series} />
                <div className="mt-4 max-md:hidden print:hidden">
                  <Chips label={series.title} words={series.tags} />
                </div>
              </div>
              <div className="max-md:col-span-full lg:pt-1">
                <div className="mb-4 max-md:hidden">
                  <FeatureList label={`${series.title} ${text.features}`} features={series.features} />
                </div>
                <div className="flex flex-wrap gap-x-4 md:gap-x-7 print:hidden">
                  <MoreLink series={series} more={more} />
                  <FoldedFeatures series={series} label={text.features} />
                  {series.slug === "hxv" && <FoldedHxvModes text={text.hxvModes} />}
                  {series.documents.map((document) => (
                    <DocumentLink
                      key={document.title}
                      {...{ locale, document }}
                      product={series}
                      label={text.catalogLabel}
                      words={words.buttons}
                    />
                  ))}
                </div>
              </div>
              {series.slug === "hxv" && <HxvModes text={text.hxvModes} />}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-muted text-sm">{words.renderNote}</p>
      </div>
    </section>
  );
}
