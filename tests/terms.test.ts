import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { samples } from "#content/samples/projects.ts";
import { tagTable } from "#domain/projects/vocabulary.ts";
import { pictureSources } from "../assets/pictures/pictures.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  // Vite leaves out only what an exclusion names below the folder that is read.
  ["../src/content/**/*.ts", "!../src/content/**/*.test.ts", "!../src/content/{samples,editing}/**"],
  { eager: true },
);

const sources = import.meta.glob<string>(["../src/content/**/*.ts", "!../src/content/**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every text that somebody reads, by where it stands. */
const texts = textsIn({ modules, sampleProducts, samples, pictureSources });

/** Those of them that administrators read. */
const textsOfAdmin = texts.filter(({ path }) => /content\/(admin|problems|records)\//.test(path));

/** As the specification has them. */
const fixed = new Set<string>(tagTable.map(({ en }) => en));

const [ofAll = "", ofAdmin = ""] = readFileSync("docs/terms.md", "utf8").split("## The administrators' area");

describe("the words of docs/terms.md", () => {
  const avoided = avoidedWords(ofAll);

  test("are read from its table, and from all there is to read", () => {
    expect(avoided.length).toBeGreaterThan(40);
    expect(texts.length).toBeGreaterThan(3_000);
    // Their tests would run here once more.
    expect(Object.keys(modules).filter((path) => path.endsWith(".test.ts"))).toEqual([]);
  });

  test.each(avoided)("%s is not used", (word) => expect(saying(word, texts)).toEqual([]));
});

describe("the words of the administrators' area", () => {
  const avoided = avoidedWords(ofAdmin);

  test("are read from their own table", () => {
    expect(avoided.length).toBeGreaterThan(30);
    expect(textsOfAdmin.length).toBeGreaterThan(1_000);
  });

  test.each(avoided)("%s is not used in the administration", (word) =>
    expect(saying(word, textsOfAdmin)).toEqual([]),
  );
});

test("no sentence leaves a particle to the reader", () => {
  expect(
    texts.filter(({ text }) => /[은는이가을를과와]\((는|은|가|이|를|을|와|과)\)|\(으\)로/.test(text)),
  ).toEqual([]);
});

test("no particle that follows a consonant stands after a filled-in value, which may end in a vowel", () => {
  const lines = Object.values(sources).flatMap((source) => source.split("\n"));
  expect(lines.length).toBeGreaterThan(10_000);
  expect(
    lines.filter((line) => /\{\w+\}[’”]?(\(\{\w+\}\))?(이|은|을|과|으로)(?![가-힣])/.test(line)),
  ).toEqual([]);
});

test("the range of temperatures is 온도차, or 온도차(레인지)", () => {
  const alone = texts.filter(
    ({ path, text }) => !path.endsWith(".keywords") && /(?<!온도차\()레인지/.test(text),
  );
  expect(alone).toEqual([]);
});

test("Korean sentences are in 합쇼체, but those of a tender document", () => {
  const plain = texts.filter(
    ({ path, text }) =>
      !/tender/i.test(path) && /(?<![니시])다(\.(\s|$)|$)/.test(text) && /[가-힣] [가-힣]/.test(text),
  );
  expect(plain).toEqual([]);
});

/** Patterns that no native reader would write. */
test.each([
  ["a note in the style of a list inside sentences", /[가-힣]{2} (있음|없음|선택|제어|흡입)\. /],
  [
    "a thing that wants or knows",
    /\b(tower|fan|water|calculator|page)s? (knows?|wants?|thinks?|likes?|rests?)\b/i,
  ],
  ["water that lives, things that tell or know", /살아가|말해 줍니다|알고 있습니다\./],
  ["a multiple with the letter x", /\b\d+x\b/],
  ["a straight apostrophe", /(?<!Côte )\p{L}'\p{L}|s' /u],
  ["an ellipsis of one letter in what is under way", /(중|ing)…$/],
  ["a blank before the kind of a file", /[가-힣] \((PDF|CSV|ZIP|Word|DXF|XLSX|선택)\)/],
  ["a hyphen in an English range", /\b\d+-\d+ m³/],
  ["a unit with two divisions", /\/kg·K|\/h·m²/],
  ["years as an ordinal", /\d+년째/],
  ["an inequality in words", /\(\d+\+\)/],
  ["typing a value as putting it in", /(숫자|값|톤수|단가)를 넣/],
  [
    "a name from the program, as a renaming may leave there",
    /(?<![\w/-])(?!(YorkCalc|CoolTools|EnergyPlus|CoolProp|OpenStreetMap|KakaoTalk|KakaoMap|YouTube|LaGuardia)\b)[A-Z][a-z]+([A-Z][a-z]+)+\b/,
  ],
])("no text has %s", (_, pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]);
});

test("per cent stands close to its figure", () => {
  expect(texts.filter(({ text }) => /\d\s+%/.test(text))).toEqual([]);
});

test.each([
  ["나라", "그 나라의 사례", true],
  ["나라", "큰나래발전, 늘어나라", false],
  ["여재", "여과재를 씻습니다", false],
  ["개방식", "유도통풍 개방식 냉각탑", true],
  ["crossflow", "Crossflow towers", true],
  ["crossflow", "suwon-mall-crossflow", false],
])("%s in “%s” is found: %s", (word, text, isFound) => {
  expect(patternOf(word).test(text)).toBe(isFound);
});

/** The texts that have a word. */
function saying(word: string, among: typeof texts): typeof texts {
  const pattern = patternOf(word);
  return among.filter(({ text }) => !fixed.has(text) && pattern.test(text));
}

/** The last column of a table: words in backticks. */
function avoidedWords(table: string): string[] {
  const rows = table.match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) => Array.from(row.matchAll(/`([^`]+)`/g), ([, word]) => word ?? ""));
}

/**
 * A Korean word is looked for where one begins (입·출구 수온 is two). One of two syllables must also end there or have a
 * particle: its letters are in many other words.
 */
function patternOf(word: string): RegExp {
  if (!isKorean(word)) return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "i");
  const end = word.length > 2 ? "" : "(?=[은는이가을를의에로와과도만]|별|마다|까지|[^가-힣]|$)";
  return new RegExp(`(?<![가-힣·])${word}${end}`);
}

function isKorean(text: string): boolean {
  return /[가-힣]/.test(text);
}

/** Without the names of places that pages fill, and without works that are cited. A place of a figure is a figure. */
function textsIn(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value.replaceAll(/\{\w+(:[가-힣]+)?\}/g, "0") }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(key|citation)$/.test(key) ? [] : textsIn(part, `${path}.${key}`),
  );
}
