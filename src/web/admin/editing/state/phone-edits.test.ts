import { expect, test } from "vitest";
import { phoneEdits, withCountry } from "./phone-edits.ts";

const path = "company.offices[own-1].phone";
const number = (ko: string, en: string, link: string) => [
  [path, { kind: "text", ko, en }],
  [`${path}Href`, { kind: "fact", value: link }],
];

test("both forms and the link are derived from one number; an incomplete one has no link", () => {
  expect(phoneEdits(path, "0234567890", "KR")).toEqual(
    number("02-3456-7890", "+82-2-3456-7890", "tel:+82234567890"),
  );
  expect(phoneEdits(path, "02-34", "KR")).toEqual(number("02-34", "02-34", ""));
});

test.each([
  ["a number as at home", "678-555-0142", "+82-678-555-0142", "US", "+1-678-555-0142"],
  ["an international number", "02-3456-7890", "+82-2-3456-7890", "US", "+82-2-3456-7890"],
  ["a number that was none", "(678) 555-0142", "(678) 555-0142", "US", "+1-678-555-0142"],
])("%s is read again for another country", (_, ko, en, country, expected) => {
  expect(withCountry({ path, ko, en }, country)[0][1]).toMatchObject({ en: expected });
});
