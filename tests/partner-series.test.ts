import { expect, test } from "vitest";
import * as z from "zod/mini";
import { offeredTowers } from "#calculator/tool/choice/offered-towers.ts";
import { productView } from "#content/lookup/product-view.ts";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { tenderOf } from "#content/tender/tender.ts";
import { tenderText } from "#content/tender/tender-text.ts";
import { seed } from "#data/seed.ts";
import { locales } from "#domain/locale.ts";
import { type Product, productSchema } from "#domain/products/product.ts";
import { seriesCatalog } from "#server/catalog/series-catalog.ts";
import { columnOf } from "#web/compare/columns.ts";
import { openApi } from "./support/api.ts";
import { isShippedSample } from "./support/shipped-sample.ts";

/**
 * The partner's figures are the partner's: page, comparison, catalogue, API and finder have none of them (decision 034). Pressure of a
 * coil is a property of the kind, not of a model.
 */
const figure = /\d[\d,.]*\s*(?:CRT|RT|kW|mm|m³\/min|kg|dB)\b/;

test.runIf(isShippedSample)(
  "the partner's series have no figures of models, wherever they are told",
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
    for (const product of await services.products.list({ category: "bac" }))
      for (const locale of locales) {
        const content = await services.siteContent.live();
        const { sections } = seriesCatalog(locale, product, { content, siteUrl: "", projects: [] });
        expect(JSON.stringify(sections), product.slug).not.toMatch(/\d\s*(?:mm|m³\/min|kg|dB)\b/);
      }
  },
);
