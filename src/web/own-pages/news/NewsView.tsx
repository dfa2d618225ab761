import type { Content } from "#content/editing/defaults.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { pictureIn } from "#domain/own-pages/block-view.ts";
import type { NewsSummary } from "#domain/own-pages/news-summary.ts";
import { type OwnPageContent, pagePath } from "#domain/own-pages/own-page.ts";
import { CallToAction } from "../../page/CallToAction.tsx";
import { HeaderEnd } from "../../page/HeaderEnd.tsx";
import { Breadcrumbs } from "../../page/hero/Breadcrumbs.tsx";
import { Neighbors } from "../../page/Neighbors.tsx";
import type { PageWithHeader } from "../../page/page-data.ts";
import { CoverPicture } from "../../pictures/CoverPicture.tsx";
import { StructuredData } from "../../seo/StructuredData.tsx";
import { pageGraph } from "../../seo/structured-data/page-graph.ts";
import { Blocks } from "../Blocks.tsx";
import type { BlockWords } from "../block-words.ts";
import { ownPageThings } from "../own-page-things.ts";
import type { StoredRecords } from "../stored-records.ts";
import { NewsLabel } from "./NewsLabel.tsx";

interface NewsViewProps {
  page: PageWithHeader;
  content: OwnPageContent;
  text: Content["news"][Locale];
  words: BlockWords;
  stored: StoredRecords;
  /** Absent at the end of the list. */
  newer: NewsSummary | undefined;
  older: NewsSummary | undefined;
  /** Last publication, ISO 8601. */
  publishedAt?: string | undefined;
}

export function NewsView({ page, content, text, words, stored, newer, older, publishedAt }: NewsViewProps) {
  const { locale } = page;
  const beside = (news: NewsSummary | undefined, name: string) =>
    news && { name, title: news.title[locale], href: pathIn(locale, pagePath("news", news.address)) };
  const { blocks } = content;
  return (
    <article>
      <Header page={page} content={content} text={text} />
      <Blocks {...{ locale, blocks, words, stored }} />
      <Neighbors
        label={text.neighbours.label}
        newer={beside(newer, text.neighbours.newer)}
        older={beside(older, text.neighbours.older)}
      />
      <CallToAction page={page} />
      <StructuredData data={pageGraph(page, ownPageThings(page, "news", content, publishedAt))} />
    </article>
  );
}

function Header({ page, content, text }: Pick<NewsViewProps, "page" | "content" | "text">) {
  const { locale, title, lead } = page;
  return (
    <div className="page-width pt-8 lg:pt-10 print:pt-4">
      <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
      <div className="mt-8 mb-3.5 lg:mt-12 print:mt-4">
        <NewsLabel locale={locale} kind={content.newsKind} day={content.day} text={text} />
      </div>
      <h1 className="wrap-anywhere max-w-[26em] text-section-l leading-tight">{title}</h1>
      <p className="mt-4 max-w-[40em] text-pretty text-page-lead text-slate leading-relaxed">{lead}</p>
      {content.picture && (
        <div className="relative mt-8 aspect-16/10 overflow-hidden rounded-card bg-blank lg:mt-10 lg:aspect-2/1 print:mt-4 print:max-h-[7cm] print:w-full">
          <CoverPicture
            {...pictureIn(locale, content.picture)}
            sizes="(min-width: 2000px) 62vw, (min-width: 1280px) 1200px, calc(100vw - 40px)"
            first
          />
        </div>
      )}
      <HeaderEnd />
    </div>
  );
}
