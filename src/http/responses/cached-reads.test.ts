import { brotliDecompressSync } from "node:zlib";
import fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { createChangeFeed } from "#data/database/changes.ts";
import { createProjects } from "#data/projects/projects.ts";
import { createServices } from "#data/services.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines, openMemory } from "../../../tests/support/database.ts";
import { apiOn } from "../calls/operation.ts";
import { createSendCached } from "./cached-reads.ts";

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

describe("a call that is answered from the cache", () => {
  const read = z.object({ id: z.int() });

  /** Two calls that say how often they were made. */
  async function openReads() {
    const app = fastify();
    const changes = createChangeFeed();
    const watched: [string, number][] = [];
    const caches: { hits: number; misses: number; bytes: number }[] = [];
    const sendCached = createSendCached(app, { changes }, (name, cache) => {
      watched.push([name, cache.bytes]);
      caches.push(cache);
    });
    let made = 0;
    const declared = apiOn(app);
    for (const url of ["/a", "/b"])
      declared.get(
        url,
        {
          schema: {
            querystring: z.object({
              list: z.optional(z.array(z.string())),
              text: z.optional(z.string()),
            }),
          },
        },
        (request, reply) =>
          sendCached(request, reply, {
            topics: ["projects", "content"],
            schema: read,
            read: async () => ({ id: ++made, secret: "not in the schema" }),
            ...(url === "/a" ? { headers: async () => ({ "x-total-count": "7" }) } : {}),
          }),
      );
    onTestFinished(() => app.close());
    const idOf = async (url: string) => (await app.inject(url)).json().id;
    return { app, changes, watched, caches, idOf };
  }

  test("has the fields of its schema alone, as JSON, with the headers of the read", async () => {
    const { app } = await openReads();
    const { headers, body } = await app.inject("/a");
    expect(body).toBe('{"id":1}');
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      "x-total-count": "7",
    });
    expect((await app.inject("/b")).headers).not.toHaveProperty("x-total-count");
  });

  test("has an answer of its own for each address and each question", async () => {
    const { idOf } = await openReads();
    const urls = ["/a", "/b", "/a?text=x", "/a?text=y", "/a?list=x&list=y", "/b?text=x"];
    for (const [index, url] of urls.entries()) expect([url, await idOf(url)]).toEqual([url, index + 1]);
    for (const [index, url] of urls.entries()) expect([url, await idOf(url)]).toEqual([url, index + 1]);
    expect(await idOf("/a?list=y&list=x&list=y")).toBe(5);
    expect(await idOf("/a?list=y&list=z")).toBe(7);
  });

  test.each([
    ["projects", 2],
    ["content", 2],
    ["everything", 2],
    ["products", 1],
  ] as const)("after a change of %s has the answer number %i", async (topic, id) => {
    const { changes, idOf } = await openReads();
    await idOf("/a");
    changes.notify(topic);
    expect(await idOf("/a")).toBe(id);
  });

  test("is counted for monitoring", async () => {
    const { caches, watched, idOf } = await openReads();
    expect(watched).toEqual([["reads", 0]]);
    await idOf("/a");
    await idOf("/a");
    const [cache] = caches;
    expect([cache?.hits, cache?.misses, (cache?.bytes ?? 0) > 0]).toEqual([1, 1, true]);
  });

  test("is packed for clients that take it so, and 304 for those that have it", async () => {
    const { app } = await openReads();
    const packed = await app.inject({ url: "/a", headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('{"id":1}');
    const headers = { "accept-encoding": "br", "if-none-match": String(packed.headers.etag) };
    const unchanged = await app.inject({ url: "/a", headers });
    expect([unchanged.statusCode, unchanged.headers["content-length"]]).toEqual([304, undefined]);
    expect((await app.inject({ url: "/b", headers })).statusCode).toBe(200);
  });
});

test("the cache of reads ends its subscription with the server", async () => {
  const app = fastify();
  const ended: string[] = [];
  createSendCached(app, { changes: { subscribe: () => () => void ended.push("ended") } });
  await app.ready();
  expect(ended).toEqual([]);
  await app.close();
  expect(ended).toEqual(["ended"]);
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
