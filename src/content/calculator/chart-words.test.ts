import { describe, expect, test } from "vitest";
import { operatingPoint } from "#engine/method/operating-point.ts";
import { at } from "#engine/reference/at.ts";
import { chart, curves, why } from "./findings.ts";
import { method } from "./method.ts";

const dictionaries: [name: string, ko: object, en: object][] = [
  ["chart", chart.ko, chart.en],
  ["why", why.ko, why.en],
  ["curves", curves.ko, curves.en],
];

/** Texts that are the same in both languages: symbols, and placeholders alone. */
const sameInBoth = /^(KaV\/L|±.*|[^\p{L}]*)$/u;

describe.each(dictionaries)("the words of %s", (_name, ko, en) => {
  const [korean, english] = [textsOf(ko), textsOf(en)];

  test("have the same keys and the same places in both languages", () => {
    expect([...english.keys()]).toEqual([...korean.keys()]);
    for (const [key, text] of korean) expect(placesIn(english.get(key)), key).toEqual(placesIn(text));
  });

  test("have no Korean in English and nothing untranslated", () => {
    for (const [key, text] of english) {
      expect(text, key).not.toMatch(/\p{Script=Hangul}/u);
      if (!sameInBoth.test(text)) expect(text, key).not.toBe(korean.get(key));
    }
  });

  test("are neither empty nor untidy", () => {
    for (const text of [...korean.values(), ...english.values()]) {
      expect(text).not.toMatch(/^$|^\s|\s$| {2}|undefined|\[object|NaN|!/);
    }
  });
});

test("the example of the method page meets where it says", () => {
  const { lg, kavl, loading } = operatingPoint(at(40, 32, 27));
  for (const words of [method.ko, method.en]) {
    const example = words.sections.find(({ id }) => id === "tower")?.paragraphs.at(-1);
    expect(example).toContain(`L/G ${lg.toFixed(3)}`);
    expect(example).toContain(`φ = ${loading.toFixed(3)}`);
    expect(example).toContain(`K = ${(5 / (8 * loading)).toFixed(3)}`);
    expect(words.chart.description).toContain(`L/G ${lg.toFixed(3)}`);
    expect(words.chart.description).toContain(`KaV/L ${kavl.toFixed(3)}`);
  }
});

function textsOf(words: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === "object" && value !== null
        ? [...textsOf(value, `${path}.${key}`)]
        : [[`${path}.${key}`, String(value)]],
    ),
  );
}

function placesIn(text = ""): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}
