import type { Localized } from "#domain/locale.ts";
import type { FeatureTag, MapCountry, TowerType } from "#domain/projects/vocabulary.ts";

// Small tables that a page may need in the browser: countries, tower types and feature tags.

/** English names by the Korean name that is stored; beyond those of the map, countries an administrator may enter. */
export const countries: Readonly<Record<string, string>> = {
  한국: "Korea",
  중국: "China",
  미국: "USA",
  베트남: "Vietnam",
  인도: "India",
  파키스탄: "Pakistan",
  폴란드: "Poland",
  카자흐스탄: "Kazakhstan",
  일본: "Japan",
  대만: "Taiwan",
  태국: "Thailand",
  필리핀: "Philippines",
  인도네시아: "Indonesia",
  말레이시아: "Malaysia",
  싱가포르: "Singapore",
  방글라데시: "Bangladesh",
  우즈베키스탄: "Uzbekistan",
  튀르키예: "Türkiye",
  사우디아라비아: "Saudi Arabia",
  아랍에미리트: "United Arab Emirates",
  이집트: "Egypt",
  헝가리: "Hungary",
  독일: "Germany",
  캐나다: "Canada",
  멕시코: "Mexico",
  브라질: "Brazil",
} satisfies Record<MapCountry, string> & Record<string, string>;

export const towerTypeLabels: Localized<Record<TowerType, string>> = {
  ko: { industrial: "산업용", package: "패키지", bac: "BAC" },
  en: { industrial: "Industrial", package: "Package", bac: "BAC" },
};

/** English names by the Korean tag that is stored. */
export const tags: Record<FeatureTag, string> = {
  개방형: "Open Type",
  밀폐형: "Closed Type",
  직교류: "Crossflow",
  대향류: "Counterflow",
  혼합류: "Mixed Flow",
  유도통풍: "Induced Draft",
  압입송풍: "Forced Draft",
  모듈형: "Modular",
  저소음: "Low Noise",
  하이브리드: "Hybrid",
  백연저감: "Plume Reduction",
};
