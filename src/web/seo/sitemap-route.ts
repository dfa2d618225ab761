import { paths, productPath } from "#content/paths.ts";
import { defaultLocale, locales, pathIn } from "#domain/locale.ts";
import { searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/sitemap-route";
import { sitemap } from "./sitemap.ts";
import { xmlResponse } from "./xml.ts";

/** Of the gallery and of products it is known when they were changed last: when a project was added or edited, or the product. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(searchEnginesContext);
  const { projects, products } = context.get(servicesContext);
  const lastModified = await projects.lastChange().catch(() => undefined);
  const shown = await products.list().catch(() => []);
  const ofProducts = locales.flatMap((locale) =>
    shown.map((product) => ({ path: pathIn(locale, productPath(product)), lastModified: product.updatedAt })),
  );
  return xmlResponse(
    sitemap(context.get(siteUrlContext), [
      ...pages.map((path) =>
        pathIn(defaultLocale, path) === paths.gallery ? { path, lastModified } : { path },
      ),
      ...ofProducts,
    ]),
    "application/xml",
  );
}
