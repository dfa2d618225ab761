import { localized } from "#content/localized.ts";
import type { Names } from "#content/lookup/terms.ts";
import type { Locale, Localized } from "#domain/locale.ts";
import { englishCountries } from "../places/english-countries.ts";
import type { SheetWords } from "./sheet.ts";

// Texts of the design tool's inputs: units, location, water, stored and shared duties.

/** Texts of the design tool's frame: its heading and the navigation inside it. */
export const tool = localized({
  ko: {
    title: "설계 도구",
    unread: "링크의 {names} 값을 쓸 수 없어 불러오지 않았습니다. 아래에서 다시 골라 주세요.",
    lead: "계산 결과의 근거를 확인하고 설계 습구온도, 모델과 대수, 물 사용량까지 이어서 검토합니다. 여기서 조건을 바꾸면 위의 입력값과 결과, 주소도 함께 바뀝니다.",
    navigation: {
      label: "설계 도구 목차",
      sections: {
        result: "결과",
        choice: "모델과 대수",
        place: "설계 습구",
        year: "연간 운전",
        water: "물 사용량",
        curves: "성능 곡선",
        why: "근거",
        compare: "비교",
        units: "단위",
        share: "공유",
      },
    },
  },
  en: {
    title: "Design tool",
    unread: "The link contains invalid values for {names}. They were not loaded; choose them again below.",
    lead: "See what the result is based on, then go on to the design wet bulb, the models and the water use. Changes here also update the form, the results and the address above.",
    navigation: {
      label: "Design tool contents",
      sections: {
        result: "Result",
        choice: "Models",
        place: "Wet bulb",
        year: "Year",
        water: "Water",
        curves: "Curves",
        why: "Why",
        compare: "Compare",
        units: "Units",
        share: "Share",
      },
    },
  },
});
export type ToolWords = (typeof tool)[Locale];

