import { page } from "#content/kinds/declare.ts";
import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";

/** Words of the page that finds the duty of a tower from a chiller, and of the form that leads there. */
export const chiller = localized({
  ko: {
    meta: {
      title: "냉동기 용량으로 냉각탑 용량 구하기(USRT → CRT) | {name}",
      description:
        "냉동기 용량(USRT 또는 kW)과 COP 또는 방열 계수로 방열량, 순환수량, 냉각탑 CRT를 단계별 식과 출처와 함께 계산하고 용량 계산기로 이어 갑니다.",
      keywords: "냉동기 300RT 냉각탑, USRT CRT 환산, 냉동기 방열량, 흡수식 냉동기 냉각탑, 냉각수량",
    },
    h1: "냉동기에서 냉각탑까지",
    lead: "냉동기 용량만 알면 됩니다. 방열량, 순환수량, 냉각탑 용량을 차례로 구하고 각 식과 출처를 보여 드립니다.",
    back: "용량 계산기로",
    ton: "여기서는 COP로 압축기 열을 구하므로 COP 5일 때 1 USRT가 약 0.93 CRT입니다. 용량으로 모델을 찾을 때는 CRT의 정의(COP 약 3.5의 냉동기)대로 1 USRT를 1 CRT로 세어 조금 더 큽니다.",
    bySize: "같은 용량으로 모델 찾기",
    form: {
      title: "냉동기 용량으로 시작",
      cooling: "냉동기 용량",
      example: "예: 300",
      unit: "단위",
      units: { USRT: "USRT (냉동톤)", kW: "kW" },
      drive: "냉동기 방식",
      drives: { electric: "전동식(터보 등)", absorption: "흡수식" },
      range: "냉각수 온도차 °C",
      more: "COP·방열 계수·수온·습구온도",
      boxes: {
        cop: "COP(전동식)",
        factor: "방열 계수(흡수식)",
        cold: "출구수온 °C",
        wb: "습구온도 °C",
      },
      typical:
        "COP 5와 방열 계수 1.83(이중효용, COP 1.2)은 전형값입니다. 냉동기 사양서의 값으로 바꾸세요. 일중효용은 약 2.4입니다.",
      submit: "방열량과 CRT 구하기",
      problem: "{box}: {lowest}~{highest} 사이의 숫자를 입력해 주세요.",
    },
    answer: {
      title: "{cooling} {unit} 냉동기의 냉각탑",
      heat: "방열량",
      flow: "순환수량",
      basic: "방열량 기준 용량",
      final: "필요 용량",
      conditions: "입구 {hot}, 출구 {cold}, 습구 {wb} °C",
      refused: "이 조건은 용량 계산기의 범위를 벗어납니다. 방열량 기준 용량만 보여 드립니다.",
      onward: "이 조건으로 용량 계산기 열기",
      details: "계산 과정 보기·조건 바꾸기",
      ask: "견적 문의",
    },
    steps: {
      title: "계산 과정",
      step: "단계",
      formula: "식",
      result: "값",
      source: "출처",
      cooling: {
        name: "냉동 용량",
        USRT: "{cooling} USRT × 3.51685",
        kW: "입력값",
        source: "1 USRT = 12,000 Btu/h = 3.51685 kW (ASHRAE Handbook, Fundamentals, 단위와 환산)",
      },
      heat: {
        name: "방열량",
        formula: "{kilowatts} kW × {factor}",
        electric: "방열 계수 1 + 1/COP = 1 + 1/{cop}",
        absorption: "방열 계수 {factor}",
        sources: {
          electric:
            "증발기와 압축기의 열수지 Q(1 + 1/COP). COP는 제작사 값, 전형값 5 (ASHRAE 90.1 표 6.8.1-3의 수냉식 최소값 약 4.7~6.3)",
          absorption:
            "증발기와 재생기의 열수지 Q(1 + 1/COP). 계수는 제작사 값, 전형값 1.83 (ASHRAE Handbook, Refrigeration, 흡수식 장치)",
        },
      },
      flow: {
        name: "순환수량",
        formula: "{kilowatts} × 3,600 ÷ (4.186 × 1,000 × {range})",
        source: "Q = V·ρ·c·ΔT, 물 1,000 kg/m³와 4.186 kJ/(kg·K)",
      },
      inlet: { name: "입구수온", formula: "{cold} + {range}", source: "출구수온 + 온도차" },
      basic: {
        name: "방열량 기준 용량",
        formula: "{kilowatts} × 3,600 ÷ 4.186 ÷ 3,900",
        source: "1 CRT = 3,900 kcal/h (4.53 kW), 3,024 + 압축기 열 약 876",
      },
      final: {
        name: "최종 CRT",
        formula: "{basic} CRT × 보정계수 {factor}",
        source: "이 사이트의 계산 방법(Merkel 식과 표준 냉각탑), 입구 37, 출구 32, 습구 27 °C에서 1",
        link: "CRT 계산 방법",
      },
      hydraulic: {
        name: "필요 용량",
        formula: "{flow} m³/h ÷ {loading} m³/h",
        source:
          "노즐과 충전재가 받는 수량은 1 CRT당 0.78 m³/h의 1.5배까지입니다. 열보다 수량이 용량을 정합니다.",
      },
    },
  },
  en: {
    meta: {
      title: "From chiller to cooling tower size (USRT to CRT) | {name}",
      description:
        "From the chiller’s capacity and COP or heat rejection factor to heat rejected, flow rate and tower size in CRT, each step with formula and source.",
      keywords: "300 RT chiller cooling tower, USRT to CRT, chiller heat rejection, absorption chiller",
    },
    h1: "From chiller to cooling tower",
    lead: "The chiller’s capacity is enough to begin with: heat rejected, flow rate and tower size follow, each step with its formula and source.",
    back: "To the capacity calculator",
    ton: "Here the COP gives the compressor’s heat: at COP 5, 1 USRT is about 0.93 CRT. Finding a model by capacity counts 1 USRT as 1 CRT, as the CRT is defined for a chiller with a COP of about 3.5, and is a little larger.",
    bySize: "Find a model by the same capacity",
    form: {
      title: "Start from the chiller",
      cooling: "Chiller capacity",
      example: "e.g. 300",
      unit: "Unit",
      units: { USRT: "USRT", kW: "kW (cooling)" },
      drive: "Chiller",
      drives: { electric: "Electric", absorption: "Absorption" },
      range: "Water range, °C",
      more: "COP, rejection factor, water and wet bulb",
      boxes: {
        cop: "COP (electric)",
        factor: "Rejection factor (absorption)",
        cold: "Outlet temperature, °C",
        wb: "Wet bulb, °C",
      },
      typical:
        "COP 5 and the factor 1.83 (double-effect, COP 1.2) are typical values. Replace them with those of the chiller’s data sheet. A single-effect chiller has about 2.4.",
      submit: "Find heat and CRT",
      problem: "{box}: enter a number from {lowest} to {highest}.",
    },
    answer: {
      title: "Tower for a chiller of {cooling} {unit}",
      heat: "Heat rejected",
      flow: "Flow rate",
      basic: "Size by heat alone",
      final: "Size needed",
      conditions: "inlet {hot}, outlet {cold}, wet bulb {wb} °C",
      refused: "These conditions are beyond the capacity calculator: this is the size by heat alone.",
      onward: "Open in the capacity calculator",
      details: "See each step, change conditions",
      ask: "Get a quote",
    },
    steps: {
      title: "Each step",
      step: "Step",
      formula: "Formula",
      result: "Value",
      source: "Source",
      cooling: {
        name: "Cooling capacity",
        USRT: "{cooling} USRT × 3.51685",
        kW: "as entered",
        source: "1 USRT = 12,000 Btu/h = 3.51685 kW (ASHRAE Handbook, Fundamentals, units and conversions)",
      },
      heat: {
        name: "Heat rejected",
        formula: "{kilowatts} kW × {factor}",
        electric: "Rejection factor 1 + 1/COP = 1 + 1/{cop}",
        absorption: "Rejection factor {factor}",
        sources: {
          electric:
            "Heat balance of evaporator and compressor, Q(1 + 1/COP). COP of the maker; 5 is typical (ASHRAE 90.1, table 6.8.1-3, asks for about 4.7 to 6.3 of water-cooled chillers)",
          absorption:
            "Heat balance of evaporator and generator, Q(1 + 1/COP). Factor of the maker; 1.83 is typical (ASHRAE Handbook, Refrigeration, absorption equipment)",
        },
      },
      flow: {
        name: "Flow rate",
        formula: "{kilowatts} × 3,600 ÷ (4.186 × 1,000 × {range})",
        source: "Q = V·ρ·c·ΔT, water of 1,000 kg/m³ and 4.186 kJ/(kg·K)",
      },
      inlet: {
        name: "Inlet temperature",
        formula: "{cold} + {range}",
        source: "Outlet temperature plus range",
      },
      basic: {
        name: "Size by heat alone",
        formula: "{kilowatts} × 3,600 ÷ 4.186 ÷ 3,900",
        source: "1 CRT = 3,900 kcal/h (4.53 kW): 3,024 and about 876 kcal/h of compressor heat",
      },
      final: {
        name: "Final CRT",
        formula: "{basic} CRT × correction factor {factor}",
        source:
          "Method of this site (Merkel’s equation and a standard tower); 1 at inlet 37, outlet 32, wet bulb 27 °C",
        link: "Calculation method",
      },
      hydraulic: {
        name: "Size needed",
        formula: "{flow} m³/h ÷ {loading} m³/h",
        source:
          "Nozzles and fill take up to 1.5 times the 0.78 m³/h of one CRT: the flow decides the size, not the heat",
      },
    },
  },
});

export const chillerKinds = page<typeof chiller>({});
export type ChillerWords = (typeof chiller)[Locale];
