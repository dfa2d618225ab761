import { data } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { paths, productPath } from "#content/paths.ts";
import type { PictureView } from "#content/picture-key.ts";
import type { Services } from "#data/services.ts";
import { defaultLocale, type Locale, localeOf, locales, pathIn } from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { languagesOfPage, newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong, type PageSummary } from "#domain/own-pages/page-summary.ts";
import { type SearchEngines, searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import type { Route } from "./+types/sitemap-route";
import { type SitemapPage, sitemap, sitemapIndex } from "./sitemap.ts";
import { xmlResponse } from "./xml.ts";

/** Projects per file: about 400 KB of the allowed 50 MB; regenerated after every change of a project. */
const projectsInPart = 500;

type Projects = Services["projects"];

/**
 * Sitemap of all pages, products and projects. If one file is too long, it is an index of the parts `?page=1`
 * and on. Without the database it still lists the built-in pages.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { projects } = services;
  const siteUrl = context.get(siteUrlContext);
  const page = new URL(request.url).searchParams.get("page");
  const parts = Math.max(1, Math.ceil((await projects.count().catch(() => 0)) / projectsInPart));
  const number = Number(page ?? 1);
  if (!(Number.isInteger(number) && number >= 1 && number <= parts)) throw data(null, { status: 404 });
  const address = (part: number) => `/sitemap.xml?page=${part}`;
  const all = Array.from({ length: parts }, (_, index) => address(index + 1));
  if (page === null && parts > 1) return xmlResponse(sitemapIndex(siteUrl, all), "application/xml");
  const ofSite = async () => [
    ...(await sitePages(context.get(searchEnginesContext), services)),
    ...(await productPages(services.products)),
    ...(await ownPages(services.ownPages)),
  ];
  const pages = number === 1 ? await ofSite() : [];
  return xmlResponse(
    sitemap(siteUrl, [...pages, ...(await projectPages(projects, number))]),
    "application/xml",
  );
}

/** Built-in pages change with a build, with each publication, with the records that they show, and with the blocks below them. */
async function sitePages(
  { pages, builtAt }: SearchEngines,
  {
    projects,
    products,
    siteContent,
    ownPages,
  }: Pick<Services, "projects" | "products" | "siteContent" | "ownPages">,
): Promise<SitemapPage[]> {
  const [[newest], content, project, shown, published] = await Promise.all([
    siteContent.versions().catch(() => []),
    siteContent.published().catch(() => undefined),
    projects.lastChange().catch(() => undefined),
    products.listVisible().catch(() => []),
    ownPages.published().catch(() => []),
  ]);
  const product = latest(shown.map(({ updatedAt }) => updatedAt));
  const records: Readonly<Record<string, (string | undefined)[]>> = {
    [paths.home]: [project],
    [paths.gallery]: [project],
    ...Object.fromEntries(pathsWithProducts.map((path) => [path, [product]])),
  };
  return pages.map((path) => {
    const locale = localeOf(path);
    const koreanPath = pathIn(defaultLocale, path);
    const ofRecords = records[koreanPath] ?? [];
    const ofPages = shownOn(koreanPath, locale, published).map(({ publishedAt }) => publishedAt);
    return {
      path,
      lastModified: latest([builtAt, newest?.publishedAt, ...ofRecords, ...ofPages]),
      pictures: content && openingPictures(content, koreanPath, locale),
    };
  });
}

/** Records that a built-in page shows: its added blocks, and on the home page the news. */
function shownOn(path: string, locale: Locale, published: readonly PageSummary[]) {
  const added = published.filter(({ kind, address }) => kind === "builtIn" && address === path);
  return path === paths.home ? [...added, ...newsIn(locale, newsAmong(published))] : added;
}

/** Pictures in the headers of pages. */
const headerPictures: Readonly<Record<string, (content: Content, locale: Locale) => PictureView>> = {
  [paths.intro]: ({ intro }, locale) => intro[locale].greeting.picture,
  [paths.history]: ({ history }, locale) => history[locale].picture,
  [paths.industrial]: ({ industrial }, locale) => industrial[locale].picture,
  [paths.package]: (content, locale) => content.package[locale].picture,
  [paths.waterTreatment]: ({ waterTreatment }, locale) => waterTreatment[locale].picture,
};

/**
 * Addresses of the large pictures with which a page opens.
 * @param path Korean path of the page
 */
function openingPictures(content: Content, path: string, locale: Locale): string[] {
  const slides = path === paths.home ? content.home[locale].hero.slides : [];
  const ofHeader = headerPictures[path]?.(content, locale);
  const pictures = [...slides.map(({ picture }) => picture), ...(ofHeader ? [ofHeader] : [])];
  return pictures.map((picture) => wholeFile(filesOf(picture)));
}

const pathsWithProducts = [paths.industrial, paths.package, paths.compare, paths.submittal, paths.catalog];

/** Latest of some times, ISO 8601 in UTC; `undefined` if none is known. */
function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
}

async function productPages(products: Services["products"]): Promise<SitemapPage[]> {
  const shown = await products.listVisible().catch(() => []);
  return shown.flatMap((product) =>
    locales.map((locale) => ({
      path: pathIn(locale, productPath(product)),
      lastModified: product.updatedAt,
      pictures: product.imageUrl === null ? [] : [product.imageUrl],
    })),
  );
}

/** The company's own pages and news with their languages, and the list of news if there is any. */
async function ownPages(pages: Services["ownPages"]): Promise<SitemapPage[]> {
  // Blocks below built-in pages have no address of their own.
  const published = (await pages.published().catch(() => [])).filter(({ kind }) => kind !== "builtIn");
  const lists = locales.filter((locale) => newsIn(locale, newsAmong(published)).length > 0);
  const newest = latest(newsAmong(published).map(({ publishedAt }) => publishedAt));
  return [
    ...lists.map((locale) => ({ path: pathIn(locale, newsPath), locales: lists, lastModified: newest })),
    ...published.flatMap(({ kind, address, languages, publishedAt, picture }) => {
      const given = languagesOfPage(kind, { languages });
      return given.map((locale) => ({
        path: pathIn(locale, pagePath(kind, address)),
        locales: given,
        lastModified: publishedAt,
        pictures: picture ? [wholeFile(filesOf(picture.picture))] : [],
      }));
    }),
  ];
}

async function projectPages(projects: Projects, part: number): Promise<SitemapPage[]> {
  const limit = projectsInPart;
  const found = await projects.forSitemap({ limit, offset: (part - 1) * limit }).catch(() => []);
  return found.flatMap(({ id, pictures, updatedAt }) =>
    locales.map((locale) => ({
      path: pathIn(locale, projectPath(id)),
      lastModified: updatedAt,
      pictures,
    })),
  );
}
