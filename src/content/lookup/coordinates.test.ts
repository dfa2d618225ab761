import { expect, test } from "vitest";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import { locationOnMap } from "./coordinates.ts";
import { cities, countries } from "./terms.ts";

test("every country and every city of the tables of names has its place", () => {
  const lost = Object.keys(countries.en).filter((country) => locationOnMap(country, null) === undefined);
  const found = (city: string) =>
    sampleCountries.some((country) => locationOnMap(country, city)?.precision === "city");
  expect(lost).toEqual([]);
  expect(Object.keys(cities.en).filter((city) => !found(city))).toEqual([]);
});

test("a city is found however it is called, and only in its own country", () => {
  const ulsan = { latitude: 35.5, longitude: 129.3, precision: "city" };
  for (const city of ["울산", "울산시", "울산광역시"]) expect(locationOnMap("한국", city)).toEqual(ulsan);
  expect(locationOnMap("중국", "울산")?.precision).toBe("country");
});

test("a city that nobody knows leaves the country, and a country that nobody knows leaves nothing", () => {
  for (const city of [null, "", "시", "없는도시", "toString"])
    expect(locationOnMap("폴란드", city)?.precision).toBe("country");
  for (const country of ["아틀란티스", "", "constructor"])
    expect(locationOnMap(country, "울산")).toBeUndefined();
});

test("every city lies near its country's own place", () => {
  for (const country of sampleCountries)
    for (const city of Object.keys(cities.en)) {
      const [location, middle] = [locationOnMap(country, city), locationOnMap(country, null)];
      if (location?.precision !== "city" || !middle) continue;
      // The United States are the widest of them.
      expect(Math.abs(location.latitude - middle.latitude), city).toBeLessThan(15);
      expect(Math.abs(location.longitude - middle.longitude), city).toBeLessThan(26);
    }
});
