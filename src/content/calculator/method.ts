import { list, page, paragraphs } from "#content/kinds/declare.ts";
import { localized } from "#content/localized.ts";
import { worded } from "#content/worded.ts";
import type { EvidenceKind, FlowType } from "#engine/reference/evidence.ts";

const sections = [
  { id: "ton" },
  { id: "air" },
  { id: "demand" },
  { id: "tower" },
  { id: "constants" },
  { id: "accuracy" },
  { id: "validation" },
  { id: "tool" },
  { id: "assumptions" },
  { id: "sources" },
] as const;
export type MethodSectionId = (typeof sections)[number]["id"];

/** Sources of the method and its validation, as cited in every language. */
export const methodSources: readonly {
  id: string;
  citation: string;
  language: "en" | "de";
  href?: string;
}[] = [
  { id: "merkel", language: "de", citation: "F. Merkel, Verdunstungskühlung, VDI-Zeitschrift 70, 1925" },
  {
    id: "hyland",
    language: "en",
    citation:
      "R. W. Hyland, A. Wexler, Formulations for the thermodynamic properties of the saturated phases of H2O, ASHRAE Transactions 89(2A), 1983; ASHRAE Handbook Fundamentals, chapter 1",
  },
  {
    id: "buck",
    language: "en",
    citation:
      "A. L. Buck, New equations for computing vapor pressure and enhancement factor, Journal of Applied Meteorology 20, 1981",
  },
  {
    id: "coolprop",
    language: "en",
    citation: "CoolProp 8.0.0: IAPWS-95 and the real-gas moist air of ASHRAE RP-1485",
    href: "https://coolprop.org",
  },
  {
    id: "baker",
    language: "en",
    citation:
      "D. R. Baker, H. A. Shryock, A comprehensive approach to the analysis of cooling tower performance, Journal of Heat Transfer 83(3), 1961, table 1(b)",
    href: "https://doi.org/10.1115/1.3682276",
  },
  {
    id: "energyplus",
    language: "en",
    citation:
      "EnergyPlus Engineering Reference, Variable Speed Cooling Towers Empirical Models, tables 63 and 64; Cooling Tower Makeup Water Usage",
    href: "https://energyplus.net/documentation",
  },
  {
    id: "benton",
    language: "en",
    citation:
      "D. J. Benton et al., An improved cooling tower algorithm for the CoolTools simulation model, ASHRAE Transactions 108(1), 2002",
  },
  {
    id: "models",
    language: "en",
    citation: "justinlee-tci/cooling-tower-selector, public repository: cooling tower selection in CRT",
    href: "https://github.com/justinlee-tci/cooling-tower-selector",
  },
  {
    id: "fill",
    language: "en",
    citation: "atulsangahvi/cooling_tower_suite, public repository with film-fill curves",
    href: "https://github.com/atulsangahvi/cooling_tower_suite",
  },
  {
    id: "almeria",
    language: "en",
    citation: "P. Palenzuela, L. Roca, J. M. Serrano, pilot tower at Almería, Zenodo 10806201",
    href: "https://doi.org/10.5281/zenodo.10806201",
  },
  {
    id: "ray",
    language: "en",
    citation: "S. Ray, G. Das, Process Equipment and Plant Design, table 7.2",
  },
];

