import type { MetaDescriptor, RouterContextProvider } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import { drawnCardAddress } from "#content/lookup/social-card.ts";
import { paths } from "#content/paths.ts";
import { type HeaderLayout, type PageName, pages } from "#content/site.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { contentContext, siteUrlContext } from "../context.ts";
import { type PageMeta, pageMeta } from "../seo/page-meta.ts";
import type { Breadcrumb, PageGraph } from "../seo/structured-data/page-graph.ts";

/** Declaration of a page: its name in the page table, and its type. */
export interface Declared<Name extends PageName> {
  page: Name;
  /** Default: `WebPage`. */
  type?: PageGraph["type"];
  /** Parent page between the home page and this one. */
  above?: Exclude<PageName, "home">;
}

/** Data of a page for search engines and social networks. */
export interface SearchMetadata extends PageMeta, PageGraph {
  words: PageMeta["words"];
}

export interface PageWithHeader extends SearchMetadata {
  title: string;
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  breadcrumbsLabel: string;
  /** By default that of company pages. */
  headerLayout?: HeaderLayout | undefined;
}

export interface PageArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Loader data of a page with a header: language, texts, and search metadata. */
export function pageData<Name extends Exclude<PageName, "home">>(args: PageArgs, declared: Declared<Name>) {
  const metadata = searchMetadata(args, declared);
  const { locale, shared } = metadata;
  const content = args.context.get(contentContext);
  const text: Content[Name][Locale] = content[declared.page][locale];
  const step = (page: PageName, label: string) => ({ label, href: pathIn(locale, paths[page]) });
  const { above } = declared;
  const breadcrumbs = [
    step("home", shared.breadcrumbs.home),
    ...(above ? [step(above, content[above][locale].h1)] : []),
    step(declared.page, text.h1),
  ];
  const page: PageWithHeader = {
    ...metadata,
    title: text.h1,
    lead: text.lead,
    breadcrumbs,
    breadcrumbsLabel: shared.breadcrumbs.label,
    headerLayout: pages[declared.page].headerLayout,
  };
  return { locale, text, page };
}

/** Search metadata of a page that renders its own header. */
export function searchMetadata(
  { request, context }: PageArgs,
  { page, type = "WebPage" }: Declared<PageName>,
): SearchMetadata {
  const locale = localeOf(new URL(request.url).pathname);
  const content = context.get(contentContext);
  const { company, shared, [page]: words } = content;
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    company,
    shared: shared[locale],
    path: paths[page],
    type,
    words: words[locale].meta,
    socialCard: drawnCardAddress(content, page, locale),
  };
}

export function metaOfPage({
  loaderData,
}: {
  loaderData?: { page: PageMeta } | undefined;
}): MetaDescriptor[] {
  return loaderData ? pageMeta(loaderData.page) : [];
}
