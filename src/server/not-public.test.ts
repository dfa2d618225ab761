import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createSiteSettings } from "#data/settings/site-settings.ts";
import { forever } from "#http/responses/shared-cache-headers.ts";
import { openMemory } from "../../tests/support/database.ts";
import { hideFromSearchWhileNotPublic } from "./not-public.ts";

/** A site whose addresses answer with the `Cache-Control` of the table. */
async function openSite(isNotPublic: boolean) {
  const database = await openMemory();
  const siteSettings = createSiteSettings(database);
  await siteSettings.change({ isNotPublic });
  const app = fastify();
  hideFromSearchWhileNotPublic(app, { siteSettings });
  for (const [path, cacheControl] of Object.entries(paths))
    app.get(path, (_request, reply) =>
      (cacheControl ? reply.header("cache-control", cacheControl) : reply).send("a file"),
    );
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return async (path: string) => {
    const { headers } = await app.inject(path);
    return [headers["x-robots-tag"], headers["cache-control"], headers["cdn-cache-control"]];
  };
}

const paths = {
  "/images/a.webp": forever,
  "/favicon.svg": "public, max-age=86400",
  "/document.pdf": "no-cache",
  "/api/products": "",
};

test.each([
  ["/images/a.webp", [undefined, forever, undefined]],
  ["/favicon.svg", ["noindex, nofollow", "private, max-age=86400", "no-store"]],
  ["/document.pdf", ["noindex, nofollow", "no-cache", "no-store"]],
  ["/api/products", ["noindex, nofollow", undefined, "no-store"]],
])(
  "while the site is not public, no shared cache keeps %s with a tag that hides it",
  async (path, headers) => {
    const headersOf = await openSite(true);
    expect(await headersOf(path)).toEqual(headers);
  },
);

test("a public site sends its answers as they are", async () => {
  const headersOf = await openSite(false);
  for (const [path, cacheControl] of Object.entries(paths))
    expect(await headersOf(path)).toEqual([undefined, cacheControl || undefined, undefined]);
});
