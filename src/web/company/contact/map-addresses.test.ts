import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { directionsTo, mapAddresses } from "./map-addresses.ts";

describe.each(company.offices)("the map of $id", ({ location }) => {
  const { page, embed } = mapAddresses(location);
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(embed).searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);

  test("is centred on the office, with a marker", () => {
    expect((west + east) / 2).toBeCloseTo(location.longitude, 3);
    expect((south + north) / 2).toBeCloseTo(location.latitude, 3);
    expect(new URL(embed).searchParams.get("marker")).toBe(`${location.latitude},${location.longitude}`);
  });

  test("shows a city, neither a street nor a country", () => {
    const kmPerDegree = 111.2;
    expect((north - south) * kmPerDegree).toBeGreaterThan(3);
    expect((north - south) * kmPerDegree).toBeLessThan(30);
  });

  test("links to the same location without script", () => {
    expect(page).toContain(`mlat=${location.latitude}&mlon=${location.longitude}`);
  });
});

test.each(["naver", "kakao", "amap", "google"] as const)(
  "%s receives the escaped location and name",
  (service) => {
    const address = directionsTo(service, { latitude: 12.5, longitude: 77.25, zoom: 12 }, "A & B/타워");
    expect(address).toContain("12.5");
    expect(address).toContain("77.25");
    expect(address).not.toMatch(/ |& B|타워/);
    if (service !== "google") expect(decodeURIComponent(address)).toContain("A & B/타워");
  },
);