export const units = localized({
  ko: {
    title: "단위",
    lead: "설계 도구의 수치를 고른 단위로 표시하고 다음 방문 때도 유지합니다. 위의 입력란과 계산 결과에서도 유량과 온도는 같은 단위를 쓰며, 용량은 CRT로만 표시합니다.",
    flow: "유량",
    temperature: "온도",
    height: "해발고도",
    capacity: {
      label: "용량",
      CRT: "CRT",
      USNT: "미국 공칭톤",
      kW: "kW(37/32/27 공칭)",
      kcalh: "kcal/h(37/32/27 공칭)",
      USRT: "USRT(37/32/27 공칭)",
    },
    capacityNote: {
      CRT: "1 CRT는 37/32/27 °C에서 물 13 L/min을 식히는 냉각탑의 크기로, 이때 방출하는 열량은 3,900 kcal/h입니다.",
      USNT: "미국 공칭톤(US ton)은 95/85/78 °F에서 물 3 gpm을 식히는 냉각탑의 크기입니다. 정격 조건이 달라 고정된 환산비가 없으며, 이 계산 방법으로는 1 CRT가 약 0.812 US ton입니다.",
      kW: "그 CRT가 표준 조건에서 방출하는 열량입니다(1 CRT = 4.53 kW). 지금 조건의 방열량은 계산 결과에 있습니다.",
      kcalh:
        "그 CRT가 표준 조건에서 방출하는 열량입니다(1 CRT = 3,900 kcal/h). 지금 조건의 방열량은 계산 결과에 있습니다.",
      USRT: "그 CRT가 표준 조건에서 방출하는 열량을 냉동톤(3,024 kcal/h)으로 바꾼 값입니다. 냉동기 용량이 아닙니다.",
    },
    check: {
      title: "다른 곳에서 받은 톤수 확인",
      lead: "같은 톤이라도 냉각톤(CRT)은 3,900 kcal/h, 미국 냉각탑 톤은 15,000 Btu/h(3,780 kcal/h), 냉동톤(USRT)은 3,024 kcal/h입니다. 견적서의 톤수를 입력하면 지금 조건에서 어느 기준으로 환산한 값인지 확인합니다.",
      label: "견적서의 톤수",
      findings: {
        "us-tower-ton":
          "지금 조건의 방열량을 미국 냉각탑 톤(15,000 Btu/h = 3,780 kcal/h)으로 환산한 값으로 보입니다. {value}톤은 방열량 기준 {wouldBe} CRT입니다. 방열량만 환산한 톤수이므로 냉각탑은 최종 CRT로 고르세요.",
        "us-nominal-ton":
          "최종 CRT를 미국 공칭톤(95/85/78 °F, 3 gpm)으로 나타낸 값으로 보입니다. {value}톤은 약 {wouldBe} CRT입니다.",
        usrt: "지금 조건의 방열량을 냉동톤(USRT, 3,024 kcal/h)으로 환산한 값으로 보입니다. {value}톤은 방열량 기준 {wouldBe} CRT입니다. 냉동기 용량이라면 압축기 열을 더해 1 USRT당 약 1 CRT가 필요합니다.",
        lpm: "유량을 이 톤수로 나누면 톤당 13입니다. 이 유량({value})이 L/min 값이라면 {wouldBe} m³/h입니다.",
        gpm: "유량을 이 톤수로 나누면 톤당 3입니다. 이 유량({value})이 gpm 값이라면 {wouldBe} m³/h입니다.",
      },
      sameAsFinal: "지금 조건의 최종 CRT와 같습니다. 1 CRT = 3,900 kcal/h 기준입니다.",
      sameAsBasic:
        "지금 조건의 기본 CRT와 같습니다. 방열량만 환산한 톤수이므로 냉각탑은 최종 CRT로 고르세요.",
      unreadable: "톤수를 숫자로 입력하세요.",
      none: "지금 조건에서는 1% 이내로 맞는 기준이 없습니다. 견적서의 수온과 습구온도가 지금 조건과 같은지 확인하세요.",
    },
  },
  en: {
    title: "Units",
    lead: "The design tool shows figures in the units you choose and remembers them for your next visit. Flow and temperatures in the form and the results above follow as well; sizes there stay in CRT.",
    flow: "Flow",
    temperature: "Temperature",
    height: "Elevation",
    capacity: {
      label: "Capacity",
      CRT: "CRT",
      USNT: "US nominal ton",
      kW: "kW nominal at 37/32/27",
      kcalh: "kcal/h nominal at 37/32/27",
      USRT: "USRT nominal at 37/32/27",
    },
    capacityNote: {
      CRT: "One CRT is a tower that cools 13 L/min of water at 37/32/27 °C and thereby rejects 3,900 kcal/h.",
      USNT: "One US nominal ton is a tower that cools 3 gpm of water at 95/85/78 °F. The rating conditions differ, so there is no fixed ratio; by this method 1 CRT is about 0.812 US nominal tons.",
      kW: "The heat that this many CRT reject at standard conditions (1 CRT = 4.53 kW). The heat rejected at this duty is in the results.",
      kcalh:
        "The heat that this many CRT reject at standard conditions (1 CRT = 3,900 kcal/h). The heat rejected at this duty is in the results.",
      USRT: "The heat that this many CRT reject at standard conditions, in refrigeration tons of 3,024 kcal/h. Not a chiller size.",
    },
    check: {
      title: "Check a tonnage from elsewhere",
      lead: "A CRT is 3,900 kcal/h, a US cooling tower ton 15,000 Btu/h (3,780 kcal/h), a refrigeration ton 3,024 kcal/h. Enter the tonnage of a quote to see which of these it uses for this duty.",
      label: "Tonnage quoted",
      findings: {
        "us-tower-ton":
          "This looks like the heat load of this duty in US cooling tower tons (15,000 Btu/h = 3,780 kcal/h). {value} tons are {wouldBe} CRT of heat. Heat alone cannot select a tower: use the final CRT.",
        "us-nominal-ton":
          "This looks like the final CRT in US nominal tons (95/85/78 °F, 3 gpm). {value} tons are about {wouldBe} CRT.",
        usrt: "This looks like the heat load of this duty in refrigeration tons (USRT, 3,024 kcal/h). {value} tons are {wouldBe} CRT of heat. If it is a chiller size, each USRT needs about 1 CRT, including compressor heat.",
        lpm: "The flow divided by this tonnage is 13. If {value} is a flow in L/min, it is {wouldBe} m³/h.",
        gpm: "The flow divided by this tonnage is 3. If {value} is a flow in gpm, it is {wouldBe} m³/h.",
      },
      sameAsFinal: "This equals the final CRT of this duty, at 3,900 kcal/h per CRT.",
      sameAsBasic:
        "This equals the basic CRT of this duty. Heat alone cannot select a tower: use the final CRT.",
      unreadable: "Enter the tonnage as a number.",
      none: "None of the known units gives this figure within 1% for this duty. Check that the quote uses the same water temperatures and wet bulb.",
    },
  },
});
export type UnitsWords = (typeof units)[Locale];

