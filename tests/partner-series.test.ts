import { expect, test } from "vitest";
import * as z from "zod/mini";
import { productView } from "#content/lookup/product-view.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { series } from "#content/pages/series.ts";
import { productPath } from "#content/paths.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { pages } from "#content/site.ts";
import { seed } from "#data/seed.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderText } from "#documents/tender/tender-text.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { type Product, productSchema } from "#domain/products/product.ts";
import { seriesCatalog } from "#server/catalog/series-catalog.ts";
import { offeredTowers } from "#web/calculator/finder/offered-towers.ts";
import { columnOf } from "#web/compare/columns.ts";
import { openApi } from "./support/api.ts";
import { isShippedSample } from "./support/shipped-sample.ts";
import { type Site, startSite } from "./support/site.ts";

/**
 * The partner's figures are the partner's: page, comparison, catalogue, API and finder have none of them (decision 034). Pressure of a
 * coil is a property of the kind, not of a model.
 */
const figure = /\d[\d,.]*\s*(?:CRT|RT|kW|mm|m³\/min|kg|dB)\b/;

test.runIf(isShippedSample)(
  "the partner's series have no figures of models, wherever they are shown",
  async () => {
    const { app, database, services } = await openApi();
    await seed(database, { projects: [], products: sampleProducts }, () => new Date("2026-11-25T00:00:00Z"));
    const products: Product[] = z
      .array(productSchema)
      .parse((await app.inject("/api/products?category=bac")).json());
    expect(products.length).toBe(sampleProducts.filter(({ brand }) => brand !== null).length);
    for (const product of products) {
      expect(product.models, product.slug).toEqual([]);
      expect(JSON.stringify(product), product.slug).not.toMatch(figure);
      for (const locale of locales) {
        const shown = productView(locale, product);
        expect(columnOf({ product: shown }, { kind: "capacity", crt: 100 }).models).toEqual([]);
        // The text itself defines the CRT, in kW.
        expect(tenderText(tenderOf(locale, series[locale], shown))).not.toMatch(
          /\d\s*(?:mm|m³\/min|kg|dB)\b/,
        );
        expect(offeredTowers([product], locale).models).toEqual([]);
      }
    }
    for (const product of await services.products.listVisible({ category: "bac" }))
      for (const locale of locales) {
        const content = await services.siteContent.published();
        const { sections } = seriesCatalog(locale, product, { content, siteUrl: "", projects: [] });
        expect(JSON.stringify(sections), product.slug).not.toMatch(/\d\s*(?:mm|m³\/min|kg|dB)\b/);
      }
  },
);

async function namingPartner(site: Site, addresses: readonly string[]): Promise<string[]> {
  const naming: string[] = [];
  for (const address of addresses) {
    const text = await (await fetch(site.url + address)).text();
    // Names of files and classes are no words.
    if (/(?<![\w/-])BAC(?![\w-])/.test(text)) naming.push(address);
  }
  return naming;
}

function inEveryLanguage(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map((locale) => pathIn(locale, path)));
}

test.runIf(isShippedSample)(
  "nothing names a partner whose section is hidden, and its series are hidden with it",
  async () => {
    const site = await startSite();
    const { siteContent, products, projects } = site.services;
    const { home, gallery, package: packages, compare, catalog, calculator } = pages;
    const [ofPartner] = await projects.list({ types: ["bac"] });
    const partnerSeries = (await products.listVisible({ category: "bac" })).map(productPath);
    const listing = [home.path, gallery.path, packages.path, "/rss.xml"];
    const naming = inEveryLanguage([home.path, gallery.path, packages.path]);
    expect(await namingPartner(site, naming)).toEqual(naming);

    await siteContent.setDraftField({
      path: "package.sections.bac",
      edit: { kind: "fact", value: false },
      basis: { kind: "fact", value: true },
      revision: 0,
      by: "owner",
    });
    await siteContent.publish((await siteContent.review()).draftHash, "owner");
    expect(await namingPartner(site, inEveryLanguage(listing))).toEqual([]);

    const ofProject = projectPath(ofPartner?.id ?? 0);
    const offering = [compare.path, catalog.path, calculator.path, ofProject];
    const files = ["/api/products", "/api/projects", "/api/openapi.json", "/sitemap.xml"];
    expect(await namingPartner(site, [...inEveryLanguage(offering), ...files])).toEqual([]);
    for (const address of inEveryLanguage(partnerSeries)) {
      expect((await fetch(site.url + address)).status, address).toBe(404);
      expect((await fetch(`${site.url}${address}/catalog.pdf`)).status, address).toBe(404);
    }
    await site.close();
  },
  300_000,
);
