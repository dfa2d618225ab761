import { describe, expect, test } from "vitest";
import { words as en } from "./en.ts";
import { words as ko } from "./ko.ts";
import { convention } from "./tool.ts";

/** Names of the stored countries exist in English only. */
const lookups = /\.countries\./;

const korean = textsIn({ ...ko, convention: convention.ko });
const english = textsIn({ ...en, convention: convention.en });
const keys = [...korean.keys()];

describe("the words of the design tool", () => {
  test("are there in both languages", () => {
    expect([...english.keys()].filter((key) => !lookups.test(key))).toEqual(keys);
    expect(keys.length).toBeGreaterThan(150);
  });

  test("have no Korean letters in English", () => {
    expect(faulty(english, (text) => /\p{Script=Hangul}/u.test(text))).toEqual([]);
  });

  test("have no empty or untidy text", () => {
    const untidy = (text: string) => /^$|^\s|\s$| {2}|undefined|\[object|NaN|!/.test(text);
    expect(faulty(korean, untidy)).toEqual([]);
    expect(faulty(english, untidy)).toEqual([]);
  });

  test("have the same places for figures", () => {
    const differing = keys.filter((key) => places(korean.get(key)) !== places(english.get(key)));
    expect(differing).toEqual([]);
  });

  test("are Korean in Korean, but for units, models and formats", () => {
    const isNeutral = (text: string) =>
      !/[a-z]{4,}/.test(text.replaceAll(/\{\w+\}|kcal\/h|KaV\/L|L\/min|US ton|USRT/g, ""));
    const foreign = (text: string) => !/[가-힣]/.test(text) && !isNeutral(text);
    expect(faulty(korean, foreign)).toEqual([]);
  });
});

function faulty(texts: ReadonlyMap<string, string>, isFaulty: (text: string) => boolean): string[] {
  return [...texts].filter(([, text]) => isFaulty(text)).map(([key, text]) => `${key}: ${text}`);
}

function places(text = ""): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join();
}

function textsIn(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, part]) => [...textsIn(part, `${path}.${key}`)]));
}
