/** Words that project references are described with. Stored in Korean, shown in both languages. */

export const towerTypes = ["industrial", "package", "bac"] as const;
export type TowerType = (typeof towerTypes)[number];

/** The fixed list of feature tags, as an administrator picks them. */
export const featureTags = [
  "직교류",
  "대향류",
  "밀폐형",
  "개방형",
  "하이브리드",
  "혼합류",
  "압입송풍",
  "유도통풍",
  "저소음",
  "모듈형",
  "백연저감",
] as const;
export type FeatureTag = (typeof featureTags)[number];

/** Countries offered in the gallery's filter, in its order. */
export const filterCountries = ["한국", "중국", "베트남", "인도", "미국", "폴란드", "카자흐스탄"] as const;

/** Countries with a pin on the world map: those of the filter, and Pakistan. */
export const mapCountries = [
  "한국",
  "중국",
  "미국",
  "베트남",
  "인도",
  "파키스탄",
  "폴란드",
  "카자흐스탄",
] as const;
export type MapCountry = (typeof mapCountries)[number];
