import { describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { createAnswerCache, type MadeAnswer } from "./answer-cache.ts";
import { storeAnswer } from "./stored-answer.ts";

const roomy = { maxBytes: 1e6, maxEntries: 100 };

/** An answer made from projects. */
async function anAnswer(text: string, status = 200): Promise<MadeAnswer> {
  return { answer: await storeAnswer(status, {}, text, "quick"), topics: new Set(["projects"]) };
}

describe("the cache of answers", () => {
  test("makes an answer once for all who ask at the same time and afterwards", async () => {
    let made = 0;
    const cache = createAnswerCache(roomy);
    const make = () => anAnswer(`${++made}`);
    await Promise.all([cache.get("/", make), cache.get("/", make), cache.get("/", make)]);
    await cache.get("/", make);
    expect(made).toBe(1);
  });

  test("does not keep an answer that lacks what is being made", async () => {
    let made = 0;
    const cache = createAnswerCache(roomy);
    const make = async () => ({ ...(await anAnswer(`${++made}`)), isIncomplete: made === 1 });
    await cache.get("/", make);
    expect(cache.peek("/")).toBeUndefined();
    await cache.get("/", make);
    await cache.get("/", make);
    expect(made).toBe(2);
  });

  test("makes an answer anew after a change", async () => {
    let made = 0;
    const cache = createAnswerCache(roomy);
    const make = () => anAnswer(`${++made}`);
    await cache.get("/", make);
    cache.invalidate("projects");
    expect(cache.peek("/")).toBeUndefined();
    await cache.get("/", make);
    expect(made).toBe(2);
  });

  test("keeps an answer that was made from something else than what has changed", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createAnswerCache(roomy);
    await cache.get("/kept", () => anAnswer("kept"));
    const asked = cache.get("/begun", () => started.then(() => anAnswer("begun")));
    cache.invalidate("products");
    finish();
    await asked;
    expect(cache.peek("/kept")).toBeDefined();
    expect(cache.peek("/begun")).toBeDefined();
    cache.invalidate("everything");
    expect(cache.peek("/kept")).toBeUndefined();
  });

  test("does not keep an answer whose data changed while it was made", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createAnswerCache(roomy);
    const asked = cache.get("/", () => started.then(() => anAnswer("old")));
    cache.invalidate("projects");
    finish();
    await asked;
    expect(cache.peek("/")).toBeUndefined();
  });

  test("does not give an answer that was begun before a change to who asks after it", async () => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const cache = createAnswerCache(roomy);
    const before = cache.get("/", () => started.then(() => anAnswer("old")));
    cache.invalidate("projects");
    const after = cache.get("/", () => anAnswer("new"));
    finish();
    expect((await before).encodings.identity.body.toString()).toBe("old");
    expect((await after).encodings.identity.body.toString()).toBe("new");
    expect(cache.peek("/")?.encodings.identity.body.toString()).toBe("new");
  });

  test.each([
    ["throws", () => Promise.reject(new DatabaseUnavailable(new Error("gone")))],
    ["answers 503", () => anAnswer("try again", 503)],
  ])(
    "gives out what is outdated while the database is away (%s), and nothing outdated afterwards",
    async (_how, fail) => {
      const cache = createAnswerCache(roomy);
      await cache.get("/", () => anAnswer("old"));
      cache.invalidate("projects");
      expect((await cache.get("/", fail)).encodings.identity.body.toString()).toBe("old");
      expect(cache.peek("/")).toBeUndefined();
      expect((await cache.get("/", () => anAnswer("new"))).encodings.identity.body.toString()).toBe("new");
      expect(cache.bytes).toBe((await anAnswer("new")).answer.bytes);
    },
  );

  test("hides no fault of ours behind what is outdated", async () => {
    const cache = createAnswerCache(roomy);
    await cache.get("/", () => anAnswer("old"));
    cache.invalidate("projects");
    await expect(cache.get("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await cache.get("/", () => anAnswer("sorry", 500))).status).toBe(500);
  });

  test("keeps neither errors nor failures", async () => {
    const cache = createAnswerCache(roomy);
    const fail = () => Promise.reject(new Error("no"));
    await cache.get("/gone", () => anAnswer("gone", 404));
    expect(cache.peek("/gone")).toBeUndefined();
    await expect(cache.get("/broken", fail)).rejects.toThrow("no");
    await expect(cache.get("/broken", fail)).rejects.toThrow("no");
  });

  test("holds no more memory than it may, and lets the least recently used go", async () => {
    const make = () => anAnswer("x".repeat(1000));
    const size = (await make()).answer.bytes;
    const cache = createAnswerCache({ ...roomy, maxBytes: size * 2 });
    await cache.get("/a", make);
    await cache.get("/b", make);
    cache.peek("/a");
    await cache.get("/c", make);
    expect(cache.bytes).toBe(size * 2);
    expect(cache.peek("/b")).toBeUndefined();
    expect(cache.peek("/a")).toBeDefined();
  });

  test("holds no more answers than it may, however small they are", async () => {
    const cache = createAnswerCache({ ...roomy, maxEntries: 2 });
    for (const key of ["/a", "/b", "/c"]) await cache.get(key, () => anAnswer(""));
    expect(["/a", "/b", "/c"].filter((key) => cache.peek(key) !== undefined)).toEqual(["/b", "/c"]);
  });
});
