import { expect, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { representationOf } from "#http/responses/encoded-response.ts";
import { createPageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import type { PageRequest } from "./render-page.ts";

const known = new Set(["/company/intro"]);

function keyOf(path: string): PageKey {
  const key = pageKey(path, known);
  if (!key) throw new Error(`${path} is not cached.`);
  return key;
}

/** Pages of a site whose projects have these numbers, and what was rendered. */
function pageCache(ids: readonly number[], { isAway = false } = {}) {
  const rendered: string[] = [];
  const news = createChangeFeed();
  const has = async (id: number) => {
    if (isAway) throw new Error("away");
    return ids.includes(id);
  };
  const hasOwnPage = async (_kind: string, address: string) => address === "certificates";
  const pages = createPageCache({
    services: { changes: news, projects: { has } as never, ownPages: { has: hasOwnPage } as never },
    render: async ({ url }: PageRequest) => {
      rendered.push(url);
      return { response: new Response(`page ${url}`), topics: new Set(["projects" as const]) };
    },
    watchCache: () => undefined,
    https: false,
    mode: "production",
  });
  return { pages, rendered, tell: news.publish };
}

test("a project's page is rendered once, and anew when a project has changed", async () => {
  const { pages, rendered, tell } = pageCache([12]);
  expect(pages.getIfCurrent(keyOf("/projects/12"))).toBeUndefined();
  await pages.get(keyOf("/projects/12"));
  await pages.get(keyOf("/projects/12"));
  const stored = pages.getIfCurrent(keyOf("/projects/12"));
  expect(stored && representationOf(stored, "identity").body.toString()).toBe("page /projects/12");
  expect(rendered).toEqual(["/projects/12"]);
  tell("projects");
  expect(pages.getIfCurrent(keyOf("/projects/12"))).toBeUndefined();
  await pages.get(keyOf("/projects/12"));
  expect(rendered).toHaveLength(2);
});

test("a page of the company's own is cached, and an address without one is not rendered", async () => {
  const { pages, rendered } = pageCache([]);
  for (const key of ["/certificates", "/en/certificates", "/nothing"]) await pages.get(keyOf(key));
  expect(rendered).toEqual(["/certificates", "/en/certificates"]);
  expect(await pages.get(keyOf("/news/nothing"))).toBeUndefined();
});

test("the page of a project that is not there is not rendered", async () => {
  const { pages, rendered } = pageCache([12]);
  expect(await pages.get(keyOf("/en/projects/13"))).toBeUndefined();
  expect(rendered).toEqual([]);
});

test("while the database is away, the page itself says so", async () => {
  const { pages, rendered } = pageCache([], { isAway: true });
  expect((await pages.get(keyOf("/projects/12")))?.status).toBe(200);
  expect(rendered).toEqual(["/projects/12"]);
});

test("reading the pages of thousands of projects pushes no other page out of memory", async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);
  const { pages } = pageCache(ids);
  await pages.get(keyOf("/company/intro"));
  for (const id of ids) await pages.get(keyOf(`/projects/${id}`));
  expect(pages.getIfCurrent(keyOf("/company/intro"))).toBeDefined();
  expect(pages.getIfCurrent(keyOf("/projects/1"))).toBeUndefined();
  expect(pages.getIfCurrent(keyOf("/projects/1200"))).toBeDefined();
});
