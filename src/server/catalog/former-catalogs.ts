import type { FastifyInstance } from "fastify";
import { sampleFilesFolder, formerCatalogs as series } from "#content/brand/sample-files.ts";
import { catalogPath } from "#content/paths.ts";
import type { Services } from "#data/services.ts";
import { pathIn } from "#domain/locale.ts";
import { localeFor } from "#http/preferred-locale.ts";

/** Redirects addresses of catalogues that were files to those that are drawn, in the visitor's language. */
export async function formerCatalogs(
  app: FastifyInstance,
  { products }: Pick<Services, "products">,
): Promise<void> {
  for (const [name, slug] of Object.entries(series)) {
    app.get(`${sampleFilesFolder}${name}.pdf`, async (request, reply) => {
      const found = (await products.list()).find((product) => product.slug === slug);
      if (!found) return reply.callNotFound();
      return reply
        .header("vary", "Accept-Language")
        .header("cache-control", "no-cache")
        .redirect(pathIn(localeFor(request), catalogPath(found)), 302);
    });
  }
}
