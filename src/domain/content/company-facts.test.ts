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
  [`${office}.postal.street`, "1 Main\u202eStreet", "hiddenCharacter"],
  [`${office}.postal.locality`, "Seoul\u0000", "hiddenCharacter"],
  ["company.registrationNumber", "\u200b", "empty"],
  ["company.figures.years", 35, undefined],
  ["company.figures.years", 1e300, "noCount"],
  ["company.figures.countries", -1, "noCount"],
  ["company.figures.overseasOffices", 1.5, "noCount"],
  ["company.review.count", 0, undefined],
  ["company.review.count", 100_001, "noCount"],
  ["company.review.rating", 4.8, undefined],
  ["company.review.rating", -5, "noRating"],
  ["company.review.rating", 5.1, "noRating"],
  ["company.areasServed", ["Korea"], undefined],
  ["company.areasServed", [], "noCountries"],
  ["company.areasServed", ["Korea", ""], "noCountries"],
  ["history.timeline.years[own-1].year", 2024, undefined],
  ["history.timeline.years[own-1].year", -20, "noYear"],
])("%s may be %j or not: %s", (path, value, problem) => {
  expect(factProblem(path, value)).toBe(problem);
});
