import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysFor, shownAfter } from "../../../../tests/support/keyboard.ts";
import { type SearchedFields, searchFor, searchIndexOf } from "./search.ts";

describe("plain text", () => {
  test("finds a word in the title, the description, the client and the city", () => {
    const project = aProject({ title: "병원", description: "옥상", clientCompany: "솔내", city: "부산" });
    for (const word of ["병원", "옥상", "솔내", "부산"]) expect(finds(project, word)).toBe(true);
    expect(finds(project, "울산")).toBe(false);
  });

  test("takes no notice of case, on either side", () => {
    expect(finds(aProject({ title: "HXV 하이브리드" }), "hxv")).toBe(true);
    expect(finds(aProject({ title: "Data centre" }), "DATA CENTRE")).toBe(true);
  });

  test("takes no notice of the kind of an apostrophe, on either side", () => {
    expect(finds(aProject({ city: "Xi’an" }), "xi'an")).toBe(true);
    expect(finds(aProject({ city: "Xi'an" }), "xi’an")).toBe(true);
  });

  test.each([
    ["㈜한빛 공장", "(주)한빛"],
    ["(주)한빛 공장", "㈜한빛"],
    ["ＡＢＣ 플랜트", "abc"],
    ["냉각탑 45㎡", "45m2"],
    ["ㄱ자 배관", "ㄱ자"],
  ])("finds %s by %s, whose characters are written in another form", (title, query) => {
    expect(finds(aProject({ title }), query)).toBe(true);
  });

  test("finds numbers and units in the middle of a sentence", () => {
    const project = aProject({ description: "순환수량 3,900 m³/h를 처리합니다." });
    expect(finds(project, "3,900 M³/h")).toBe(true);
    expect(finds(project, "3900")).toBe(false);
  });

  test("treats characters of regular expressions as plain characters", () => {
    expect(finds(aProject({ title: "냉각탑 (2단계)" }), "(2단")).toBe(true);
    expect(finds(aProject({ title: "냉각탑" }), ".*")).toBe(false);
  });

  test("ignores white space around the query and counts any run of it as one space", () => {
    expect(finds(aProject({ title: "지역  냉방 플랜트" }), "  지역 냉방\t")).toBe(true);
  });

  test("finds everything when the query is empty or only white space", () => {
    expect(finds(aProject({}), "")).toBe(true);
    expect(finds(aProject({}), " \n ")).toBe(true);
  });

  test("finds nothing when the query is longer than the text", () => {
    expect(finds(aProject({ title: "울산" }), "울산 석유화학 단지")).toBe(false);
  });

  test("does not find words that only meet at the edge of two fields", () => {
    expect(finds(aProject({ title: "냉각", description: "탑" }), "냉각탑")).toBe(false);
    expect(finds(aProject({ title: "냉각", description: "탑" }), "냉각 탑")).toBe(false);
  });

  test("copes with a project whose city is not known", () => {
    expect(finds(aProject({ title: "제철소", city: null }), "제철")).toBe(true);
    expect(finds(aProject({ city: null }), "null")).toBe(false);
  });
});

describe("spelling", () => {
  test.each([
    ["data centre", "Data center in Pune"],
    ["data center", "Data centre in Pune"],
    ["Injection molding", "injection moulding plant"],
    ["moulding plant", "Injection molding plant"],
    ["center moulding", "centre molding"],
    ["catalog", "product catalogue"],
    ["tyre plant", "Towers for a tire plant"],
    ["tires", "Tyres and rubber"],
    ["forced draught", "Forced draft, closed circuit"],
    ["neighbour", "Quiet for the neighbors"],
    ["odor control", "Odour control"],
    ["labour", "Less labor on site"],
    ["theater", "Opera theatre"],
    ["storey", "A 30-story building"],
    ["3 stories", "Roof of 3 storeys"],
    ["galvanised", "Galvanized steel"],
    ["galvaniz", "Galvanised steel"],
    ["Fertilizer", "fertiliser plant"],
    ["pulverised coal", "Pulverized coal"],
    ["analyzers", "gas analysers"],
    ["electrolyser", "Electrolyzers for hydrogen"],
    ["sterilisation", "Sterilization line"],
    ["tyre center", "Tire centre"],
    ["데이터 센터", "데이터센터 냉각"],
    ["데이터센터", "부산 데이터 센터"],
    ["ㄷㅇㅌ ㅅㅌ", "데이터센터"],
  ])("%s finds %s", (query, title) => {
    expect(finds(aProject({ title }), query)).toBe(true);
  });

  test.each([
    ["tyre", "Entire, retired and attired"],
    ["labour", "Laboratory of a collaboration"],
    ["storey", "History museum"],
    ["exercize", "Exercise hall"],
    ["precize", "Precise control"],
    ["noize", "Low noise"],
  ])("%s does not find %s", (query, title) => {
    expect(finds(aProject({ title }), query)).toBe(false);
  });

  test("keeps the spaces between words of other scripts", () => {
    expect(finds(aProject({ title: "Data center" }), "datacenter")).toBe(false);
  });
});

