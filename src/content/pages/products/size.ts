import { page } from "../../kinds/declare.ts";
import { localized } from "../../localized.ts";

/** Words of the page that answers which models have a capacity, and of the box that leads there. */
export const size = localized({
  ko: {
    meta: {
      title: "냉각탑 용량(RT)으로 모델 찾기 | {name}",
      description:
        "냉각톤(CRT), 냉동기 USRT, 방열량 kW로 필요한 용량을 입력하면 시리즈별로 맞는 냉각탑 모델과 대수, 크기, 운전 중량, 소음을 보여 드리고 견적으로 이어 드립니다.",
      keywords: "냉각탑 300RT, 냉각탑 용량, 냉각탑 크기, 냉각탑 견적, CRT, USRT, 냉각탑 모델",
    },
    h1: "용량으로 모델 찾기",
    lead: "필요한 용량을 입력하면 시리즈별 모델과 대수, 크기, 중량, 소음을 보여 드립니다.",
    drawing: "용량 눈금 위에 용량만큼 커지는 냉각탑의 정면도",
    form: {
      title: "용량을 알고 계신가요",
      tons: "필요 용량",
      unit: "단위",
      units: { CRT: "CRT (냉각톤)", USRT: "USRT (냉동기)", kW: "kW (방열량)" },
      example: "예: 300",
      submit: "용량으로 찾기",
    },
    ton: "용량으로 찾을 때는 1 USRT를 1 CRT로 셉니다. CRT의 정의 3,900 kcal/h가 냉동톤 3,024에 압축기 열 약 876 kcal/h(COP 약 3.5)를 더한 값이기 때문입니다. 요즘 냉동기는 압축기 열이 이보다 적어, 냉동기에서 시작하면 COP 5일 때 1 USRT가 약 0.93 CRT입니다.",
    problem: "용량은 1~100,000 CRT 범위의 숫자로 입력해 주세요.",
    answer: {
      title: "{crt} CRT에 맞는 모델",
      from: {
        CRT: "정격 조건(입구 37, 출구 32, 습구 27 °C)의 용량입니다. 다른 온도 조건이면 용량 계산기로 확인해 주세요.",
        USRT: "냉동기 {typed} USRT는 압축기 열까지 냉각탑 약 {crt} CRT에 해당합니다. 정격 조건(입구 37, 출구 32, 습구 27 °C)의 용량입니다.",
        kW: "방열량 {typed} kW는 정격 조건(입구 37, 출구 32, 습구 27 °C)에서 {crt} CRT에 해당합니다.",
      },
      towers: "{model} {count}대",
      total: "합계 {crt} CRT",
      eachTower: "1대 기준",
      size: "크기 {size} mm",
      weight: "운전 중량 {weight} kg",
      sound: "소음 {sound} dB(A), {distance} m 거리",
      soundTogether: "{count}대 합산 소음 {sound} dB(A), 각 {distance} m 거리",
      chiller: "냉동기의 COP로 계산하기",
      price: "가격은 견적으로 안내합니다.",
      ask: "견적 문의",
      tender: "시방서(Word)",
      submittal: "제출 서류(ZIP)",
      conditions: "온도 조건으로 계산하기",
      none: "한 시리즈를 12대까지 설치해도 이 용량에 미치지 못합니다. 현장 조건에 맞춰 제안해 드리겠습니다.",
      references: "{from}~{to} CRT 시공사례",
    },
  },
  en: {
    meta: {
      title: "Find a cooling tower by capacity (RT) | {name}",
      description:
        "Enter cooling tons (CRT), chiller USRT or heat in kW for models of each series with number of towers, size, operating weight, sound and a quote.",
      keywords: "300 RT cooling tower, cooling tower size, cooling tower capacity, CRT, USRT, quote",
    },
    h1: "Find a model by capacity",
    lead: "Enter the capacity you need to see models, number of towers, size, weight and sound in each series.",
    drawing: "Towers from the front that grow with the capacity on the scale below them",
    form: {
      title: "Do you know the capacity?",
      tons: "Capacity",
      unit: "Unit",
      units: { CRT: "CRT", USRT: "USRT (chiller)", kW: "kW (heat)" },
      example: "e.g. 300",
      submit: "Show models",
    },
    ton: "By capacity, 1 USRT counts as 1 CRT: the 3,900 kcal/h that define the CRT are a refrigeration ton of 3,024 and about 876 kcal/h of compressor heat (COP about 3.5). Today’s chillers reject less, so starting from a chiller 1 USRT is about 0.93 CRT at COP 5.",
    problem: "Enter a capacity from 1 to 100,000 CRT as a number.",
    answer: {
      title: "Models for {crt} CRT",
      from: {
        CRT: "This is the capacity at the rated conditions: inlet 37, outlet 32, wet bulb 27 °C. For other temperatures, use the capacity calculator.",
        USRT: "Including compressor heat, a chiller of {typed} USRT needs a tower of about {crt} CRT, rated at inlet 37, outlet 32, wet bulb 27 °C.",
        kW: "{typed} kW of heat equals {crt} CRT at the rated conditions: inlet 37, outlet 32, wet bulb 27 °C.",
      },
      towers: "{count} × {model}",
      total: "{crt} CRT in total",
      eachTower: "Each tower",
      size: "{size} mm",
      weight: "operating weight {weight} kg",
      sound: "sound {sound} dB(A) at {distance} m",
      soundTogether: "{count} towers: {sound} dB(A) at {distance} m",
      chiller: "Calculate with the chiller’s COP",
      price: "Price on request.",
      ask: "Get a quote",
      tender: "Tender text (Word)",
      submittal: "Submittal (ZIP)",
      conditions: "Calculate for other temperatures",
      none: "Twelve towers of one series do not reach this capacity. We will propose a solution for your site.",
      references: "Projects from {from} to {to} CRT",
    },
  },
});

export const sizeKinds = page<typeof size>({});
