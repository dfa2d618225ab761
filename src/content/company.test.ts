import { describe, expect, test } from "vitest";
import { company } from "./company.ts";

describe.each(company.offices)("office $id", (office) => {
  test("has a dialling link with the digits of the international number", () => {
    expect(office.phoneHref).toBe(`tel:+${office.phone.en.replace(/\D/g, "")}`);
  });

  test("has a sample number that reaches nobody", () => {
    expect(office.phone.en).toMatch(/-0000-0000$|-555-01\d\d$/);
    expect(office.email).toMatch(/@example\.com$/);
  });

  test("says the same hours in words and as times", () => {
    expect(office.hours.ko.weekday).toBe(`${office.opens}-${office.closes}`);
    expect(office.hours.en.weekday).toBe(office.hours.ko.weekday);
  });

  test("gives directions to the place that the map shows", () => {
    const { latitude, longitude } = office.location;
    for (const { href } of office.directions) {
      expect(href).toContain(String(latitude));
      expect(href).toContain(String(longitude));
    }
  });
});

test("has the business hours of the specification", () => {
  expect(company.offices.map((office) => [office.id, office.hours.ko.weekday])).toEqual([
    ["seoul", "09:00-18:00"],
    ["hangzhou", "08:30-17:30"],
    ["suwanee", "09:00-17:00"],
  ]);
});
