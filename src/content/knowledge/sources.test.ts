import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { sampleContent } from "../editing/sample-content.ts";
import { articleNames } from "./articles.ts";
import {
  citedPieces,
  type KnowledgeSource,
  type PublisherKind,
  sourceOf,
  sources,
  sourcesNamedIn,
  withoutSources,
} from "./sources.ts";

/** Everything that looks like a source in a value. */
function marksIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/\[([a-z][a-z-]*)\]/g)].map(([, id = ""]) => id);
}

describe.each(articleNames)("the article %s", (name) => {
  const { ko, en } = sampleContent[name];

  test("names only sources that are listed", () => {
    const unknown = locales.flatMap((locale) => marksIn(sampleContent[name][locale]));
    expect(unknown.filter((id) => !sourceOf(id))).toEqual([]);
  });

  test("rests each section on the same sources in both languages", () => {
    const of = (sections: typeof ko.sections) =>
      sections.map((section) => [section.id, marksIn(section).toSorted()]);
    expect(of(en.sections)).toEqual(of(ko.sections));
  });

  test("has no two parts with the same address", () => {
    const ids = ko.sections.flatMap(({ id, terms = [] }) => [id, ...terms.map((term) => term.id)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain("references");
  });

  test("has the same drawings, with as many words, in both languages", () => {
    const of = (sections: typeof ko.sections) =>
      sections.map(({ id, figure }) => [id, figure?.kind, figure?.labels.length]);
    expect(of(en.sections)).toEqual(of(ko.sections));
  });

  test("has as many cells in each row as its table has columns", () => {
    const tables = [ko, en].flatMap(({ sections }) => sections.flatMap(({ table }) => table ?? []));
    const odd = tables.flatMap(({ head, rows }) => rows.filter(({ cells }) => cells.length !== head.length));
    expect(odd).toEqual([]);
  });
});

test("every source is used", () => {
  const used = new Set(articleNames.flatMap((name) => marksIn(sampleContent[name].ko)));
  expect(Object.keys(sources).filter((id) => !used.has(id))).toEqual([]);
});

/** Addresses of the publishers of each kind. A source of another publisher needs a line here. */
const publishers: Record<PublisherKind, RegExp> = {
  own: /^\//,
  law: /^https:\/\/www\.law\.go\.kr\/법령\//,
  authority: /^https:\/\/[\w.-]+\.(gov|go\.kr|gov\.hk)\//,
  standard: /^https:\/\/www\.coolingtechnology\.org\//,
  association: /^https:\/\/(www\.coolingtechnology\.org|galvanizeit\.org|jsrae\.or\.jp)\//,
  manufacturer:
    /^https:\/\/(www\.evapco\.com|www\.spxcooling\.com|www\.brentwoodindustries\.com|kuken\.com)\//,
  university: /^https:\/\/s-space\.snu\.ac\.kr\//,
};

test.each<[string, KnowledgeSource]>(Object.entries(sources))(
  "the source %s is its publisher's own document",
  (_, { kind, href }) => {
    if (href !== undefined) expect(href).toMatch(publishers[kind]);
    else expect(["association", "authority", "manufacturer", "standard"]).toContain(kind);
  },
);

test("a text is its words and its sources; other brackets are words", () => {
  expect(citedPieces("증발이 식힙니다 [ashrae]. 값은 [3]입니다 [no-such].")).toEqual([
    { kind: "words", text: "증발이 식힙니다" },
    { kind: "source", id: "ashrae" },
    { kind: "words", text: ". 값은 [3]입니다" },
    { kind: "words", text: " [no-such]" },
    { kind: "words", text: "." },
  ]);
  expect(withoutSources("Water cools [ashrae] [method].")).toBe("Water cools.");
});

test("no property of every object passes for a source", () => {
  expect(sourceOf("constructor")).toBeUndefined();
});

test("sources are numbered by where they are first named", () => {
  expect(sourcesNamedIn(["a [femp] b [epa]", "c [femp]", "d [ashrae]"])).toEqual(["femp", "epa", "ashrae"]);
});
