import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";

// Texts of the design tool's results: derivation, curves, and projects of similar size.

export const chart = localized({
  ko: {
    /** Accessible name of the chart's reader. */
    read: "{title} 값 읽기",
    hint: "그래프를 가리키거나 터치하거나 방향키를 눌러 값을 읽을 수 있습니다.",
    none: "값 없음",
    table: "값 표 보기",
    svg: "SVG 저장",
    csv: "CSV 저장",
    /** Duty in one line, as the source in a chart's file. */
    source: "순환수량 {flow}, 입구 {hot}, 출구 {cold}, 습구 {wb} | {site}",
  },
  en: {
    read: "Read values: {title}",
    hint: "Point at the chart or use the arrow keys to read values.",
    none: "no value",
    table: "Table of values",
    svg: "Save SVG",
    csv: "Save CSV",
    source: "Flow {flow}, inlet {hot}, outlet {cold}, wet bulb {wb} | {site}",
  },
});
export type ChartWords = (typeof chart)[Locale];

export const curves = localized({
  ko: {
    title: "성능 곡선",
    lead: "습구온도에 따라 필요 용량과 출구수온이 어떻게 달라지는지 보여 줍니다.",
    flow: "출구수온 곡선의 수량(설계 대비)",
    wetBulb: {
      title: "습구온도에 따른 필요 용량",
      caption: "순환수량 {flow}, 입구수온 {hot}, 출구수온 {cold}일 때입니다.",
      oneMore: "습구온도가 {step} 높아지면 최종 CRT는 {percent}% 커집니다.",
      last: "습구온도가 {step} 더 높아지면 어프로치가 {approach}보다 작아집니다.",
      floorNote: "파선은 수량 한계로 정해지는 선정 기준 CRT입니다.",
      description: "필요 용량은 습구온도와 함께 커집니다. 설계점은 습구온도 {wb}, 최종 CRT {final}입니다.",
      wetBulb: "습구온도",
      size: "필요 용량",
      finalCRT: "최종 CRT",
      selectionCRT: "선정 기준 CRT",
      floor: "선정 기준(수량 한계)",
      design: "설계점",
    },
    coldWater: {
      title: "{crt} 냉각탑의 출구수온",
      caption: "순환수량 {flow}에서 온도차를 설계값({range})의 80, 100, 120%로 바꾼 값입니다.",
      colder:
        "설계 습구온도 {wb}에서 출구수온은 {cold}로 목표보다 {difference} 낮습니다(능력 {capability}%).",
      warmer:
        "설계 습구온도 {wb}에서 출구수온은 {cold}로 목표보다 {difference} 높습니다(능력 {capability}%).",
      equal: "설계 습구온도 {wb}에서 출구수온은 목표와 같은 {cold}입니다(능력 {capability}%).",
      unanswered:
        "설계 습구온도에서는 이 냉각탑의 출구수온이 계산 범위(입구수온 {hottest} 이하)를 벗어납니다.",
      close: "어프로치가 {approach} 미만인 구간은 보통 보증하지 않습니다.",
      none: "이 수량은 {crt} 냉각탑의 처리 범위를 벗어나 곡선을 그릴 수 없습니다. 더 큰 냉각탑을 고르세요.",
      description:
        "출구수온은 습구온도와 함께 높아지고, 온도차가 클수록 높습니다. 설계점은 습구온도 {wb}, 출구수온 {asked}입니다.",
      wetBulb: "습구온도",
      coldWater: "출구수온",
      atRange: "온도차 {percent}%",
      design: "설계점",
    },
    drawing: chart.ko,
  },
  en: {
    title: "Performance curves",
    lead: "How the required size and the outlet temperature of a given tower vary with the wet bulb.",
    flow: "Flow for the outlet curves, relative to design",
    wetBulb: {
      title: "Required size against wet bulb",
      caption: "For a flow of {flow}, inlet {hot} and outlet {cold}.",
      oneMore: "A wet bulb {step} higher makes the final CRT {percent}% larger.",
      last: "A wet bulb {step} higher would leave an approach of less than {approach}.",
      floorNote: "Dashed: the selection CRT where the water flow sets the limit.",
      description:
        "The required size rises with the wet bulb. The design point is a wet bulb of {wb} and a final CRT of {final}.",
      wetBulb: "Wet bulb",
      size: "Required size",
      finalCRT: "Final CRT",
      selectionCRT: "Selection CRT",
      floor: "Selection (water limit)",
      design: "Design point",
    },
    coldWater: {
      title: "Outlet temperature with {crt} installed",
      caption: "At a flow of {flow} and 80, 100 and 120% of the design range ({range}).",
      colder:
        "At the design wet bulb of {wb} the outlet is {cold}, {difference} colder than required (capability {capability}%).",
      warmer:
        "At the design wet bulb of {wb} the outlet is {cold}, {difference} warmer than required (capability {capability}%).",
      equal: "At the design wet bulb of {wb} the outlet is {cold}, as required (capability {capability}%).",
      unanswered:
        "At the design wet bulb the outlet temperature of this tower is outside the range of the method (inlet up to {hottest}).",
      close: "Approaches below {approach} are not usually guaranteed.",
      none: "This flow is beyond what {crt} can cool, so no curve can be drawn. Choose a larger tower.",
      description:
        "The outlet temperature rises with the wet bulb and with the range. The design point is a wet bulb of {wb} and an outlet of {asked}.",
      wetBulb: "Wet bulb",
      coldWater: "Outlet temperature",
      atRange: "{percent}% range",
      design: "Design point",
    },
    drawing: chart.en,
  },
});
export type CurvesWords = (typeof curves)[Locale];

