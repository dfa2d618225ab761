import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { pathIn } from "#domain/locale.ts";
import { type LocalizedSite, organization, organizationId, webSite, webSiteId } from "./organization.ts";

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface PageGraph extends LocalizedSite {
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  path: string;
  words: { title: string; description: string };
  /** Breadcrumb as shown on the page; absent on the home page. */
  breadcrumbs?: readonly Breadcrumb[];
}

/** Structured data of a page: site, page, breadcrumb, and `things`, its subjects, all linked by `@id`. */
export function pageGraph(page: PageGraph, things: readonly Thing[] = []): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page),
      webSite(page),
      webPage(page),
      ...(page.breadcrumbs ? [breadcrumbs(page, page.breadcrumbs)] : []),
      ...things,
    ],
  };
}

export function pageId({ siteUrl, locale, path }: Pick<PageGraph, "siteUrl" | "locale" | "path">): string {
  return `${siteUrl}${pathIn(locale, path)}#page`;
}

function webPage(page: PageGraph): Thing {
  const { siteUrl, locale, path, type, words } = page;
  return {
    "@type": type,
    "@id": pageId(page),
    url: siteUrl + pathIn(locale, path),
    name: words.title,
    description: words.description,
    inLanguage: locale,
    isPartOf: { "@id": webSiteId(page) },
    about: { "@id": organizationId(page) },
    ...(page.breadcrumbs ? { breadcrumb: { "@id": breadcrumbsId(page) } } : {}),
  };
}

function breadcrumbs(page: PageGraph, steps: readonly Breadcrumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId(page),
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: page.siteUrl + href,
    })),
  };
}

function breadcrumbsId({ siteUrl, locale, path }: PageGraph): string {
  return `${siteUrl}${pathIn(locale, path)}#breadcrumbs`;
}
