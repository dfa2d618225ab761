import type { RouterContextProvider } from "react-router";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView, productView } from "#content/lookup/product-view.ts";
import type { series } from "#content/pages/series.ts";
import { paths, productPath } from "#content/paths.ts";
import { defaultLocale, type Locale, localeOf, pathIn } from "#domain/locale.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { contentContext, servicesContext } from "../context.ts";
import { type PageWithHeader, searchMetadata } from "../page/page-data.ts";
import { maxDescriptionLength, shortened } from "../seo/search-texts.ts";

interface Asked {
  request: Request;
  params: { series?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

/** Product of the requested page, by its address below the page of its kind; `undefined` if it is hidden or unknown. */
export async function requestedProduct({
  request,
  params,
  context,
}: Asked): Promise<ProductRecord | undefined> {
  const pathname = decodeURI(pathIn(defaultLocale, new URL(request.url).pathname));
  const products = await context.get(servicesContext).products.listVisible();
  const found = products.find(({ slug }) => slug === params.series);
  return found && (pathname === productPath(found) || pathname.startsWith(`${productPath(found)}/`))
    ? found
    : undefined;
}

export type SeriesPageData = ReturnType<typeof seriesPageData>;

/** Metadata, title, words and translated product of a series page. */
export function seriesPageData(args: Asked, product: ProductRecord) {
  const kind = product.category === "industrial" ? "industrial" : "package";
  const metadata = searchMetadata(args, { page: kind });
  const { locale, shared } = metadata;
  const content = args.context.get(contentContext);
  const text = content.series[locale];
  const shown = productView(locale, product);
  const title = brandedTitle(shown);
  const step = (label: string, path: string) => ({ label, href: pathIn(locale, path) });
  const page: PageWithHeader = {
    ...metadata,
    path: productPath(product),
    words: metaOf(text, shown, metadata.siteName),
    title,
    lead: shown.description,
    breadcrumbs: [
      step(shared.breadcrumbs.home, paths.home),
      step(content[kind][locale].h1, paths[kind]),
      step(title, productPath(product)),
    ],
    breadcrumbsLabel: shared.breadcrumbs.label,
    headerLayout: "product",
  };
  return { locale, text, page, product: shown };
}

/** Language of the requested path. */
export function requestedLocale({ request }: Pick<Asked, "request">): Locale {
  return localeOf(new URL(request.url).pathname);
}

/** Metadata of the page, with the models if it has some. */
function metaOf(text: (typeof series)[Locale], product: ProductView, siteName: string) {
  const { description, models } = product;
  const words = models.length > 0 ? text.meta : text.withoutModels.meta;
  const values = { title: brandedTitle(product), description, tags: product.tags.join(", "), name: siteName };
  const room = maxDescriptionLength - fill(words.description, { ...values, description: "" }).length;
  return {
    title: fill(words.title, values),
    description: fill(words.description, { ...values, description: shortened(description, room) }),
    keywords: fill(words.keywords, values),
  };
}
