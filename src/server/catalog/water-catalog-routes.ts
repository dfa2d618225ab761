import type { FastifyInstance } from "fastify";
import { fill } from "#content/fill.ts";
import { waterCatalogPath } from "#content/paths.ts";
import type { Services } from "#data/services.ts";
import { dispositionOf, documentName } from "#domain/files/published-document.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { type GeneratedCatalogs, waterSystems } from "#domain/products/generated-catalogs.ts";
import { contentHash, isEtagIn } from "#http/responses/encoded-response.ts";

interface WaterCatalogOptions extends Pick<Services, "siteContent"> {
  catalogs: Pick<GeneratedCatalogs, "pdf">;
}

/** Serves the catalogues of water treatment. */
export async function registerWaterCatalogs(
  app: FastifyInstance,
  { catalogs, siteContent }: WaterCatalogOptions,
): Promise<void> {
  for (const system of waterSystems) {
    const path = waterCatalogPath(system);
    for (const locale of locales)
      app.get(pathIn(locale, path), async (request, reply) => {
        const { catalog, series } = await siteContent.published();
        const item = catalog[locale].items.find(({ id }) => id === system);
        if (!item) return reply.callNotFound();
        const name = documentName(fill(series[locale].documents.label, { title: item.title }));
        const pdf = await catalogs.pdf(locale, system);
        const etag = `"${contentHash(pdf)}"`;
        reply.headers({ "cache-control": "no-cache", etag, "content-disposition": dispositionOf(name) });
        if (isEtagIn(request.headers["if-none-match"], etag)) return reply.code(304).send();
        return reply.type("application/pdf").send(pdf);
      });
  }
}
