import { inCRT } from "#content/figures.ts";
import { inquiryPath, paths, sheetPaths } from "#content/paths.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { contentContext, servicesContext } from "#web/context.ts";
import { Island } from "#web/islands/Island.tsx";
import { articleLinks } from "#web/knowledge/article-links.ts";
import type { Quote } from "#web/layout/quote/quote.ts";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { AddedBlocks } from "#web/page-record/built-in/AddedBlocks.tsx";
import { SizeForm } from "#web/series/size/SizeForm.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { ChillerForm } from "../chiller/ChillerForm.tsx";
import { figureNames } from "../figures/figure-rows.ts";
import { selectionAddresses } from "../selection/addresses.ts";
import { ratedModel } from "../selection/attached.ts";
import { selectionOf } from "../selection/selection.ts";
import { dutyTexts, selectionQuery } from "../selection/selection-texts.ts";
import type { TowersView } from "../tool/DesignTool.tsx";
import { shortfallText, towersLine } from "../words/verdict/verdict-text.ts";
import type { Route } from "./+types/route";
import Calculator, { type CalculatorProps } from "./Calculator.tsx";
import { TemperatureDrawing } from "./drawing/TemperatureDrawing.tsx";
import { Explanation, Notice } from "./Explanation.tsx";
import { type InitialState, initialStateAt } from "./initial-state.ts";
import { Method } from "./Method.tsx";

export async function loader(asked: Route.LoaderArgs) {
  const { locale, text: words, page } = pageData(asked, { page: "calculator" });
  const { form, problems, refusal, failure, results, validity, consultation, ...text } = words;
  const opening = initialStateAt(new URL(asked.request.url).searchParams);
  const island: CalculatorProps = {
    locale,
    text: { form, problems, refusal, failure, results, validity, consultation, figures: figureNames(locale) },
    ...opening,
    towers: await namedTowers(asked, opening),
    action: pathIn(locale, paths.calculator),
    to: {
      sheet: pathIn(locale, sheetPaths.page),
      pdf: sheetPaths.pdf,
      submittal: pathIn(locale, paths.submittal),
      home: pathIn(locale, paths.home),
    },
  };
  const { calculation } = opening;
  const duty = calculation ? dutyTexts(calculation.input) : {};
  const addresses = selectionAddresses(locale, { ...opening.chosen, ...duty });
  const consultationHref = calculation
    ? addresses.quotation
    : inquiryPath(locale, selectionQuery(opening.chosen));
  return {
    text,
    page,
    quote: {
      href: consultationHref,
      carries: calculation ? inCRT(calculation.calculations.finalCRT) : "",
      takesDuty: true,
    } satisfies Quote,
    consultationHref,
    testHref: addresses.acceptance,
    size: asked.context.get(contentContext).size[locale].form,
    chiller: asked.context.get(contentContext).chiller[locale].form,
    island,
    reading: articleLinks(asked.context.get(contentContext), locale, ["glossary", "waterQuality", "winter"]),
  };
}

/** Towers of the address, where their model is offered and their number known. */
async function namedTowers(
  { context, request }: Route.LoaderArgs,
  { calculation, chosen }: InitialState,
): Promise<TowersView | undefined> {
  const units = selectionOf(chosen).plan.tower?.units;
  if (!calculation || chosen.model === undefined || units === undefined) return undefined;
  const locale = localeOf(new URL(request.url).pathname);
  const products = await context
    .get(servicesContext)
    .products.list()
    .catch(() => []);
  const model = ratedModel(products, chosen);
  if (!model) return undefined;
  const [towers, duty] = [{ units, ...model }, calculation.input];
  return {
    line: towersLine(locale, chosen.model, towers, duty),
    isShort: shortfallText(locale, towers, duty) !== undefined,
    kind: model.kind,
  };
}

export const meta = metaOfPage;

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { text, page, consultationHref, testHref, island, reading, size, chiller } = loaderData;
  const { consultation } = island.text;
  return (
    <Page page={page} isBrief drawing={<TemperatureDrawing text={text.drawing} />}>
      {/* The island's wrappers have no box (`display: contents`), so that form and results are cells of this grid beside the explanation. */}
      <div className="page-width grid gap-10 py-6 lg:grid-cols-[7fr_5fr] lg:gap-x-16 lg:py-20 [&_[data-island]]:contents [&_[data-part]]:contents">
        <Island name="calculator" part={Calculator} props={island} when="load" module="Calculator" />
        <div className="lg:col-start-2 lg:row-start-1 lg:pt-8">
          {/* The drawing stands here where the page header has none. */}
          <div className="relative mb-8 aspect-16/10 overflow-hidden rounded-card lg:hidden print:hidden">
            <TemperatureDrawing text={text.drawing} />
          </div>
          <Explanation text={text.explanation} />
          <div className="mt-8 border-line border-t pt-6">
            <SizeForm locale={island.locale} text={size} heading="h2" />
          </div>
          <div className="mt-8 border-line border-t pt-6">
            <ChillerForm locale={island.locale} text={chiller} heading="h2" isNarrow />
          </div>
        </div>
        <div className="lg:col-span-2">
          <Notice text={text.notice} />
        </div>
      </div>
      <Method text={text.explanation} testHref={testHref} reading={reading} />
      <AddedBlocks page={page} />
      <section className="py-16 lg:py-20">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
          <div>
            <h2 className="heading-2">{consultation.title}</h2>
            <p className="mt-3 text-muted">{consultation.text}</p>
          </div>
          <ButtonLink href={consultationHref} data-takes-selection="page">
            {consultation.button}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}
