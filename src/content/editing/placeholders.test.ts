import { expect, test } from "vitest";
import { type Locale, locales } from "#domain/locale.ts";
import { withParticle } from "./particles.ts";
import {
  fillCompanyPlaceholders,
  fillPlaceholders,
  isKnownPlaceholder,
  placeholdersIn,
} from "./placeholders.ts";

test.each([
  ["한빛타워", "은", "한빛타워는"],
  ["한빛타워", "는", "한빛타워는"],
  ["한빛기술", "은", "한빛기술은"],
  ["한빛기술", "로", "한빛기술로"],
  ["한빛냉각", "로", "한빛냉각으로"],
  ["한빛", "과", "한빛과"],
  ["서울", "으로", "서울로"],
  ["제1", "이", "제1이"],
  ["제2", "이", "제2가"],
  ["ABM", "을", "ABM을"],
  ["ABC", "을", "ABC를"],
  ["ABC Group", "은", "ABC Group은"],
  ["Cooling Lab", "는", "Cooling Lab은"],
  ["Daelim Tek", "가", "Daelim Tek이"],
  ["Hanbit Net", "로", "Hanbit Net으로"],
  ["Cool Block", "와", "Cool Block과"],
  ["Cool Home", "를", "Cool Home을"],
  ["Air Line", "은", "Air Line은"],
  ["Daelim Steel", "으로", "Daelim Steel로"],
  ["Air Module", "는", "Air Module은"],
  ["Air Module", "으로", "Air Module로"],
  ["Air System", "는", "Air System은"],
  ["Air Cooling", "는", "Air Cooling은"],
  ["Blue Heat", "은", "Blue Heat는"],
  ["Blue Lake", "은", "Blue Lake는"],
  ["Cool Point", "은", "Cool Point는"],
  ["Sky Tower", "은", "Sky Tower는"],
  ["Hanbit Co., Ltd.", "은", "Hanbit Co., Ltd.는"],
  ["제10", "는", "제10은"],
  ["제9", "은", "제9는"],
  ["(주)한빛)", "이", "(주)한빛)이"],
  ["한빛", "의", "한빛의"],
])("%s with %s reads %s", (name, particle, read) => {
  expect(withParticle(name, particle)).toBe(read);
});

test("placeholders are filled with the right particle, and those of the page are left", () => {
  const values = { name: "한빛", since: "2001" };
  expect(fillPlaceholders("{name:는} {since}년에 {count}개를 {name}에서", values)).toBe(
    "한빛은 2001년에 {count}개를 한빛에서",
  );
});

test.each([
  ["0", "0 countries", "0 years"],
  ["1", "1 country", "1 year"],
  ["8", "8 countries", "8 years"],
])("an English noun has the number of its placeholder: %s", (count, countries, years) => {
  const values = { exports: count, years: count };
  expect(fillPlaceholders("In {exports:countries} for {years:year}", values)).toBe(
    `In ${countries} for ${years}`,
  );
});

test("sentences are filled with the company placeholders of their language, and the company itself is unchanged", () => {
  const company = {
    name: { ko: "{name}", en: "Hanbit" },
    established: 2001,
    figures: { years: 24, projects: { ko: "10+", en: "20+" }, countries: 3, overseasOffices: 2 },
    offices: [{ phone: { ko: "02-1", en: "+82-2-1" } }],
    email: "info@example.com",
  };
  const content = {
    company,
    home: {
      ko: { lead: "{referenceCount}건 이상({references}) {phone}" },
      en: { lead: "{references} {phone} {overseas}" },
    },
  };
  // biome-ignore lint/suspicious/noExplicitAny: only what the placeholders are made of
  expect(fillCompanyPlaceholders(content as any).home).toEqual({
    ko: { lead: "10건 이상(10+) 02-1" },
    en: { lead: "20+ +82-2-1 2" },
  });
});

test.each([
  ["{name}", ["ko", "en"]],
  ["{name:은}", ["ko"]],
  ["{name:에}", []],
  ["{exports:countries}", ["en"]],
  ["{years:year}", ["en"]],
  ["{exports:towns}", []],
  ["{name:countries}", []],
  ["{referenceCount:years}", []],
  ["{count:countries}", []],
  ["{count}", ["ko", "en"]],
  ["{count:은}", []],
  ["{nmae}", []],
])("the placeholder %s is known in %j", (place, known) => {
  const [found] = placeholdersIn(`앞 ${place} 뒤`);
  const isKnownIn = (locale: Locale) => found && isKnownPlaceholder(found, locale, new Set(["count"]));
  expect(locales.filter(isKnownIn)).toEqual(known);
});
