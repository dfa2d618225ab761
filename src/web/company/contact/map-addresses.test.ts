import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { directionsTo, mapAddresses } from "./map-addresses.ts";

describe.each(company.offices)("the map of $id", ({ location }) => {
  const { page, embed } = mapAddresses(location);
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(embed).searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);

  test("has the office in its middle, and marks it", () => {
    expect((west + east) / 2).toBeCloseTo(location.longitude, 3);
    expect((south + north) / 2).toBeCloseTo(location.latitude, 3);
    expect(new URL(embed).searchParams.get("marker")).toBe(`${location.latitude},${location.longitude}`);
  });

  test("shows a city, not a street and not a country", () => {
    const kmPerDegree = 111.2;
    expect((north - south) * kmPerDegree).toBeGreaterThan(3);
    expect((north - south) * kmPerDegree).toBeLessThan(30);
  });

  test("links to the same place without script", () => {
    expect(page).toContain(`mlat=${location.latitude}&mlon=${location.longitude}`);
  });
});

test.each(["naver", "kakao", "amap", "google"] as const)(
  "%s is given the place and its name, whatever it is",
  (service) => {
    const address = directionsTo(service, { latitude: 12.5, longitude: 77.25, zoom: 12 }, "A & B/타워");
    expect(address).toContain("12.5");
    expect(address).toContain("77.25");
    expect(address).not.toMatch(/ |& B|타워/);
    if (service !== "google") expect(decodeURIComponent(address)).toContain("A & B/타워");
  },
);
