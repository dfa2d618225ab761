import { link, page, paragraphs } from "../../kinds/declare.ts";
import { localized } from "../../localized.ts";
import { paths } from "../../paths.ts";

/** Words of the page that shows series of towers side by side, and of the ways to it. */
export const compare = localized({
  ko: {
    meta: {
      title: "냉각탑 시리즈 비교: 용량, 치수, 소음 | {name}",
      description:
        "냉각탑 시리즈를 두세 가지 골라 용량, 치수, 중량, 팬 동력, 풍량, 소음을 나란히 비교합니다. 필요 용량이나 운전 조건을 입력하면 시리즈별로 맞는 모델을 찾습니다.",
      keywords:
        "냉각탑 비교, 쿨링타워 비교, 개방형 밀폐형 비교, 직교류 대향류 비교, 냉각탑 치수, 냉각탑 소음",
    },
    h1: "시리즈 비교",
    lead: "시리즈를 두세 개 골라 용량, 치수, 중량, 소음을 나란히 비교합니다.",
    drawing:
      "모든 시리즈가 낼 수 있는 용량 {crt} CRT에 맞는, 시리즈별 가장 작은 모델의 정면도. 모두 같은 축척입니다.",
    form: {
      title: "비교할 시리즈",
      choices: ["첫 번째 시리즈", "두 번째 시리즈", "세 번째 시리즈"],
      none: "선택 안 함",
      whole: "시리즈 전체 또는 필요 용량에 맞는 모델",
      models: "{title} 모델",
      capacity: "필요 용량 (CRT)",
      capacityHint: "입력하면 시리즈마다 이 용량 이상인 모델 중 가장 작은 모델을 보여 줍니다.",
      duty: "용량을 모르면 운전 조건으로 찾기",
      submit: "비교하기",
    },
    problems: {
      capacity: "필요 용량은 0.1~100,000 사이의 숫자로 입력해 주세요.",
      duty: "운전 조건을 계산할 수 없습니다. 네 값을 모두 용량 계산기의 범위 안에서 입력해 주세요.",
      elevation:
        "링크의 해발고도를 쓸 수 없어 뺐습니다. 다시 보내면 해수면 높이로 계산합니다. 다른 높이는 용량 계산기에서 정해 주세요.",
      unknown: "찾을 수 없는 시리즈나 모델은 제외하고 비교했습니다.",
      few: "비교할 시리즈를 하나 더 골라 주세요.",
    },
    result: {
      title: "비교 결과",
      need: "필요 용량 {crt} CRT",
      fact: "항목",
      model: "모델",
      smallest: "가장 작은 모델부터 가장 큰 모델까지",
      towers: "{count}대, 합계 {crt} CRT",
      towersWithStandby: "{count}대, 예비 1대를 제외한 합계 {crt} CRT",
      each: "아래 값은 1대 기준입니다.",
      elevation: "정면 (같은 축척)",
      elevationOf: "{model} 정면: 길이 {length} mm, 높이 {height} mm. 옆에 선 사람의 키 1.75 m",
      unknown: "모델별 자료는 문의해 주세요.",
      type: "형식",
      features: "특징",
      specifications: "주요 사양",
      files: "자료와 문의",
      tender: "시방서(Word)",
      drawing: "외형도(DXF)",
      ask: "문의하기",
    },
    overview: {
      title: "전체 시리즈",
      series: "시리즈",
      type: "형식",
      capacity: "용량 (CRT)",
      height: "높이 (m)",
    },
    invitation: {
      title: "시리즈를 나란히 비교",
      description: "용량, 치수, 중량, 소음을 같은 조건에서 비교합니다.",
      button: "시리즈 비교하기",
      short: "다른 시리즈와 비교",
      href: paths.compare,
    },
  },
  en: {
    meta: {
      title: "Compare cooling tower series: capacity, size, sound | {name}",
      description:
        "Compare two or three series of cooling towers side by side: capacity, dimensions, weight, airflow and sound of the models that fit your capacity or duty.",
      keywords:
        "compare cooling towers, open or closed circuit, crossflow or counterflow, cooling tower dimensions, cooling tower sound level",
    },
    h1: "Compare series",
    lead: "Choose two or three series to compare capacity, size, weight and sound side by side.",
    drawing:
      "The smallest model of each series that reaches {crt} CRT, a capacity that all of them have, from the front at the same scale",
    form: {
      title: "Series to compare",
      choices: ["First series", "Second series", "Third series"],
      none: "None",
      whole: "Whole series, or the model that fits the capacity",
      models: "{title} models",
      capacity: "Capacity needed (CRT)",
      capacityHint: "If entered, the smallest model of each series with at least this capacity is shown.",
      duty: "Don’t know the capacity? Enter the operating conditions",
      submit: "Compare",
    },
    problems: {
      capacity: "Enter the capacity as a number from 0.1 to 100,000.",
      duty: "This duty cannot be calculated. Fill in all four values, within the ranges of the capacity calculator.",
      elevation:
        "The elevation of the link cannot be used and was left out. Send the form again to calculate at sea level, or set an elevation on the capacity calculator.",
      unknown: "Series or models that do not exist were left out.",
      few: "Choose one more series to compare.",
    },
    result: {
      title: "Comparison",
      need: "Capacity needed: {crt} CRT",
      fact: "Item",
      model: "Model",
      smallest: "From the smallest to the largest model",
      towers: "{count} towers, {crt} CRT in total",
      towersWithStandby: "{count} towers, {crt} CRT in total, one on standby not counted",
      each: "The figures below are for one tower.",
      elevation: "Front, at the same scale",
      elevationOf: "Front of {model}: {length} mm long, {height} mm high, beside a person 1.75 m tall",
      unknown: "Ask us for model data.",
      type: "Type",
      features: "Features",
      specifications: "Main specifications",
      files: "Files and inquiry",
      tender: "Tender text (Word)",
      drawing: "Drawing (DXF)",
      ask: "Ask about this product",
    },
    overview: {
      title: "All series",
      series: "Series",
      type: "Type",
      capacity: "Capacity (CRT)",
      height: "Height (m)",
    },
    invitation: {
      title: "Series side by side",
      description: "Compare capacity, size, weight and sound at the same conditions.",
      button: "Compare series",
      short: "Compare with other series",
      href: paths.compare,
    },
  },
});

export const compareKinds = page<typeof compare>({
  form: { choices: paragraphs({ isRequired: true }) },
  invitation: { href: link() },
});
