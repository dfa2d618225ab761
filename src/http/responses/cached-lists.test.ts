import { describe, expect, onTestFinished, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { createServices } from "#data/services.ts";
import { aModel, aProduct, aProject, storeProject } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { cacheOwnPages, cacheProductLists, cacheProjectLists } from "./cached-lists.ts";

async function open() {
  const database = await openMemory();
  onTestFinished(database.close);
  const { projects, changes } = createServices({ database });
  return { projects, cached: cacheProjectLists(projects, changes) };
}

test("lists are read once, and anew after a change", async () => {
  const { projects, cached } = await open();
  await storeProject(projects, aProject({ title: "First" }));
  const before = await cached.list({ limit: 10 });
  expect(await cached.list({ limit: 10 })).toBe(before);
  expect([(await cached.stats()).totalProjects, await cached.count()]).toEqual([1, 1]);
  await storeProject(projects, aProject({ title: "Second" }));
  expect(await cached.list({ limit: 10 })).toHaveLength(2);
  expect([(await cached.stats()).totalProjects, await cached.count()]).toEqual([2, 2]);
});

test("another question has another answer, and a search is answered anew each time", async () => {
  const { projects, cached } = await open();
  await storeProject(projects, aProject({ title: "First" }));
  expect(await cached.list({ types: ["bac"] })).not.toBe(await cached.list({ types: ["package"] }));
  expect(await cached.list({ search: "First" })).not.toBe(await cached.list({ search: "First" }));
  expect(await cached.list({ search: "First" })).toHaveLength(1);
});

test("what a search finds is counted once for all its pages, and anew after a change", async () => {
  const { projects } = await open();
  const asked: object[] = [];
  const changes = createChangeFeed();
  const cached = cacheProjectLists({ ...projects, count: async (query = {}) => asked.push(query) }, changes);
  expect([await cached.count({ search: "First" }), await cached.count({ search: "First" })]).toEqual([1, 1]);
  expect(await cached.count({ search: "Second" })).toBe(2);
  changes.notify("projects");
  expect(await cached.count({ search: "First" })).toBe(3);
});

test("a read that failed is tried again", async () => {
  const { projects } = await open();
  let asked = 0;
  const failing = {
    ...projects,
    tags: async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return [];
    },
  };
  const cached = cacheProjectLists(failing, { subscribe: () => () => undefined });
  await expect(cached.tags()).rejects.toThrow("away");
  expect(await cached.tags()).toEqual([]);
});

test("no more than fifty responses are kept", async () => {
  const { cached } = await open();
  const first = await cached.list({ countries: ["0"] });
  for (let country = 1; country <= 50; country++) await cached.list({ countries: [`${country}`] });
  expect(await cached.list({ countries: ["50"] })).toBe(await cached.list({ countries: ["50"] }));
  expect(await cached.list({ countries: ["0"] })).not.toBe(first);
});

test("products are read once with their models, and anew after a change of one; projects change nothing about them", async () => {
  const database = await openMemory();
  onTestFinished(database.close);
  const { products, projects, changes } = createServices({ database });
  const cached = cacheProductLists(products, changes);
  await products.add(aProduct({ slug: "a", models: [aModel()] }));
  const before = await cached.listVisible();
  await storeProject(projects, aProject());
  expect(await cached.listVisible()).toBe(before);
  expect(await cached.listVisible({ category: "package" })).toEqual([]);
  await products.add(aProduct({ slug: "b" }));
  expect((await cached.listVisible()).map(({ slug, models }) => [slug, models.length])).toEqual([
    ["a", 1],
    ["b", 0],
  ]);
  expect(await cached.find(before[0]?.id ?? 0)).toMatchObject({ slug: "a" });
});

test.each([
  ["products", true],
  ["content", true],
  ["everything", true],
  ["projects", false],
  ["settings", false],
] as const)("a change of %s drops the lists of products: %s", async (topic, isDropped) => {
  const changes = createChangeFeed();
  let reads = 0;
  const listVisible = async () => {
    reads += 1;
    return [];
  };
  const cached = cacheProductLists({ listVisible } as never, changes);
  await cached.listVisible();
  changes.notify(topic);
  await cached.listVisible();
  expect(reads).toBe(isDropped ? 2 : 1);
});