/** Texts that explain a value in a unit other than the form's. */
export const convention = localized({
  ko: {
    title: "다른 단위로 입력하셨나요",
    fahrenheit: "{label} {value} °F라면 {wouldBe} °C입니다. 이 계산기의 온도는 섭씨(°C)입니다.",
    lpm: "{label} {value} L/min이라면 {wouldBe} m³/h입니다. 1 m³/h는 16.7 L/min입니다.",
    gpm: "{label} {value} gpm이라면 {wouldBe} m³/h입니다. 1 m³/h는 4.40 gpm입니다.",
    use: "{figure}로 바꾸기",
    note: "미국 자료의 톤은 15,000 Btu/h(3,780 kcal/h), CRT는 3,900 kcal/h이고 정격 조건도 다릅니다. 톤수가 아니라 유량과 온도를 옮겨 적으세요.",
  },
  en: {
    title: "Entered in other units?",
    fahrenheit: "{label} {value} °F would be {wouldBe} °C. This calculator takes °C.",
    lpm: "{label} {value} L/min would be {wouldBe} m³/h: 1 m³/h is 16.7 L/min.",
    gpm: "{label} {value} gpm would be {wouldBe} m³/h: 1 m³/h is 4.40 gpm.",
    use: "Use {figure}",
    note: "Tons in US documents are 15,000 Btu/h (3,780 kcal/h) at different rating conditions; a CRT is 3,900 kcal/h. Transfer the flow and temperatures, not the tons.",
  },
});

export const place = localized({
  ko: {
    title: "설계 습구온도",
    lead: "냉각탑은 흡입 공기의 습구온도로 선정합니다. 설치 지역을 고르면 공개 자료의 설계 습구온도와 해발고도로 다시 계산합니다.",
    country: "국가",
    city: "지역",
    /** Names of the stored countries; Korean uses the stored names. */
    countries: {} as Names,
    entered: "직접 입력한 값",
    chooseCity: "지역을 고르세요",
    option: "{city} {wetBulb}",
    base: "기준 습구온도 {wetBulb}",
    dryBulb: "그때의 건구온도 {dryBulb}",
    height: {
      label: "해발고도",
      hint: "{lowest}~{highest} {unit}. 높은 곳은 공기가 희박해 냉각탑이 조금 커집니다.",
      outside: "{lowest}~{highest} {unit} 사이의 숫자를 입력하세요.",
    },
    source: "출처",
    sourceText: "{publisher}, {title}, {edition}",
    margin: {
      label: "습구온도 여유",
      hint: "건물 사이처럼 토출 공기가 재순환하기 쉬운 곳에는 여유를 둡니다.",
    },
    outcome: {
      wetBulb: "설계 습구온도",
      finalCRT: "최종 용량",
      cost: "여유로 늘어나는 용량",
      next: "{step} 더 높이면",
      difference: "{figure} ({percent}%)",
      noCost: "여유 없음",
      noNext: "계산 범위 초과",
    },
    refused: {
      approach:
        "습구온도가 {wetBulb}이면 출구수온은 {least} 이상이어야 합니다. 입력란에서 출구수온을 높이거나 여유를 줄이세요.",
      nearest: "가장 가까운 조건(입구 {hot}, 출구 {cold})으로 계산하기",
      limits:
        "이 계산기의 습구온도는 {lowest}~{highest}입니다. {wetBulb}는 범위를 벗어나 반영하지 않았습니다.",
    },
    status: "습구온도를 {wetBulb}로 바꾸어 다시 계산했습니다. 최종 용량 {size}",
  },
  en: {
    title: "Design wet bulb",
    lead: "A tower is selected for the wet bulb of the entering air. Choose the site, and the duty is recalculated with its published design wet bulb and elevation.",
    country: "Country",
    city: "City",
    countries: englishCountries,
    entered: "As entered",
    chooseCity: "Choose a city",
    option: "{city} {wetBulb}",
    base: "Wet bulb without margin {wetBulb}",
    dryBulb: "coincident dry bulb {dryBulb}",
    height: {
      label: "Elevation",
      hint: "{lowest} to {highest} {unit}. Thinner air needs a slightly larger tower.",
      outside: "Enter a number from {lowest} to {highest} {unit}.",
    },
    source: "Source",
    sourceText: "{publisher}, {title}, {edition}",
    margin: {
      label: "Margin on the wet bulb",
      hint: "Allow a margin where nearby buildings may cause discharge air to recirculate.",
    },
    outcome: {
      wetBulb: "Design wet bulb",
      finalCRT: "Final size",
      cost: "Size added by the margin",
      next: "Another {step} adds",
      difference: "{figure} ({percent}%)",
      noCost: "no margin",
      noNext: "out of range",
    },
    refused: {
      approach:
        "At a wet bulb of {wetBulb}, the outlet temperature must be at least {least}. Raise the outlet temperature in the form, or reduce the margin.",
      nearest: "Calculate the nearest possible duty: {hot} to {cold}",
      limits:
        "This calculator accepts wet bulbs from {lowest} to {highest}. {wetBulb} is outside that range and was not applied.",
    },
    status: "Recalculated for a wet bulb of {wetBulb}. Final size {size}",
  },
});
export type PlaceWords = (typeof place)[Locale];

