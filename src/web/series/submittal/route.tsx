import { data, redirect } from "react-router";
import { fill } from "#content/fill.ts";
import { productView } from "#content/lookup/product-view.ts";
import { inquiryPath, paths } from "#content/paths.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection, selectionQuery } from "#documents/selection/selection-texts.ts";
import { submittalOf } from "#documents/submittal/submittal.ts";
import { submittalTarget } from "#documents/submittal/submittal-target.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { elevationInput } from "#engine/inputs/duty-inputs.ts";
import { contentContext, servicesContext, siteUrlContext } from "../../context.ts";
import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { enteredNeed, isNotCanonical, needIn } from "../duty/need.ts";
import { withOptions } from "../options/asked-options.ts";
import { inStandardUnits } from "../units/unit-system.ts";
import type { Route } from "./+types/route";
import { SubmittalDrawing } from "./SubmittalDrawing.tsx";
import { SubmittalForm } from "./SubmittalForm.tsx";
import { SubmittalList } from "./SubmittalList.tsx";

export async function loader(args: Route.LoaderArgs) {
  const made = pageData(args, { page: "submittal" });
  const { locale } = made;
  const content = args.context.get(contentContext);
  const searchParams = withOptions(new URL(args.request.url).searchParams);
  const need = needIn(searchParams);
  const texts = readSelection(inStandardUnits(searchParams));
  if (isNotCanonical(searchParams, need))
    throw redirect(pathIn(locale, paths.submittal) + selectionQuery(texts));
  const stored = await args.context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => null);
  const found = stored && (await foundFor(args, locale, stored, texts));
  const isUnknown = stored !== null && !found && (texts.product ?? texts.model) !== undefined;
  return data(
    {
      ...made,
      duty: content.calculator[locale].form.fields,
      elevationProblem: content.compare[locale].problems.elevation,
      optionWords: content.series[locale].options,
      products: stored?.map((product) => productView(locale, product)) ?? [],
      texts: found?.towers.texts ?? texts,
      selection: found?.selection ?? selectionOf(texts),
      units: content.series[locale].models.units,
      entered: enteredNeed(searchParams, need),
      found,
      isUnknown,
    },
    { status: stored === null ? 503 : isUnknown ? 404 : 200 },
  );
}

/** Towers of an address with their files; undefined if it names no existing ones. */
async function foundFor(
  { context }: Pick<Route.LoaderArgs, "context">,
  locale: Locale,
  products: Parameters<typeof submittalTarget>[0],
  asked: Parameters<typeof submittalTarget>[1],
) {
  const target = submittalTarget(products, asked);
  if (!target) return undefined;
  const sources = { ...context.get(servicesContext), siteUrl: context.get(siteUrlContext) };
  const { product, model, texts, selection } = target;
  return {
    selection,
    towers: { product: productView(locale, product), model, texts },
    submittal: await submittalOf(locale, context.get(contentContext), target, sources),
  };
}

/** Search engines index only the page without a selection, because the number of selections is unlimited. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.found ? [{ name: "robots", content: "noindex, follow" }] : []),
];

/** Page of all files of a selection, for approval. */
export default function SubmittalPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, found, texts, selection } = loaderData;
  const { duty, products, entered, units, isUnknown, optionWords, elevationProblem } = loaderData;
  // The form has a sentence on each of these.
  const rejected = selection.rejected.filter((name) => name !== "duty" && name !== elevationInput.key);
  return (
    <Page page={page} isBrief drawing={<SubmittalDrawing label={text.drawing} />}>
      <div className="page-width py-8 lg:py-14">
        {rejected.length > 0 && (
          <p role="status" className="mb-6 text-compact text-notice">
            {fill(text.problems.unread, { names: rejected.join(", ") })}
          </p>
        )}
        {found && <SubmittalList {...{ locale, text }} found={found.submittal} towers={found.towers} />}
        <SubmittalForm
          {...{ locale, text, duty, products, texts, selection, entered, units, isUnknown, optionWords }}
          elevationProblem={elevationProblem}
        />
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} href={inquiryPath(locale, selectionQuery(texts))} />
    </Page>
  );
}
