import { rangeOf } from "#content/figures/range.ts";
import { enteredFigure } from "#content/figures.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { Locale } from "#domain/locale.ts";
import { inMetres } from "../models/model-ranges.ts";

interface OverviewProps {
  locale: Locale;
  text: (typeof compare)[Locale]["overview"];
  products: readonly ProductView[];
}

/** Every series with the range of its models, for visitors who have yet to choose. */
export function Overview({ locale, text, products }: OverviewProps) {
  if (products.length === 0) return null;
  return (
    <section className="pb-12 lg:pb-16">
      <div className="page-width">
        <h2 id="overview" className="heading-2">
          {text.title}
        </h2>
        <table
          aria-labelledby="overview"
          className="mt-6 w-full border-ink border-t-2 text-left text-compact"
        >
          <thead>
            <tr className="border-line border-b text-muted text-small">
              <th scope="col" className="py-2.5 pr-4 font-medium">
                {text.series}
              </th>
              <th scope="col" className="py-2.5 pr-4 font-medium max-sm:hidden">
                {text.type}
              </th>
              <th scope="col" className="py-2.5 text-right font-medium">
                {text.capacity}
              </th>
              <th scope="col" className="py-2.5 pl-4 text-right font-medium">
                {text.height}
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {products.map((product) => (
              <tr key={product.slug} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  <a href={product.href} className="inline-block py-1 hover:text-action hover:underline">
                    {brandedTitle(product)}
                  </a>
                </th>
                <td className="py-2 pr-4 max-sm:hidden">{product.type ?? "–"}</td>
                <td className="whitespace-nowrap py-2 text-right">
                  {rangeOf(
                    locale,
                    product.models.map(({ crt }) => crt),
                    enteredFigure,
                  ) ?? "–"}
                </td>
                <td className="whitespace-nowrap py-2 pl-4 text-right">
                  {rangeOf(
                    locale,
                    product.models.flatMap(({ height }) => height ?? []),
                    inMetres,
                  ) ?? "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