export const water = localized({
  ko: {
    title: "물 사용량",
    lead: "설계 조건으로 계속 운전할 때의 증발·비산·블로다운 수량입니다. 실제로는 연중 대부분이 이보다 서늘하고 부하도 낮아 물을 덜 씁니다.",
    inputs: {
      cycles: {
        label: "농축배수",
        value: "{cycles}배",
        hint: "순환수와 보충수의 염류 농도비. 4배는 보충수 200 µS/cm 이하일 때",
      },
      driftPercent: {
        label: "비산 손실",
        hint: "순환수량의 {lowest}~{highest}%. 최근의 셀형 비산방지기 0.0005~0.002%, 그 밖에 0.008%까지",
      },
      dryBulb: {
        label: "건구온도(선택)",
        hint: "{lowest}~{highest}. 비워 두면 고른 지역의 값을 쓰고, 지역도 고르지 않으면 온도차로 어림합니다.",
      },
      hours: { label: "연간 운전 시간", unit: "시간", hint: "설계 부하로 환산한 시간. 최대 {highest}시간" },
      price: {
        label: "수도 요금 단가",
        units: { "m³": "원/m³", gal: "원/1,000 gal" },
        hint: "상수도와 하수도 요금을 합친 값",
      },
      outside: "{lowest}~{highest} 사이의 숫자를 입력하세요.",
    },
    balance: {
      caption: "설계 조건의 물수지",
      item: "항목",
      amount: "유량",
      share: "순환수량 대비",
      rows: { evaporation: "증발", drift: "비산", blowdown: "블로다운", makeUp: "보충수" },
      estimated:
        "증발량은 순환수량 × 온도차 × 0.00153으로 어림한 값입니다. 포페 식과 비교하면 습한 공기에서 최대 21% 많고 건조한 공기에서 최대 53% 적습니다(허용 입력 전체). 건구온도를 입력하면 포페 식으로 계산합니다.",
      counted: "증발량은 건구온도 {dryBulb}의 공기에서 포페 식으로 계산한 값입니다.",
      countedAt: "증발량은 {place}의 건구온도 {dryBulb}에서 포페 식으로 계산한 값입니다.",
    },
    year: {
      title: "연간 물 사용량",
      makeUp: "보충수",
      blowdown: "블로다운",
      cost: "수도 요금",
      costValue: "{cost}원",
      costMissing: "단가를 입력하면 계산합니다",
    },
    saving:
      "농축배수를 {from}배에서 {to}배로 올리면 블로다운이 연간 {volume} 줄어듭니다. 농축배수의 한계는 수질과 수처리에 달려 있습니다.",
    savingMost:
      "농축배수의 한계는 수질과 수처리에 달려 있습니다. 높은 농축배수에서는 스케일과 부식을 함께 관리해야 합니다.",
    link: "수처리로 농축배수 높이기",
  },
  en: {
    title: "Water use",
    lead: "Evaporation, drift and blowdown while the tower runs at design conditions. Most of the year is cooler, with less load, and uses less water.",
    inputs: {
      cycles: {
        label: "Cycles of concentration",
        value: "{cycles}",
        hint: "Dissolved solids in the circuit relative to the make-up. 4 suits make-up of up to 200 µS/cm",
      },
      driftPercent: {
        label: "Drift loss",
        hint: "{lowest}–{highest}% of the flow. 0.0005–0.002% with modern cellular eliminators, otherwise up to 0.008%",
      },
      dryBulb: {
        label: "Dry bulb (optional)",
        hint: "{lowest} to {highest}. If left empty, the value of the chosen city is used; with no city, evaporation is estimated from the range.",
      },
      hours: {
        label: "Hours a year",
        unit: "h",
        hint: "Equivalent hours at design load. At most {highest} hours",
      },
      price: {
        label: "Price of water",
        units: { "m³": "per m³", gal: "per 1,000 gal" },
        hint: "In your currency, sewage included",
      },
      outside: "Enter a number from {lowest} to {highest}.",
    },
    balance: {
      caption: "Water balance at design conditions",
      item: "Item",
      amount: "Flow",
      share: "Of circulating flow",
      rows: { evaporation: "Evaporation", drift: "Drift", blowdown: "Blowdown", makeUp: "Make-up" },
      estimated:
        "Evaporation is estimated as flow × range × 0.00153, which is up to 21% higher than Poppe’s equations in humid air and up to 53% lower in dry air over all accepted inputs. Enter a dry bulb to use those equations instead.",
      counted: "Evaporation by Poppe’s equations at a dry bulb of {dryBulb}.",
      countedAt: "Evaporation by Poppe’s equations, at the dry bulb of {place}, {dryBulb}.",
    },
    year: {
      title: "Water in a year",
      makeUp: "Make-up",
      blowdown: "Blowdown",
      cost: "Cost of water",
      costValue: "{cost} in your currency",
      costMissing: "Enter a price to calculate it",
    },
    saving:
      "Going from {from} to {to} cycles saves {volume} of blowdown a year. How far you can go depends on water quality and treatment.",
    savingMost:
      "How far you can go depends on water quality and treatment. High cycles require control of both scale and corrosion.",
    link: "Raise the cycles with water treatment",
  },
});
export type WaterWords = (typeof water)[Locale];

