import type { Localized } from "#domain/locale.ts";

/**
 * Source of design wet bulbs. Every value is checked against the lines quoted in docs/design-conditions.md.
 */
export interface Source {
  readonly title: Localized<string>;
  readonly publisher: Localized<string>;
  readonly edition: Localized<string>;
  readonly year: number;
  /** Definition of the wet bulb in this source, in one sentence. */
  readonly meaning: Localized<string>;
  readonly address: string;
  /** File from which the values were copied: repository, commit and path. */
  readonly readAt: string;
}

export const sourceKeys = ["annex-7", "ashrae-2021", "ashrae-2013"] as const;
export type SourceKey = (typeof sourceKeys)[number];

const exceeded: Localized<string> = {
  ko: "증발 습구온도 0.4%: 이보다 높은 습구온도가 나타나는 시간이 연평균 35시간입니다. 건구온도는 그때의 평균값입니다.",
  en: "Evaporation wet bulb, 0.4%: exceeded for 35 hours of an average year. The dry bulb is the mean at that wet bulb.",
};

const sources: Readonly<Record<SourceKey, Source>> = {
  "annex-7": {
    title: {
      ko: "건축물의 에너지절약설계기준 별표 7 냉·난방설비의 용량계산을 위한 설계 외기온·습도 기준",
      en: "Korean energy-saving design standard for buildings, annex 7: outdoor design conditions for sizing cooling and heating plant",
    },
    publisher: { ko: "국토교통부", en: "Ministry of Land, Infrastructure and Transport, Korea" },
    edition: { ko: "국토교통부고시 제2026-360호", en: "MOLIT notice 2026-360" },
    year: 2026,
    meaning: {
      ko: "냉방 설계 외기조건의 습구온도입니다. 같은 표의 건구온도와 함께 씁니다.",
      en: "Wet bulb of the outdoor condition for cooling design, to be used with the dry bulb of the same table.",
    },
    address: "https://www.law.go.kr/행정규칙/건축물의에너지절약설계기준",
    readAt:
      "github.com/genonai/admrul_data@42c74f3120abbecac716aadfb06604dcc2ef75b6 행정규칙/건축물의 에너지절약설계기준/건축물의 에너지절약설계기준.md",
  },
  "ashrae-2021": {
    title: {
      ko: "ASHRAE Handbook – Fundamentals 14장 기후 설계 자료",
      en: "ASHRAE Handbook – Fundamentals, chapter 14: Climatic Design Information",
    },
    publisher: { ko: "ASHRAE", en: "ASHRAE" },
    edition: {
      ko: "2021년판(EnergyPlus 기상파일 수록값)",
      en: "2021, as carried in EnergyPlus weather files",
    },
    year: 2021,
    meaning: exceeded,
    address: "https://climate.onebuilding.org",
    readAt:
      "github.com/lactea7/ZeroBase@89dc8239dc553c6594b31c5108c2033e58c7133a _data/weather/KOR_*_TMYx.2009-2023.epw",
  },
  "ashrae-2013": {
    title: {
      ko: "ASHRAE Handbook – Fundamentals 기후 설계 자료",
      en: "ASHRAE Handbook – Fundamentals: Climate Design Data",
    },
    publisher: { ko: "ASHRAE", en: "ASHRAE" },
    edition: { ko: "2013년판", en: "2013" },
    year: 2013,
    meaning: exceeded,
    address: "https://ashrae-meteo.info",
    readAt:
      "github.com/FedericoTartarini/paper-heat-balance-fans@772d89f9ce56a19e8c1a22dd150a5704b5788bb7 code/ASHRAE_2013_Yearly_DesignConditions.csv",
  },
};

export function sourceOf(place: { readonly source: SourceKey }): Source {
  return sources[place.source];
}
