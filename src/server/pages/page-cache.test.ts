import { describe, expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { type StoredAnswer, storeAnswer } from "./stored-answer.ts";

function anAnswer(text: string, status = 200): Promise<StoredAnswer> {
  return storeAnswer(status, {}, text, "quick");
}

describe("the page cache", () => {
  test("renders a page once for all who ask at the same time and afterwards", async () => {
    let renders = 0;
    const cache = createPageCache({ render: (key) => anAnswer(`${key}${++renders}`), maxBytes: 1e6 });
    await Promise.all([cache.get("/"), cache.get("/"), cache.get("/")]);
    await cache.get("/");
    expect(renders).toBe(1);
  });

  test("renders anew after a change", async () => {
    let renders = 0;
    const cache = createPageCache({ render: () => anAnswer(`${++renders}`), maxBytes: 1e6 });
    await cache.get("/");
    cache.clear();
    expect(cache.peek("/")).toBeUndefined();
    await cache.get("/");
    expect(renders).toBe(2);
  });

  test("does not keep a page whose data changed while it was rendered", async () => {
    let finish = () => {};
    const started = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const cache = createPageCache({ render: () => started.then(() => anAnswer("old")), maxBytes: 1e6 });
    const asked = cache.get("/");
    cache.clear();
    finish();
    await asked;
    expect(cache.peek("/")).toBeUndefined();
  });

  test("keeps neither errors nor failed renders", async () => {
    const cache = createPageCache({
      render: (key) => (key === "/broken" ? Promise.reject(new Error("no")) : anAnswer("gone", 404)),
      maxBytes: 1e6,
    });
    await cache.get("/gone");
    expect(cache.peek("/gone")).toBeUndefined();
    await expect(cache.get("/broken")).rejects.toThrow("no");
    await expect(cache.get("/broken")).rejects.toThrow("no");
  });

  test("holds no more memory than it may, and lets the least recently used go", async () => {
    const size = (await anAnswer("x".repeat(1000))).bytes;
    const cache = createPageCache({ render: () => anAnswer("x".repeat(1000)), maxBytes: size * 2 });
    await cache.get("/a");
    await cache.get("/b");
    cache.peek("/a");
    await cache.get("/c");
    expect(cache.bytes).toBe(size * 2);
    expect(cache.peek("/b")).toBeUndefined();
    expect(cache.peek("/a")).toBeDefined();
  });
});
