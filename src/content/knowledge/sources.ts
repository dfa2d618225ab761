import type { Locale } from "#domain/locale.ts";
import { paths } from "../paths.ts";

export interface KnowledgeSource {
  /** In the language of the source; our own are named in the reader's. */
  citation: string | Record<Locale, string>;
  language?: "ko" | "en" | "ja";
  /** An address, or the Korean path of a page of ours. */
  href: string;
}

/** What the articles rest on. A text names a source as `[id]`; each of these was read before it was cited. */
export const sources = {
  method: {
    citation: {
      ko: "용량 계산기의 계산 방법과 검증",
      en: "Method and validation of our capacity calculator",
    },
    href: paths.method,
  },
  "open-closed": {
    citation: "Process Cooling, Advantages of closed-loop equipment for process cooling",
    language: "en",
    href: "https://www.process-cooling.com/articles/90158-advantages-of-closed-loop-equipment-for-process-cooling",
  },
  "closed-cost": {
    citation: "株式会社セールスエンジ, 開放式冷却塔と密閉式冷却塔の違いについて",
    language: "ja",
    href: "https://saleseng.jp/blog/20982",
  },
  "open-compact": {
    citation: "開放式と密閉式の違い, ct-pedia.com",
    language: "ja",
    href: "https://www.ct-pedia.com/kind/open-closed.html",
  },
  switchover: {
    citation: "EVAPCO, What is a dry bulb switchover temperature?",
    language: "en",
    href: "https://www.evapco.com/faq/answer/dry-bulb-switchover-temperature",
  },
  "hybrid-modes": {
    citation: "B. Cohen, Hybrid cooling saves water, reduces energy use, 2019",
    language: "en",
    href: "https://e-iocorp.com/node/419",
  },
  "spx-plume": {
    citation: "SPX Cooling Technologies, plume abatement for good community relations",
    language: "en",
    href: "https://spxcooling.com/zh/?p=9682",
  },
  "wet-dry": {
    citation: "Tipo Heat Exchangers, types of cooling towers",
    language: "en",
    href: "https://www.tipoheatexchangers.com/?p=10592",
  },
  approach: {
    citation: "Aquatrol, What is cooling tower approach temperature?",
    language: "en",
    href: "https://aquatrolservices.com/what-is-cooling-tower-approach-temperature/",
  },
  terms: {
    citation: "Process Cooling, Understanding evaporative cooling",
    language: "en",
    href: "https://www.process-cooling.com/articles/85498-understanding-evaporative-cooling",
  },
  femp: {
    citation: "U.S. Department of Energy, FEMP, Best management practice: cooling tower management",
    language: "en",
    href: "https://www.energy.gov/femp/best-management-practice-10-cooling-tower-management",
  },
  epa: {
    citation: "U.S. EPA, Water management plans and best practices at EPA",
    language: "en",
    href: "https://www.epa.gov/greeningepa/water-management-plans-and-best-practices-epa",
  },
  jra: {
    citation:
      "日本冷凍空調工業会 JRA-GL-02-1994, クリタ分析センター「冷却水・冷水・温水・補給水の水質基準値」",
    language: "ja",
    href: "https://paperzz.com/doc/6664273/--%E5%86%B7%E5%8D%B4%E6%B0%B4%E3%83%BB%E5%86%B7%E6%B0%B4%E3%83%BB%E6%B8%A9%E6%B0%B4%E3%83%BB%E8%A3%9C%E7%B5%A6%E6%B0%B4%E3%81%AE%E6%B0%B4%E8%B3%AA%E5%9F%BA%E6%BA%96%E5%80%A4--",
  },
  "white-rust": {
    citation: "SPX Cooling Technologies, White rust and water treatment",
    language: "en",
    href: "https://paperzz.com/doc/9476862/white-rust-and-water-treatment",
  },
  "white-rust-ph": {
    citation: "American Galvanizers Association, How to prevent white rust",
    language: "en",
    href: "https://galvanizeit.org/knowledgebase/article/how-to-prevent-white-rust",
  },
  gwangjin: {
    citation: "서울특별시 광진구보건소, 레지오넬라균 관리",
    language: "ko",
    href: "https://www.gwangjin.go.kr/health/main/contents.do?menuNo=300151",
  },
  busan: {
    citation: "부산광역시, 레지오넬라증 예방요령과 냉각탑수 관리 유의사항",
    language: "ko",
    href: "https://www.busan.go.kr/nbnews/123335?curPage=2777",
  },
  donghae: {
    citation: "동해시, 다중이용시설 레지오넬라균 검사 (보도)",
    language: "ko",
    href: "https://newsbox.co.kr/contents/6115cb919cd8804965044cd8",
  },
  jeonbuk: {
    citation: "전북보건환경연구원 ‘레지오넬라증’ 집중검사 (보도)",
    language: "ko",
    href: "https://kuk.kode.co.kr/kukimedi/list/kuk007010000?page=528",
  },
  sejong: {
    citation: "The Asia Business Daily, Sejong Institute of Health and Environment on Legionella, 2025",
    language: "en",
    href: "https://cm.asiae.co.kr/en/article/2025062610352479269",
  },
  osha: {
    citation: "U.S. OSHA, Legionnaires' disease: cooling towers, evaporative condensers and fluid coolers",
    language: "en",
    href: "https://corpora.tika.apache.org/base/docs/govdocs1/271/271045.html",
  },
  "drift-rate": {
    citation: "Brentwood Industries, What does drift rate mean?",
    language: "en",
    href: "https://www.brentwoodindustries.com/resources/learning-center/what-does-drift-rate-mean/",
  },
  "drift-best": {
    citation: "W. C. Miller, Best practices for minimizing drift loss in a cooling tower, CTI 12-21",
    language: "en",
    href: "https://scribd.com/document/564736313/Minimising-Drift-Losses",
  },
  "winter-spx": {
    citation: "SPX Cooling Technologies, 5 rules to follow when operating cooling towers in cold weather",
    language: "en",
    href: "https://www.spxcooling.com/news/5-rules-to-follow-when-operating-cooling-towers-in-cold-weather/",
  },
  "winter-delta": {
    citation: "Process Cooling, How to operate a cooling tower in freezing weather",
    language: "en",
    href: "https://www.process-cooling.com/articles/89929-how-to-operate-a-cooling-tower-in-freezing-weather",
  },
  "winter-ice": {
    citation: "SPX Cooling Technologies, Cooling towers and freezing weather",
    language: "en",
    href: "https://studylib.net/doc/18178356/cooling-towers-and-freezing-weather",
  },
  "winter-layout": {
    citation: "EVAPCO, Operation and maintenance instructions: cold weather operation",
    language: "en",
    href: "https://easymanua.ls/evapco/lpt-8812/manual?p=21",
  },
  "winter-basin": {
    citation: "EVAPCO, LS series coolers and condensers: freeze protection",
    language: "en",
    href: "https://www.easymanua.ls/evapco/ls-series/manual?p=14",
  },
  "winter-coil": {
    citation: "EVAPCO, ATC-E operation and maintenance: freeze protection of closed circuit cooler coils",
    language: "en",
    href: "https://www.manualslib.com/manual/1478626/Evapco-Atc-E.html?page=24",
  },
  "fan-speed": {
    citation: "EVAPCO, Minimum fan speed of an open cooling tower",
    language: "en",
    href: "https://www.evapco.com/faq/answer/minimum-fan-speed-open-cooling-tower",
  },
  plume: {
    citation: "KHARN, 백연의 원인과 백연저감 냉각탑",
    language: "ko",
    href: "https://kharn.kr/news/article.html?no=3940",
  },
  "plume-capacity": {
    citation: "KHARN, 냉각탑 백연저감 편중, ‘냉각능력’ 저하 우려",
    language: "ko",
    href: "https://kharn.kr/news/article.html?no=13381",
  },
  "plume-thesis": {
    citation: "구태준, 응축과 가열 방식을 적용한 백연저감 냉각탑에 관한 연구, 서울대학교 석사학위논문, 2020",
    language: "ko",
    href: "https://s-space.snu.ac.kr/handle/10371/166611",
  },
  "noise-law": {
    citation: "소음·진동관리법 시행규칙 별표 8 생활소음·진동의 규제기준 (2019. 12. 31. 개정, 전재)",
    language: "ko",
    href: "https://archimore.tistory.com/360",
  },
  "noise-scope": {
    citation: "소음·진동관리법 시행규칙 제20조와 규제 대상의 해설 (2024. 6. 14. 시행)",
    language: "ko",
    href: "https://wonderyyy.com/entry/%EC%83%9D%ED%99%9C%EC%86%8C%EC%9D%8C%E3%86%8D%EC%A7%84%EB%8F%99-%EA%B7%9C%EC%A0%9C-%EB%8C%80%EC%83%81-%EC%83%9D%ED%99%9C%EC%86%8C%EC%9D%8C%E3%86%8D%EC%A7%84%EB%8F%99-%EA%B7%9C%EC%A0%9C-%EC%A0%9C%EC%99%B8%EB%8C%80%EC%83%81-%EC%83%9D%ED%99%9C%EC%86%8C%EC%9D%8C%E3%86%8D%EC%A7%84%EB%8F%99-%EA%B7%9C%EC%A0%9C%EA%B8%B0%EC%A4%80-%EC%83%9D%ED%99%9C%EC%86%8C%EC%9D%8C%E3%86%8D%EC%A7%84%EB%8F%99-%EC%B8%A1%EC%A0%95%EB%B0%A9%EB%B2%95%EC%86%8C%EC%9D%8C%E3%86%8D%EC%A7%84%EB%8F%99-%EA%B3%B5%EC%A0%95%EC%8B%9C%ED%97%98%EA%B8%B0%EC%A4%80?category=1203445",
  },
  "noise-hk": {
    citation: "Hong Kong EPD, Good practices on the control of noise from E&M systems: water cooling towers",
    language: "en",
    href: "https://noiseenm.epd.gov.hk/section/5.1.2",
  },
  "noise-marley": {
    citation: "SPX Cooling Technologies, Marley Sigma specifications: low noise tower",
    language: "en",
    href: "https://www.manualsdir.com/manuals/153283/spx-cooling-technologies-marley-sigma-steel.html?page=26",
  },
  "noise-flow": {
    citation: "Dynatech, Addressing fan sound in crossflow and counterflow cooling towers",
    language: "en",
    href: "https://dynatechsales.net/addressing-fan-sound-in-crossflow-and-counterflow-cooling-towers/",
  },
  "fill-age": {
    citation: "株式会社セールスエンジ, 冷却塔充填材の寿命",
    language: "ja",
    href: "https://saleseng.jp/blog/20978",
  },
  "fill-clean": {
    citation: "株式会社セールスエンジ, 冷却塔の充填材交換?清掃?",
    language: "ja",
    href: "https://saleseng.jp/blog/22465/",
  },
  "fill-kuken": {
    citation: "メンテナンス: 熱交換器(充てん材), kuken.com",
    language: "ja",
    href: "https://kuken.com/maintenance/heat",
  },
  "fill-korea": {
    citation: "원형냉각탑 충진물(충전재) 교체공사, wjcts.tistory.com",
    language: "ko",
    href: "https://wjcts.tistory.com/12435882",
  },
  "fill-fouling": {
    citation: "SPX Cooling Technologies, Fill fouling evaluation",
    language: "en",
    href: "https://spxcooling.com/fill-fouling-evaluation/",
  },
  "fill-kinds": {
    citation: "Tower Tech, Cooling tower fill",
    language: "en",
    href: "https://towertech.com/cooling-tower-fill",
  },
  "fill-splash": {
    citation: "J. Wallis, R. Aull, Getting your fill, Star Cooling Towers, 2005",
    language: "en",
    href: "https://www.starcoolingtowers.com/getting-your-fill",
  },
  "cooling-ton": {
    citation: "냉동기용 냉각탑의 용량 선정: 표준 냉동톤과 표준 냉각톤, shopdrawing.tistory.com",
    language: "ko",
    href: "https://shopdrawing.tistory.com/1428",
  },
  "refrigeration-ton": {
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
