import { expect, test } from "vitest";
import { factProblem } from "./company-facts.ts";

const office = "company.offices[own-1]";

test.each([
  ["company.established", 1998, undefined],
  ["company.established", 19, "noYear"],
  ["company.established", 1998.5, "noYear"],
  ["company.registrationNumber", " ", "empty"],
  ["company.searchEngines.naver", "", undefined],
  ["company.searchEngines.naver", "a1_b-2", undefined],
  ["company.searchEngines.google", '<meta content="x">', "noCode"],
  ["company.email", "sales@example.com", undefined],
  [`${office}.email`, "sales", "noEmail"],
  [`${office}.opens`, "09:00", undefined],
  [`${office}.closes`, "24:00", "noTime"],
  [`${office}.phoneHref`, "tel:+82200000000", undefined],
  [`${office}.phoneHref`, "tel:02", "noPhoneLink"],
  [`${office}.location.latitude`, 37.5, undefined],
  [`${office}.location.latitude`, 91, "noLatitude"],
  [`${office}.location.longitude`, -180.1, "noLongitude"],
  [`${office}.location.zoom`, 12.5, "noZoom"],
  [`${office}.postal.countryCode`, "kr", "noCountryCode"],
  [`${office}.directions`, ["naver"], undefined],
  [`${office}.directions`, [], "noDirections"],
  [`${office}.directions`, ["bing"], "noDirections"],
  [`${office}.postal.locality`, "", undefined],
  ["home.hero.slides[modular].primaryLink", "anything", undefined],
])("%s may be %j or not: %s", (path, value, problem) => {
  expect(factProblem(path, value)).toBe(problem);
});
