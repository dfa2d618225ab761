import { expect, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { representationOf } from "#http/responses/encoded-response.ts";
import { createPageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import type { PageRequest } from "./render-page.ts";

const publicPaths = new Set(["/company/intro", "/projects/gallery"]);

function keyOf(path: string): PageKey {
  const key = pageKey(path, publicPaths);
  if (!key) throw new Error(`${path} is not cached.`);
  return key;
}

/** Pages of a site whose projects have these numbers, and what was rendered. */
function pageCache(ids: readonly number[], { isAway = false } = {}) {
  const rendered: string[] = [];
  let now = new Date("2026-12-30T14:59:59Z");
  const setTime = (time: string) => {
    now = new Date(time);
  };
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
    clock: () => now,
    https: false,
    mode: "production",
  });
  return { pages, rendered, setTime, tell: news.notify };
}

test("a project's page is rendered once, and anew when a project has changed", async () => {
  const { pages, rendered, tell } = pageCache([12]);
  expect(pages.getIfCurrent(keyOf("/projects/12"), "br")).toBeUndefined();
  await pages.get(keyOf("/projects/12"), "br");
  await pages.get(keyOf("/projects/12"), "br");
  const stored = pages.getIfCurrent(keyOf("/projects/12"), "br");
  expect(stored && representationOf(stored, "identity").body.toString()).toBe("page /projects/12");
  expect(rendered).toEqual(["/projects/12"]);
  tell("projects");
  expect(pages.getIfCurrent(keyOf("/projects/12"), "br")).toBeUndefined();
  await pages.get(keyOf("/projects/12"), "br");
  expect(rendered).toHaveLength(2);
});

test("a page with an arbitrary query is rendered once for each encoding, and anew after a change", async () => {
  const { pages, rendered, tell } = pageCache([]);
  const key = keyOf("/projects/gallery?s=plant&country=India");
  for (const encoding of ["br", "gzip", "br"] as const) await pages.get(key, encoding);
  expect(rendered).toHaveLength(2);
  expect(Object.keys(pages.getIfCurrent(key, "gzip")?.representations ?? {})).toEqual(["gzip"]);
  expect(pages.getIfCurrent(key, "identity")).toBeUndefined();
  tell("projects");
  expect(pages.getIfCurrent(key, "br")).toBeUndefined();
});

test("a page with an arbitrary query, which may be a dated sheet, is kept for its day in Korea, others for the year", async () => {
  const { pages, setTime } = pageCache([]);
  const [page, sheet] = [keyOf("/company/intro"), keyOf("/projects/gallery?s=plant")];
  await pages.get(page, "br");
  await pages.get(sheet, "br");
  setTime("2026-12-30T15:00:00Z");
  expect(pages.getIfCurrent(sheet, "br")).toBeUndefined();
  expect(pages.getIfCurrent(page, "br")).toBeDefined();
  setTime("2026-12-31T15:00:00Z");
  expect(pages.getIfCurrent(page, "br")).toBeUndefined();
});

test("thousands of searches push no other page out of memory, and do not stay in it", async () => {
  const { pages } = pageCache([]);
  await pages.get(keyOf("/company/intro"), "br");
  for (let word = 0; word < 401; word++) await pages.get(keyOf(`/projects/gallery?s=${word}`), "br");
  expect(pages.getIfCurrent(keyOf("/company/intro"), "br")).toBeDefined();
  expect(pages.getIfCurrent(keyOf("/projects/gallery?s=0"), "br")).toBeUndefined();
  expect(pages.getIfCurrent(keyOf("/projects/gallery?s=400"), "br")).toBeDefined();
});

test("a page of the company's own is cached, and an address without one is not rendered", async () => {
  const { pages, rendered } = pageCache([]);
  for (const key of ["/certificates", "/en/certificates", "/nothing"]) await pages.get(keyOf(key), "br");
  expect(rendered).toEqual(["/certificates", "/en/certificates"]);
  expect(await pages.get(keyOf("/news/nothing"), "br")).toBeUndefined();
});

test("the page of a project that is not there is not rendered", async () => {
  const { pages, rendered } = pageCache([12]);
  expect(await pages.get(keyOf("/en/projects/13"), "br")).toBeUndefined();
  expect(rendered).toEqual([]);
});

test("while the database is away, the page itself says so", async () => {
  const { pages, rendered } = pageCache([], { isAway: true });
  expect((await pages.get(keyOf("/projects/12"), "br"))?.status).toBe(200);
  expect(rendered).toEqual(["/projects/12"]);
});

test("reading the pages of thousands of projects pushes no other page out of memory", async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);
  const { pages } = pageCache(ids);
  await pages.get(keyOf("/company/intro"), "br");
  for (const id of ids) await pages.get(keyOf(`/projects/${id}`), "br");
  expect(pages.getIfCurrent(keyOf("/company/intro"), "br")).toBeDefined();
  expect(pages.getIfCurrent(keyOf("/projects/1"), "br")).toBeUndefined();
  expect(pages.getIfCurrent(keyOf("/projects/1200"), "br")).toBeDefined();
});
