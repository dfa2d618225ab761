import { expect, test } from "vitest";
import { worldCountries } from "#domain/world/countries.ts";
import { recognizeCountry } from "./country-names.ts";
import { urlSlugs } from "./projects.ts";

const unicode = {
  ko: new Intl.DisplayNames("ko", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" }),
};

/** Regions that are no country: unions, codes that were given up, islands that belong to another code. */
const others = new Set(
  "AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU YV ZR ZZ".split(
    " ",
  ),
);

/** Names as CLDR has them and nobody enters them. */
const official = new Set([
  "홍콩(중국 특별행정구)",
  "Hong Kong SAR China",
  "마카오(중국 특별행정구)",
  "Macao SAR China",
  "Myanmar (Burma)",
  "허드 맥도널드 제도",
  "Heard & McDonald Islands",
  "콩고-킨샤사",
  "Congo - Kinshasa",
  "콩고-브라자빌",
  "Congo - Brazzaville",
  "Cocos (Keeling) Islands",
  "U.S. Outlying Islands",
  "U.S. Virgin Islands",
]);

test("every region that Unicode names is a country of the table, once", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  const named = regions.filter((code) => unicode.en.of(code) !== code && !others.has(code));
  expect(worldCountries.map(({ code }) => code)).toEqual(named);
});

test("a country is known by its Unicode name in either language", () => {
  for (const { code, ko } of worldCountries)
    for (const names of [unicode.ko, unicode.en]) {
      const name = names.of(code) ?? "";
      const plain = name.replace(" & ", " and ").replace("St. ", "Saint ").replace("’", "'");
      if (official.has(name)) continue;
      const called = recognizeCountry(plain, []);
      expect(called.kind === "known" ? plain : called, name).toEqual(
        plain === ko ? ko : { kind: "other-name", name: ko },
      );
    }
});

test("names and addresses are each of one country, and a point is on the globe", () => {
  const slugs = urlSlugs();
  for (const names of [
    worldCountries.map(({ ko }) => ko),
    worldCountries.map(({ en }) => en),
    Object.values(slugs),
  ])
    expect(new Set(names).size).toBe(names.length);
  for (const { ko, latitude, longitude } of worldCountries) {
    expect(recognizeCountry(ko, [])).toEqual({ kind: "known" });
    expect(slugs[ko], ko).toMatch(/^[a-z-]+$/);
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});
