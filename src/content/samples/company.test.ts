import { describe, expect, test } from "vitest";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { company } from "../company.ts";
import { history } from "../pages/history.ts";

describe.runIf(isShippedSample)("the sample company", () => {
  test("has numbers and addresses that reach nobody", () => {
    for (const { phone, email } of company.offices) {
      expect(phone.en).toMatch(/-0000-0000$|-555-01\d\d$/);
      expect(email).toMatch(/@example\.com$/);
    }
  });

  test("has the offices and business hours of the specification", () => {
    expect(
      company.offices.map(({ id, postal, hours }) => [id, postal.countryCode, hours.ko.weekday]),
    ).toEqual([
      ["seoul", "KR", "09:00-18:00"],
      ["hangzhou", "CN", "08:30-17:30"],
      ["suwanee", "US", "09:00-17:00"],
    ]);
  });

  test("has the history of the specification", () => {
    const years = history.ko.timeline.years.map(({ year }) => year);
    expect([years.at(0), years.at(-1)]).toEqual([2024, 1990]);
  });

  test("tells search engines the countries and figures of the specification", () => {
    const served =
      "Korea, China, Vietnam, USA, Poland, Kazakhstan, India, Pakistan, Brazil, Mexico, Saudi Arabia";
    expect(company.areasServed).toEqual(served.split(", "));
    expect(company.review).toEqual({ show: true, rating: 4.8, count: 47 });
    const availability = "https://schema.org/InStock";
    expect(company.offer).toEqual({ priceRange: "$$", currency: "KRW", availability });
  });
});
