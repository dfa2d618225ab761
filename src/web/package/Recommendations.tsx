import type { ComponentProps } from "react";
import { unmarked } from "#content/editing/marks.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { packageTowers } from "#content/pages/package.ts";
import type { Locale } from "#domain/locale.ts";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { NextStepsBand } from "../page/NextStepsBand.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";
import { anchorOf } from "./series.ts";

interface RecommendationsProps {
  locale: Locale;
  text: (typeof packageTowers)[Locale]["recommendations"];
  catalog: (typeof packageTowers)[Locale]["catalog"];
  series: readonly ProductView[];
  comparison: ComponentProps<typeof NextStepsBand>["text"];
  reading: readonly ArticleLink[];
}

export function Recommendations(props: RecommendationsProps) {
  const { locale, text, catalog, series, comparison, reading } = props;
  const items = text.items
    .map((item) => ({ ...item, models: item.models.split(", ").filter((name) => isAmong(series, name)) }))
    .filter(({ models }) => models.length > 0);
  return (
    <section className="section-space">
      <div className="page-width">
        {items.length > 0 && (
          <>
            <SectionHead id="recommendations" title={text.title} description={text.description} />
            <table aria-labelledby="recommendations" className="block w-full text-left md:table">
              <thead className="max-md:sr-only">
                <tr className="border-ink border-b text-compact text-muted">
                  <th scope="col" className="w-[32%] pb-3 font-medium">
                    {text.environment}
                  </th>
                  <th scope="col" className="w-[18%] pb-3 font-medium">
                    {text.models}
                  </th>
                  <th scope="col" className="pb-3 font-medium">
                    {text.reason}
                  </th>
                </tr>
              </thead>
              <tbody className="block md:table-row-group">
                {items.map((item) => (
                  <tr
                    key={item.id}
                    className="grid gap-x-5 min-[17rem]:grid-cols-[1fr_auto] gap-y-1 border-line border-b py-2.5 max-md:first:border-t md:table-row"
                  >
                    <th scope="row" className="text-balance font-semibold md:py-4.5 md:pr-6">
                      {item.title}
                    </th>
                    <td className="md:py-4.5 md:pr-6">
                      <Models names={item.models} />
                    </td>
                    <td className="text-pretty text-muted max-md:col-span-full max-md:text-compact max-md:leading-normal md:py-4.5">
                      {item.reason}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
        <ReadOn links={reading} className="mt-6" />
        <div className="mt-6 grid gap-3 md:mt-14 md:gap-5 lg:mt-18">
          <NextStepsBand locale={locale} text={comparison} />
          <NextStepsBand locale={locale} text={catalog} />
        </div>
      </div>
    </section>
  );
}

function isAmong(series: readonly ProductView[], name: string): boolean {
  return series.some(({ slug }) => slug === unmarked(name).text.toLowerCase());
}

function Models({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <a
        href={`#${anchorOf(name.toLowerCase())}`}
        className="inline-block py-0.5 font-semibold text-action underline-offset-4 hover:underline"
      >
        {name}
      </a>
    </span>
  ));
}
