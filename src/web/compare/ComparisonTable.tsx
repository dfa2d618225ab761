import type { UnitSystem } from "#content/details/measured.ts";
import { brandedTitle } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { series } from "#content/pages/series.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx";
import { Needed } from "../series/duty/Needed.tsx";
import { type Need, needTexts } from "../series/duty/need.ts";
import { UnitChoice } from "../series/units/UnitChoice.tsx";
import { compareFormId } from "./CompareForm.tsx";
import type { Column } from "./columns.ts";
import { comparedRows } from "./compared-rows.tsx";

interface ComparisonTableProps {
  locale: Locale;
  text: (typeof compare)[Locale];
  /** Words of models and of their units, as on the pages of series. */
  words: (typeof series)[Locale];
  columns: readonly Column[];
  need: Need;
  system: UnitSystem;
}

/** The series side by side; on phones, where what is compared is called stands above it. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { locale, text, words, columns, need, system } = props;
  const { result } = text;
  const rows = comparedRows({ locale, text, words, need }, columns);
  const isSample = columns.some(({ product }) => product.hasSampleModels);
  const isMany = columns.some(({ towers }) => towers > 1);
  return (
    <section className="pb-12 lg:pb-16 print:[zoom:0.85] print:pb-6">
      <div className="page-width">
        <h2 id="comparison" className="heading-2">
          {result.title}
        </h2>
        {(need.kind === "capacity" || need.kind === "duty") && (
          <p className="figures mt-2 mb-5 text-muted">
            <Needed locale={locale} text={result} need={need} />
          </p>
        )}
        <UnitChoice text={words.models.units} system={system} form={compareFormId} />
        {(isSample || isMany) && (
          <p className="mb-4 text-note text-muted">
            {[isSample && words.models.sampleNote, isMany && result.each].filter(Boolean).join(" ")}
          </p>
        )}
        <table
          aria-labelledby="comparison"
          className="block w-full text-left text-compact md:table table-fixed"
        >
          <thead className="block md:table-header-group">
            <tr className={row(columns)}>
              <th scope="col" className="hidden w-[18%] md:table-cell">
                <span className="sr-only">{result.fact}</span>
              </th>
              {columns.map((column, index) => (
                <Head key={keyOf(column, index)} column={column} need={need} />
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map(({ id, head, cell }) => (
              <tr
                key={id}
                className={`${row(columns)} border-line border-t ${id === "next" ? "print:hidden" : ""}`.trimEnd()}
              >
                <th
                  scope="row"
                  className="col-span-full pt-3 font-medium text-muted text-small align-top md:py-4.5 md:pr-6 print:py-1"
                >
                  {head}
                </th>
                {columns.map((column, index) => (
                  <td
                    key={keyOf(column, index)}
                    className="figures wrap-anywhere pt-1 pb-3 align-top md:py-4.5 md:pr-6 print:py-1"
                  >
                    {cell(column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** As many cells beside one another as there are series. */
function row({ length }: readonly Column[]): string {
  return `grid gap-x-4 md:table-row ${length === 3 ? "grid-cols-3" : length === 2 ? "grid-cols-2" : "grid-cols-1"}`;
}

function keyOf({ product, models }: Column, index: number): string {
  return `${index} ${product.slug} ${models[0]?.name}`;
}

function Head({ column: { product }, need }: { column: Column; need: Need }) {
  return (
    <th scope="col" className="pb-4 align-bottom md:pr-6">
      {product.imageUrl !== null && (
        <span className="mb-3 block overflow-hidden rounded-card bg-blank print:hidden">
          <ResponsivePicture
            files={productPicture(product.imageUrl)}
            alt=""
            sizes="(min-width: 1280px) 320px, 30vw"
            className="aspect-4/3 w-full object-cover"
          />
        </span>
      )}
      <a
        href={product.href + selectionQuery(needTexts(need))}
        className="font-bold text-base hover:text-action hover:underline lg:text-title-m"
      >
        {brandedTitle(product)}
      </a>
    </th>
  );
}
