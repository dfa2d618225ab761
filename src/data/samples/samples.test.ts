import { expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createProducts } from "../products/products.ts";
import { createProjects } from "../projects/projects.ts";
import { seed } from "../seed.ts";
import { createSampleStore } from "./samples.ts";

const clock = () => new Date("2026-03-01T00:00:00Z");
const samples = { projects: sampleProjects.slice(0, 3), products: sampleProducts.slice(0, 2) };

describeOnBothEngines("the samples", ({ open }) => {
  async function seeded() {
    const database = await open();
    await seed(database, samples, clock);
    const projects = createProjects(database, clock);
    const store = createSampleStore(database, { samples, clock });
    return { database, projects, products: createProducts(database, clock), store };
  }

  test("go at once, and come back as they were", async () => {
    const { projects, products, store } = await seeded();
    const before = await projects.list();
    const titles = (records: { left: readonly { title: string }[] }) =>
      records.left.map(({ title }) => title);
    const stored = await store.all();
    expect(titles(stored.projects)).toEqual(samples.projects.map(({ title }) => title));
    expect(stored.projects.left.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.map(({ id }) => id)),
    );
    expect(titles(stored.products)).toEqual(samples.products.map(({ name }) => name));
    expect([stored.projects.removed, stored.products.removed]).toEqual([0, 0]);
    expect(await store.remove(["projects", "products"])).toBe(5);
    expect([await projects.count(), await products.listVisible()]).toEqual([0, []]);
    expect(await store.all()).toEqual({
      projects: { left: [], removed: 3 },
      products: { left: [], removed: 2 },
    });
    expect(await store.bringBack(["projects", "products"])).toBe(5);
    const without = (list: typeof before) => list.map(({ id: _, ...project }) => project);
    expect(without(await projects.list())).toEqual(without(before));
    expect((await products.listVisible()).map(({ name }) => name)).toEqual(
      samples.products.map(({ name }) => name),
    );
    expect((await store.all()).projects).toMatchObject({ left: { length: 3 }, removed: 0 });
  });

  test("go one kind at a time, and a second time there is nothing left to do", async () => {
    const { projects, products, store } = await seeded();
    expect(await store.remove(["products"])).toBe(2);
    expect([await projects.count(), await products.listVisible()]).toEqual([3, []]);
    expect(await store.remove(["products"])).toBe(0);
    expect(await store.bringBack(["projects"])).toBe(0);
    expect(await store.bringBack(["products"])).toBe(2);
    expect(await store.bringBack(["products"])).toBe(0);
  });

  test("that somebody has edited are the company's own, as is what it has added: both stay", async () => {
    const { database, projects, store } = await seeded();
    const [first, second] = await projects.list();
    if (!first || !second) throw new Error("Nothing was seeded.");
    await projects.update(first.id, { ...first, title: "우리 공장" });
    const own = await storeProject(projects, { ...second, title: "직접 등록" });
    await database.db
      .updateTable("products")
      .set({ description: "고친 설명" })
      .where("name", "=", samples.products[0]?.name ?? "")
      .execute();
    expect(await store.remove(["projects", "products"])).toBe(3);
    expect((await projects.list()).map(({ id }) => id).sort()).toEqual([first.id, own.id].sort());
    expect((await database.db.selectFrom("products").select("description").execute())[0]).toEqual({
      description: "고친 설명",
    });
  });

  test("that were deleted one by one do not come back with the others", async () => {
    const { projects, store } = await seeded();
    const [first] = await projects.list();
    await projects.remove(first?.id ?? 0);
    expect(await store.remove(["projects"])).toBe(2);
    expect(await store.bringBack(["projects"])).toBe(2);
    expect(await projects.count()).toBe(2);
  });

  test("pressed twice at the same time each go once", async () => {
    const { store } = await seeded();
    const removed = await Promise.all([store.remove(["projects"]), store.remove(["projects"])]);
    expect(removed.sort()).toEqual([0, 3]);
    expect((await store.all()).projects).toEqual({ left: [], removed: 3 });
  });
});
