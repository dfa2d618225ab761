import fastify from "fastify";
import { expect, test } from "vitest";
import type { Services } from "#data/services.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import { redirectFormerCatalogs } from "./former-catalogs.ts";

const products = {
  listVisible: async () => [aStoredProduct({ slug: "v", category: "bac" })],
} as unknown as Services["products"];

test.each([
  ["/catalog/v-open.pdf", "ko", 302, "/products/package/v/catalog.pdf"],
  ["/catalog/v-closed.pdf", "en-US", 302, "/en/products/package/v/catalog.pdf"],
  ["/catalog/sf.pdf", "ko", 404, undefined],
  ["/catalog/sand-filter.pdf", "ko", 302, "/products/water-treatment/sand-filter/catalog.pdf"],
  ["/catalog/sand-filter.pdf", "en-US", 302, "/en/products/water-treatment/sand-filter/catalog.pdf"],
])("%s in %s answers %i %s", async (url, language, status, location) => {
  const app = fastify();
  await app.register(redirectFormerCatalogs, { products });
  const response = await app.inject({ url, headers: { "accept-language": language } });
  expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  if (status === 302)
    expect(response.headers).toMatchObject({ vary: "Accept-Language", "cache-control": "no-cache" });
});
