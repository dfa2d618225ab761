import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { newBlock } from "#domain/own-pages/blocks.ts";
import { type NewsFilter, type NewsSummary, newsPage } from "#domain/own-pages/news-summary.ts";
import { emptyPage, type OwnPageContent } from "#domain/own-pages/own-page.ts";
import { ofType, requiredOfArticles, unresolvedIn } from "../../../../tests/support/structured-data.ts";
import { contentContext, siteUrlContext } from "../../context.ts";
import { pageGraph } from "../../seo/structured-data/page-graph.ts";
import { blockWords } from "../block-words.ts";
import { ownPageThings } from "../own-page-things.ts";
import { newsListPage, ownPageData } from "../page-data.ts";
import { NewestNews } from "./NewestNews.tsx";
import { NewsList } from "./NewsList.tsx";
import { NewsView } from "./NewsView.tsx";
import { newsAddress, readNewsFilter } from "./news-address.ts";

const siteUrl = "https://tower.example";
const stored = { projects: {}, products: {}, documents: {} };

function summary(id: number, facts: Partial<NewsSummary> = {}): NewsSummary {
  return {
    id,
    address: `news-${id}`,
    title: { ko: `소식 ${id}`, en: `Item ${id}` },
    lead: { ko: "안내", en: "Lead" },
    newsKind: id % 2 ? "notice" : "order",
    day: `${2020 + (id % 3)}-03-11`,
    isPinned: false,
    picture: null,
    languages: "all",
    ...facts,
  };
}

const many = Array.from({ length: 45 }, (_, index) => summary(index + 1));

function asked(path: string) {
  const context = new RouterContextProvider();
  context.set(contentContext, sampleContent);
  context.set(siteUrlContext, siteUrl);
  return { request: new Request(siteUrl + path), context };
}

function listAt(locale: Locale, query: string): string {
  const filter = readNewsFilter(new URLSearchParams(query));
  const page = newsListPage(asked(locale === "ko" ? "/news" : "/en/news"), filter.page);
  return renderToStaticMarkup(
    <NewsList
      {...{ page, filter }}
      text={sampleContent.news[locale]}
      listed={newsPage(locale, many, filter)}
    />,
  );
}

describe("addresses of the list", () => {
  const filter: NewsFilter = { year: 2026, kind: "order", page: 2 };

  test("round-trip through their query", () => {
    const address = newsAddress("en", filter);
    expect(address).toBe("/en/news?year=2026&kind=order&page=2");
    expect(readNewsFilter(new URL(address, siteUrl).searchParams)).toEqual(filter);
  });

  test.each(["year=26&kind=x&page=0", "year=9999&page=1e9", "year=2026'&page=-1"])(
    "%s sets no condition",
    (query) => {
      expect(newsAddress("ko", readNewsFilter(new URLSearchParams(query)))).toBe("/news");
    },
  );
});

describe.each(locales)("the news list in %s", (locale) => {
  const prefix = locale === "ko" ? "" : "/en";

  test("links to news, years, kinds and pages", () => {
    const html = listAt(locale, "kind=order");
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(20);
    for (const href of ["/news?year=2021&amp;kind=order", "/news?kind=notice", "/news", "/news/news-44"])
      expect(html).toContain(`href="${prefix}${href}"`);
    expect(html).toContain(`<a href="${prefix}/news?kind=order&amp;page=2" rel="next"`);
  });

  test("reports that nothing matches, and links to all news", () => {
    expect(listAt(locale, "year=1999")).toContain(sampleContent.news[locale].empty);
  });
});

test("the home page shows the latest news, and no section without news", () => {
  const text = sampleContent.news.ko;
  const news = many.slice(0, 3);
  expect(renderToStaticMarkup(<NewestNews locale="ko" {...{ text, news }} />).match(/<h3/g)).toHaveLength(3);
  expect(renderToStaticMarkup(<NewestNews locale="ko" text={text} news={[]} />)).toBe("");
});

function draft(): OwnPageContent {
  const questions = newBlock("questions", () => "q");
  questions.rows = questions.rows.map((row) => ({
    ...row,
    question: { ko: "언제?", en: "When?" },
    answer: { ko: "**지금** [여기](/news)", en: "**Now**, [here](/news)" },
  }));
  return {
    ...emptyPage("news", "2026-03-11"),
    title: { ko: "전시회 참가", en: "At the fair" },
    lead: { ko: "만나 뵙겠습니다.", en: "Meet us." },
    address: "fair",
    newsKind: "exhibition",
    blocks: [questions],
  };
}

describe.each([
  ["ko", "/news/fair", "전시회 참가", "전시회", "2026년 3월 11일", "지금 여기"],
  ["en", "/en/news/fair", "At the fair", "Exhibition", "March 11, 2026", "Now, here"],
] as const)("news in %s", (locale, path, title, kind, day, answer) => {
  const page = ownPageData(asked(path), {
    ...draft(),
    id: 1,
    kind: "news",
    publishedAt: "2026-03-11T00:00:00.000Z",
  });
  const words = blockWords(sampleContent, locale, []);

  test("shows its title, kind and date, and links to adjacent news", () => {
    const html = renderToStaticMarkup(
      <NewsView
        {...{ page, words, stored }}
        content={draft()}
        text={sampleContent.news[locale]}
        newer={undefined}
        older={summary(7)}
      />,
    );
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`>${kind}</span><time dateTime="2026-03-11" class="text-muted">${day}</time>`);
    expect(html).toContain(`<a href="${path.replace("fair", "news-7")}" rel="prev"`);
    expect(html).not.toContain('rel="next"');
  });

  test("has structured data of an article with its questions, in its language", () => {
    const graph = pageGraph(page, ownPageThings(page, "news", draft(), "2026-03-12T01:00:00.000Z"));
    expect(ofType(graph, "NewsArticle")).toMatchObject([
      {
        headline: title,
        inLanguage: locale,
        datePublished: "2026-03-11",
        dateModified: "2026-03-12T01:00:00.000Z",
        image: expect.stringMatching(/^https:\/\/tower\.example\/brand\/page-1-/),
      },
    ]);
    expect(ofType(graph, "Answer")).toMatchObject([{ text: answer }]);
    expect(unresolvedIn(graph).unresolved).toEqual([]);
    for (const [type, names] of Object.entries({
      NewsArticle: ["author", "datePublished", "headline", "image", "publisher"],
      FAQPage: requiredOfArticles.FAQPage ?? [],
    }))
      for (const name of names) expect(ofType(graph, type)).toMatchObject([{ [name]: expect.anything() }]);
  });
});