/** Texts of the year's section before it is loaded. */
export const yearOpening = localized({
  ko: {
    title: "연간 운전",
    lead: "설치 지역의 연간 기상 자료로 팬 전력량과 물 사용량, 프리쿨링 시간, 백연이 보이는 시간을 계산합니다. 냉각탑 두 가지나 팬 제어 방식 두 가지를 나란히 비교할 수 있습니다.",
    loading: "불러오는 중입니다.",
    failed: "불러오지 못했습니다. 연결을 확인하고 페이지를 다시 열어 주세요.",
  },
  en: {
    title: "A year of operation",
    lead: "Fan energy, water, free-cooling hours and hours of visible plume over a typical year of weather. Compare two towers or two fan controls side by side.",
    loading: "Loading.",
    failed: "It could not be loaded. Check your connection and open the page again.",
  },
});
export type YearOpeningWords = (typeof yearOpening)[Locale];

export const compare = localized({
  ko: {
    title: "조건 비교",
    count: "담은 조건 {count}개",
    lead: "조건을 네 개까지 담아 나란히 비교합니다. 이 브라우저에만 저장되며, 첫 번째 조건과의 차이를 보여 줍니다.",
    name: "이름",
    defaultName: "조건 {number}",
    add: "지금 조건 담기",
    full: "네 개를 모두 담았습니다. 하나를 지우면 다시 담을 수 있습니다.",
    known: "지금 조건은 이미 담겨 있습니다.",
    unkept: "이 브라우저에는 저장할 수 없어 페이지를 닫으면 담은 조건이 사라집니다.",
    empty: "아직 담은 조건이 없습니다. 지금 조건을 담고, 조건을 바꾸어 계산한 뒤 다시 담아 보세요.",
    added: "담은 조건: {name}",
    removed: "지운 조건: {name}",
    caption: "담아 둔 조건",
    item: "항목",
    current: "지금 조건",
    base: "기준",
    open: "불러오기",
    opened: "불러온 조건: {name}",
    remove: "지우기",
    removeNamed: "{name} 지우기",
    openNamed: "{name} 불러오기",
    difference: "기준과의 차이 {figure}",
  },
  en: {
    title: "Compare",
    count: "{count} saved",
    lead: "Save up to four duties and compare them side by side. They stay in this browser; differences are relative to the first.",
    name: "Name",
    defaultName: "Duty {number}",
    add: "Save this duty",
    full: "Four duties are saved. Remove one to save another.",
    known: "This duty is already saved.",
    unkept: "This browser does not allow storage: saved duties are lost when you close the page.",
    empty: "Nothing saved yet. Save this duty, calculate another one, and save that as well.",
    added: "{name} saved.",
    removed: "{name} removed.",
    caption: "Saved duties",
    item: "Item",
    current: "This duty",
    base: "Reference",
    open: "Open",
    opened: "{name} opened.",
    remove: "Remove",
    removeNamed: "Remove {name}",
    openNamed: "Open {name}",
    difference: "{figure} relative to the reference",
  },
});
export type CompareWords = (typeof compare)[Locale];

