import { expect, test } from "vitest";
import { memoryStorage } from "../../../../tests/support/session-storage.ts";
import { countUnsaved, discardUnsaved, discardUnsavedNamed, openUnsavedEntries } from "./unsaved-entries.ts";

const content = { username: "kim", kind: "content" };

test("two open tabs of one person keep separate copies of an entry", () => {
  const storage = memoryStorage();
  const one = openUnsavedEntries({ ...content, storage, tab: "1" });
  const other = openUnsavedEntries({ ...content, storage, tab: "2" });
  one.keep("home.h1", "하나");
  other.keep("home.h1", "둘");
  expect([one.restore().size, other.restore().size, countUnsaved("kim", storage)]).toEqual([0, 0, 2]);
});

test("the next page restores entries of a closed one, one per name, newest first", () => {
  const storage = memoryStorage();
  for (const [at, value] of ["하나", "둘"].entries()) {
    const store = openUnsavedEntries({ ...content, storage, tab: value, now: () => at });
    store.keep("home.h1", value);
    store.release();
  }
  const next = openUnsavedEntries({ ...content, storage, tab: "3", now: () => 2 });
  expect([...next.restore()]).toEqual([["home.h1", "둘"]]);
  expect([...next.restore((name) => name === "home.lead")]).toEqual([]);
  expect([...next.restore()]).toEqual([["home.h1", "하나"]]);
  expect(next.restore().size).toBe(0);
});

test("an entry of a crashed page is available in the same tab after the restart, and elsewhere after ten minutes", () => {
  const storage = memoryStorage();
  const entry = JSON.stringify({ tab: "1", isOpen: true, at: 0, value: "쓰던 말" });
  const crash = () => storage.setItem("unsaved:kim:content:crashed:home.h1", entry);
  crash();
  const elsewhere = (minutes: number) =>
    openUnsavedEntries({ ...content, storage, tab: "2", now: () => minutes * 60_000 });
  expect(elsewhere(9).restore().size).toBe(0);
  expect(openUnsavedEntries({ ...content, storage, tab: "1", now: () => 1 }).restore().size).toBe(1);
  discardUnsaved("kim", storage);
  crash();
  expect(elsewhere(11).restore().size).toBe(1);
});

test("a page restored by the browser still has its entries", () => {
  const storage = memoryStorage();
  const store = openUnsavedEntries({ ...content, storage, tab: "1" });
  store.keep("home.h1", "하나");
  store.release();
  store.reclaim();
  expect(openUnsavedEntries({ ...content, storage, tab: "2" }).restore().size).toBe(0);
});

test("other users do not see the entries, and they are deleted when discarded or forgotten", () => {
  const storage = memoryStorage();
  const store = openUnsavedEntries({ ...content, storage, tab: "1" });
  store.keep("home.h1", "하나");
  store.keep("home.lead", "둘");
  store.forget("home.lead");
  store.release();
  expect(openUnsavedEntries({ ...content, username: "ki", storage, tab: "1" }).restore().size).toBe(0);
  discardUnsaved("kim", storage);
  expect(storage.length).toBe(0);
});

test("entries of erased subjects are discarded in every page and of every administrator, by their full names", () => {
  const storage = memoryStorage();
  for (const username of ["kim", "lee:1"]) {
    const store = openUnsavedEntries({ username, kind: "form", storage, tab: "1" });
    for (const name of ["inquiry-note 1", "inquiry-note 12"]) store.keep(name, "글");
  }
  openUnsavedEntries({ ...content, storage, tab: "1" }).keep("inquiry-note 1", "글");
  discardUnsavedNamed("form", ["inquiry-note 1"], storage);
  expect(["kim", "lee:1"].map((username) => countUnsaved(username, storage))).toEqual([2, 1]);
  expect(
    openUnsavedEntries({ ...content, kind: "form", storage, tab: "1", now: () => Number.MAX_VALUE }).restore()
      .size,
  ).toBe(1);
});

test("without storage nothing is kept, and nothing fails", () => {
  const full = { ...memoryStorage(), setItem: () => expect.fail("QuotaExceededError") };
  for (const storage of [full, undefined]) {
    const store = openUnsavedEntries({ ...content, storage, tab: "1" });
    store.keep("home.h1", "하나");
    expect(store.restore().size).toBe(0);
  }
});
