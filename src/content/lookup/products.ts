/** English for the Korean texts of industrial products, which the database holds in Korean alone. */
export const productTexts: Readonly<Record<string, string>> = {
  "모듈러 냉각탑 대향류형": "Modular tower, counter-flow",
  "개방형, 대향류, 유도통풍, 모듈형. 골조는 용융아연도금강, 스테인리스강, FRP 가운데 선택. 셀별 인버터 팬.":
    "Open, counter-flow, induced draft, modular. Frame in hot-dip galvanized steel, stainless steel or FRP. Variable-speed fan in each cell.",
  "모듈러 냉각탑 직교류형": "Modular tower, cross-flow",
  "개방형, 직교류, 유도통풍, 모듈형. 골조는 용융아연도금강, 스테인리스강, FRP 가운데 선택. 셀별 인버터 팬.":
    "Open, cross-flow, induced draft, modular. Frame in hot-dip galvanized steel, stainless steel or FRP. Variable-speed fan in each cell.",
  "백연저감형 모듈러 냉각탑": "Modular tower with plume abatement",
  "개방형, 대향류, 유도통풍, 모듈형, 하이브리드, 백연저감. 백연 설계 조건은 현장 기상에 맞춰 결정.":
    "Open, counter-flow, induced draft, modular, hybrid. The plume design point follows the weather of the site.",
};
