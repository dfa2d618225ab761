import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createProjects } from "#data/projects/projects.ts";
import { createServices } from "#data/services.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines, openMemory } from "../../../tests/support/database.ts";

const reads = [
  "/api/projects",
  "/api/projects/filter?types=industrial",
  "/api/projects/stats",
  "/api/projects/tags",
  "/api/projects/tags/related?tags=x",
  "/api/products",
];

/** The API over a service that counts how often the list was read. */
async function openCounted(list?: () => Promise<never>) {
  const database = await openMemory();
  const services = createServices({ database });
  let read = 0;
  const projects = {
    ...services.projects,
    list: async (query?: object) => {
      read += 1;
      return list ? list() : services.projects.list(query);
    },
  };
  const { app } = await openApi({ ...services, projects });
  return { app, services, reads: () => read };
}

test.each(reads)("%s is asked for again only to hear that nothing has changed", async (url) => {
  const { app } = await openApi();
  const first = await app.inject(url);
  const etag = String(first.headers.etag);
  expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
  expect(etag).toMatch(/^"[^"]+"$/);
  const second = await app.inject({ url, headers: { "if-none-match": etag } });
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, "", etag]);
});

test("a response is the same in every encoding, and says which it is in", async () => {
  const { app, services } = await openApi();
  await storeProject(services.projects, aProject());
  const plain = await app.inject("/api/projects");
  const small = await app.inject({ url: "/api/projects", headers: { "accept-encoding": "gzip, br" } });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.headers.etag).not.toBe(plain.headers.etag);
});

test("HEAD tells the length and sends nothing", async () => {
  const { app } = await openApi();
  const { headers } = await app.inject("/api/projects");
  const head = await app.inject({ method: "HEAD", url: "/api/projects" });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
    200,
    "",
    headers["content-length"],
  ]);
});

test("the same question, at the same time or in other words, is looked up once", async () => {
  const { app, reads } = await openCounted();
  await Promise.all(["a,b", "a,b", "b,a"].map((tags) => app.inject(`/api/projects/filter?tags=${tags}`)));
  await app.inject("/api/projects/filter?utm=mail&types=&tagMode=AND&tags=b,%20a,a,&lang=ko");
  expect(reads()).toBe(1);
  await app.inject("/api/projects/filter?tags=a,b&tagMode=OR");
  await app.inject("/api/projects/filter?tags=a,b&lang=en");
  await app.inject("/api/projects/filter?tags=a,b&limit=1");
  expect(reads()).toBe(4);
});

test("a failure is not cached, neither here nor by clients", async () => {
  const { app, reads } = await openCounted(() => Promise.reject(new Error("no")));
  for (const _ of ["once", "twice"]) {
    const response = await app.inject("/api/projects");
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([500, "no-store"]);
  }
  expect(reads()).toBe(2);
});

test("an uploaded picture drops no response", async () => {
  const { app, services, reads } = await openCounted();
  await app.inject("/api/projects");
  await services.recordPictures.store("a.webp", { contentType: "image/webp", bytes: new Uint8Array([1]) });
  await app.inject("/api/projects");
  expect(reads()).toBe(1);
});

describeOnBothEngines("a kept response", ({ open, address }) => {
  test("is dropped by this instance at once", async () => {
    const database = await open();
    const { app, services } = await openApi(createServices({ database }));
    expect((await app.inject("/api/projects/stats")).json().totalProjects).toBe(0);
    const { id } = await storeProject(services.projects, aProject({ tags: ["개방형"] }));
    expect((await app.inject("/api/projects/stats")).json().totalProjects).toBe(1);
    expect((await app.inject("/api/projects/tags")).json()).toEqual(["개방형"]);
    await services.projects.update(id, aProject({ title: "new" }));
    expect((await app.inject("/api/projects")).json()[0].title).toBe("new");
    await services.projects.remove(id);
    expect((await app.inject("/api/projects")).json()).toEqual([]);
  });

  test("is dropped when another instance has written", async (context) => {
    const databaseAddress = await address();
    const here = await open(databaseAddress);
    context.skip(here.engine === "sqlite", "one process owns an embedded database");
    const { app } = await openApi(createServices({ database: here }));
    expect((await app.inject("/api/projects")).json()).toEqual([]);
    await storeProject(
      createProjects(await open(databaseAddress), () => new Date()),
      aProject({ title: "theirs" }),
    );
    await expect
      .poll(async () =>
        (await app.inject("/api/projects")).json().map(({ title }: { title: string }) => title),
      )
      .toEqual(["theirs"]);
  });
});
