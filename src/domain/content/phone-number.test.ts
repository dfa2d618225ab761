import { expect, test } from "vitest";
import { differingForms, phoneForms } from "./phone-number.ts";

test.each([
  ["+82-2-0000-0000", "KR", "02-0000-0000", "+82-2-0000-0000", "tel:+82200000000"],
  ["02-0000-0000 ", "KR", "02-0000-0000", "+82-2-0000-0000", "tel:+82200000000"],
  ["0510000000", "KR", "051-000-0000", "+82-51-000-0000", "tel:+82510000000"],
  ["1588-0000", "KR", "1588-0000", "+82-1588-0000", "tel:+8215880000"],
  ["+82 (0)2 0000 0000", "US", "02-0000-0000", "+82-2-0000-0000", "tel:+82200000000"],
  ["(678) 555-0142", "US", "+1-678-555-0142", "+1-678-555-0142", "tel:+16785550142"],
  ["0571-0000-0000", "CN", "+86-571-0000-0000", "+86-571-0000-0000", "tel:+8657100000000"],
])("%s in %s is shown as %s and %s, and called by %s", (entered, country, ko, en, link) => {
  expect(phoneForms(entered, country)).toMatchObject({ ko, en, link });
});

test.each([
  ["030 000000", "AQ"],
  ["", "KR"],
  ["대표 02-0000-0000", "KR"],
  ["+82", "KR"],
  ["02-12", "KR"],
  ["02 0000 0000", "no country"],
])("%j in %s is no number that can be called", (entered, country) => {
  expect(phoneForms(entered, country)).toBeUndefined();
});

test("stored forms that call different telephones are named", () => {
  const link = "tel:+82200000000";
  const forms = { ko: "02-0000-0000", en: "+82-2-0000-0000" };
  expect(differingForms(forms, link, "KR")).toBeUndefined();
  expect(differingForms({ ...forms, ko: "02-1234-5678" }, link, "KR")).toEqual([
    "02-1234-5678",
    "+82200000000",
  ]);
  expect(differingForms({ ...forms, en: "call us" }, link, "KR")).toEqual(["call us", "+82200000000"]);
  expect(differingForms({ ...forms, en: "" }, link, "KR")).toBeUndefined();
});
