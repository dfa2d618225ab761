import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cities } from "#content/lookup/terms.ts";
import { locales } from "#domain/locale.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";

import { climateCountries, type Place } from "./place.ts";
import { placeByKey, placesByCountry } from "./places.ts";
import { sourceKeys, sourceOf } from "./sources.ts";

const places = placesByCountry.flatMap(({ lists }) => lists.flat());
const document = readFileSync(new URL("../../../docs/design-conditions.md", import.meta.url), "utf8");

describe("design wet bulbs", () => {
  test("come for every country of the list, in its order", () => {
    expect(placesByCountry.map(({ country }) => country)).toEqual(climateCountries);
    for (const { country, lists } of placesByCountry) {
      for (const list of lists) {
        expect(new Set(list.map((place) => place.country))).toEqual(new Set([country]));
        expect(new Set(list.map((place) => place.source)).size).toBe(1);
      }
    }
  });

  test("have a key of their own, by which they are found again", () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
    for (const place of places) {
      expect(place.key).toMatch(/^[a-z0-9-]+$/);
      expect(placeByKey(place.key)).toBe(place);
    }
    expect(placeByKey("annex-7-atlantis")).toBeUndefined();
  });

  test("can each be entered in the calculator, which takes tenths", () => {
    const { lowest, highest } = dutyInputs.wetBulbTemp;
    for (const { key, wetBulbTemp } of places) {
      expect(wetBulbTemp, key).toBeGreaterThanOrEqual(lowest);
      expect(wetBulbTemp, key).toBeLessThanOrEqual(highest);
      expect(wetBulbTemp, key).toBe(Math.round(wetBulbTemp * 10) / 10);
    }
  });

  test("lie below the dry bulb that comes with them", () => {
    for (const { key, wetBulbTemp, dryBulbTemp } of places)
      expect(wetBulbTemp, key).toBeLessThan(dryBulbTemp);
  });

  test("are named in both languages, once in each list, as the gallery names the city", () => {
    for (const { key, name } of places) {
      expect(name.ko, key).toMatch(/^[가-힣()]+$/);
      expect(name.en, key).toMatch(/^\p{Script=Latin}/u);
      const known = cities.en[nameOnly(name.ko)];
      if (known !== undefined) expect(nameOnly(name.en), key).toBe(known);
    }
    for (const list of placesByCountry.flatMap(({ lists }) => lists)) {
      for (const locale of locales)
        expect(new Set(list.map(({ name }) => name[locale])).size).toBe(list.length);
    }
  });

  // Annex 7: │부  산        │30.7        │26.2        │- 5.3       │46          │ (dry bulb, wet bulb)
  test("give Busan the values of annex 7", () => {
    expect(placeByKey("annex-7-busan")).toMatchObject({ wetBulbTemp: 26.2, dryBulbTemp: 30.7 });
  });

  // KOR_SO_Seoul.WS.471080: Cooling,8,6.3,32.8,24.4,31.4,23.6,30.2,22.7,26.0,30.2,… (wet bulb, mean dry bulb)
  test("give Seoul the evaporation wet bulb of ASHRAE 2021, not the one that goes with the design dry bulb", () => {
    expect(placeByKey("ashrae-2021-seoul")).toMatchObject({ wetBulbTemp: 26, dryBulbTemp: 30.2 });
  });

  // HANOI_VNM Annual Cooling (WB=>MDB) .4%, MDB=32.6°C WB=29.3°C (a text of other origin than the table used)
  test("give Hanoi what the EnergyPlus design days of Hanoi say", () => {
    expect(placeByKey("ashrae-2013-hanoi")).toMatchObject({ wetBulbTemp: 29.3, dryBulbTemp: 32.6 });
  });

  test.each(places)("of $key are those of the line quoted in docs/design-conditions.md", (place) => {
    expect(quotedFor(place)).toEqual({ wetBulbTemp: place.wetBulbTemp, dryBulbTemp: place.dryBulbTemp });
  });
});

describe("heights", () => {
  const [, text = ""] = /## Heights[\s\S]+?```text\n([^`]+)```/.exec(document) ?? [];
  const quoted = new Map(text.split(/,|\n/).map((each) => each.trim().split(" ") as [string, string]));

  test("are those of the stations in docs/design-conditions.md", () => {
    for (const place of places.filter(({ station }) => station !== undefined))
      expect(String(place.height), place.key).toBe(quoted.get(place.station ?? ""));
  });

  test("of annex 7 are those of the city's weather station", () => {
    for (const place of places.filter(({ source }) => source === "annex-7")) {
      const station = placeByKey(place.key.replace("annex-7", "ashrae-2021"));
      expect(place.height, place.key).toBe(station?.height);
    }
  });
});

describe("the sources of design wet bulbs", () => {
  test("are all used", () => {
    expect(new Set(places.map(({ source }) => source))).toEqual(new Set(sourceKeys));
  });

  test("say what they are in both languages, and where they were read", () => {
    for (const place of places) {
      const { title, publisher, edition, meaning, year, address, readAt } = sourceOf(place);
      for (const words of [title, publisher, edition, meaning])
        for (const locale of locales) expect(words[locale].length).toBeGreaterThan(3);
      expect(meaning.ko).toMatch(/[가-힣]/);
      expect(meaning.en).not.toMatch(/[가-힣]/);
      expect(`${edition.ko} ${edition.en}`).toContain(String(year));
      expect(address).toMatch(/^https:\/\//);
      expect(readAt).toMatch(/@[0-9a-f]{40} \S/);
      const [, commit = ""] = /@([0-9a-f]{40})/.exec(readAt) ?? [];
      expect(document).toContain(commit);
    }
  });
});

/** City name without the station in brackets, as in "부산(김해공항)". */
function nameOnly(name: string): string {
  return name.replace(/ ?\(.*\)$/, "");
}

/** Values in the quoted line, found by city name in the annex, by station number otherwise. */
function quotedFor({ name, station }: Place) {
  const lines = document.split("\n");
  if (station === undefined) {
    const cells = lines
      .map((line) => line.split("│"))
      .find(([, city]) => city?.replaceAll(" ", "") === name.ko);
    return { wetBulbTemp: Number(cells?.[3]), dryBulbTemp: Number(cells?.[2]) };
  }
  const line = lines.find((quoted) => quoted.includes(station) && quoted.includes("`Cooling,"));
  const fields = line?.split("`Cooling,")[1]?.replace("` |", "").split(",");
  return { wetBulbTemp: Number(fields?.[8]), dryBulbTemp: Number(fields?.[9]) };
}
