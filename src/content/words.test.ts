import { describe, expect, test } from "vitest";
import { isCompanyPlaceholder, placeholdersIn } from "./editing/placeholders.ts";
import { sampleContent } from "./editing/sample-content.ts";
import { sampleProducts } from "./samples/products.ts";

type Leaf = { path: string; ko: unknown; en: unknown };

/** Keys whose values do not depend on language. */
const neutral = /\.(id|kind|href|picture|film|downloadUrl|primaryLink)$/;

/** Names that are read alike in both languages, alone or listed. */
const names = new Set(["BAC", "YouTube", "Vimeo", ...sampleProducts.map(({ slug }) => slug.toUpperCase())]);

/** Korean that may equal English besides: units, formats without words, and texts the specification fixes. */
const sameInBoth = [
  /^([\d.,()– ]|µm|m³\/hr?|°C|US?RT|CRT|LPM|kW|kcal\/h|KaV\/L|pH)+$/,
  /^(404 Page Not Found|Image Coming Soon)$/,
  /^[^\p{L}]*$/u,
  // A fact of the company, which has both languages of its own.
  /^\{\w+\}\+?$/,
];

/** The specification gives a status code to the Korean reader only. */
const placeholdersDiffer = /calculator\.failure\.withoutReason$/;

const modules = import.meta.glob<Record<string, unknown>>(
  // Words of the calculator, with formulas and units, have tests of their own.
  ["./**/*.ts", "!./**/*.test.ts", "!./paths.ts", "!./{samples,editing,calculator,figures,places}/**"],
  {
    eager: true,
  },
);

const parts = Object.values(modules).flatMap((exported) => localizedParts(exported, "content"));

describe.each(parts)("$path", ({ path, ko, en }) => {
  const leaves = leavesOf(path, ko, en);
  const words = leaves.filter((leaf) => !neutral.test(leaf.path));

  test("has the same keys in both languages", () => {
    expect(keyTree(en)).toEqual(keyTree(ko));
  });

  test("has the same ids, paths of files and pictures in both languages", () => {
    const fixed = leaves.filter((leaf) => /\.(id|picture|film|downloadUrl)$/.test(leaf.path));
    expect(fixed.filter((leaf) => leaf.ko !== leaf.en)).toEqual([]);
  });

  test("has no empty or untidy text", () => {
    const untidy = /^$|^\s|\s$| {2}|undefined|\[object|NaN|!/;
    // A picture that only decorates has no description, in no language.
    // A document that is drawn from words has no address of its own.
    const isBare = ({ path, ko, en }: (typeof leaves)[number]) =>
      /\.(alt|downloadUrl)$/.test(path) && ko === "" && en === "";
    const texts = leaves.filter((leaf) => !isBare(leaf));
    expect(texts.filter((leaf) => untidy.test(String(leaf.ko)) || untidy.test(String(leaf.en)))).toEqual([]);
  });

  test("has no Korean letters in English", () => {
    expect(words.filter((leaf) => /\p{Script=Hangul}/u.test(String(leaf.en)))).toEqual([]);
  });

  test("has typographic apostrophes in English", () => {
    expect(words.filter((leaf) => /\p{L}'|\}'s\b/u.test(String(leaf.en)))).toEqual([]);
  });

  test("has no untranslated text", () => {
    expect(words.filter((leaf) => leaf.ko === leaf.en && !maybeSame(leaf.ko))).toEqual([]);
  });

  test("has the same placeholders in both languages", () => {
    const checked = leaves.filter((leaf) => !placeholdersDiffer.test(leaf.path));
    expect(checked.filter((leaf) => placeholders(leaf.ko) !== placeholders(leaf.en))).toEqual([]);
  });
});

describe("page descriptions for search engines", () => {
  const pages = localizedParts(sampleContent, "content").flatMap(({ path, ko, en }) => metas(path, ko, en));

  test.each(pages)("$path fits a result line in both languages", ({ ko, en }) => {
    expect(ko.description.length).toBeGreaterThanOrEqual(45);
    expect(ko.description.length).toBeLessThanOrEqual(110);
    expect(en.description.length).toBeGreaterThanOrEqual(70);
    expect(en.description.length).toBeLessThanOrEqual(155);
    expect(ko.title.length).toBeLessThanOrEqual(45);
    expect(en.title.length).toBeLessThanOrEqual(70);
  });

  test("are different on every page", () => {
    const texts = pages.flatMap(({ ko, en }) => [ko.title, en.title, ko.description, en.description]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

/** Every `{ ko, en }` found inside a value, with where it was found. */
function localizedParts(value: unknown, path: string): Leaf[] {
  if (!isRecord(value)) return [];
  if ("ko" in value && "en" in value) return [{ path, ko: value.ko, en: value.en }];
  return Object.entries(value).flatMap(([key, inner]) => localizedParts(inner, `${path}.${key}`));
}

/** Pairs of texts that stand at the same place in both languages. */
function leavesOf(path: string, ko: unknown, en: unknown): Leaf[] {
  if (!isRecord(ko) || !isRecord(en)) return [{ path, ko, en }];
  return Object.keys(ko).flatMap((key) => leavesOf(`${path}.${key}`, ko[key], en[key]));
}

function keyTree(value: unknown): unknown {
  if (!isRecord(value)) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keyTree(inner)]));
}

function maybeSame(value: unknown): boolean {
  const text = String(value);
  const isNamed = text.split(", ").every((part) => names.has(part));
  return typeof value !== "string" || isNamed || sameInBoth.some((pattern) => pattern.test(text));
}

/** Places that pages fill; facts of the company may stand in one language and not in the other. */
function placeholders(text: unknown): string {
  const names = placeholdersIn(String(text)).map(({ name }) => name);
  return names
    .filter((name) => !isCompanyPlaceholder(name))
    .toSorted()
    .join();
}

type Meta = { title: string; description: string };

function metas(path: string, ko: unknown, en: unknown): { path: string; ko: Meta; en: Meta }[] {
  if (!isRecord(ko) || !isRecord(en)) return [];
  if (isMeta(ko.meta) && isMeta(en.meta)) return [{ path, ko: ko.meta, en: en.meta }];
  return Object.keys(ko).flatMap((key) => metas(`${path}.${key}`, ko[key], en[key]));
}

function isMeta(value: unknown): value is Meta {
  return isRecord(value) && typeof value.title === "string" && typeof value.description === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
