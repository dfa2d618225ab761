import { expect, test } from "vitest";
import { tidyEdit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import type { Kind, Parts } from "../kinds/kind.ts";
import { articles } from "../knowledge/articles.ts";
import { contentKinds, defaults } from "./defaults.ts";
import { editableFields, editOf } from "./editable-fields.ts";
import { isCompanyPlaceholder, isKnownPlaceholder, placeholdersIn } from "./placeholders.ts";
import { sampleContent } from "./sample-content.ts";

const fields = editableFields(defaults);
const texts = fields.filter((field) => field.kind === "text" || field.kind === "texts");

test("no text of the pages hard-codes the company's name or founding year", () => {
  const { name, established } = defaults.company;
  const typed = texts.filter(
    ({ path, ko, en }) =>
      !path.startsWith("company.") &&
      [ko, en]
        .flat()
        .some((text) => [name.ko, name.en, String(established)].some((fact) => text.includes(fact))),
  );
  // Events of that year stay unchanged when the company changes its own facts.
  expect(typed.map(({ path }) => path)).toEqual([]);
});

test("no company placeholder has the name of one that a page fills", () => {
  const filled = sampleContent;
  const remaining = editableFields(filled).flatMap((field) =>
    field.kind === "text" || field.kind === "texts"
      ? locales.flatMap((locale) => [field[locale]].flat())
      : [],
  );
  expect(remaining.flatMap(placeholdersIn).filter(({ name }) => isCompanyPlaceholder(name))).toEqual([]);
});

test("every placeholder with a particle or a noun names one of the company and a known suffix", () => {
  const odd = locales.flatMap((locale) =>
    texts
      .flatMap((text) => text[locale])
      .flatMap(placeholdersIn)
      .filter(
        (placeholder) =>
          placeholder.suffix !== undefined && !isKnownPlaceholder(placeholder, locale, new Set()),
      ),
  );
  expect(odd).toEqual([]);
});

test("no English noun has its number beside a count of the company: the count may be 1", () => {
  const fixed = texts
    .flatMap(({ en }) => [en].flat())
    .filter((text) => /\{(exports|years)\} [a-z]+s\b/.test(text));
  expect(fixed).toEqual([]);
});

test("no two editable fields have the same path", () => {
  const paths = fields.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("every picture has a description beside it, and can be replaced", () => {
  const named = JSON.stringify(defaults).match(/"picture":"[\w-]+"/g) ?? [];
  const pictures = fields.filter(({ kind }) => kind === "picture");
  // Once in each language.
  expect(named.length).toBe(2 * pictures.length);
  expect(pictures.length).toBeGreaterThan(15);
});

test("every default text is normalized like a stored one, so that both can be compared", () => {
  const edits = editableFields(defaults).map(editOf);
  expect(edits.map(tidyEdit)).toEqual(edits);
});

test("every declared kind belongs to an existing value", () => {
  // Articles share their kinds; one article need not have all of them.
  const steps = (path: string) => {
    const [page = "", ...rest] = path.replace(/\[[^\]]*\]/g, "").split(".");
    return [Object.hasOwn(articles, page) ? "article" : page, ...rest].join(".");
  };
  const met = new Set(fields.map(({ path }) => steps(path)));
  const lost = declaredPaths(contentKinds).filter((path) => !met.has(steps(path)));
  expect(lost).toEqual([]);
});

function declaredPaths(parts: Parts): string[] {
  return Object.entries(parts).flatMap(([key, declared]) => {
    const isPlain = typeof declared.kind !== "string";
    const kind: Kind = isPlain ? { kind: "part", parts: declared as Parts } : (declared as Kind);
    if (kind.kind === "fixed") return [];
    if (!("parts" in kind)) return [key];
    const within = declaredPaths(kind.parts).map((path) => `${key}.${path}`);
    return kind.kind === "list" && !kind.isComplete ? [key, ...within] : within;
  });
}