export const share = localized({
  ko: {
    title: "결과 공유와 견적 문의",
    file: "설계 시트 PDF",
    lead: "주소에 냉각 조건과 설계 도구에서 고른 내용이 들어 있어, 링크를 열면 같은 화면이 나타납니다.",
    address: "이 결과의 주소",
    copy: "링크 복사",
    copied: "링크를 복사했습니다.",
    notCopied: "복사하지 못했습니다. 주소를 선택해 직접 복사해 주세요.",
    sheet: {
      title: "설계 시트",
      text: "조건과 결과, 곡선, 계산 방법을 A4 한 장에 담았습니다.",
      print: "인쇄용으로 열기",
      pdf: "PDF 내려받기",
      otherPdf: { ko: "국문 PDF", en: "영문 PDF" } satisfies Localized<string>,
      ownWeather:
        "직접 선택한 기상 파일로 계산한 연간 운전은 PDF에만 들어갑니다. PDF를 내려받을 때 온도 구간별 시간 수와 평균만 서버로 보냅니다. 주소에는 담을 수 없어 인쇄용 페이지와 링크에는 나오지 않습니다.",
      making: "PDF를 만들고 있습니다.",
      notMade: "PDF를 만들지 못했습니다. 잠시 후 다시 시도해 주세요.",
    },
    plan: {
      title: "시트에 더할 항목",
      parts: { site: "설치 장소", tower: "선정 모델", water: "물 사용량", year: "연간 운전" },
      note: "설치 장소와 선정 모델, 연간 운전은 위에서 고르거나 계산한 뒤에 넣을 수 있습니다.",
    },
    quotation: {
      title: "견적 문의",
      text: "지금 계산한 조건이 문의에 함께 첨부됩니다.",
      button: "견적 문의",
    },
  },
  en: {
    title: "Share and get a quote",
    file: "Design sheet (PDF)",
    lead: "The address contains the duty and your choices in the design tool: anyone who opens the link sees the same.",
    address: "Address of this result",
    copy: "Copy link",
    copied: "Link copied.",
    notCopied: "The link could not be copied. Please select the address and copy it yourself.",
    sheet: {
      title: "Design sheet",
      text: "Duty, results, curves and method on one A4 page.",
      print: "Open for printing",
      pdf: "Download PDF",
      otherPdf: { ko: "PDF in Korean", en: "PDF in English" },
      ownWeather:
        "A year calculated from your own weather file appears only in the PDF. To make it, only the hours and the mean of each temperature class are sent to the server; an address cannot hold them, so the print page and the link do not include the year.",
      making: "Creating the PDF.",
      notMade: "The PDF could not be created. Please try again in a moment.",
    },
    plan: {
      title: "Also on the sheet",
      parts: { site: "Site", tower: "Towers chosen", water: "Water", year: "A year of operation" },
      note: "Site, towers and year can be added once you have chosen or calculated them above.",
    },
    quotation: {
      title: "Quote",
      text: "The duty you have just calculated is attached to your inquiry.",
      button: "Get a quote",
    },
  },
});
export type ShareWords = (typeof share)[Locale] & Pick<SheetWords, "job">;
