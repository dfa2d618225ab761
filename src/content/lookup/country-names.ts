import { type Country, worldCountries } from "#domain/world/countries.ts";
import { countries } from "./terms.ts";

/** Other common names of countries, in lower case. */
const aliases: Readonly<Record<string, string>> = {
  대한민국: "한국",
  남한: "한국",
  "south korea": "한국",
  "republic of korea": "한국",
  중화인민공화국: "중국",
  prc: "중국",
  미합중국: "미국",
  "united states": "미국",
  "united states of america": "미국",
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
  ksa: "사우디아라비아",
  uae: "아랍에미리트",
  아랍에미리트연합: "아랍에미리트",
  아랍에미리트연합국: "아랍에미리트",
  오스트레일리아: "호주",
  uk: "영국",
  "great britain": "영국",
  남아공: "남아프리카공화국",
  남아프리카: "남아프리카공화국",
  러시아연방: "러시아",
  "russian federation": "러시아",
  체코공화국: "체코",
  "czech republic": "체코",
  버마: "미얀마",
  burma: "미얀마",
  화란: "네덜란드",
  holland: "네덜란드",
  "the netherlands": "네덜란드",
  우즈벡: "우즈베키스탄",
  카자흐: "카자흐스탄",
  인니: "인도네시아",
  이북: "북한",
  "ivory coast": "코트디부아르",
  "east timor": "동티모르",
  마케도니아: "북마케도니아",
  스와질란드: "에스와티니",
  도미니카연방: "도미니카",
  콩고: "콩고공화국",
  "republic of the congo": "콩고공화국",
  "democratic republic of the congo": "콩고민주공화국",
  "남극 대륙": "남극",
  "바티칸 시국": "바티칸",
  "팔레스타인 지구": "팔레스타인",
  "palestinian territories": "팔레스타인",
};

const nameByAlias: ReadonlyMap<string, string> = new Map([
  ...Object.entries(aliases),
  ...Object.entries(countries.en).map(([korean, english]): [string, string] => [
    english.toLowerCase(),
    korean,
  ]),
]);

const byStoredName: ReadonlyMap<string, Country> = new Map(
  worldCountries.map((country) => [country.ko, country]),
);

/**
 * The country of a stored name, also by another of its names; `undefined` for a name that is in no table.
 * @example findCountry("터키")?.code // "TR"
 */
export function findCountry(stored: string): Country | undefined {
  const name = stored.trim().normalize("NFC");
  return byStoredName.get(name) ?? byStoredName.get(nameByAlias.get(name.toLowerCase()) ?? "");
}

/**
 * Converts the name of a country to the one under which it is stored, so that equal countries have equal names; a name that is in no table is stored as it is.
 * @example toStoredCountry("터키") // "튀르키예"
 */
export function toStoredCountry(named: string): string {
  return findCountry(named)?.ko ?? named;
}

/** Recognition of a typed country: known, another name for a known one, or new. */
export type CountryName = { kind: "known" } | { kind: "other-name"; name: string } | { kind: "new" };

/**
 * @param inUse countries that projects are in already
 * @example recognizeCountry("대한민국", []) // { kind: "other-name", name: "한국" }
 */
export function recognizeCountry(typed: string, inUse: readonly string[]): CountryName {
  const country = typed.trim().normalize("NFC");
  const name = nameByAlias.get(country.toLowerCase()) ?? sameWithoutBlanks(country, inUse);
  if (name !== undefined) return { kind: "other-name", name };
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