describe("each of the lists of projects", () => {
  /** Lists whose answers say how often anything was read. */
  function openCounted() {
    const asked: string[] = [];
    const changes = createChangeFeed();
    const counted = new Proxy({} as Parameters<typeof cacheProjectLists>[0], {
      get:
        (_target, name) =>
        async (...query: unknown[]) => {
          asked.push(`${String(name)} ${JSON.stringify(query)}`);
          return [String(name)];
        },
    });
    return { asked, changes, cached: cacheProjectLists(counted, changes) };
  }

  type Cached = ReturnType<typeof openCounted>["cached"];

  test.each<[string, (cached: Cached) => Promise<unknown>]>([
    ["list", (cached) => cached.list({ limit: 10 })],
    ["list", (cached) => cached.list()],
    ["count", (cached) => cached.count({ types: ["bac"] })],
    ["count", (cached) => cached.count()],
    ["types", (cached) => cached.types()],
    ["tags", (cached) => cached.tags()],
    ["stats", (cached) => cached.stats()],
    ["cities", (cached) => cached.cities()],
    ["relatedTags", (cached) => cached.relatedTags(["a"])],
  ])("%s is read once, and anew after a change of projects alone", async (name, ask) => {
    const { asked, changes, cached } = openCounted();
    expect(await ask(cached)).toEqual([name]);
    await ask(cached);
    changes.notify("products");
    await ask(cached);
    expect(asked).toHaveLength(1);
    changes.notify("projects");
    expect(await ask(cached)).toEqual([name]);
    expect(asked).toHaveLength(2);
    changes.notify("everything");
    await ask(cached);
    expect(asked).toHaveLength(3);
  });

  test("has answers of its own", async () => {
    const { cached } = openCounted();
    for (const name of ["list", "count", "types", "tags", "stats", "cities"] as const)
      expect(await cached[name]()).toEqual([name]);
    expect(await cached.relatedTags([])).toEqual(["relatedTags"]);
  });

  test("has an answer for each question", async () => {
    const { asked, cached } = openCounted();
    await cached.relatedTags(["a"]);
    await cached.relatedTags(["b"]);
    await cached.count({ types: ["bac"] });
    await cached.count({ types: ["package"] });
    expect(asked).toEqual([
      'relatedTags [["a"]]',
      'relatedTags [["b"]]',
      'count [{"types":["bac"]}]',
      'count [{"types":["package"]}]',
    ]);
  });

  test("is kept whatever is searched for", async () => {
    const { asked, cached } = openCounted();
    await cached.stats();
    for (let search = 0; search < 60; search++) await cached.count({ search: `${search}` });
    asked.length = 0;
    await cached.stats();
    await cached.count({ search: "59" });
    expect(asked).toEqual([]);
    await cached.count({ search: "0" });
    expect(asked).toEqual(['count [{"search":"0"}]']);
  });
});

test.each([
  ["pages", 2],
  ["everything", 2],
  ["content", 1],
  ["projects", 1],
] as const)("the company's own pages are read once; after a change of %s, %i times", async (topic, reads) => {
  const changes = createChangeFeed();
  let read = 0;
  const ownPages = { published: async () => [`${++read}`] };
  const cached = cacheOwnPages(ownPages as never, changes);
  await cached.published();
  expect(await cached.published()).toEqual(["1"]);
  changes.notify(topic);
  expect(await cached.published()).toEqual([`${reads}`]);
});

test("lists of products are kept for each question", async () => {
  const asked: unknown[] = [];
  const listVisible = async (query: unknown) => asked.push(query);
  const cached = cacheProductLists({ listVisible } as never, createChangeFeed());
  for (const _ of ["once", "twice"]) {
    await cached.listVisible();
    await cached.listVisible({ category: "bac" });
  }
  expect(asked).toEqual([{}, { category: "bac" }]);
});

test("a read that fails after a change leaves the newer answer in place", async () => {
  const changes = createChangeFeed();
  const { promise: first, reject: fail } = Promise.withResolvers<string[]>();
  const answers = [first, Promise.resolve(["new"]), Promise.resolve(["newer"])];
  const cached = cacheProjectLists({ tags: () => answers.shift() } as never, changes);
  const failed = cached.tags();
  changes.notify("projects");
  expect(await cached.tags()).toEqual(["new"]);
  fail(new Error("away"));
  await expect(failed).rejects.toThrow("away");
  expect(await cached.tags()).toEqual(["new"]);
});
