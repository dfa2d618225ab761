import type { Translated } from "../locale.ts";

/** Words that project references are described with. Stored in Korean, shown in both languages. */

export const towerTypes = ["industrial", "package", "bac"] as const;
export type TowerType = (typeof towerTypes)[number];

/** Display groups of the feature tags, in display order. */
export const tagGroups = ["enclosure", "flow", "draft", "modular", "low-noise", "hybrid", "plume"] as const;
export type TagGroup = (typeof tagGroups)[number];

/** The fixed list of feature tags, in display order: as it is stored, as other languages call it, and its group. */
export const tagTable = [
  { tag: "개방형", en: "Open Type", group: "enclosure" },
  { tag: "밀폐형", en: "Closed Type", group: "enclosure" },
  { tag: "직교류", en: "Crossflow", group: "flow" },
  { tag: "대향류", en: "Counterflow", group: "flow" },
  { tag: "혼합류", en: "Mixed Flow", group: "flow" },
  { tag: "유도통풍", en: "Induced Draft", group: "draft" },
  { tag: "압입송풍", en: "Forced Draft", group: "draft" },
  { tag: "모듈형", en: "Modular", group: "modular" },
  { tag: "저소음", en: "Low Noise", group: "low-noise" },
  { tag: "하이브리드", en: "Hybrid", group: "hybrid" },
  { tag: "백연저감", en: "Plume Reduction", group: "plume" },
] as const satisfies readonly (Translated & { tag: string; group: TagGroup })[];

export type FeatureTag = (typeof tagTable)[number]["tag"];
export const featureTags: readonly FeatureTag[] = tagTable.map(({ tag }) => tag);

/** Countries that the gallery's filter offers while the references are those of the sample, in its order. */
export const sampleFilterCountries = [
  "한국",
  "중국",
  "베트남",
  "인도",
  "미국",
  "폴란드",
  "카자흐스탄",
] as const;

/** Countries of the sample's references, in the order of its map: those of the filter, and Pakistan. */
export const sampleCountries = [
  "한국",
  "중국",
  "미국",
  "베트남",
  "인도",
  "파키스탄",
  "폴란드",
  "카자흐스탄",
] as const;
export type SampleCountry = (typeof sampleCountries)[number];
