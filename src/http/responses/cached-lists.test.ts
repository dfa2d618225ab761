import { expect, onTestFinished, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { createServices } from "#data/services.ts";
import { aModel, aProduct, aProject, storeProject } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { cacheProductLists, cacheProjectLists } from "./cached-lists.ts";

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
  changes.publish("projects");
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
  changes.publish(topic);
  await cached.listVisible();
  expect(reads).toBe(isDropped ? 2 : 1);
});
