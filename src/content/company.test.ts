import { describe, expect, test } from "vitest";
import { company } from "./company.ts";

describe.each(company.offices)("office $id", (office) => {
  test("has a dialling link with the digits of the international number", () => {
    expect(office.phoneHref).toBe(`tel:+${office.phone.en.replace(/\D/g, "")}`);
  });

  test("says the same hours in words and as times", () => {
    expect(office.hours.ko.weekday).toBe(`${office.opens}-${office.closes}`);
    expect(office.hours.en.weekday).toBe(office.hours.ko.weekday);
  });
});
