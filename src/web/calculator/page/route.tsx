import { finderWords } from "#content/calculator/finder/finder.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { figureNames } from "#content/figures/figure-rows.ts";
import { inCRT } from "#content/figures.ts";
import { inquiryPath, paths, sheetPaths } from "#content/paths.ts";
import { pages } from "#content/site.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { dutyTexts, type SelectionTexts, selectionQuery } from "#documents/selection/selection-texts.ts";
import { usableTowers } from "#documents/selection/usable-towers.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { lowNoiseKinds } from "#domain/products/model/vocabulary.ts";
import { optionNames } from "#domain/products/options/options-parameter.ts";
import { contentContext, servicesContext } from "#web/context.ts";
import { articleLinks } from "#web/further-reading/article-links.ts";
import type { InquiryLink } from "#web/inquiry-link.ts";
import { Island } from "#web/islands/Island.tsx";
import { AddedBlocks } from "#web/own-pages/built-in/AddedBlocks.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { SizeForm } from "#web/series/size/SizeForm.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { ChillerForm } from "../chiller/ChillerForm.tsx";
import { namedTower } from "../finder/chosen-tower.ts";
import { type OfferedTowers, offeredTowers } from "../finder/offered-towers.ts";
import type { Route } from "./+types/route";
import Calculator, { type CalculatorProps } from "./Calculator.tsx";
import { TemperatureDrawing } from "./drawing/TemperatureDrawing.tsx";
import { Explanation, Notice } from "./Explanation.tsx";
import { servedStateAt } from "./initial-state.ts";
import { Method } from "./Method.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, text: words, page } = pageData(args, { page: "calculator" });
  const { form, problems, refusal, failure, results, validity, consultation, ...text } = words;
  const { refused, notFound, noOption, noStandby } = planWords[locale];
  const initialState = servedStateAt(new URL(args.request.url).searchParams);
  const island: CalculatorProps = {
    locale,
    text: { form, problems, refusal, failure, results, validity, consultation, figures: figureNames(locale) },
    ...initialState,
    finder: {
      words: finderWords[locale],
      problems: { refused, notFound, noOption, noStandby },
      options: Object.fromEntries(lowNoiseKinds.map((kind) => [kind, lowNoiseText(locale, kind)])),
    },
    offered: await loadOfferedTowers(args, locale, optionNames(initialState.choices.options)),
    references: args.context.get(contentContext).size[locale].answer.references,
    action: pathIn(locale, paths.calculator),
    to: {
      sheet: pathIn(locale, sheetPaths.page),
      pdf: sheetPaths.pdf,
      submittal: pathIn(locale, paths.submittal),
      inquiry: inquiryPath(locale),
      modular: pathIn(locale, paths.modular),
      sound: pathIn(locale, paths.sound),
      gallery: pathIn(locale, paths.gallery),
    },
  };
  const { calculation } = initialState;
  const duty = calculation ? dutyTexts(calculation.input) : {};
  const choices = usableChoices(initialState.choices, island.offered);
  const addresses = selectionAddresses(locale, { ...choices, ...duty });
  const inquiryHref = calculation ? addresses.inquiry : inquiryPath(locale, selectionQuery(choices));
  return {
    text,
    page,
    inquiryLink: {
      href: inquiryHref,
      summary: calculation ? inCRT(calculation.calculations.finalCRT) : "",
      followsDuty: true,
    } satisfies InquiryLink,
    acceptanceHref: addresses.acceptance,
    sound: { href: addresses.sound, label: pages.sound.label[locale] },
    size: args.context.get(contentContext).size[locale].form,
    chiller: args.context.get(contentContext).chiller[locale].form,
    usrtNote: args.context.get(contentContext).size[locale].ton,
    island,
    relatedArticles: articleLinks(args.context.get(contentContext), locale, [
      "glossary",
      "waterQuality",
      "winter",
    ]),
  };
}

/** Models on offer; none where they cannot be read, for which the finder shows a message. */
async function loadOfferedTowers(
  { context }: Route.LoaderArgs,
  locale: Locale,
  options: readonly string[],
): Promise<OfferedTowers> {
  const products = await context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => []);
  return offeredTowers(products, locale, options);
}

/** Choices for links: the pages behind them lead to the sheet, which refuses towers that cannot be used. */
function usableChoices(choices: SelectionTexts, { models }: OfferedTowers): SelectionTexts {
  return models.length === 0 ? choices : usableTowers(choices, namedTower(models, choices)?.model).texts;
}

export const meta = metaOfPage;

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { text, page, inquiryLink, acceptanceHref, sound, island, relatedArticles, size, chiller, usrtNote } =
    loaderData;
  const { consultation } = island.text;
  return (
    <Page page={page} isBrief drawing={<TemperatureDrawing text={text.drawing} />}>
      {/* The island's wrappers have no box (`display: contents`), so that form and results are cells of this grid beside the explanation. */}
      <div className="page-width grid gap-10 py-6 lg:grid-cols-[7fr_5fr] lg:gap-x-16 lg:py-20 [&_[data-island]]:contents [&_[data-part]]:contents print:block print:py-2">
        <Island name="calculator" part={Calculator} props={island} when="load" module="Calculator" />
        <div className="lg:col-start-2 lg:row-start-1 lg:pt-8 print:pt-4">
          {/* The drawing stands here where the page header has none. */}
          <div className="relative mb-8 aspect-16/10 overflow-hidden rounded-card lg:hidden print:hidden">
            <TemperatureDrawing text={text.drawing} />
          </div>
          <Explanation text={text.explanation} />
        </div>
        <div className="grid gap-x-16 gap-y-8 border-line border-t pt-8 lg:col-span-2 lg:grid-cols-2 print:hidden">
          <SizeForm locale={island.locale} text={size} heading="h2" />
          <ChillerForm locale={island.locale} text={chiller} heading="h2" isNarrow />
          <p className="text-compact text-muted lg:col-span-2">{usrtNote}</p>
          <p className="border-line border-t pt-6 lg:col-span-2">
            <a href={sound.href} data-takes-selection="page" className="text-link">
              {sound.label}
            </a>
          </p>
        </div>
        <div className="lg:col-span-2 print:pt-4">
          <Notice text={text.notice} />
        </div>
      </div>
      <Method text={text.explanation} acceptanceHref={acceptanceHref} relatedArticles={relatedArticles} />
      <AddedBlocks page={page} />
      <section className="py-16 lg:py-20 print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
          <div>
            <h2 className="heading-2">{consultation.title}</h2>
            <p className="mt-3 text-muted">{consultation.text}</p>
          </div>
          <ButtonLink href={inquiryLink.href} data-takes-selection="page">
            {consultation.button}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}
