import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import {
  readSelection,
  type SelectionTexts,
  selectionEntries,
} from "#documents/selection/selection-texts.ts";
import { askedSound } from "#documents/sound/asked-sound.ts";
import { towersText } from "#documents/sound/case-rows.ts";
import { offeredSound } from "#documents/sound/offered-sound.ts";
import { pathIn } from "#domain/locale.ts";
import { contentContext, servicesContext, siteUrlContext } from "#web/context.ts";
import type { InquiryLink } from "#web/inquiry-link.ts";
import { AddedBlocks } from "#web/own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "#web/page/CallToAction.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import type { Route } from "./+types/route";
import { SoundForm } from "./SoundForm.tsx";
import { SoundResult } from "./SoundResult.tsx";

export async function loader(args: Route.LoaderArgs) {
  const made = pageData(args, { page: "sound", above: "calculator" });
  const { pathname, search, searchParams } = new URL(args.request.url);
  const products = await args.context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => []);
  const { sound, ...selection } = readSelection(searchParams);
  const { values, result, carried } = askedSound(searchParams, { ...selection, sound }, products);
  const texts: SelectionTexts = { ...selection, sound: carried };
  const { calculator, sheet, pdf, inquiry } = selectionAddresses(made.locale, texts);
  const hasSheet = carried !== undefined && selectionOf(texts).duty !== undefined;
  return {
    ...made,
    result,
    values,
    hidden: selectionEntries(selection),
    inquiryLink: {
      href: inquiry,
      summary: result.kind === "answered" ? towersText(made.locale, result) : "",
    } satisfies InquiryLink,
    offered: offeredSound(products, made.locale, values.tower),
    source: {
      company: args.context.get(contentContext).company.name[made.locale],
      address: args.context.get(siteUrlContext) + pathname + search,
    },
    links: { calculator, inquiry, ...(hasSheet && { sheet, pdf: pdf[made.locale] }) },
  };
}

/** Search engines index only the page without a case, because the number of cases is unlimited. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.result.kind === "answered" ? [{ name: "robots", content: "noindex, follow" }] : []),
];

/** Page of the sound of towers at a neighbor. It works without script. */
export default function SoundPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, result, values, hidden, offered, links, source } = loaderData;
  return (
    <Page page={page} isBrief>
      <div className="page-width grid grid-cols-1 gap-10 py-5 lg:py-14">
        {result.kind === "answered" && (
          <SoundResult locale={locale} text={text.answer} sound={result} links={links} source={source} />
        )}
        <SoundForm
          locale={locale}
          text={text.form}
          problems={result.kind === "refused" ? result.problems : []}
          values={values}
          hidden={hidden}
          offered={offered}
        />
        <p className="flex flex-wrap gap-x-8 gap-y-2 print:hidden">
          <a href={links.calculator} className="text-link">
            {text.back}
          </a>
          <a href={pathIn(locale, paths.noise)} className="text-link">
            {text.article}
          </a>
        </p>
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} href={links.inquiry} />
    </Page>
  );
}
