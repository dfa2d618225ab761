import { describe, expect, test } from "vitest";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import { defaults } from "../editing/defaults.ts";
import { withCountries } from "./country-content.ts";
import { filterCountries, mapCountries } from "./site-countries.ts";

describe("with references in the sample's countries", () => {
  const inUse = [...sampleCountries].reverse();

  test("the site is as the program brings it", () => {
    expect(withCountries(defaults, inUse)).toEqual(defaults);
  });

  test("the filter is that of the specification", () => {
    expect(filterCountries(inUse)).toEqual([
      "한국",
      "중국",
      "베트남",
      "인도",
      "미국",
      "폴란드",
      "카자흐스탄",
    ]);
  });
});

describe("with references elsewhere", () => {
  const inUse = ["한국", "몽골", "아틀란티스"];
  const { company, worldMap } = withCountries(defaults, inUse);

  test("there is a pin for each country and for no other, named in both languages", () => {
    expect(worldMap.ko.pins.map(({ id, name }) => [id, name])).toEqual(inUse.map((name) => [name, name]));
    expect(worldMap.en.pins.map(({ id, name }) => [id, name])).toEqual([
      ["한국", "Korea"],
      ["몽골", "Mongolia"],
      ["아틀란티스", "아틀란티스"],
    ]);
  });

  test("a pin that the sample has no text for has none", () => {
    expect(worldMap.ko.pins.map(({ description }) => description)).toEqual([
      defaults.worldMap.ko.pins[0]?.description,
      "",
      "",
    ]);
  });

  test("their number and the areas for search engines follow", () => {
    expect(company.figures.countries).toBe(3);
    expect(company.areasServed).toEqual(["Korea", "Mongolia", "아틀란티스"]);
  });

  test("map and filter are in the order of the references", () => {
    expect(mapCountries(inUse)).toEqual(inUse);
    expect(filterCountries(inUse)).toEqual(inUse);
  });
});

test("a site without references has no pin, and its own country alone", () => {
  const { company, worldMap } = withCountries(defaults, []);
  expect([worldMap.en.pins, company.figures.countries, company.areasServed]).toEqual([[], 0, ["Korea"]]);
});
