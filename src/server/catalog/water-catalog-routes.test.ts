import fastify from "fastify";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { Services } from "#data/services.ts";
import { registerWaterCatalogs } from "./water-catalog-routes.ts";

async function open(content: Pick<typeof sampleContent, "catalog" | "series"> = sampleContent) {
  const siteContent = { published: async () => content } as unknown as Services["siteContent"];
  const catalogs = {
    pdf: async (locale: string, subject: unknown) => Buffer.from(`${subject} ${locale}`),
  };
  const app = fastify();
  await app.register(registerWaterCatalogs, { catalogs, siteContent });
  return app;
}

test.each([
  ["/products/water-treatment/sand-filter/catalog.pdf", "sand-filter ko"],
  ["/en/products/water-treatment/chemical-injection/catalog.pdf", "chemical-injection en"],
])("%s is the drawn catalogue", async (url, body) => {
  const response = await (await open()).inject(url);
  expect([response.headers["content-type"], response.body]).toEqual(["application/pdf", body]);
});

test("a browser that has the catalogue receives it once more only when it has changed", async () => {
  const url = "/products/water-treatment/sand-filter/catalog.pdf";
  const app = await open();
  const { etag = "" } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { "if-none-match": `W/${etag}` } });
  expect([etag, again.statusCode, again.body]).toEqual([expect.stringMatching(/^"[\w-]{22}"$/), 304, ""]);
  const other = await app.inject({ url: `/en${url}`, headers: { "if-none-match": `${etag}` } });
  expect([other.statusCode, other.body]).toEqual([200, "sand-filter en"]);
});

test("a system that the company has taken from its catalogue page has none", async () => {
  const { catalog, series } = sampleContent;
  const without = { ...catalog, ko: { ...catalog.ko, items: [] } };
  const app = await open({ catalog: without, series });
  expect((await app.inject("/products/water-treatment/sand-filter/catalog.pdf")).statusCode).toBe(404);
});
