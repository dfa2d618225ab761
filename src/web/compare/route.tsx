import { data, redirect } from "react-router";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { productLink, productView } from "#content/lookup/product-view.ts";
import { inquiryPath, paths } from "#content/paths.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import { pathIn } from "#domain/locale.ts";
import { Lineup } from "../catalog/Lineup.tsx";
import { alike } from "../catalog/lineup.ts";
import { contentContext, servicesContext } from "../context.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import { productList } from "../seo/structured-data/product.ts";
import { DutyBoxesScript } from "../series/duty/DutyBoxes.tsx";
import { enteredNeed, isNotCanonical, needTexts } from "../series/duty/need.ts";
import { unitChoiceScope } from "../series/units/UnitChoice.tsx";
import type { Route } from "./+types/route";
import { comparisonIn } from "./asked.ts";
import { CompareForm } from "./CompareForm.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { columnOf } from "./columns.ts";
import { Overview } from "./Overview.tsx";

export async function loader(args: Route.LoaderArgs) {
  const made = pageData(args, { page: "compare" });
  const { locale } = made;
  const { calculator, series } = args.context.get(contentContext);
  const { searchParams } = new URL(args.request.url);
  const stored = await args.context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => null);
  const products = stored?.map((product) => productView(locale, product)) ?? [];
  const comparison = comparisonIn(searchParams, products);
  if (isNotCanonical(searchParams, comparison.need))
    throw redirect(pathIn(locale, paths.compare) + comparison.query);
  const given = {
    ...made,
    page: { ...made.page, query: comparison.query },
    words: series[locale],
    duty: calculator[locale].form.fields,
    products,
    comparison,
    entered: enteredNeed(searchParams, comparison.need),
  };
  // A page without its products is not to be kept, neither by our cache nor by a search engine.
  return data(given, { status: stored === null ? 503 : 200 });
}

/** The number of comparisons is unbounded: search engines list the page that leads to them. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.comparison.query ? [{ name: "robots", content: "noindex, follow" }] : []),
];

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, words, comparison, products, duty, entered } = loaderData;
  const { choices, need, hasUnknown } = comparison;
  const { system } = entered;
  const columns = choices.map((choice) => columnOf(choice, need));
  const problems = [
    ...(hasUnknown ? [text.problems.unknown] : []),
    ...(choices.length === 1 ? [text.problems.few] : []),
  ];
  const { crt, rows } = alike(products);
  const drawing = rows.length > 0 && (
    <Lineup label={fill(text.drawing, { crt: enteredFigure(crt) })} rows={rows} />
  );
  return (
    <Page page={page} isBrief drawing={drawing} things={[productList(page, products.map(productLink))]}>
      <div className={unitChoiceScope}>
        <div className="page-width py-12 lg:py-16 print:py-2">
          <CompareForm
            {...{ locale, text, duty, products, comparison, entered }}
            units={words.models.units}
          />
          {problems.map((problem) => (
            <p key={problem} role="status" className="mt-5 font-semibold text-notice">
              {problem}
            </p>
          ))}
        </div>
        {columns.length === 0 ? (
          <Overview locale={locale} text={text.overview} products={products} />
        ) : (
          <ComparisonTable {...{ locale, text, words, columns, need, system }} />
        )}
      </div>
      <DutyBoxesScript />
      <AddedBlocks page={page} />
      <CallToAction page={page} href={inquiryPath(locale, selectionQuery(needTexts(need)))} />
    </Page>
  );
}
