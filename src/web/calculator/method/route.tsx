import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { pathIn } from "#domain/locale.ts";
import { AddedBlocks } from "#web/own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "#web/page/CallToAction.tsx";
import { Contents } from "#web/page/Contents.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { ArrowLeft } from "../../ui/icons/visitor-icons.ts";
import type { Route } from "./+types/route";
import { ratioComparisons, summaryOf } from "./comparisons.ts";
import { MethodSection } from "./MethodSection.tsx";
import { sectionParts } from "./SectionParts.tsx";

export function loader(args: Route.LoaderArgs) {
  const data = pageData(args, {
    page: "method",
    above: "calculator",
  });
  const texts = readSelection(new URL(args.request.url).searchParams);
  const { count, crossFlow, mean, largest } = summaryOf(ratioComparisons());
  return {
    ...data,
    summary: { count, crossFlow, mean: oneDecimal(mean), largest: oneDecimal(largest) },
    onward: selectionOf(texts).duty && selectionAddresses(data.locale, texts),
  };
}

export const meta = metaOfPage;

export default function MethodPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, summary, onward } = loaderData;
  return (
    <Page page={page}>
      <div className="page-width gap-x-12 pb-14 lg:grid lg:grid-cols-[3fr_9fr] lg:py-22">
        <Contents title={text.contents} sections={text.sections} className="print:hidden">
          <a
            href={onward?.calculator ?? pathIn(locale, paths.calculator)}
            className="mt-4 inline-flex items-center gap-1.5 py-1.5 font-semibold text-action hover:underline"
          >
            <ArrowLeft className="size-4" />
            {text.back}
          </a>
        </Contents>
        <div className="min-w-0 divide-y divide-line">
          {text.sections.map(({ id, title, paragraphs }, index) => (
            <MethodSection
              key={id}
              id={id}
              number={index + 1}
              title={title}
              equations={text.equations}
              paragraphs={paragraphs.map((paragraph) => fill(paragraph, summary))}
              parts={sectionParts(id, locale, text)}
            />
          ))}
        </div>
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} href={onward?.inquiry} />
    </Page>
  );
}
