import { describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { type EncodedResponse, encodeResponse, representationOf } from "./encoded-response.ts";
import { createResponseCache, type FreshResponse } from "./response-cache.ts";
import { sharedCacheHeaders } from "./shared-cache-headers.ts";

const roomy = { maxBytes: 1e6, maxEntries: 100 };

/** A response made from projects. */
async function anResponse(text: string, status = 200): Promise<FreshResponse> {
  return { response: await encodeResponse(status, {}, text, "quick"), topics: new Set(["projects"]) };
}

function textOf(response: EncodedResponse | undefined): string | undefined {
  return response && representationOf(response, "identity").body.toString();
}

describe("the cache of responses", () => {
  test("makes a response once for all who ask at the same time and afterwards", async () => {
    let made = 0;
    const cache = createResponseCache(roomy);
    const make = () => anResponse(`${++made}`);
    await Promise.all([cache.get("/", make), cache.get("/", make), cache.get("/", make)]);
    await cache.get("/", make);
    expect(made).toBe(1);
  });

  test("counts the responses that it had and those that it made, for monitoring", async () => {
    const cache = createResponseCache(roomy);
    const make = () => anResponse("page");
    await cache.get("/", make);
    await cache.get("/", make);
    cache.getIfCurrent("/");
    cache.getIfCurrent("/other");
    expect([cache.hits, cache.misses]).toEqual([2, 1]);
  });

  test("does not keep a response that lacks what is being made", async () => {
    let made = 0;
    const cache = createResponseCache(roomy);
    const make = async () => ({ ...(await anResponse(`${++made}`)), isIncomplete: made === 1 });
    await cache.get("/", make);
    expect(cache.getIfCurrent("/")).toBeUndefined();
    await cache.get("/", make);
    await cache.get("/", make);
    expect(made).toBe(2);
  });

  test("makes a response anew after a change", async () => {
    let made = 0;
    const cache = createResponseCache(roomy);
    const make = () => anResponse(`${++made}`);
    await cache.get("/", make);
    cache.invalidate("projects");
    expect(cache.getIfCurrent("/")).toBeUndefined();
    await cache.get("/", make);
    expect(made).toBe(2);
  });

  test("keeps a response that was made from something else than what has changed", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createResponseCache(roomy);
    await cache.get("/kept", () => anResponse("kept"));
    const asked = cache.get("/begun", () => started.then(() => anResponse("begun")));
    cache.invalidate("products");
    finish();
    await asked;
    expect(cache.getIfCurrent("/kept")).toBeDefined();
    expect(cache.getIfCurrent("/begun")).toBeDefined();
    cache.invalidate("everything");
    expect(cache.getIfCurrent("/kept")).toBeUndefined();
  });

  test("does not keep a response whose data changed while it was made", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createResponseCache(roomy);
    const asked = cache.get("/", () => started.then(() => anResponse("old")));
    cache.invalidate("projects");
    finish();
    await asked;
    expect(cache.getIfCurrent("/")).toBeUndefined();
  });

  test("does not give a response that was begun before a change to who asks after it", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createResponseCache(roomy);
    const before = cache.get("/", () => started.then(() => anResponse("old")));
    cache.invalidate("projects");
    const after = cache.get("/", () => anResponse("new"));
    finish();
    expect(textOf(await before)).toBe("old");
    expect(textOf(await after)).toBe("new");
    expect(textOf(cache.getIfCurrent("/"))).toBe("new");
  });

  test.each([
    ["throws", () => Promise.reject(new DatabaseUnavailable(new Error("gone")))],
    ["answers 503", () => anResponse("try again", 503)],
  ])(
    "gives out what is outdated while the database is away (%s), and nothing outdated afterwards",
    async (_how, fail) => {
      const cache = createResponseCache(roomy);
      await cache.get("/", () => anResponse("old"));
      cache.invalidate("projects");
      expect(textOf(await cache.get("/", fail))).toBe("old");
      expect(cache.getIfCurrent("/")).toBeUndefined();
      expect(textOf(await cache.get("/", () => anResponse("new")))).toBe("new");
      expect(cache.bytes).toBe((await anResponse("new")).response.bytes);
    },
  );

  test("hides no fault of ours behind what is outdated", async () => {
    const cache = createResponseCache(roomy);
    await cache.get("/", () => anResponse("old"));
    cache.invalidate("projects");
    await expect(cache.get("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await cache.get("/", () => anResponse("sorry", 500))).status).toBe(500);
  });

  test("keeps neither errors nor failures", async () => {
    const cache = createResponseCache(roomy);
    const fail = () => Promise.reject(new Error("no"));
    await cache.get("/gone", () => anResponse("gone", 404));
    expect(cache.getIfCurrent("/gone")).toBeUndefined();
    await expect(cache.get("/broken", fail)).rejects.toThrow("no");
    await expect(cache.get("/broken", fail)).rejects.toThrow("no");
  });

  test("holds no more memory than it may, and lets the least recently used go", async () => {
    const make = () => anResponse("x".repeat(1000));
    const size = (await make()).response.bytes;
    const cache = createResponseCache({ ...roomy, maxBytes: size * 2 });
    await cache.get("/a", make);
    await cache.get("/b", make);
    cache.getIfCurrent("/a");
    await cache.get("/c", make);
    expect(cache.bytes).toBe(size * 2);
    expect(cache.getIfCurrent("/b")).toBeUndefined();
    expect(cache.getIfCurrent("/a")).toBeDefined();
  });

  test("holds no more answers than it may, however small they are", async () => {
    const cache = createResponseCache({ ...roomy, maxEntries: 2 });
    for (const key of ["/a", "/b", "/c"]) await cache.get(key, () => anResponse(""));
    expect(["/a", "/b", "/c"].filter((key) => cache.getIfCurrent(key) !== undefined)).toEqual(["/b", "/c"]);
  });

  test.each([
    ["as large as the memory", 0, true],
    ["one byte larger than the memory", 1, false],
  ])("keeps or refuses a response that is %s", async (_, excess, isKept) => {
    const { response, topics } = await anResponse("x");
    const cache = createResponseCache({ ...roomy, maxBytes: 1_000 });
    await cache.get("/other", () => anResponse("other"));
    const size = cache.bytes;
    await cache.get("/", async () => ({ response: { ...response, bytes: 1_000 + excess }, topics }));
    expect(cache.getIfCurrent("/") !== undefined).toBe(isKept);
    expect(cache.bytes).toBe(isKept ? 1_000 : size);
    expect(cache.getIfCurrent("/other") !== undefined).toBe(!isKept);
  });

  test("drops what is outdated when its successor is too large", async () => {
    const { response, topics } = await anResponse("x");
    const cache = createResponseCache({ ...roomy, maxBytes: 1_000 });
    await cache.get("/", () => anResponse("old"));
    cache.invalidate("projects");
    await cache.get("/", async () => ({ response: { ...response, bytes: 1_001 }, topics }));
    expect(cache.bytes).toBe(0);
    await expect(
      cache.get("/", () => Promise.reject(new DatabaseUnavailable(new Error("gone")))),
    ).rejects.toThrow();
  });

  test("shares a response in the making though an older one of its key is finished meanwhile", async () => {
    const old = Promise.withResolvers<FreshResponse>();
    const recent = Promise.withResolvers<FreshResponse>();
    const cache = createResponseCache(roomy);
    const before = cache.get("/", () => old.promise);
    cache.invalidate("projects");
    const after = cache.get("/", () => recent.promise);
    old.resolve(await anResponse("old"));
    expect(textOf(await before)).toBe("old");
    const third = cache.get("/", () => anResponse("third"));
    recent.resolve(await anResponse("new"));
    expect([textOf(await after), textOf(await third)]).toEqual(["new", "new"]);
    expect(cache.misses).toBe(2);
  });

  test("counts the memory of a response once, however often it is used", async () => {
    const cache = createResponseCache({ ...roomy, maxEntries: 2 });
    await cache.get("/a", () => anResponse("a"));
    const size = cache.bytes;
    for (let use = 0; use < 3; use++) await cache.get("/a", () => anResponse("again"));
    expect([cache.bytes, cache.hits, cache.misses]).toEqual([size, 3, 1]);
  });

  test("answers with the failure itself where nothing is outdated, and with a refusal in any case", async () => {
    const cache = createResponseCache(roomy);
    expect((await cache.get("/", () => anResponse("sorry", 503))).status).toBe(503);
    const away = new DatabaseUnavailable(new Error("gone"));
    await expect(cache.get("/", () => Promise.reject(away))).rejects.toBe(away);
    await cache.get("/", () => anResponse("old"));
    cache.invalidate("everything");
    expect((await cache.get("/", () => anResponse("gone", 404))).status).toBe(404);
  });

  test("keeps a response that was made after changes, until its data change once more", async () => {
    const cache = createResponseCache(roomy);
    cache.invalidate("projects");
    cache.invalidate("everything");
    await cache.get("/", () => anResponse("first"));
    expect(textOf(cache.getIfCurrent("/"))).toBe("first");
    cache.invalidate("settings");
    expect(textOf(cache.getIfCurrent("/"))).toBe("first");
    cache.invalidate("projects");
    expect(cache.getIfCurrent("/")).toBeUndefined();
  });

  describe("of pages that shared caches may keep", () => {
    const headers = sharedCacheHeaders(3600, ["projects"]);
    const shared = async (): Promise<FreshResponse> => ({
      response: await encodeResponse(200, headers, "page", "quick"),
      topics: new Set(["projects"]),
    });
    const headerOf = (response: EncodedResponse) =>
      Object.values(response.representations).map((each) => each.headers["cdn-cache-control"]);
    const kept = [headers["cdn-cache-control"], headers["cdn-cache-control"]];

    test("forbids it for a response whose data changed while it was made: the purge may be over", async () => {
      const { promise: started, resolve: finish } = Promise.withResolvers<void>();
      const cache = createResponseCache(roomy);
      const both = [1, 2].map(() => cache.get("/", () => started.then(shared)));
      cache.invalidate("projects");
      finish();
      for (const response of await Promise.all(both))
        expect(headerOf(response)).toEqual(["no-store", "no-store"]);
      expect(headerOf(await cache.get("/", shared))).toEqual(kept);
    });

    test("allows it if something else changed while it was made", async () => {
      const { promise: started, resolve: finish } = Promise.withResolvers<void>();
      const cache = createResponseCache(roomy);
      const asked = cache.get("/", () => started.then(shared));
      cache.invalidate("products");
      finish();
      expect(headerOf(await asked)).toEqual(kept);
    });

    test.each([
      ["throws", () => Promise.reject(new DatabaseUnavailable(new Error("gone")))],
      ["answers 503", () => anResponse("try again", 503)],
    ])("forbids it for what is outdated while the database is away (%s)", async (_how, fail) => {
      const cache = createResponseCache(roomy);
      await cache.get("/", shared);
      cache.invalidate("projects");
      expect(headerOf(await cache.get("/", fail))).toEqual(["no-store", "no-store"]);
      expect(headerOf(await cache.get("/", shared))).toEqual(kept);
    });
  });
});
