import { expect, test } from "vitest";
import { aProduct, aProject, storeProject } from "../../tests/support/builders.ts";
import { describeOn, describeOnBothEngines } from "../../tests/support/database.ts";
import type { Change } from "./database/changes.ts";
import { seed } from "./seed.ts";
import { createServices } from "./services.ts";

const now = new Date("2025-03-04T05:06:07.890Z");
const clock = () => now;

const samples = {
  projects: [
    { ...aProject({ title: "older" }), createdAt: "2023-01-01T00:00:00.000Z" },
    { ...aProject({ title: "newer" }), createdAt: "2024-01-01T00:00:00.000Z" },
  ],
  products: [aProduct()],
};

describeOnBothEngines("services", ({ open }) => {
  test("keep a picture byte for byte, and never another under the same name", async () => {
    const database = await open();
    const { recordPictures } = createServices({ database });
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (const each of [bytes, bytes.slice(1)])
      await recordPictures.store("tower.webp", { contentType: "image/webp", bytes: each });
    const found = await recordPictures.find("tower.webp");
    expect(found?.contentType).toBe("image/webp");
    expect([...(found?.bytes ?? [])]).toEqual([...bytes]);
    expect(await recordPictures.find("other.webp")).toBeUndefined();
  });

  test("refuse a picture over one megabyte", async () => {
    const { recordPictures } = createServices({ database: await open() });
    const image = (size: number) => ({ contentType: "image/webp", bytes: new Uint8Array(size) });
    await recordPictures.store("full.webp", image(1024 * 1024));
    await expect(recordPictures.store("large.webp", image(1024 * 1024 + 1))).rejects.toThrow();
  });

  test("seed an empty database once, with the samples' own times", async () => {
    const database = await open();
    const { projects } = createServices({ database });
    expect(await seed(database, samples, clock)).toBe(true);
    expect(await seed(database, samples, clock)).toBe(false);
    expect((await projects.list()).map(({ title, createdAt }) => [title, createdAt])).toEqual([
      ["newer", "2024-01-01T00:00:00.000Z"],
      ["older", "2023-01-01T00:00:00.000Z"],
    ]);
  });

  test("tell samples that nobody has edited anew, once, and leave others as they are", async () => {
    const database = await open();
    const { projects } = createServices({ database });
    await seed(database, samples, clock);
    const [newer, older] = await projects.list();
    if (!newer || !older) throw new Error("Nothing was seeded.");
    await projects.update(older.id, { ...older, title: "edited" });
    const own = await storeProject(projects, aProject({ title: "own" }));
    const sampleWith = (done: string) => ({
      ...samples,
      projects: samples.projects.map((project) => ({ ...project, done })),
    });
    const done = async () =>
      Object.fromEntries((await projects.list()).map((project) => [project.title, project.done]));
    await seed(database, sampleWith("too early"), clock);
    expect(await done()).toEqual({ newer: null, edited: null, own: null });
    // As a database of before remembers it.
    await database.db.deleteFrom("samples").where("name", "like", "%done").execute();
    expect(await seed(database, sampleWith("with care"), clock)).toBe(false);
    await seed(database, sampleWith("too late"), clock);
    expect(await done()).toEqual({ newer: "with care", edited: null, own: null });
    expect((await projects.list()).map(({ id }) => id).sort()).toEqual([newer.id, older.id, own.id].sort());
  });

  test("do not bring samples back that an administrator has deleted", async () => {
    const database = await open();
    const { projects } = createServices({ database });
    await seed(database, samples, clock);
    for (const { id } of await projects.list()) await projects.remove(id);
    expect(await seed(database, { ...samples, products: [] }, clock)).toBe(false);
    expect(await projects.list()).toEqual([]);
  });

  test("leave a database alone that has data of its own", async () => {
    const database = await open();
    const { projects } = createServices({ database });
    await storeProject(projects, aProject({ title: "real" }));
    expect(await seed(database, samples, clock)).toBe(false);
    expect((await projects.list()).map(({ title }) => title)).toEqual(["real"]);
  });

  test("tell subscribers what was changed", async () => {
    const database = await open();
    const services = createServices({ database });
    const heard = new Set<Change>();
    services.changes.subscribe((change) => heard.add(change));
    const { id } = await storeProject(services.projects, aProject());
    await services.projects.update(id, aProject());
    await services.projects.remove(id);
    expect([...heard]).toEqual(["projects"]);
  });

  test("tell nobody of an uploaded picture, nor of cleaning up: no answer changes by them", async () => {
    const database = await open();
    const services = createServices({ database });
    const heard: Change[] = [];
    services.changes.subscribe((change) => heard.push(change));
    await services.recordPictures.store("a.webp", { contentType: "image/webp", bytes: new Uint8Array(1) });
    await services.housekeeping.run();
    expect(heard).toEqual([]);
  });

  test("answer a ping", async () => {
    const { health } = createServices({ database: await open() });
    await expect(health.ping()).resolves.toBeUndefined();
  });
});

describeOn("postgres", "services of several instances", ({ open, address }) => {
  test("seed once when they start together", async () => {
    const databaseAddress = await address();
    const [one, other] = [await open(databaseAddress), await open(databaseAddress)];
    const seeded = await Promise.all([seed(one, samples, clock), seed(other, samples, clock)]);
    expect(seeded.sort()).toEqual([false, true]);
  });
});
