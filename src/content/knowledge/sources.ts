import type { Locale } from "#domain/locale.ts";
import { paths } from "../paths.ts";

/** Kinds of publishers that may be cited. No blog, trade press, copy of another publisher's document or sales page is among them. */
export type PublisherKind =
  | "own"
  | "law"
  | "authority"
  | "standard"
  | "association"
  | "manufacturer"
  | "university";

export interface KnowledgeSource {
  kind: PublisherKind;
  /** In the language of the source; our own are named in the reader's. */
  citation: string | Record<Locale, string>;
  language?: "ko" | "en" | "ja";
  /** The publisher's own address or the Korean path of a page of ours; none for printed works. */
  href?: string;
}

/** Sources of the articles. A text names a source as `[id]`. */
export const sources = {
  method: {
    kind: "own",
    citation: {
      ko: "용량 계산기의 계산 방법과 검증",
      en: "Method and validation of our capacity calculator",
    },
    href: paths.method,
  },
  "open-closed": {
    kind: "manufacturer",
    citation: "EVAPCO, Open-loop and closed-loop cooling equipment compared",
    language: "en",
    href: "https://www.evapco.com/es/node/113406",
  },
  switchover: {
    kind: "manufacturer",
    citation: "EVAPCO, What is a dry bulb switchover temperature?",
    language: "en",
    href: "https://www.evapco.com/faq/answer/dry-bulb-switchover-temperature",
  },
  "cti-certified": {
    kind: "standard",
    citation:
      "Cooling Technology Institute, STD-201RS, Standard for the certification of water cooling tower thermal performance",
    language: "en",
    href: "https://www.coolingtechnology.org/product-page/standard-for-the-certification-of-water-cooling-tower-thermal-std-201rs",
  },
  ashrae: {
    kind: "association",
    citation: "ASHRAE Handbook, HVAC Systems and Equipment, chapter Cooling Towers",
    language: "en",
  },
  femp: {
    kind: "authority",
    citation: "U.S. Department of Energy, FEMP, Best management practice: cooling tower management",
    language: "en",
    href: "https://www.energy.gov/femp/best-management-practice-10-cooling-tower-management",
  },
  epa: {
    kind: "authority",
    citation: "U.S. EPA, Water management plans and best practices at EPA",
    language: "en",
    href: "https://www.epa.gov/greeningepa/water-management-plans-and-best-practices-epa",
  },
  jra: {
    kind: "standard",
    citation: "日本冷凍空調工業会, 冷凍空調機器用水質ガイドライン JRA-GL-02:1994",
    language: "ja",
  },
  "white-rust": {
    kind: "manufacturer",
    citation: "SPX Cooling Technologies (Marley), White Rust and Water Treatment",
    language: "en",
  },
  "white-rust-ph": {
    kind: "association",
    citation: "American Galvanizers Association, How to prevent white rust",
    language: "en",
    href: "https://galvanizeit.org/knowledgebase/article/how-to-prevent-white-rust",
  },
  gwangjin: {
    kind: "authority",
    citation: "서울특별시 광진구보건소, 레지오넬라균 관리",
    language: "ko",
    href: "https://www.gwangjin.go.kr/health/main/contents.do?menuNo=300151",
  },
  busan: {
    kind: "authority",
    citation: "부산광역시, 레지오넬라증 예방요령과 냉각탑수 관리 유의사항",
    language: "ko",
    href: "https://www.busan.go.kr/nbnews/123335?curPage=2777",
  },
  "infection-law": {
    kind: "law",
    citation: "「감염병의 예방 및 관리에 관한 법률」 제2조제4호",
    language: "ko",
    href: "https://www.law.go.kr/법령/감염병의예방및관리에관한법률",
  },
  osha: {
    kind: "authority",
    citation: "U.S. OSHA, Technical Manual, section III, chapter 7: Legionnaires’ disease",
    language: "en",
    href: "https://www.osha.gov/otm/section-3-health-hazards/chapter-7",
  },
  "drift-rate": {
    kind: "manufacturer",
    citation: "Brentwood Industries, What does drift rate mean?",
    language: "en",
    href: "https://www.brentwoodindustries.com/resources/learning-center/what-does-drift-rate-mean/",
  },
  "drift-best": {
    kind: "association",
    citation: "W. C. Miller, Best practices for minimizing drift loss in a cooling tower, CTI paper 12-21",
    language: "en",
    href: "https://www.coolingtechnology.org/product-page/12-21-best-practices-for-minimizing-drift-loss-in-a-cooling-tower",
  },
  "winter-spx": {
    kind: "manufacturer",
    citation: "SPX Cooling Technologies, 5 rules to follow when operating cooling towers in cold weather",
    language: "en",
    href: "https://www.spxcooling.com/news/5-rules-to-follow-when-operating-cooling-towers-in-cold-weather/",
  },
  "winter-ice": {
    kind: "manufacturer",
    citation: "SPX Cooling Technologies (Marley), Cooling Towers and Freezing Weather",
    language: "en",
  },
  "winter-layout": {
    kind: "manufacturer",
    citation:
      "EVAPCO, Operation and Maintenance Instructions for induced and forced draft cooling towers, Cold Weather Operation",
    language: "en",
  },
  "winter-basin": {
    kind: "manufacturer",
    citation:
      "EVAPCO, Operation and Maintenance Instructions for closed circuit coolers and evaporative condensers, Freeze Protection",
    language: "en",
  },
  "winter-coil": {
    kind: "manufacturer",
    citation: "EVAPCO, Minimum flow and freeze protection of closed circuit coolers",
    language: "en",
    href: "https://www.evapco.com/es/node/113513",
  },
  "fan-speed": {
    kind: "manufacturer",
    citation: "EVAPCO, Minimum fan speed of an open cooling tower",
    language: "en",
    href: "https://www.evapco.com/faq/answer/minimum-fan-speed-open-cooling-tower",
  },
  "plume-design": {
    kind: "association",
    citation: "Meteorological considerations in the design of plume abated cooling towers, CTI paper 09-16",
    language: "en",
    href: "https://www.coolingtechnology.org/product-page/09-16-meteorological-considerations-in-the-design-of-plume-abated-cooling",
  },
  "plume-thesis": {
    kind: "university",
    citation: "구태준, 응축과 가열 방식을 적용한 백연저감 냉각탑에 관한 연구, 서울대학교 석사학위논문, 2020",
    language: "ko",
    href: "https://s-space.snu.ac.kr/handle/10371/166611",
  },
  "noise-law": {
    kind: "law",
    citation: "「소음·진동관리법 시행규칙」 제20조제3항, 별표 8 생활소음·진동의 규제기준",
    language: "ko",
    href: "https://www.law.go.kr/법령/소음ㆍ진동관리법시행규칙",
  },
  "noise-scope": {
    kind: "law",
    citation: "「소음·진동관리법」 제21조, 같은 법 시행규칙 제20조제1항·제2항",
    language: "ko",
    href: "https://www.law.go.kr/법령/소음ㆍ진동관리법",
  },
  "noise-distance": {
    kind: "authority",
    citation:
      "U.S. Departments of the Army and the Air Force, TM 5-805-4/AFJMAN 32-1090, Noise and Vibration Control, chapter 5",
    language: "en",
  },
  "noise-hk": {
    kind: "authority",
    citation: "Hong Kong EPD, Good practices on the control of noise from E&M systems: water cooling towers",
    language: "en",
    href: "https://noiseenm.epd.gov.hk/section/5.1.2",
  },
  "fill-kuken": {
    kind: "manufacturer",
    citation: "空研工業, メンテナンス: 熱交換器(充てん材)",
    language: "ja",
    href: "https://kuken.com/maintenance/heat",
  },
  "fill-fouling": {
    kind: "manufacturer",
    citation: "Brentwood Industries, Fill fouling fundamentals",
    language: "en",
    href: "https://www.brentwoodindustries.com/learning-center-categories/cooling-tower/",
  },
  "fill-kinds": {
    kind: "association",
    citation: "D. Zelek, Guidelines for selecting the proper film fill, CTI paper 06-19",
    language: "en",
    href: "https://www.coolingtechnology.org/product-page/06-19-guidelines-for-selecting-the-proper-film-fill",
  },
  "refrigeration-ton": {
    kind: "association",
    citation: "日本冷凍空調学会, 冷凍トン",
    language: "ja",
    href: "https://jsrae.or.jp/annai/yougo/68.html",
  },
} as const satisfies Record<string, KnowledgeSource>;

