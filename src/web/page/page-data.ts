import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import type { PageName } from "#content/site.ts";
import { type Locale, type Localized, localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../context.ts";
import { type PageMeta, pageMeta } from "../seo/page-meta.ts";
import type { PageGraph, TrailStep } from "../seo/structured-data/page-graph.ts";

/** What a page declares: which of the table's pages it is, what it says, and what kind of page that makes. */
export interface Declared<Words> {
  page: PageName;
  words: Localized<Words>;
  /** By default a `WebPage`. */
  type?: PageGraph["type"];
  /** The page between the home page and this one. */
  above?: { page: PageName; words: Localized<{ h1: string }> };
}

/** What search engines and social networks are told of a page. */
export interface PageFacts extends PageMeta, PageGraph {
  words: PageMeta["words"];
}

/** The same of a page with an opening, and what its opening shows. */
export interface FramedPage extends PageFacts {
  title: string;
  lead: string;
  trail: readonly TrailStep[];
  /** Says to screen readers what the trail is. */
  trailLabel: string;
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the loader of a page with an opening gives: the language that was asked for, its words, and the page itself. */
export function pageData<Words extends { meta: PageMeta["words"]; h1: string; lead: string }>(
  asked: Asked,
  declared: Declared<Words>,
): { locale: Locale; text: Words; page: FramedPage } {
  const facts = pageFacts(asked, declared);
  const { locale } = facts;
  const text = declared.words[locale];
  const { breadcrumbs } = shared[locale];
  const step = (page: PageName, label: string) => ({ label, href: pathIn(locale, paths[page]) });
  const { above } = declared;
  const trail = [
    step("home", breadcrumbs.home),
    ...(above ? [step(above.page, above.words[locale].h1)] : []),
    step(declared.page, text.h1),
  ];
  return {
    locale,
    text,
    page: { ...facts, title: text.h1, lead: text.lead, trail, trailLabel: breadcrumbs.label },
  };
}

/** The facts of a page that makes its own opening. */
export function pageFacts<Words extends { meta: PageMeta["words"] }>(
  { request, context }: Asked,
  { page, words, type = "WebPage" }: Declared<Words>,
): PageFacts {
  const locale = localeOf(new URL(request.url).pathname);
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    path: paths[page],
    type,
    words: words[locale].meta,
  };
}

/** The `meta` of a route whose loader gives `page`. */
export function metaOfPage({
  loaderData,
}: {
  loaderData?: { page: PageMeta } | undefined;
}): MetaDescriptor[] {
  return loaderData ? pageMeta(loaderData.page) : [];
}
