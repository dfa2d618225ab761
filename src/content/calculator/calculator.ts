import { list, page, paragraphs } from "#content/kinds/declare.ts";
import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";
import type { Violation } from "#engine/duty/duty.ts";
import { type DutyProblemWords, dutyProblemText } from "./calculator-problem.ts";
import type { ValidityWords } from "./calculator-validity.ts";

export const calculator = localized({
  ko: {
    meta: {
      title: "냉각탑(쿨링타워) 용량 계산기: 냉각톤 CRT | {name}",
      description:
        "순환수량, 입·출구 수온, 습구온도를 입력하면 한국 표준 냉각톤(CRT) 기준의 필요 용량과 보정계수를 Merkel 식으로 계산합니다.",
      keywords:
        "냉각탑 용량 계산, 쿨링타워 용량, 냉각톤, CRT 계산, 냉각탑 선정, 보정계수, 습구온도, 어프로치, 레인지, KaV/L",
    },
    h1: "냉각탑 용량 계산기",
    lead: "네 가지 냉각 조건으로 필요한 냉각탑 용량을 한국 표준 냉각톤(CRT)으로 계산합니다.",
    drawing: {
      label:
        "표준 조건의 대향류 냉각탑 단면. 물은 위에서 37 °C로 들어와 32 °C로 나가고, 습구온도 27 °C인 공기는 아래에서 들어옵니다. 입구수온과 출구수온의 차가 온도차(레인지), 출구수온과 습구온도의 차가 어프로치입니다.",
      hot: "입구수온",
      cold: "출구수온",
      wetBulb: "습구온도",
      range: "온도차",
      approach: "어프로치",
    },
    explanation: {
      title: "한국 표준 냉각톤(CRT)이란",
      text: "1 CRT는 습구온도 27 °C에서 물 0.78 m³/h(13 LPM)를 37 °C에서 32 °C로 식히는 냉각탑의 능력입니다. 이때 방출하는 열량은 3,900 kcal/h(4.53 kW)입니다. 국내에서 냉각탑 용량에 쓰는 RT도 이 냉각톤이며, 냉동기의 냉동톤(USRT, 3,024 kcal/h)과는 다릅니다.",
      standard: {
        title: "표준 조건 1 CRT",
        rows: [
          { label: "입구수온", value: "37 °C" },
          { label: "출구수온", value: "32 °C" },
          { label: "습구온도", value: "27 °C" },
          { label: "순환수량", value: "0.78 m³/h (13 LPM)" },
          { label: "방열량", value: "3,900 kcal/h (4.53 kW)" },
        ],
      },
      stepsTitle: "최종 CRT를 구하는 순서",
      steps: [
        {
          title: "기본 CRT",
          formula: "순환수량 × 온도차 × 1,000 ÷ 3,900",
          text: "방열량만 환산한 톤수입니다. 방열량이 같아도 수온과 습구온도에 따라 필요한 냉각탑 크기가 다르므로 이\u00a0값만으로는 냉각탑을 고를\u00a0수\u00a0없습니다.",
        },
        {
          title: "보정계수",
          formula: "5 ÷ (온도차 × 수량 부하)",
          text: "같은 열량을 표준 조건에서 방출할 때보다 냉각탑이 몇\u00a0배 커야 하는지 나타냅니다. 수량 부하는 1 CRT 냉각탑이 이\u00a0조건에서 식힐\u00a0수\u00a0있는 수량을 0.78 m³/h로 나눈 값으로, 아래 계산 방법으로 구합니다. 보정계수는 37/32/27 °C에서 정확히 1이고, 습구온도가 높거나 출구수온이 낮으면 커지며, 같은 출구수온에서 온도차가 크면 작아집니다.",
        },
        {
          title: "최종 CRT",
          formula: "기본 CRT × 보정계수",
          text: "입력한 수량과 세 온도를 모두 만족하는 냉각탑의 표준 톤수입니다. 카탈로그의 CRT와 비교할 값은 이것입니다.",
        },
      ],
      method: {
        title: "계산 방법",
        text: [
          "대향류 냉각탑의 Merkel 식을 수치적분해 조건이 요구하는 KaV/L을 구하고, 표준 냉각탑의 특성식 KaV/L = 1.1336\u00a0(L/G)^-0.8과 만나는 수공기비(L/G)를 찾습니다. 흡입 공기의 엔탈피는 습구온도의 포화 공기와 같다고 봅니다.",
          "팬은 같은 회전수에서 같은 부피의 공기를 토출한다고 보고, 토출 공기의 밀도에 따른 풍량 변화를 반영합니다. 기압은 해수면(101.325 kPa) 기준이며, 설계 도구에서 설치 장소의 해발고도를 입력할 수 있습니다.",
          "특성식의 두 상수는 공개된 충전재 곡선과 카탈로그 풍량의 범위 안에서 정했습니다. 제작사의 정격표와 비교해 정한 값은 아닙니다.",
        ],
        test: "설치한 냉각탑의 성능시험 평가하기",
      },
    },
    notice: {
      title: "꼭 확인하세요",
      items: [
        "표준 조건(37/32/27 °C)이 아니면 용량 보정이 필요합니다. 카탈로그의 CRT를 그대로 적용하지 말고 최종 CRT로 검토하세요.",
        "개방형 대향류 유도통풍 냉각탑을 기준으로 계산합니다. 밀폐형과 자연통풍형, 토출 공기의 재순환, 오염의 영향은 포함하지 않습니다.",
        "계산 결과는 검토용 자료이며 성능을 보증하지 않습니다. 최종 모델은 현장 조건을 확인한 뒤 저희가 선정합니다.",
      ],
    },
    form: {
      title: "냉각 조건",
      note: "기본값은 표준 조건에서 500 CRT에 해당합니다.",
      fields: {
        flowRate: { label: "순환수량", unit: "m³/h", hint: "50~5,000 m³/h" },
        hotWaterTemp: { label: "입구수온", unit: "°C", hint: "30~45 °C" },
        coldWaterTemp: { label: "출구수온", unit: "°C", hint: "25~40 °C, 입구보다 5 °C 이상 낮게" },
        wetBulbTemp: { label: "습구온도", unit: "°C", hint: "10~32 °C, 출구보다 2.8 °C 이상 낮게" },
      },
      units: {
        flow: "유량 단위",
        temperature: "온도 단위",
        hints: {
          flowRate: "{lowest}~{highest}\u00a0{unit}",
          hotWaterTemp: "{lowest}~{highest}\u00a0{unit}",
          coldWaterTemp: "{lowest}~{highest}\u00a0{unit}, 입구보다 {least}\u00a0{unit} 이상 낮게",
          wetBulbTemp: "{lowest}~{highest}\u00a0{unit}, 출구보다 {least}\u00a0{unit} 이상 낮게",
        },
        problems: {
          limits: {
            flowRate: "순환수량은 {lowest}~{highest}\u00a0{unit} 범위여야 합니다.",
            hotWaterTemp: "입구수온은 {lowest}~{highest}\u00a0{unit} 범위여야 합니다.",
            coldWaterTemp: "출구수온은 {lowest}~{highest}\u00a0{unit} 범위여야 합니다.",
            wetBulbTemp: "습구온도는 {lowest}~{highest}\u00a0{unit} 범위여야 합니다.",
          },
          range: "온도차(레인지)는 {least}\u00a0{unit} 이상이어야 합니다.",
          approach: "어프로치는 {least}\u00a0{unit} 이상이어야 합니다.",
        },
      },
      submit: "계산하기",
      pending: "계산 중...",
    },
    problems: {
      number: {
        flowRate: "순환수량은 숫자여야 합니다.",
        hotWaterTemp: "입구수온은 숫자여야 합니다.",
        coldWaterTemp: "출구수온은 숫자여야 합니다.",
        wetBulbTemp: "습구온도는 숫자여야 합니다.",
      },
      limits: {
        flowRate: "순환수량은 50~5,000 m³/hr 범위여야 합니다.",
        hotWaterTemp: "입구수온은 30~45°C 범위여야 합니다.",
        coldWaterTemp: "출구수온은 25~40°C 범위여야 합니다.",
        wetBulbTemp: "습구온도는 10~32°C 범위여야 합니다.",
      },
      "above-outlet": "입구수온은 출구수온보다 높아야 합니다.",
      "below-inlet": "출구수온은 입구수온보다 낮아야 합니다.",
      "above-wet-bulb": "출구수온은 습구온도보다 높아야 합니다.",
      "below-outlet": "습구온도는 출구수온보다 낮아야 합니다.",
      range: "온도차(레인지)는 5°C 이상이어야 합니다.",
      approach: "어프로치는 2.8°C(5°F) 이상이어야 합니다.",
    } satisfies DutyProblemWords,
    /** Introduces the API's response to a rejected input; the messages of its violations follow. */
    refusal: "입력값을 확인해 주세요.",
    failure: {
      title: "계산 오류",
      details: "기술 정보 보기",
      /** Error response without a message. */
      withoutReason: "서버 오류가 발생했습니다. (상태 코드 {status})",
      /** The response could not be parsed. */
      unreadable: "Unknown error",
      /** No response arrived. */
      unreachable: "서버에 연결하지 못했습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주세요.",
    },
    results: {
      title: "계산 결과",
      /** Link to the printed design sheet where the design tool is unavailable. */
      sheet: "설계 시트 보기",
      quotation: "견적 문의",
      pdf: "PDF 내려받기",
      submittal: "제출 서류(ZIP)",
      heatNote:
        "냉각탑이 대기로 방출하는 열량입니다. USRT(냉동톤, 3,024 kcal/h)는 단위만 바꾼 값으로 냉동기 용량이 아닙니다. 1 USRT 냉동기는 압축기 열을 더해 약 1 CRT의 열을 방출합니다.",
    },
    validity: {
      "by-definition": {
        title: "표준 조건",
        text: "37/32/27 °C는 1 CRT를 정의하는 조건이므로 보정계수는 정확히 1입니다. 습구온도 {usual}가 비교에 쓴 성능 회귀식의 한계({wetBulb})보다 높지만 이 결과에는 영향이 없습니다.",
      },
      high: {
        title: "신뢰도 높음",
        text: "통상적인 조건입니다. 습구온도 {wetBulb}까지 적용되는 공개 성능 회귀식(YorkCalc, CoolTools)과 대체로 ±{withinPercent}%, 최대 {atMostPercent}% 이내로 일치합니다. 일반적인 냉각탑의 값이므로 모델의 특성에 따라 최대 9% 작거나 13% 클 수 있습니다.",
      },
      "over-wet-bulb-limit": {
        title: "통상적인 조건, 비교한 회귀식의 범위 밖",
        text: "그 밖의 조건은 통상적입니다. 습구온도가 비교에 쓴 공개 성능 회귀식의 한계({wetBulb})보다 높지만 {usual} 안팎은 국내 설계에 흔히 쓰는 값이며 계산 방법도 같습니다. 회귀식을 {extended}까지 연장해 비교하면 최대 {atMostPercent}% 차이가 납니다.",
      },
      "far-over-wet-bulb-limit": {
        title: "비교 자료가 없는 습구온도",
        text: "습구온도가 {extended}를 넘어 비교할 공개 자료가 없습니다. 같은 방법으로 계산한 값이므로 여유를 두고 선정하세요.",
      },
      fair: {
        title: "신뢰도 보통",
        text: "어프로치가 {approach}를 넘습니다. 공개된 성능 회귀식(YorkCalc)보다 최대 {atMostPercent}% 작게 계산될 수 있으므로 여유를 두고 선정하세요.",
      },
      "over-hydraulic-limit": {
        title: "수량 한계 초과",
        text: "열량으로는 최종 CRT로 충분하지만 CRT당 수량이 표준의 1.5배(1.17 m³/h)를 넘어 노즐과 충전재에 무리가 갑니다. 선정 기준 CRT로 고르세요. 이 구간의 최종 CRT는 공개된 성능 회귀식(YorkCalc)보다 평균 {lowByPercent}%, 최대 {atMostPercent}% 작습니다. 1.5배는 충전재 자료의 살수 밀도(10~25 m³/(h·m²))를 참고한 판단값입니다.",
      },
      "far-over-hydraulic-limit": {
        title: "수량 한계 크게 초과",
        text: "CRT당 수량이 표준의 2배를 넘습니다. 최종 CRT는 열량만의 답이므로 선정 기준 CRT로 고르세요. 공개된 성능 회귀식(YorkCalc)보다 평균 {lowByPercent}%, 최대 {atMostPercent}% 작습니다. 수량 한계인 1.5배(1.17 m³/h)는 충전재 자료를 참고한 판단값입니다.",
      },
      "special-design": {
        title: "특수 설계 조건",
        text: "온도차가 {range}에 가깝고 어프로치가 작아 CRT당 수량이 표준의 30%에 못 미칩니다. 표준 모델이 아닌 별도 설계로 검토해야 합니다.",
      },
    } satisfies ValidityWords,
    consultation: {
      title: "계산 결과로 모델을 상담하세요",
      text: "설치 장소와 수질, 소음 기준까지 확인해 알맞은 모델을 제안해 드립니다.",
      button: "상담 문의",
    },
  },
  en: {
    meta: {
      title: "Cooling tower capacity calculator (CRT) | {name}",
      description:
        "Enter flow rate, water temperatures and wet bulb to get the tower size in Korean standard cooling tons (CRT) and its correction factor.",
      keywords:
        "cooling tower calculator, cooling tower sizing, CRT, cooling ton, correction factor, wet bulb, approach, range, KaV/L",
    },
    h1: "Cooling tower capacity calculator",
    lead: "Enter four cooling conditions to get the tower size you need, in Korean standard cooling tons (CRT).",
    drawing: {
      label:
        "Section of a counterflow tower at the standard duty. Water enters at the top at 37 °C and leaves at 32 °C, air enters below at a wet bulb of 27 °C. The range is the difference between inlet and outlet water, the approach the difference between outlet water and wet bulb.",
      hot: "Hot water",
      cold: "Cold water",
      wetBulb: "Wet bulb",
      range: "Range",
      approach: "Approach",
    },
    explanation: {
      title: "The Korean standard cooling ton (CRT)",
      text: "One CRT is the capacity to cool 0.78 m³/h (13 LPM) of water from 37 °C to 32 °C at a wet bulb of 27 °C, which rejects 3,900 kcal/h (4.53 kW). Where cooling towers are rated in RT in Korea, this ton is meant; the refrigeration ton of a chiller (USRT, 3,024 kcal/h) is a different unit.",
      standard: {
        title: "1 CRT at standard conditions",
        rows: [
          { label: "Inlet temperature", value: "37 °C" },
          { label: "Outlet temperature", value: "32 °C" },
          { label: "Wet bulb temperature", value: "27 °C" },
          { label: "Flow rate", value: "0.78 m³/h (13 LPM)" },
          { label: "Heat rejected", value: "3,900 kcal/h (4.53 kW)" },
        ],
      },
      stepsTitle: "From heat to final CRT",
      steps: [
        {
          title: "Basic CRT",
          formula: "flow rate × range × 1,000 ÷ 3,900",
          text: "The heat load alone, in tons. How large a tower that load needs depends on the water temperatures and the wet bulb, so this figure alone cannot select one.",
        },
        {
          title: "Correction factor",
          formula: "5 ÷ (range × water loading)",
          text: "How many times larger the tower must be than for the same heat load at standard conditions. Water loading is the flow that one CRT can cool at these temperatures, divided by 0.78 m³/h; it follows from the method below. The factor is exactly 1 at 37/32/27 °C, rises with a higher wet bulb or a colder outlet, and falls as the range widens at the same outlet temperature.",
        },
        {
          title: "Final CRT",
          formula: "basic CRT × correction factor",
          text: "The standard tonnage of a tower that meets the flow and all three temperatures. This is the figure to compare with a catalog.",
        },
      ],
      method: {
        title: "How it is calculated",
        text: [
          "Merkel’s equation for counterflow is integrated numerically to find the KaV/L that the duty requires, and the water-to-air ratio L/G is solved for at which a standard tower provides it: KaV/L = 1.1336\u00a0(L/G)^-0.8. Entering air is taken as saturated at its wet bulb.",
          "The fan is assumed to discharge a constant volume at fixed speed, so the air mass flow varies with the density of the discharge air. Pressure is that of sea level, 101.325 kPa; in the design tool you can enter the elevation of your site.",
          "Both constants of the characteristic were chosen within the range of published fill curves and catalog air volumes. The method has not been compared with any maker’s rating tables.",
        ],
        test: "Evaluate a performance test of an installed tower",
      },
    },
    notice: {
      title: "Important notice",
      items: [
        "Conditions other than the standard 37/32/27 °C need a correction. Do not use a catalog CRT as it stands; compare it with the final CRT.",
        "The calculation is for open counterflow towers with induced draft. Closed-circuit and natural-draft towers, recirculation of discharge air and fouling are not covered.",
        "The result is a basis for discussion, not a guarantee of performance. We make the final selection once the site conditions are known.",
      ],
    },
    form: {
      title: "Cooling conditions",
      note: "The default values correspond to 500 CRT at standard conditions.",
      fields: {
        flowRate: { label: "Flow rate", unit: "m³/h", hint: "50–5,000 m³/h" },
        hotWaterTemp: { label: "Inlet temperature", unit: "°C", hint: "30–45 °C" },
        coldWaterTemp: {
          label: "Outlet temperature",
          unit: "°C",
          hint: "25–40 °C, at least 5 °C below the inlet",
        },
        wetBulbTemp: {
          label: "Wet bulb temperature",
          unit: "°C",
          hint: "10–32 °C, at least 2.8 °C below the outlet",
        },
      },
      units: {
        flow: "Unit of flow",
        temperature: "Unit of temperature",
        hints: {
          flowRate: "{lowest}–{highest}\u00a0{unit}",
          hotWaterTemp: "{lowest}–{highest}\u00a0{unit}",
          coldWaterTemp: "{lowest}–{highest}\u00a0{unit}, at least {least}\u00a0{unit} below the inlet",
          wetBulbTemp: "{lowest}–{highest}\u00a0{unit}, at least {least}\u00a0{unit} below the outlet",
        },
        problems: {
          limits: {
            flowRate: "Flow rate must be between {lowest}-{highest}\u00a0{unit}.",
            hotWaterTemp: "Inlet temperature must be between {lowest}-{highest}\u00a0{unit}.",
            coldWaterTemp: "Outlet temperature must be between {lowest}-{highest}\u00a0{unit}.",
            wetBulbTemp: "Wet bulb temperature must be between {lowest}-{highest}\u00a0{unit}.",
          },
          range: "Temperature range must be at least {least}\u00a0{unit}.",
          approach: "Approach temperature must be at least {least}\u00a0{unit}.",
        },
      },
      submit: "Calculate",
      pending: "Calculating...",
    },
    problems: {
      number: {
        flowRate: "Flow rate must be a number.",
        hotWaterTemp: "Inlet temperature must be a number.",
        coldWaterTemp: "Outlet temperature must be a number.",
        wetBulbTemp: "Wet bulb temperature must be a number.",
      },
      limits: {
        flowRate: "Flow rate must be between 50-5,000 m³/hr.",
        hotWaterTemp: "Inlet temperature must be between 30-45°C.",
        coldWaterTemp: "Outlet temperature must be between 25-40°C.",
        wetBulbTemp: "Wet bulb temperature must be between 10-32°C.",
      },
      "above-outlet": "Inlet temperature must be higher than outlet temperature.",
      "below-inlet": "Outlet temperature must be lower than inlet temperature.",
      "above-wet-bulb": "Outlet temperature must be higher than wet bulb temperature.",
      "below-outlet": "Wet bulb temperature must be lower than outlet temperature.",
      range: "Temperature range must be at least 5°C.",
      approach: "Approach temperature must be at least 2.8°C (5°F).",
    },
    refusal: "Please check the input.",
    failure: {
      title: "Calculation Error",
      details: "Technical details",
      withoutReason: "Failed to calculate CRT",
      unreadable: "Failed to calculate CRT",
      unreachable: "The server could not be reached. Check your connection and try again.",
    },
    results: {
      title: "Results",
      sheet: "See the design sheet",
      quotation: "Get a quote",
      pdf: "Download PDF",
      submittal: "Submittal (ZIP)",
      heatNote:
        "The heat that the tower rejects to the air. USRT (refrigeration tons of 3,024 kcal/h) states the same heat in other units and is not a chiller size: including compressor heat, a chiller of 1 USRT rejects about 1 CRT.",
    },
    validity: {
      "by-definition": {
        title: "Standard conditions",
        text: "37/32/27 °C are the conditions that define the CRT, so the correction factor is exactly 1. The wet bulb of {usual} is above the limit of the performance regressions used for comparison ({wetBulb}), which makes no difference here.",
      },
      high: {
        title: "High confidence",
        text: "Ordinary conditions. The method agrees with published performance regressions (YorkCalc, CoolTools; wet bulb up to {wetBulb}) within ±{withinPercent}% for most duties, {atMostPercent}% at worst. This is for a typical tower: depending on its characteristic, a model may be up to 9% smaller or 13% larger.",
      },
      "over-wet-bulb-limit": {
        title: "Ordinary conditions, beyond the regressions compared",
        text: "The other conditions are ordinary. The wet bulb is above the limit of the published performance regressions used for comparison ({wetBulb}), but about {usual} is a common design value in Korea and the method is the same. Extrapolated to {extended}, the regressions differ by {atMostPercent}% at worst.",
      },
      "far-over-wet-bulb-limit": {
        title: "Wet bulb without reference data",
        text: "Above a wet bulb of {extended} there are no published figures to compare with. The method is the same; select with a margin.",
      },
      fair: {
        title: "Fair confidence",
        text: "The approach is above {approach}. The result may be up to {atMostPercent}% below a published performance regression (YorkCalc); select with a margin.",
      },
      "over-hydraulic-limit": {
        title: "Above the hydraulic limit",
        text: "The final CRT is enough for the heat load, but each CRT would carry more than 1.5 times the standard flow (1.17 m³/h), beyond what nozzles and fill are designed for. Use the selection CRT. In this region the final CRT is {lowByPercent}% below a published performance regression (YorkCalc) on average, {atMostPercent}% at most. The limit of 1.5 is a judgment based on fill data (10–25 m³/h per m²).",
      },
      "far-over-hydraulic-limit": {
        title: "Far above the hydraulic limit",
        text: "Each CRT would carry more than twice the standard flow. The final CRT covers the heat load only; use the selection CRT. It is {lowByPercent}% below a published performance regression (YorkCalc) on average, {atMostPercent}% at most. The limit of 1.5 times (1.17 m³/h) is a judgment based on fill data.",
      },
      "special-design": {
        title: "Special design",
        text: "With a range near {range} and a small approach, each CRT carries less than 30% of the standard flow. Such a duty calls for a custom design rather than a standard model.",
      },
    },
    consultation: {
      title: "Discuss the result with us",
      text: "Tell us about the site, the water quality and any noise limit, and we will propose a suitable model.",
      button: "Request a consultation",
    },
  },
});

export const calculatorKinds = page<typeof calculator>({
  explanation: {
    standard: { rows: list("기준", {}) },
    steps: list("계산 단계", {}),
    method: { text: paragraphs({ isRequired: true }) },
  },
  notice: { items: paragraphs({ isRequired: true }) },
});

/**
 * Message for one violation.
 * @example calculatorProblem("en", { field: "flowRate", rule: "number" }) // "Flow rate must be a number."
 */
export function calculatorProblem(locale: Locale, violation: Violation): string {
  return dutyProblemText(calculator[locale].problems, violation);
}

/**
 * Text for a rejected input: the instruction, then every message once.
 * @example calculatorRefusal("en", [{ field: "flowRate", rule: "number" }])
 * // "Please check the input. Flow rate must be a number."
 */
export function calculatorRefusal(locale: Locale, violations: readonly Violation[]): string {
  const messages = violations.map((violation) => calculatorProblem(locale, violation));
  return [calculator[locale].refusal, ...new Set(messages)].join(" ");
}