const known: Readonly<Record<string, KnowledgeSource>> = sources;

/** A text in pieces: words, and the ids of the sources that stand behind them. */
type CitedPiece = { kind: "words"; text: string } | { kind: "source"; id: string };

/**
 * Takes the sources out of a text; brackets around anything else are words.
 * @example citedPieces("1 CRT = 3,900 kcal/h [method].") // words, source "method", words
 */
export function citedPieces(text: string): CitedPiece[] {
  return text.split(/(\s?\[[a-z-]+\])/).flatMap((piece): CitedPiece[] => {
    const id = /^\s?\[([a-z-]+)\]$/.exec(piece)?.[1];
    if (id !== undefined && sourceOf(id)) return [{ kind: "source", id }];
    return piece === "" ? [] : [{ kind: "words", text: piece }];
  });
}

export function sourceOf(id: string): KnowledgeSource | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined;
}

/** The words alone, as data for search engines has them. */
export function withoutSources(text: string): string {
  return citedPieces(text)
    .map((piece) => (piece.kind === "words" ? piece.text : ""))
    .join("");
}

/** The sources of some texts, each once, in the order in which they are first named: their numbers on the page. */
export function sourcesNamedIn(texts: readonly string[]): string[] {
  const ids = texts.flatMap(citedPieces).flatMap((piece) => (piece.kind === "source" ? [piece.id] : []));
  return [...new Set(ids)];
}
