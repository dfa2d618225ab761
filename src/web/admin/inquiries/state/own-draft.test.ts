import { afterEach, expect, test, vi } from "vitest";
import { aStorage, noStorage } from "../../../../../tests/support/session-storage.ts";
import { keepDraft, newDraft, readDraft, settleDraft } from "./own-draft.ts";

afterEach(() => vi.unstubAllGlobals());

test("each inquiry has a draft of its own, and its note and its answer are apart", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = newDraft({ text: "월요일에 다시 전화" });
  keepDraft("note", 1, draft);
  expect([readDraft("note", 1), readDraft("note", 2), readDraft("reply", 1)]).toEqual([
    draft,
    undefined,
    undefined,
  ]);
});

test("a text of nothing but spaces is not kept", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  keepDraft("note", 1, { key: "k", text: "x" });
  keepDraft("note", 1, { key: "k", text: " \n" });
  expect(readDraft("note", 1)).toBeUndefined();
});

test("what was sent goes, and what was typed since stays under another key", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const sent = newDraft({ subject: "Re", text: "보낸 글" });
  keepDraft("reply", 1, sent);
  expect(settleDraft("reply", 1, sent)).toBeUndefined();
  expect(readDraft("reply", 1)).toBeUndefined();
  keepDraft("reply", 1, { ...sent, text: "보낸 글, 그리고 더" });
  const rest = settleDraft("reply", 1, sent);
  expect(rest).toMatchObject({ text: "보낸 글, 그리고 더" });
  expect(rest?.key).not.toBe(sent.key);
  expect(readDraft("reply", 1)).toEqual(rest);
});

test.each(["{", "null", "[]", '{"text":"x"}', '{"key":"k","text":7}', '{"key":"k","text":"x","subject":7}'])(
  "%s is no draft",
  (text) => {
    vi.stubGlobal("sessionStorage", { ...aStorage(), getItem: () => text });
    expect(readDraft("note", 1)).toBeUndefined();
  },
);

test("a browser that keeps nothing is no hindrance", () => {
  vi.stubGlobal("sessionStorage", { getItem: noStorage, setItem: noStorage, removeItem: noStorage });
  keepDraft("note", 1, { key: "k", text: "x" });
  expect(readDraft("note", 1)).toBeUndefined();
});
