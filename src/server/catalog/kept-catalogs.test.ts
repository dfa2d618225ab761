import { expect, test } from "vitest";
import { keptCatalogs } from "./kept-catalogs.ts";

const facts = { bytes: 6, pages: 4, languages: ["ko"], edition: undefined };

test("beyond the limit of bytes the oldest file is dropped, and its facts stay", async () => {
  const kept = keptCatalogs({ maxBytes: 10, maxEntries: 2 });
  const drawn: string[] = [];
  const get = (key: string, needsPdf: boolean) =>
    kept.get(key, needsPdf, async () => {
      drawn.push(key);
      return { pdf: Buffer.alloc(6), facts };
    });
  await get("a", true);
  await get("b", true);
  await get("a", false);
  expect(drawn).toEqual(["a", "b"]);
  await get("a", true);
  expect(drawn).toEqual(["a", "b", "a"]);
  await get("c", true);
  await get("b", false);
  expect(drawn).toEqual(["a", "b", "a", "c", "b"]);
});

test("a failed drawing is tried again", async () => {
  const kept = keptCatalogs();
  await expect(kept.get("a", true, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await kept.get("a", true, async () => ({ facts }))).facts).toBe(facts);
});
