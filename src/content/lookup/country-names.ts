import { countries } from "./terms.ts";

/** Names by which people also call countries of the table. */
const otherNames: Readonly<Record<string, string>> = {
  대한민국: "한국",
  남한: "한국",
  "south korea": "한국",
  "republic of korea": "한국",
  중화인민공화국: "중국",
  미합중국: "미국",
  "united states": "미국",
  us: "미국",
  베트남사회주의공화국: "베트남",
  월남: "베트남",
  "viet nam": "베트남",
  타이완: "대만",
  중화민국: "대만",
  타이: "태국",
  터키: "튀르키예",
  turkey: "튀르키예",
  사우디: "사우디아라비아",
  uae: "아랍에미리트",
  아랍에미리트연합: "아랍에미리트",
  아랍에미리트연합국: "아랍에미리트",
};

const namesByOther: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherNames),
  ...Object.entries(countries.en).map(([korean, english]): [string, string] => [
    english.toLowerCase(),
    korean,
  ]),
]);

/** Recognition of a typed country: known, another name for a known one, or new. */
export type CountryName = { kind: "known" } | { kind: "other name"; name: string } | { kind: "new" };

/**
 * @param inUse countries that projects are in already
 * @example countryNamed("대한민국", []) // { kind: "other name", name: "한국" }
 */
export function countryNamed(typed: string, inUse: readonly string[]): CountryName {
  const country = typed.trim().normalize("NFC");
  const name = namesByOther.get(country.toLowerCase()) ?? sameWithoutBlanks(country, inUse);
  if (name !== undefined) return { kind: "other name", name };
  return Object.hasOwn(countries.en, country) || inUse.includes(country)
    ? { kind: "known" }
    : { kind: "new" };
}

function sameWithoutBlanks(country: string, inUse: readonly string[]): string | undefined {
  const bare = (text: string) => text.replace(/\s+/g, "");
  return [...Object.keys(countries.en), ...inUse].find(
    (name) => name !== country && bare(name) === bare(country),
  );
}
