import { afterEach, expect, test, vi } from "vitest";
import { aStorage, noStorage } from "../../../tests/support/session-storage.ts";
import { keepDraft, newDraft, readDraft, typedSince } from "./draft.ts";

afterEach(() => vi.unstubAllGlobals());

test("a draft comes back as it was, under the key that it began with", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = { ...newDraft(1_700_000_000_000), values: { company: "가나", message: undefined } };
  keepDraft(draft);
  expect(readDraft()).toEqual({ ...draft, values: { company: "가나" } });
  expect(newDraft(0).key).not.toBe(draft.key);
});

test("a draft whose fields were emptied leaves nothing behind", () => {
  const storage = aStorage();
  vi.stubGlobal("sessionStorage", storage);
  const draft = newDraft(0);
  keepDraft({ ...draft, values: { company: "가나" } });
  expect(storage.kept.size).toBe(1);
  keepDraft({ ...draft, values: { company: "" } });
  expect(storage.kept.size).toBe(0);
  expect(readDraft()).toBeUndefined();
});

test.each([
  "{",
  "7",
  "null",
  "[]",
  '{"key":"k","values":{}}',
  '{"key":7,"since":0,"values":{}}',
  '{"key":"k","since":0,"values":{"company":7}}',
  '{"key":"k","since":0,"values":null}',
])("%s, which another version or a hand has put there, is no draft", (text) => {
  const storage = aStorage();
  vi.stubGlobal("sessionStorage", { ...storage, getItem: () => text });
  expect(readDraft()).toBeUndefined();
});

test("a browser that keeps nothing is no hindrance", () => {
  vi.stubGlobal("sessionStorage", { getItem: noStorage, setItem: noStorage, removeItem: noStorage });
  expect(readDraft()).toBeUndefined();
  keepDraft({ ...newDraft(0), values: { company: "가나" } });
});

const sent = {
  company: "Kim Works",
  name: "Kim",
  phone: "02-0000-0000",
  email: "kim@example.com",
  productType: "package",
  message: "390 m³/hr",
} as const;
const empty = { company: "", name: "", phone: "", email: "", productType: "", message: "" };

test.each([
  ["nothing", {}, {}],
  ["a message that goes on", { message: "390 m³/hr\nTwo towers" }, { message: "Two towers" }],
  ["another message", { message: "400 m³/hr" }, { message: "400 m³/hr" }],
  ["another name", { name: "Kim Minsu" }, { name: "Kim Minsu" }],
  ["another kind of product", { productType: "industrial" as const }, { productType: "industrial" }],
  ["an emptied field", { phone: "" }, {}],
])("%s, typed while the inquiry is sent, is all that stays in the form", (_, change, rest) => {
  expect(typedSince(sent, { ...sent, ...change })).toEqual({ ...empty, ...rest });
});