export const method = localized({
  ko: {
    meta: {
      title: "냉각탑 용량(CRT) 계산 방법과 검증 | {name}",
      description:
        "냉각탑 용량 계산기의 식과 상수, 적용 범위를 공개합니다. 공개된 KaV/L, 성능 회귀식과 비교한 오차도 조건별로 실었습니다.",
      keywords: "Merkel 식, KaV/L, 냉각탑 특성, L/G, 핀치, CRT 보정, 냉각탑 계산 검증",
    },
    h1: "용량 계산 방법",
    lead: "계산기의 식과 상수, 적용 범위와 오차를 모두 공개합니다. 같은 식으로 직접 확인할 수 있습니다.",
    contents: "목차",
    equations: "계산식",
    back: "용량 계산기로 돌아가기",
    sections: worded(sections, {
      ton: {
        title: "표준 냉각톤",
        paragraphs: [
          "1 CRT는 습구온도 27 °C에서 물 0.78 m³/h(13 L/min)를 37 °C에서 32 °C로 식히는 냉각탑의 크기이며, 방열량은 3,900 kcal/h(4.53 kW)입니다. 순환수량을 V(m³/h), 입구·출구 수온을 t_1, t_2, 습구온도를 t_w(°C)라 하면 온도차 R, 어프로치 A, 방열량만 환산한 기본 CRT는 다음과 같습니다.",
          "기본 CRT로는 냉각탑을 고를 수 없습니다. 방열량이 같아도 습구온도에 더 가깝게 식히려면 더 큰 냉각탑이 필요합니다. 최종 CRT는 이 수량에서 세 온도를 모두 만족하는 표준 냉각탑의 톤수이고, 기본 CRT에 대한 최종 CRT의 비가 보정계수 K입니다.",
        ],
      },
      air: {
        title: "공기와 물",
        paragraphs: [
          "기압은 해수면에서 P = 101,325 Pa, 해발 z m에서 P = 101,325 (1 − 2.25577·10⁻⁵ z)^5.2559, 물의 비열은 4.186 kJ/(kg·K)입니다. 포화 공기의 성질은 T = t + 273.15로 다음 식에서 구합니다. p는 hPa 단위의 기압입니다.",
          "증강계수 f를 빼면 KaV/L이 CTI Toolkit보다 0.7% 크게 나옵니다. 이 식들은 10~45 °C에서 실제 기체 계산(CoolProp)과 물성별로 0.1% 이내로 일치합니다.",
        ],
      },
      demand: {
        title: "조건이 요구하는 KaV/L",
        paragraphs: [
          "대향류 냉각탑을 물의 출구에서 입구까지 적분하면, 세 온도를 만족하는 데 필요한 KaV/L은 물과 건조 공기의 질량비 L/G의 함수가 됩니다(Merkel).",
          "흡입 공기의 엔탈피는 습구온도의 포화 공기와 같다고 봅니다. CTI 방식이며 건구온도가 필요 없습니다.",
          "분모가 어느 한 곳에서라도 0 이하가 되면 그 L/G에서는 어떤 크기의 냉각탑으로도 불가능합니다(핀치). 이 경우 음의 구동력이 양의 구동력을 상쇄하지 못하도록 답을 무한대로 둡니다.",
          "적분은 20구간 5점 가우스·르장드르 구적법으로 하며, 입력 범위에서 뽑은 400개 조건의 해가 적응 구적법과 10⁻¹⁴까지 일치합니다. 손계산에 쓰는 4점 체비쇼프 방식은 표준 조건 부근에서 오차가 0.01% 이내이지만 온도차 20 °C에서 0.4%, 핀치 부근에서 8%까지 커집니다.",
        ],
      },
      tower: {
        title: "표준 냉각탑",
        paragraphs: [
          "표준 냉각탑이 내는 KaV/L은 L/G의 거듭제곱으로 줄어듭니다. 요구 KaV/L은 L/G와 함께 늘어나므로 두 곡선은 핀치보다 작은 L/G에서 꼭 한 번 만납니다. 이 점을 이분법으로 찾습니다.",
          "토출 공기는 물이 잃은 열을 모두 받아 포화 상태로 나갑니다. 그 온도 t_o는 엔탈피에서 거꾸로 구합니다. 유도통풍 팬은 같은 회전수에서 토출 부피가 일정하므로, 토출 공기의 비체적으로 공기 질량을 보정하면 1 CRT가 식히는 물의 비율인 수량 부하 φ가 나옵니다. 표준 조건의 토출 온도는 32.968 °C입니다.",
          "표준 조건에서 φ와 K는 정확히 1입니다. 예를 들어 입구 40 °C, 출구 32 °C, 습구 27 °C이면 아래 그림처럼 L/G 1.118에서 만나 φ = 0.741, K = 0.844가 됩니다.",
        ],
      },
      constants: {
        title: "상수를 정한 근거",
        paragraphs: [
          "이 방법에는 선택한 상수가 두 개 있습니다. 표준 조건의 질량비 (L/G)_0 = 1.5와 특성의 지수 n = 0.8입니다.",
          "공개된 필름 충전재 곡선에서 n은 0.71~0.82입니다. 충전재만의 값으로 0.6 안팎을 쓰기도 하지만, 냉각탑에서는 수량이 늘면 풍량도 줄어듭니다. n = 0.6으로 두고 풍량이 수량의 −0.2제곱에 비례한다고 보면, 온도차 15 °C 이하와 수량 부하 0.3~1.5에서 보정계수가 대체로 2%(최대 3.7%) 이내로 일치합니다.",
          "(L/G)_0는 8~100 CRT 대향류형 카탈로그의 풍량에서 1.27~2.12(평균 1.6), 알메리아 시험탑의 설계점에서 1.54, 교과서의 필름 충전재 범위에서 1.5~2.0입니다.",
          "두 값은 이 범위 안에서 아래 회귀식, 스프레드시트와의 오차를 보고 정했으므로, 그 오차에는 맞춘 효과가 일부 들어 있습니다. 다만 최적점이 평평해 (1.4, 0.8), (1.5, 0.8), (1.6, 0.75)의 오차가 비슷하고, 한 자료에 가장 잘 맞는 값도 다른 두 자료와 4%(rms) 안팎으로 일치합니다. 공기 질량을 일정하게 두면 YorkCalc에 대한 산포가 2.4%에서 5.6%로, CoolTools에 대해서는 1.0%에서 2.7%로 커집니다.",
          "상수를 바꾸면 보정계수는 다음과 같이 달라집니다. n을 0.7이나 0.9로 바꾸기만 해도 신뢰도 ‘높음’ 안에서 크기가 +13%까지, 또는 −9%까지 달라집니다. 계산 결과는 일반적인 냉각탑의 크기이며 특성은 모델마다 다릅니다.",
        ],
      },
      accuracy: {
        title: "결과의 정확도",
        paragraphs: [
          "결과에 표시하는 신뢰도는 습구온도와 수량 부하 φ, 어프로치, 온도차로 판정하며, 공개된 성능 회귀식과 얼마나 일치하는지 나타냅니다. 제작사의 정격표와는 비교하지 않았습니다.",
          "회귀식의 습구온도 한계는 26.67 °C입니다. EnergyPlus가 정한 적용 한계 안에서는 YorkCalc와 3,811가지 조건이 모두 2.9% 안(rms 1.15%), CoolTools와 3,057가지 조건이 2.6% 안(rms 1.29%)에서 일치합니다. 수량을 기준의 0.5~4배까지 넓히면 97%가 3% 안에 들고 가장 큰 차이는 −4.4%, 여기에 습구온도를 29.4 °C까지 연장하면 95%가 3% 안에 들고 가장 큰 차이는 −5.2%입니다. 국내 표준인 27 °C는 이 한계보다 높지만, 37/32/27 °C는 CRT를 정의하는 조건이어서 보정계수가 정확히 1입니다.",
          "φ가 1.5를 넘어도 열적인 해는 유효하지만, 수량이 노즐과 충전재의 설계 범위를 넘습니다. 그래서 수량 기준 최소 CRT를 함께 구하고 둘 중 큰 값을 선정 기준으로 삼습니다. 1.5는 충전재 자료의 살수 밀도 10~25 m³/(h·m²)를 참고한 판단값입니다.",
        ],
      },
      validation: {
        title: "공개 자료로 확인한 오차",
        paragraphs: [
          "아래 값은 이 페이지를 만들 때 계산기와 같은 프로그램으로 다시 계산한 것입니다. 먼저 발표된 KaV/L과의 비교입니다. 1961년 표는 온도차가 클수록 차이가 커지며, 그 원인은 확인하지 못했습니다.",
          "다음은 같은 수량에서 필요한 크기의 비를 비교한 것입니다. YorkCalc와 CoolTools는 제작사 성능 자료의 회귀식이며 각 식의 적용 한계 안에서만 썼습니다. 스프레드시트는 같은 이론을 4점으로 푸는 공개 프로그램의 직교류 계산입니다. 두 회귀식은 35/29.4/25.6 °C, 스프레드시트는 37/32/27 °C의 크기를 1로 둡니다. {count}건의 오차는 평균 {mean}%, 최대 {largest}%입니다.",
          "이 가운데 {crossFlow}건은 직교류형의 값이고, 나머지는 유동 형식이 알려져 있지 않습니다. 이 방법은 대향류형을 다루지만 대향류형의 정격으로 확인한 값은 없습니다. 비교한 값에는 실측값이나 제작사의 정격표가 없고, 자사 시험 결과도 쓰지 않았습니다.",
          "같은 스프레드시트의 대향류 계산은 아래처럼 이 방법과 크게 다릅니다. 다만 이 계산은 100 CRT에 해당하는 조건에서 216 CRT를 내므로 신뢰할 수 없어 위의 오차에는 넣지 않았습니다.",
        ],
      },
      tool: {
        title: "설계 도구의 식",
        paragraphs: ["계산기 아래의 설계 도구는 같은 식으로 다음 값을 구합니다."],
      },
      assumptions: {
        title: "계산의 전제",
        paragraphs: [
          "개방형 대향류 유도통풍 냉각탑을 해발 3,000 m까지 다룹니다. 표준 냉각탑의 특성과 팬 토출 체적은 해수면 기준이며, 기압이 95 kPa이면 보정계수가 2.1% 이내로, 3,000 m(70 kPa)에서는 −3.1~+6.4% 달라집니다.",
          "밀폐형, 자연통풍형, 직교류형의 특성과 토출 공기의 재순환, 오염은 포함하지 않습니다. 팬 동력, 소음, 치수, 가격은 입력한 조건만으로 구할 수 없어 다루지 않습니다.",
          "계산 결과는 검토용이며 성능 보증이 아닙니다. 최종 모델은 현장 조건을 확인한 뒤 저희가 선정합니다.",
        ],
      },
      sources: { title: "근거 자료", paragraphs: ["방법과 상수, 비교에 쓴 자료입니다."] },
    }),
    chart: {
      title: "40/32/27 °C의 요구 곡선과 표준 냉각탑의 특성",
      description:
        "요구 KaV/L은 L/G가 커질수록 커져 핀치에서 무한대가 되고, 표준 냉각탑의 특성은 작아집니다. 두 곡선은 L/G 1.118, KaV/L 1.037에서 만납니다.",
    },
    sensitivity: {
      caption: "상수를 바꿀 때 보정계수의 변화",
      duty: "입구/출구/습구 °C",
      factor: "보정계수",
      constantMass: "공기 질량 일정",
    },
    accuracy: {
      caption: "신뢰도 판정",
      where: "조건",
      statement: "판정과 오차",
      rows: {
        definition: { where: "표준 37/32/27 °C", statement: "정의에 따라 보정계수가 정확히 1" },
        high: {
          where: "φ 0.3~1.5, 어프로치 10 °C 이하, 습구온도 26.67 °C 이하",
          statement: "높음. 대체로 ±3%(온도차가 15 °C를 넘으면 ±4%), 최대 4.4% 이내로 일치",
        },
        wetBulb: {
          where: "같은 조건, 습구온도 26.67~29.4 °C",
          statement: "회귀식의 습구온도 한계 초과. 회귀식을 연장해 비교하면 최대 5.2% 차이",
        },
        farWetBulb: { where: "같은 조건, 습구온도 29.4 °C 초과", statement: "비교할 공개 자료가 없음" },
        fair: {
          where: "φ 0.3~1.5, 어프로치 10 °C 초과",
          statement: "보통. YorkCalc보다 최대 9.6% 작음",
        },
        over: { where: "φ 1.5~2", statement: "수량 한계 초과. YorkCalc보다 평균 7.7%, 최대 13% 작음" },
        far: {
          where: "φ 2 초과",
          statement: "수량 한계 크게 초과. YorkCalc보다 평균 12.4%, 최대 18.3% 작음",
        },
        special: {
          where: "φ 0.3 미만",
          statement: "특수 설계. 온도차가 20 °C에 가깝고 어프로치가 작은 조건",
        },
      },
    },
    demands: {
      caption: "발표된 KaV/L과의 비교",
      source: "자료",
      kind: "성격",
      flowType: "유동 형식",
      case: "입구/출구/습구 °C",
      published: "발표값",
      ours: "계산값",
      error: "오차 %",
    },
    ratios: {
      caption: "공개된 크기 비와의 비교",
      source: "자료",
      kind: "성격",
      flowType: "유동 형식",
      case: "입구/출구/습구 °C",
      published: "발표값",
      ours: "계산값",
      error: "오차 %",
    },
    counterflowBranch: "스프레드시트의 대향류 계산과의 비교",
    evidenceKinds: {
      regression: "회귀식",
      spreadsheet: "스프레드시트",
      calculation: "계산",
      measured: "실측",
    } satisfies Record<EvidenceKind, string>,
    flowTypes: {
      counterflow: "대향류",
      crossflow: "직교류",
      unknown: "알 수 없음",
    } satisfies Record<FlowType, string>,
    references: {
      "Baker & Shryock 1961, table 1(b)": "Baker & Shryock 1961, 표 1(b)",
      "CTI Toolkit": "CTI Toolkit, 고도 110 m",
      "adaptive quadrature, same air": "적응 구적법, 같은 물성",
      "Simpson's rule, real-gas air (CoolProp 8.0.0)": "심프슨 적분, 실제 기체(CoolProp)",
      YorkCalc: "YorkCalc 회귀식",
      CoolTools: "CoolTools 회귀식",
      "selector spreadsheet": "공개 선정 스프레드시트",
    },
    toolItems: {
      "cold-water": {
        title: "고른 냉각탑의 출구수온",
        text: "N CRT 냉각탑에 수량 V를 흘리면 φ = V ÷ (0.78 N)입니다. 이 φ가 되는 출구수온을 역으로 구합니다. 능력은 100 N ÷ 최종 CRT(%)입니다.",
      },
      evaporation: {
        title: "증발량",
        text: "E = 0.00153 V R(°F당 0.00085). EnergyPlus의 값은 0.0015~0.0027입니다. 건구온도를 알면 Poppe와 Rögener의 식(Kloppers와 Kröger 2005)을 풉니다. 이 식과 비교하면 어림식은 습한 공기에서 최대 21% 많고 건조한 공기에서 최대 53% 적습니다(허용 입력 전체).",
      },
      makeup: {
        title: "비산, 블로다운, 보충수",
        text: "비산 D는 수량의 0.0005~0.008%(최근의 셀형 비산방지기는 0.002% 이하), 블로다운은 농축배수 N_c에서 E ÷ (N_c − 1) − D이고 음수이면 0입니다. 보충수는 셋의 합입니다.",
      },
      air: {
        title: "토출 풍량",
        text: "1 CRT당 7.9 m³/min으로 추정합니다. 개방형 냉각탑 카탈로그의 값은 5.6~9.3 m³/min입니다. 밀폐형은 더 많을 수 있으며, 모델을 고르면 그 모델의 풍량을 따릅니다.",
      },
      ustons: {
        title: "미국 공칭톤",
        text: "95/85/78 °F에서 물 3 gpm을 식히는 냉각탑의 크기입니다. 정격 조건이 달라 고정된 환산비가 없고, 이 방법으로는 1 CRT가 약 0.812 미국 공칭톤입니다.",
      },
    },
    openSource: "자료 보기",
  },
  en: {
    meta: {
      title: "CRT calculation method and validation | {name}",
      description:
        "The formulas, constants and limits of the cooling tower calculator, and its error against every published figure it was compared with.",
      keywords:
        "Merkel equation, KaV/L, cooling tower characteristic, L/G, pinch, CRT correction, cooling tower validation",
    },
    h1: "How the size is calculated",
    lead: "Every formula and constant of the calculator, its range of validity and its error. Use the same equations to check it yourself.",
    contents: "Contents",
    equations: "Equations",
    back: "Back to the calculator",
    sections: worded(sections, {
      ton: {
        title: "The standard cooling ton",
        paragraphs: [
          "One CRT is the size of a tower that cools 0.78 m³/h (13 L/min) of water from 37 °C to 32 °C at a wet bulb of 27 °C, rejecting 3,900 kcal/h (4.53 kW). With the flow V in m³/h, the inlet and outlet temperatures t_1 and t_2 and the wet bulb t_w in °C, the range R, the approach A and the basic CRT, which reflects the heat load alone, are:",
          "The basic CRT cannot be used to select a tower: the closer the water must come to the wet bulb, the larger the tower for the same heat load. The final CRT is the tonnage of the standard tower that meets all three temperatures at this flow; the ratio of the two is the correction factor K.",
        ],
      },
      air: {
        title: "Air and water",
        paragraphs: [
          "Pressure is P = 101,325 Pa at sea level and P = 101,325 (1 − 2.25577·10⁻⁵ z)^5.2559 at z m above it; the specific heat of water is 4.186 kJ/(kg·K). With T = t + 273.15, the properties of saturated air follow from the equations below, in which p is the pressure in hPa.",
          "Without the enhancement factor f, KaV/L would be 0.7% above the CTI Toolkit. From 10 to 45 °C, each property is within 0.1% of real-gas air (CoolProp).",
        ],
      },
      demand: {
        title: "The KaV/L that a duty requires",
        paragraphs: [
          "Integrated along a counterflow tower from the outlet to the inlet of the water, the KaV/L that meets three temperatures is a function of the mass ratio of water to dry air, L/G (Merkel).",
          "Entering air is taken as saturated at its wet bulb. This is the CTI convention and makes a dry bulb unnecessary.",
          "Where the denominator falls to zero anywhere in the tower, no tower of any size can meet the duty at that L/G (pinch). The result is then set to infinity, so that a negative driving force never cancels a positive one.",
          "The integral is evaluated by 5-point Gauss–Legendre quadrature on 20 panels, which agrees with adaptive quadrature to 10⁻¹⁴ for 400 solutions across the input range. The 4-point Chebyshev rule of hand calculations is within 0.01% near standard conditions, but 0.4% off at a range of 20 °C and 8% off close to a pinch.",
        ],
      },
      tower: {
        title: "The standard tower",
        paragraphs: [
          "The KaV/L that the standard tower provides falls as a power of L/G. The demand rises with L/G, so the two meet exactly once, below the pinch; the point is found by bisection.",
          "The air leaves saturated, carrying all the heat that the water has lost; its temperature t_o follows from its enthalpy. An induced-draft fan at fixed speed discharges a constant volume, so the air mass flow is corrected by the specific volume of the discharge air. The result is the loading φ: the water that one CRT cools, relative to standard. At standard conditions the air leaves at 32.968 °C.",
          "At standard conditions φ and K are exactly 1. For an inlet of 40 °C, an outlet of 32 °C and a wet bulb of 27 °C, for example, the curves meet at L/G 1.118, as shown below, which gives φ = 0.741 and K = 0.844.",
        ],
      },
      constants: {
        title: "Why these constants",
        paragraphs: [
          "The method has two chosen constants: the mass ratio at standard conditions, (L/G)_0 = 1.5, and the exponent of the characteristic, n = 0.8.",
          "Published film-fill curves have n from 0.71 to 0.82. Fill alone is often quoted near 0.6, but a tower also loses air as its water loading rises: n = 0.6 with air in proportion to the water to the power of −0.2 gives the same factors within about 2% (3.7% at worst) for loadings of 0.3 to 1.5 and ranges up to 15 °C.",
          "(L/G)_0 is 1.27 to 2.12 (mean 1.6) from the air volumes in a catalog of 8 to 100 CRT counterflow towers, 1.54 at the design point of the pilot tower at Almería, and 1.5 to 2.0 for film fill in textbooks.",
          "Within these ranges, both were chosen with regard to the errors against the regressions and the spreadsheet below, so those errors are partly fitted. The optimum is flat, however: (1.4, 0.8), (1.5, 0.8) and (1.6, 0.75) give similar errors, and the pair that fits any one source best still predicts the other two within about 4% rms. Constant air mass instead of volume raises the scatter against YorkCalc from 2.4 to 5.6%, against CoolTools from 1.0 to 2.7%.",
          "Other constants would change the correction factor as follows. An n of 0.7 or 0.9 alone changes a size rated “high confidence” by up to +13 or −9%: the result is the size of a typical tower, and models differ in their characteristic.",
        ],
      },
      accuracy: {
        title: "How far a result can be trusted",
        paragraphs: [
          "The confidence rating of each result follows from the wet bulb, the loading φ, the approach and the range. It states how well the method agrees with published performance regressions. No maker’s rating tables have been compared.",
          "The wet-bulb limit of the regressions is 26.67 °C. Inside the limits that EnergyPlus sets, all of 3,811 duties agree with YorkCalc within 2.9% (rms 1.15%), and 3,057 with CoolTools within 2.6% (rms 1.29%). With water flows of 0.5 to 4 times the reference, 97% lie within 3% and the worst is −4.4%; with the wet bulb extrapolated to 29.4 °C as well, 95% lie within 3% and the worst is −5.2%. Korea’s standard wet bulb of 27 °C is above the limit, but 37/32/27 °C are the conditions that define the CRT, so the factor is exactly 1 there.",
          "Above a φ of 1.5 the thermal result still holds, but nozzles and fill would carry more water than they are designed for. The minimum CRT for the water flow is then given as well, and the larger of the two is used for selection. The limit of 1.5 is a judgment: fill data cover 10 to 25 m³/h per m².",
        ],
      },
      validation: {
        title: "Compared with published figures",
        paragraphs: [
          "The figures below were calculated for this page by the calculator’s own program. First, published values of KaV/L. The table of 1961 deviates more as the range grows; the reason is not known.",
          "Next, the size needed relative to a reference duty at the same flow. YorkCalc and CoolTools are fits of manufacturers’ data, used inside their own limits. The spreadsheet is the crossflow branch of a public selector that solves the same theory with 4 points. The reference duty (size 1) is 35/29.4/25.6 °C for the fits and 37/32/27 °C for the spreadsheet. Over {count} cases the mean error is {mean}%, the largest {largest}%.",
          "Of these, {crossFlow} are for crossflow towers; for the others the flow type is unknown. The method is for counterflow, so no counterflow rating confirms it. None of the figures compared is a measurement or a maker’s rating, and no test results of our own were used.",
          "The counterflow branch of the same spreadsheet differs widely from this method, as shown below. However, it gives 216 CRT for a duty of 100 CRT and is therefore unsound; the errors above do not include it.",
        ],
      },
      tool: {
        title: "Formulas of the design tool",
        paragraphs: ["The design tool below the calculator derives the following from the same equations."],
      },
      assumptions: {
        title: "Assumptions and limits",
        paragraphs: [
          "An open counterflow tower with induced draft, up to an elevation of 3,000 m. The standard tower and its fan volume are those at sea level; at 95 kPa the factor changes by less than 2.1%, at 3,000 m (70 kPa) by −3.1 to +6.4%.",
          "Closed-circuit, natural-draft and crossflow towers, recirculation of discharge air and fouling are not covered. Fan power, sound level, dimensions and price do not follow from these inputs and are not given.",
          "The result is a basis for discussion, not a guarantee of performance. We make the final selection once the site conditions are known.",
        ],
      },
      sources: {
        title: "Sources",
        paragraphs: ["Sources of the method, its constants and the figures used for comparison."],
      },
    }),
    chart: {
      title: "Demand and characteristic at 40/32/27 °C",
      description:
        "The required KaV/L rises with L/G and becomes infinite at the pinch; the standard tower’s characteristic falls. They cross at L/G 1.118, KaV/L 1.037.",
    },
    sensitivity: {
      caption: "Change of the correction factor with other constants",
      duty: "inlet/outlet/wet bulb °C",
      factor: "factor",
      constantMass: "constant air mass",
    },
    accuracy: {
      caption: "Confidence ratings",
      where: "Conditions",
      statement: "Confidence and error",
      rows: {
        definition: { where: "Standard, 37/32/27 °C", statement: "The factor is exactly 1 by definition" },
        high: {
          where: "φ 0.3 to 1.5, approach up to 10 °C, wet bulb up to 26.67 °C",
          statement: "High: agreement within ±3% for most duties (±4% at ranges above 15 °C), 4.4% at worst",
        },
        wetBulb: {
          where: "The same, wet bulb 26.67 to 29.4 °C",
          statement: "Wet bulb above the regression limit: extrapolated, they differ by 5.2% at worst",
        },
        farWetBulb: {
          where: "The same, wet bulb above 29.4 °C",
          statement: "No published figures to compare with",
        },
        fair: {
          where: "φ 0.3 to 1.5, approach above 10 °C",
          statement: "Fair: up to 9.6% below YorkCalc",
        },
        over: {
          where: "φ 1.5 to 2",
          statement: "Above the hydraulic limit: 7.7% below YorkCalc on average, 13% at most",
        },
        far: {
          where: "φ above 2",
          statement: "Far above the hydraulic limit: 12.4% below YorkCalc on average, 18.3% at most",
        },
        special: {
          where: "φ below 0.3",
          statement: "Special design: a range near 20 °C with a small approach",
        },
      },
    },
    demands: {
      caption: "Compared with published KaV/L",
      source: "Source",
      kind: "kind",
      flowType: "flow",
      case: "inlet/outlet/wet bulb °C",
      published: "published",
      ours: "this method",
      error: "error %",
    },
    ratios: {
      caption: "Compared with published ratios of size",
      source: "Source",
      kind: "kind",
      flowType: "flow",
      case: "inlet/outlet/wet bulb °C",
      published: "published",
      ours: "this method",
      error: "error %",
    },
    counterflowBranch: "Compared with the spreadsheet’s counterflow branch",
    evidenceKinds: {
      regression: "regression",
      spreadsheet: "spreadsheet",
      calculation: "calculation",
      measured: "measured",
    },
    flowTypes: { counterflow: "counterflow", crossflow: "crossflow", unknown: "unknown" },
    references: {
      "Baker & Shryock 1961, table 1(b)": "Baker & Shryock 1961, table 1(b)",
      "CTI Toolkit": "CTI Toolkit, at 110 m",
      "adaptive quadrature, same air": "adaptive quadrature, same air",
      "Simpson's rule, real-gas air (CoolProp 8.0.0)": "Simpson’s rule, real gas (CoolProp)",
      YorkCalc: "YorkCalc fit",
      CoolTools: "CoolTools fit",
      "selector spreadsheet": "public selector spreadsheet",
    },
    toolItems: {
      "cold-water": {
        title: "Outlet temperature of a given tower",
        text: "A tower of N CRT with the flow V operates at φ = V ÷ (0.78 N); the outlet temperature that gives this φ is solved for. Capability is 100 N ÷ final CRT, in percent.",
      },
      evaporation: {
        title: "Evaporation",
        text: "E = 0.00153 V R (0.00085 per °F). EnergyPlus gives 0.0015 to 0.0027. Where the dry bulb is known, the equations of Poppe and Rögener are solved (as Kloppers and Kröger give them, 2005); the rule is up to 21% higher than these in humid air and up to 53% lower in dry air over all accepted inputs.",
      },
      makeup: {
        title: "Drift, blowdown, make-up",
        text: "Drift D is 0.0005 to 0.008% of the flow (0.002% or less with modern cellular eliminators); blowdown at N_c cycles of concentration is E ÷ (N_c − 1) − D, never below zero; make-up is the sum of the three.",
      },
      air: {
        title: "Discharge air",
        text: "Estimated at 7.9 m³/min per CRT. Catalogs of open towers show 5.6 to 9.3 m³/min. Closed-circuit towers may need more; for a chosen model, use the airflow in its table.",
      },
      ustons: {
        title: "US nominal tons",
        text: "The size of a tower that cools 3 gpm at 95/85/78 °F. The rating conditions differ, so there is no fixed ratio; by this method 1 CRT is about 0.812 US nominal tons.",
      },
    },
    openSource: "See the source",
  },
});

export const methodKinds = page<typeof method>({ sections: list("절", { paragraphs: paragraphs() }) });