/** Texts that derive a result from its operating point. */
export const why = localized({
  ko: {
    title: "왜 이 용량인가",
    /** Size by flow alone, against the size for the duty. */
    lead: {
      harder:
        "수량만 보면 {byFlow}에 해당하지만, 이 조건에서 1 CRT가 식히는 물({flow})은 표준({standardFlow})보다 적습니다. 따라서 필요한 용량은 {final}입니다.",
      easier:
        "수량만 보면 {byFlow}에 해당하지만, 이 조건에서 1 CRT가 식히는 물({flow})은 표준({standardFlow})보다 많습니다. 따라서 방열에 필요한 용량은 {final}입니다.",
      standard:
        "1 CRT가 식히는 물이 표준과 같은 {standardFlow}이므로, 순환수량을 이 값으로 나누면 {final}입니다.",
    },
    chart: {
      title: "요구 곡선과 표준 냉각탑의 특성",
      caption:
        "굵은 실선은 세 온도를 맞추는 데 필요한 KaV/L, 파선은 표준 냉각탑이 내는 KaV/L입니다. 두 선이 만나는 곳이 운전점입니다. 두 축은 로그 눈금입니다.",
      description:
        "요구 KaV/L은 L/G가 커질수록 커져 핀치 L/G {pinch}에서 무한대가 되고, 표준 냉각탑의 특성은 작아집니다. 두 곡선은 L/G {lg}, KaV/L {kavl}에서 만납니다.",
      lg: "수공기비 L/G",
      kavl: "KaV/L",
      demand: "이 조건의 요구",
      standardDemand: "표준 조건의 요구",
      characteristic: "표준 냉각탑",
      duty: "운전점",
      standard: "표준 조건",
      both: "운전점 = 표준 조건",
      pinch: "핀치 L/G",
    },
    comparison: {
      caption: "운전점과 표준 조건의 비교",
      quantity: "항목",
      duty: "이 조건",
      standard: "표준 조건",
      meanings: {
        lg: "물 1 kg을 식히는 데 건조 공기 {air} kg이 필요합니다. 표준 조건에서는 {standardAir} kg입니다.",
        kavl: "물 1 kg당 필요한 열·물질 전달량이 표준의 {percent}%입니다.",
        loading: "1 CRT가 식히는 물이 표준의 {percent}%입니다. 용량은 이 값에 반비례합니다.",
      },
    },
    pinch:
      "L/G가 핀치 {pinch}에 이르면 냉각탑 안의 어느 지점에서 공기와 물의 엔탈피 차가 0이 되어, 냉각탑을 아무리 키워도 이 수온을 얻을 수 없습니다. 운전점은 핀치의 {percent}%입니다.",
    factor: "보정계수",
    validity: {
      title: "판정의 근거",
      caption: "신뢰도 판정에 쓴 값과 범위",
      quantity: "항목",
      value: "이 조건",
      covered: "비교 자료의 범위",
      loading: { limits: "{low}~{high}" },
      approach: { limits: "{limit} 이하" },
      wetBulb: { limits: "{limit} 이하" },
      range: { label: "온도차", limits: "{limit}까지 ±3%, 그 위로 ±4%" },
      outside: "범위 밖",
      text: "위의 신뢰도는 이 네 값으로 판정하며, 공개된 성능 회귀식과 얼마나 일치하는지 나타냅니다. 일반적인 냉각탑의 값이므로 모델의 특성에 따라 크기가 −9~+13% 다를 수 있습니다. 제작사의 정격표와는 비교하지 않았습니다. 비교에 쓴 자료와 조건별 오차는 계산 방법 페이지에 모두 실었습니다.",
      link: "계산 방법과 검증",
    },
    drawing: chart.ko,
  },
  en: {
    title: "Why this size",
    lead: {
      harder:
        "By its flow alone the duty would be {byFlow}. At these temperatures, however, one CRT cools {flow}, less than the standard {standardFlow}, so {final} is needed.",
      easier:
        "By its flow alone the duty would be {byFlow}. At these temperatures, however, one CRT cools {flow}, more than the standard {standardFlow}, so {final} is enough for the heat load.",
      standard:
        "One CRT cools {standardFlow} here, as at standard conditions; the flow divided by it is {final}.",
    },
    chart: {
      title: "Demand against the standard tower",
      caption:
        "The thick line is the KaV/L needed to meet the three temperatures, the dashed line the KaV/L the standard tower provides. The tower operates where they cross. Both axes are logarithmic.",
      description:
        "The required KaV/L rises with L/G and becomes infinite at the pinch, L/G {pinch}; the standard tower’s characteristic falls. They cross at L/G {lg}, KaV/L {kavl}.",
      lg: "Water-to-air ratio L/G",
      kavl: "KaV/L",
      demand: "Demand of this duty",
      standardDemand: "Demand at standard",
      characteristic: "Standard tower",
      duty: "This duty",
      standard: "Standard",
      both: "This duty = standard",
      pinch: "Pinch L/G",
    },
    comparison: {
      caption: "Operating point compared with standard conditions",
      quantity: "Quantity",
      duty: "This duty",
      standard: "Standard",
      meanings: {
        lg: "Each kilogram of water needs {air} kg of dry air; {standardAir} kg at standard conditions.",
        kavl: "The heat and mass transfer needed per kilogram of water is {percent}% of standard.",
        loading:
          "One CRT cools {percent}% of the standard flow. The required size is inversely proportional to this.",
      },
    },
    pinch:
      "At the pinch, L/G {pinch}, the enthalpy difference between air and water vanishes somewhere in the tower, and no tower of any size reaches these temperatures. This duty operates at {percent}% of it.",
    factor: "Correction factor",
    validity: {
      title: "Basis of the rating",
      caption: "Values and limits behind the confidence rating",
      quantity: "Quantity",
      value: "This duty",
      covered: "Range compared",
      loading: { limits: "{low} to {high}" },
      approach: { limits: "up to {limit}" },
      wetBulb: { limits: "up to {limit}" },
      range: { label: "Range", limits: "±3% up to {limit}, ±4% above" },
      outside: "outside",
      text: "These four values decide the confidence rating above, which states how well the method agrees with published performance regressions. It applies to a typical tower: the characteristic of a model alone can change its size by −9 to +13%. No maker’s rating tables were compared. The method page lists every published figure used and the error for each.",
      link: "Method and validation",
    },
    drawing: chart.en,
  },
});
export type WhyWords = (typeof why)[Locale];

/** Texts of projects of similar size. */
export const similar = localized({
  ko: {
    title: "비슷한 용량의 시공사례",
    loading: "시공사례를 찾고 있습니다.",
    none: "용량이 비슷한 시공사례가 아직 없습니다.",
    failed: "시공사례를 불러오지 못했습니다.",
    place: "{country} {city}",
    yearUnknown: "연도 미상",
    year: "{year}년",
  },
  en: {
    title: "Projects of similar size",
    loading: "Looking for projects.",
    none: "No project of similar size yet.",
    failed: "The projects could not be loaded.",
    place: "{city}, {country}",
    yearUnknown: "Year Unknown",
    year: "{year}",
  },
});
export type SimilarWords = (typeof similar)[Locale];
