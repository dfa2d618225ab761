import { expect, test } from "vitest";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import { recognizeCountry, toStoredCountry } from "./country-names.ts";
import { countries } from "./terms.ts";

test.each([
  ["대한민국", "한국"],
  ["Korea", "한국"],
  [" south korea ", "한국"],
  ["USA", "미국"],
  ["터키", "튀르키예"],
  ["사우디 아라비아", "사우디아라비아"],
  ["몽 골", "몽골"],
  ["South Africa", "남아프리카공화국"],
  ["UK", "영국"],
  ["오스트레일리아", "호주"],
])("%s is another name for %s", (typed, name) => {
  expect(recognizeCountry(typed, ["몽골"])).toEqual({ kind: "other-name", name });
});

test("another name stays another name though somebody has used it", () => {
  expect(recognizeCountry("대한민국", ["대한민국"])).toEqual({ kind: "other-name", name: "한국" });
});

test("countries of the map, of the table and of other projects are known", () => {
  for (const country of [...sampleCountries, "일본", "몽골", "한국".normalize("NFD")])
    expect(recognizeCountry(country, ["몽골"]), country).toEqual({ kind: "known" });
});

test.each(["한궁", "아틀란티스", "constructor"])("%s is new", (typed) => {
  expect(recognizeCountry(typed, [])).toEqual({ kind: "new" });
});

test.each(sampleCountries)("%s is stored so from its English and its Korean name", (country) => {
  expect([countries.en[country] ?? "", country].map(toStoredCountry)).toEqual([country, country]);
});

test.each([
  ["터키", "튀르키예"],
  ["South Korea", "한국"],
  ["united states", "미국"],
  ["Atlantis", "Atlantis"],
])("%s is stored as %s", (named, stored) => {
  expect(toStoredCountry(named)).toBe(stored);
});
