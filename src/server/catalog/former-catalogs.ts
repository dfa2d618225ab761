import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formerCatalogFiles, sampleFilesFolder } from "#content/brand/sample-files.ts";
import { catalogPath, waterCatalogPath } from "#content/paths.ts";
import type { Services } from "#data/services.ts";
import { pathIn } from "#domain/locale.ts";
import { waterSystems } from "#domain/products/generated-catalogs.ts";
import { localeFor } from "#http/preferred-locale.ts";

/** Redirects addresses of catalogues that were files to those that are drawn, in the visitor's language. */
export async function redirectFormerCatalogs(
  app: FastifyInstance,
  { products }: Pick<Services, "products">,
): Promise<void> {
  for (const [name, slug] of Object.entries(formerCatalogFiles)) {
    app.get(`${sampleFilesFolder}${name}.pdf`, async (request, reply) => {
      const found = (await products.listVisible()).find((product) => product.slug === slug);
      if (!found) return reply.callNotFound();
      return redirectInLanguage(request, reply, catalogPath(found));
    });
  }
  for (const system of waterSystems)
    app.get(`${sampleFilesFolder}${system}.pdf`, async (request, reply) =>
      redirectInLanguage(request, reply, waterCatalogPath(system)),
    );
}

function redirectInLanguage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  return reply
    .header("vary", "Accept-Language")
    .header("cache-control", "no-cache")
    .redirect(pathIn(localeFor(request), path), 302);
}