describe("a capacity", () => {
  test.each(["300RT", "300 rt", "300 CRT"])("%s finds the projects of 300 CRT", (query) => {
    expect(finds(aProject({ capacity: "300RT" }), query)).toBe(true);
    expect(finds(aProject({ capacity: "1300RT" }), query)).toBe(false);
    expect(finds(aProject({ capacity: null }), query)).toBe(false);
  });

  test("finds with and without the comma of thousands, and still finds the words of a text", () => {
    expect(finds(aProject({ capacity: "2,400RT" }), "2400rt")).toBe(true);
    expect(finds(aProject({ capacity: "2400RT" }), "2,400 RT")).toBe(true);
    expect(finds(aProject({ description: "2400RT 증설" }), "2400rt")).toBe(true);
  });
});

describe("decomposed Hangul", () => {
  test("finds composed text by a decomposed query, as macOS file names and some keyboards send it", () => {
    expect(finds(aProject({ city: "서울" }), "서울".normalize("NFD"))).toBe(true);
  });

  test("finds decomposed text by a composed query", () => {
    expect(finds(aProject({ city: "서울".normalize("NFD") }), "서울")).toBe(true);
  });
});

describe("a word still being typed", () => {
  test.each([
    ["ㄴ", "냉각탑"],
    ["내", "냉각탑"],
    ["냉ㄱ", "냉각탑"],
    ["냉가", "냉각탑"],
    ["냉각ㅌ", "냉각탑"],
    ["서우", "서울"],
    ["고", "과천"],
    ["갑", "값"],
    ["닭", "달걀"],
    ["울산 ㅅ", "울산 석유화학"],
  ])("%s already finds %s", (typed, word) => {
    expect(finds(aProject({ title: word }), typed)).toBe(true);
  });

  test.each([
    ["성ㅇ", "서울"],
    ["냉ㅂ", "냉각탑"],
    ["서이", "서울"],
    ["아나", "안나"],
  ])("%s does not find %s", (typed, word) => {
    expect(finds(aProject({ title: word }), typed)).toBe(false);
  });

  test("finds its text at every key press on the way to any word of it", () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
    const word = fc.string({ unit: syllable, minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.string(), word, fc.string(), (before, typed, after) => {
        const project = aProject({ title: `${before}${typed}${after}` });
        for (const state of keyPresses(typed)) expect(finds(project, state)).toBe(true);
      }),
    );
  });
});

describe("first consonants", () => {
  test("find a word by the first consonant of each syllable", () => {
    expect(finds(aProject({ city: "서울" }), "ㅅㅇ")).toBe(true);
    expect(finds(aProject({ city: "수원" }), "ㅅㅇ")).toBe(true);
    expect(finds(aProject({ city: "부산" }), "ㅅㅇ")).toBe(false);
  });

  test("are not found among final consonants", () => {
    expect(finds(aProject({ title: "못을" }), "ㅅㅇ")).toBe(false);
  });

  test("are understood when the input method joined two of them", () => {
    expect(finds(aProject({ title: "공사 현장" }), "ㄳ")).toBe(true);
  });

  test("may be mixed with Latin letters, digits and spaces", () => {
    expect(finds(aProject({ title: "BAC 냉각탑 3대" }), "bac ㄴㄱㅌ 3ㄷ")).toBe(true);
  });
});

function finds(project: SearchedFields, query: string): boolean {
  return searchFor(query)(searchIndexOf(project));
}

function aProject(fields: Partial<SearchedFields>): SearchedFields {
  return { title: "", description: "", clientCompany: "", city: "", capacity: null, ...fields };
}

/** Texts that a two-set keyboard shows after each key of a word. */
function keyPresses(word: string): string[] {
  const keys = keysFor(word);
  return Array.from(keys, (_, index) => shownAfter(keys.slice(0, index + 1)));
}
