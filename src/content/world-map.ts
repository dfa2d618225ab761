import type { SampleCountry } from "#domain/projects/vocabulary.ts";
import { fixed, list, text, words } from "./kinds/declare.ts";
import { localized } from "./localized.ts";
import { worded } from "./worded.ts";

/** Pins of the sample's countries, in the order of its map. */
const pins = [
  { id: "한국" },
  { id: "중국" },
  { id: "미국" },
  { id: "베트남" },
  { id: "인도" },
  { id: "파키스탄" },
  { id: "폴란드" },
  { id: "카자흐스탄" },
] as const satisfies readonly { id: SampleCountry }[];

/** A pin of the map; the id is the country as projects store it. */
interface Pin {
  id: string;
  name: string;
  /** Shown beside the name; empty where the company has entered no text for the country. */
  description: string;
}

/** Words of the world map on the home page and in the gallery. A site has the pins of its own countries (`withCountries`). */
export const worldMap = localized({
  ko: {
    label: "국가별 시공사례 지도",
    background: "시공사례 전체 보기",
    reset: "모든 조건 초기화",
    unpick: "지도 선택 해제",
    pinLabel: "{country} 시공사례 보기",
    pins: worded(pins, {
      한국: { name: "한국", description: "서울 본사. 전국의 공장과 건물에 공급합니다." },
      중국: { name: "중국", description: "항저우 지사. 염색·전자재료·배터리 공장에 공급합니다." },
      미국: {
        name: "미국",
        description: "조지아주 스와니 지사. 자동차 부품·화학 공장과 데이터센터에 공급합니다.",
      },
      베트남: { name: "베트남", description: "현지 법인. 전자부품·방적 공장과 상업시설에 공급합니다." },
      인도: { name: "인도", description: "화학·자동차 부품 공장과 데이터센터에 공급합니다." },
      파키스탄: { name: "파키스탄", description: "섬유 공장과 발전소에 공급합니다." },
      폴란드: { name: "폴란드", description: "배터리 공장과 LNG 터미널에 공급합니다." },
      카자흐스탄: { name: "카자흐스탄", description: "열병합발전소와 공공시설에 공급합니다." },
    }) as readonly Pin[],
  },
  en: {
    label: "Map of projects by country",
    background: "See all projects",
    reset: "Clear every filter",
    unpick: "Clear the map selection",
    pinLabel: "See projects in {country}",
    pins: worded(pins, {
      한국: { name: "Korea", description: "Head office in Seoul. Plants and buildings nationwide" },
      중국: { name: "China", description: "Branch in Hangzhou. Textile, electronics and battery plants" },
      미국: {
        name: "USA",
        description: "Branch in Suwanee, Georgia. Automotive and chemical plants, data centers",
      },
      베트남: {
        name: "Vietnam",
        description: "Local subsidiary. Electronics plants, spinning mills and commercial buildings",
      },
      인도: { name: "India", description: "Chemical and automotive plants, data centers" },
      파키스탄: { name: "Pakistan", description: "Textile mills and power plants" },
      폴란드: { name: "Poland", description: "Battery plants and an LNG terminal" },
      카자흐스탄: { name: "Kazakhstan", description: "Heat and power plants, public buildings" },
    }) as readonly Pin[],
  },
});

export const worldMapKinds = words<typeof worldMap>({
  pins: list(
    "핀",
    { name: fixed(), description: text({ sample: "officeWords", isOptional: true }) },
    { isComplete: true },
  ),
});
