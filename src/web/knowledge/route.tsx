import { use } from "react";
import { data } from "react-router";
import { articleNames, articles } from "#content/knowledge/articles.ts";
import { dayInWords } from "#content/languages.ts";
import { contentContext } from "../context.ts";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { addedBlocksContext } from "../own-pages/built-in/added-blocks-context.ts";
import { questionsIn } from "../own-pages/own-page-things.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { Contents } from "../page/Contents.tsx";
import { Page } from "../page/Page.tsx";
import { pageAt } from "../page/page-at.ts";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { ArticleSection } from "./ArticleSection.tsx";
import { citedIn, otherNamesOf, withDistinctTerms } from "./article-page.ts";
import { articleThings } from "./article-things.ts";
import { References } from "./References.tsx";

export function loader(args: Route.LoaderArgs) {
  const name = pageAt(articleNames, new URL(args.request.url).pathname);
  if (name === undefined) throw data(null, { status: 404 });
  const content = args.context.get(contentContext);
  const { locale, text: given, page } = pageData(args, { page: name, above: "resources" });
  const text = { ...given, sections: withDistinctTerms(given.sections) };
  const ids = citedIn(text);
  const words = content.resources[locale].article;
  return {
    name,
    locale,
    text,
    page,
    words,
    written: articles[name].written,
    citations: { ids, label: words.source },
    otherNames: otherNamesOf(content[name], locale),
    onward: articleLinks(
      content,
      locale,
      articleNames.filter((other) => other !== name),
    ),
  };
}

export const meta = metaOfPage;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { name, locale, text, page, words, written, citations, otherNames, onward } = loaderData;
  const addedQuestions = questionsIn(locale, use(addedBlocksContext)?.blocks ?? []);
  const hasSources = citations.ids.length > 0;
  const listed = [...text.sections, ...(hasSources ? [{ id: "references", title: words.sources }] : [])];
  const [before = "", after = ""] = words.written.split("{date}");
  return (
    <Page page={page} things={articleThings(page, name, text, citations.ids, addedQuestions)}>
      <div className="page-width gap-x-12 pb-14 lg:grid lg:grid-cols-[3fr_9fr] lg:py-22">
        <Contents title={words.contents} sections={listed} className="print:hidden">
          <p className="mt-4 text-muted text-small">
            {before}
            <time dateTime={written}>{dayInWords(locale, written)}</time>
            {after}
          </p>
        </Contents>
        <div className="min-w-0 divide-y divide-line">
          {text.sections.map((section, index) => (
            <ArticleSection
              key={section.id}
              number={index + 1}
              {...{ locale, section, citations, otherNames }}
            />
          ))}
          {hasSources && <References locale={locale} ids={citations.ids} words={words} />}
        </div>
      </div>
      <nav aria-labelledby="onward" className="page-width pb-16 lg:pb-22 print:hidden">
        <h2 id="onward" className="mb-6 text-section">
          {words.onward}
        </h2>
        <NextSteps links={onward} />
      </nav>
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}

function NextSteps({ links }: { links: readonly ArticleLink[] }) {
  return (
    <ul className="grid gap-x-10 border-line border-b sm:grid-cols-2">
      {links.map(({ href, title, lead }) => (
        <li key={href} className="border-line border-t">
          <a href={href} className="group block h-full py-6">
            <h3 className="text-title-m group-hover:text-action group-hover:underline">{title}</h3>
            <p className="mt-2 text-pretty text-base text-muted">{lead}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
