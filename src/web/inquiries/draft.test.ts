import { afterEach, expect, test, vi } from "vitest";
import { aStorage, noStorage } from "../../../tests/support/session-storage.ts";
import { keepDraft, newDraft, readDraft, restoredValues, typedSince } from "./draft.ts";

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
  '{"key":"k","since":0,"values":{},"declined":[7]}',
  '{"key":"k","since":0,"values":{},"prefilled":null}',
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

const ofSeries = { productType: "package", message: "Product: SF series\n" };
const inKorean = { productType: "package", message: "문의 제품: SF 시리즈\n" };
const ofOther = { productType: "industrial", message: "Product: CF series\n" };

test.each([
  ["stays after a reload", ofSeries, ofSeries, "Call me about the noise", "Call me about the noise"],
  ["stays if it is empty", ofSeries, ofSeries, "", ""],
  ["keeps its sentence", ofSeries, ofSeries, "Product: SF series\n2 units", "Product: SF series\n2 units"],
  [
    "has its sentence translated",
    ofSeries,
    inKorean,
    "Product: SF series\n2 units",
    "문의 제품: SF 시리즈\n2 units",
  ],
  [
    "has another product's sentence",
    ofSeries,
    ofOther,
    "Product: SF series\n2 units",
    "Product: CF series\n2 units",
  ],
  ["gets a product's sentence", {}, ofSeries, "2 units", "Product: SF series\n2 units"],
  ["has one sentence", {}, ofSeries, "Product: SF series\n2 units", "Product: SF series\n2 units"],
])("a drafted message %s", (_, before, now, message, restored) => {
  const draft = { ...newDraft(0), values: { message }, prefilled: before };
  expect(restoredValues(draft, now, now)).toMatchObject({ message: restored });
});

test("a drafted choice stays on the page where it was made, and gives way to that of another product", () => {
  const draft = { ...newDraft(0), values: { productType: "maintenance" }, prefilled: ofSeries };
  expect(restoredValues(draft, ofSeries, ofSeries)).toMatchObject({ productType: "maintenance" });
  expect(restoredValues(draft, inKorean, inKorean)).toMatchObject({ productType: "maintenance" });
  expect(restoredValues(draft, ofOther, ofOther)).toMatchObject({ productType: "industrial" });
});

test("values that were typed before hydration take precedence over a draft, others are kept", () => {
  const draft = { ...newDraft(0), values: { company: "가나", name: "Kim" }, prefilled: ofSeries };
  const shown = { ...ofSeries, company: "다라", message: "Product: SF series\nnow" };
  expect(restoredValues(draft, shown, ofSeries)).toEqual({ ...shown, name: "Kim" });
});

test("a draft keeps declined attachments, also without any text", () => {
  vi.stubGlobal("sessionStorage", aStorage());
  const draft = { ...newDraft(0), declined: ["flow=390"], prefilled: ofSeries };
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
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
