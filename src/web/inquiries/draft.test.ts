import { afterEach, expect, test, vi } from "vitest";
import { aStorage, noStorage } from "../../../tests/support/session-storage.ts";
import { keepDraft, newDraft, readDraft, typedSince } from "./draft.ts";

afterEach(() => vi.unstubAllGlobals());

test("a draft round-trips with its key", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = { ...newDraft(1_700_000_000_000), values: { company: "가나", message: undefined } };
  keepDraft(draft);
  expect(readDraft()).toEqual({ ...draft, values: { company: "가나" } });
  expect(newDraft(0).key).not.toBe(draft.key);
});

test("a draft with empty fields is removed", () => {
  const storage = aStorage();
  vi.stubGlobal("sessionStorage", storage);
  const draft = newDraft(0);
  keepDraft({ ...draft, values: { company: "가나" } });
  expect(storage.items.size).toBe(1);
  keepDraft({ ...draft, values: { company: "" } });
  expect(storage.items.size).toBe(0);
  expect(readDraft()).toBeUndefined();
});

test("a draft keeps the names of its files, also without any text", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = { ...newDraft(0), files: ["plan.pdf", "현장.pdf"] };
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  keepDraft({ ...draft, files: [] });
  expect(readDraft()).toBeUndefined();
});

test("a draft of an earlier version, without names of files, is restored", () => {
  const text = '{"key":"k","since":0,"values":{"company":"가나"}}';
  vi.stubGlobal("sessionStorage", { ...aStorage(), getItem: () => text });
  expect(readDraft()).toEqual({ key: "k", since: 0, values: { company: "가나" } });
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
  '{"key":"k","since":0,"values":{},"files":"plan.pdf"}',
  '{"key":"k","since":0,"values":{},"files":[7]}',
  '{"key":"k","since":0,"values":{},"files":null}',
])("%s, from another version or edited by hand, is not a draft", (text) => {
  const storage = aStorage();
  vi.stubGlobal("sessionStorage", { ...storage, getItem: () => text });
  expect(readDraft()).toBeUndefined();
});

test("blocked storage does not break the form", () => {
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
])("%s, typed during submission, is the only text left in the form", (_, change, rest) => {
  expect(typedSince(sent, { ...sent, ...change })).toEqual({ ...empty, ...rest });
});
