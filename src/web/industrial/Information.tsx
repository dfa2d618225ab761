import type { ComponentProps } from "react";
import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { type DiagramWords, FlowDiagram } from "../diagrams/FlowDiagram.tsx";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { Island } from "../islands/Island.tsx";
import type { ChartedSeries } from "../models/charted-models.ts";
import { ModelChart } from "../models/ModelChart.tsx";
import { ModelRanges } from "../models/ModelRanges.tsx";
import { NextStepsBand } from "../page/NextStepsBand.tsx";
import { TermList } from "../ui/TermList.tsx";
import ProductRange, { type ProductRangeProps } from "./ProductRange.tsx";

interface InformationProps {
  text: (typeof industrial)[Locale]["information"];
  words: { diagram: DiagramWords; capacityRange: string; chart: string; sample: string | undefined };
  models: readonly Model[];
  chart: readonly ChartedSeries[];
  range: ProductRangeProps;
  comparison: ComponentProps<typeof NextStepsBand>["text"];
  reading: readonly ArticleLink[];
}

export function Information({ text, words, models, chart, range, comparison, reading }: InformationProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 className="heading-2">{text.title}</h2>
            {models.length > 0 && (
              <div className="mt-8">
                <h3 className="text-lg leading-snug lg:text-title-s">{words.capacityRange}</h3>
                <ModelRanges locale={range.locale} label={words.capacityRange} models={models} />
                <ModelChart title={words.chart} series={chart} />
                {words.sample && <p className="mt-3 text-note text-muted">{words.sample}</p>}
              </div>
            )}
          </div>
          <div>
            <TermList items={text.items} />
            <div className="mt-8 grid gap-8 sm:grid-cols-2">
              <FlowDiagram kind="counter" text={words.diagram} />
              <FlowDiagram kind="cross" text={words.diagram} />
            </div>
            <ReadOn links={reading} className="mt-6" />
          </div>
        </div>
        {range.products === null ? (
          <Island name="productRange" part={ProductRange} props={range} when="load" />
        ) : (
          <ProductRange {...range} />
        )}
        <div className="mt-12">
          <NextStepsBand locale={range.locale} text={comparison} />
        </div>
      </div>
    </section>
  );
}
