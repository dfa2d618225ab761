import type { FAQPage, Thing } from "schema-dts";
import type { Locale } from "#domain/locale.ts";
import { blocksIn } from "#domain/own-pages/block-view.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { OwnPageContent, PageKind } from "#domain/own-pages/own-page.ts";
import { plainText } from "#domain/own-pages/rich-text.ts";
import type { PageWithHeader } from "../page/page-data.ts";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { type AskedQuestion, faqPage } from "../seo/structured-data/faq.ts";
import { newsArticle } from "../seo/structured-data/news.ts";
import type { PageGraph } from "../seo/structured-data/page-graph.ts";

export function ownPageThings(
  page: PageWithHeader,
  kind: PageKind,
  { blocks, day, picture }: OwnPageContent,
  publishedAt?: string,
): Thing[] {
  const image = picture ? wholeFile(filesOf(picture.picture)) : undefined;
  return [
    ...(kind === "news" && day !== null
      ? [newsArticle(page, { headline: page.title, description: page.lead, image, day, publishedAt })]
      : []),
    ...questionThings(page, blocks),
  ];
}

export function questionThings(page: PageGraph, blocks: readonly Block[]): FAQPage[] {
  const questions = questionsIn(page.locale, blocks);
  return questions.length > 0 ? [faqPage(page, questions)] : [];
}

export function questionsIn(locale: Locale, blocks: readonly Block[]): AskedQuestion[] {
  return blocksIn(locale, blocks).flatMap((block) =>
    block.kind === "questions"
      ? block.rows.map(({ id, question, answer }) => ({ id, question, answer: plainText(answer) }))
      : [],
  );
}
