import { afterEach, expect, test, vi } from "vitest";
import { aStorage, noStorage } from "../../../../../tests/support/session-storage.ts";
import { keepNoteDraft, newNoteDraft, readNoteDraft } from "./note-draft.ts";

afterEach(() => vi.unstubAllGlobals());

test("each inquiry has a draft of its own", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = { ...newNoteDraft(), text: "월요일에 다시 전화" };
  keepNoteDraft(1, draft);
  expect([readNoteDraft(1), readNoteDraft(2)]).toEqual([draft, undefined]);
});

test("a note of nothing but spaces is not kept", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  keepNoteDraft(1, { key: "k", text: "x" });
  keepNoteDraft(1, { key: "k", text: " \n" });
  expect(readNoteDraft(1)).toBeUndefined();
});

test.each(["{", "null", "[]", '{"text":"x"}', '{"key":"k","text":7}'])("%s is no draft", (text) => {
  vi.stubGlobal("sessionStorage", { ...aStorage(), getItem: () => text });
  expect(readNoteDraft(1)).toBeUndefined();
});

test("a browser that keeps nothing is no hindrance", () => {
  vi.stubGlobal("sessionStorage", { getItem: noStorage, setItem: noStorage, removeItem: noStorage });
  keepNoteDraft(1, { key: "k", text: "x" });
  expect(readNoteDraft(1)).toBeUndefined();
});
