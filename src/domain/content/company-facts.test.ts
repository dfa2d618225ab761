import { expect, test } from "vitest";
import { factProblem, writtenFact } from "./company-facts.ts";

const office = "company.offices[own-1]";

test.each([
  ["company.established", 1998, undefined],
  ["company.established", 19, "noYear"],
  ["company.established", 1998.5, "noYear"],
  ["company.registrationNumber", " ", "empty"],
  ["company.registrationNumber", "123-45-6789", "noRegistration"],
  ["company.searchEngines.naver", "", undefined],
  ["company.searchEngines.naver", "a1_b-2", undefined],
  ["company.searchEngines.google", '<meta content="x">', "noCode"],
  ["company.email", "sales@example.com", undefined],
  [`${office}.email`, "sales", "noEmail"],
  ["company.kakaoChannel", "", undefined],
  ["company.kakaoChannel", "https://pf.kakao.com/_abcde/chat", undefined],
  ["company.kakaoChannel", "https://example.com/_abcde", "noKakaoChannel"],
  ["company.kakaoChannel", "javascript:alert(1)", "noKakaoChannel"],
  [`${office}.opens`, "09:00", undefined],
  [`${office}.closes`, "24:00", "noTime"],
  [`${office}.timeZone`, "Asia/Ho_Chi_Minh", undefined],
  [`${office}.timeZone`, "Hanoi", "noTimeZone"],
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

test.each([
  ["company.registrationNumber", "1234567890", "123-45-67890"],
  ["company.registrationNumber", "123 45 67890", "123-45-67890"],
  ["company.registrationNumber", "HRB 12345", "HRB 12345"],
  ["company.offices[a].opens", "9:00", "09:00"],
  ["company.offices[a].opens", "930", "09:30"],
  ["company.offices[a].closes", "18", "18:00"],
  ["company.offices[a].closes", "오후 6시", "18:00"],
  ["company.offices[a].closes", "오후 6:30", "18:30"],
  ["company.offices[a].closes", "25:00", "25:00"],
  ["company.email", " a@b.example ", "a@b.example"],
])("%s is written %j as %j", (path, entered, written) => {
  expect(writtenFact(path, entered)).toBe(written);
});
