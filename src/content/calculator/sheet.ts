import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";

/** Texts of the design sheet, on the page and in the PDF, besides those of the calculator. */
export const sheetWords = localized({
  ko: {
    title: "냉각탑 용량 설계 시트",
    /** Title of the document, and file name that browsers suggest for its print. */
    documentTitle: "냉각탑 용량 설계 시트 {crt} CRT | {company}",
    lead: "개방형 대향류 유도통풍 냉각탑, 한국 표준 냉각톤(CRT) 기준",
    /** Header and scope for chosen towers of another kind. */
    kinds: {
      crossflow: {
        lead: "개방형 직교류 유도통풍 냉각탑, 한국 표준 냉각톤(CRT) 기준. 대향류 방법에 따른 참고값입니다.",
        limits:
          "직교류형의 값은 대향류 냉각탑의 방법으로 구한 참고값이며 직교류형에서 검증하지 않았습니다. 토출 공기의 재순환과 오염의 영향은 포함하지 않습니다. 성능을 보증하지 않으며, 최종 모델은 현장 조건을 확인한 뒤 저희가 선정합니다.",
      },
      "closed-circuit": {
        lead: "밀폐형 냉각탑, 정격 조건 37/32/27 °C의 카탈로그 용량(CRT)",
        limits:
          "정격 조건의 카탈로그 용량에만 해당합니다. 다른 조건에서 밀폐형의 성능은 이 계산 방법으로 구할 수 없으므로 코일을 포함해 저희가 계산해 드립니다. 성능을 보증하지 않습니다.",
      },
    },
    date: "작성일",
    job: {
      title: "프로젝트 표기(선택)",
      fields: { project: "프로젝트", client: "발주처", tag: "기기 번호", rev: "개정", by: "작성자" },
    },
    duty: "냉각 조건",
    results: "계산 결과",
    operatingPoint: "운전점",
    thisDuty: "이 조건",
    standard: "표준",
    why: {
      title: "왜 이 용량인가",
      crossing:
        "이 조건의 요구 KaV/L 곡선은 L/G {lg}에서 표준 냉각탑의 특성 곡선과 만납니다. 이때 1 CRT가 식히는 물은 {water}로 표준({standard})의 {loading}%입니다.",
      factor:
        "온도차가 {range}이므로 1 CRT의 방열량은 표준 3,900 kcal/h의 {heat}%입니다. 보정계수는 그 역수인 {factor}입니다.",
      standardFactor: "온도차도 표준과 같은 {range}이므로 보정계수는 정확히 1입니다.",
      pinch:
        "L/G가 {pinch}이면 공기 엔탈피가 수온의 포화 공기 엔탈피와 같아져(핀치) 냉각탑을 아무리 키워도 이 출구수온을 얻을 수 없습니다.",
    },
    changes: {
      title: "조건이 달라지면(최종 CRT)",
      wetBulb: "습구온도 ±{step}",
      cold: "출구수온 ±{step}",
      flow: "순환수량 ±10%",
      up: "+",
      down: "−",
    },
    charts: {
      demand: "요구 곡선과 특성 곡선",
      wetBulb: "습구온도에 따른 필요 용량",
      coldWater: "{crt} 냉각탑의 출구수온",
      lg: "L/G",
      kavl: "KaV/L",
      demandLine: "요구",
      standardDemandLine: "37/32/27 °C",
      characteristicLine: "특성",
      dutyMark: "이 조건",
      standardMark: "표준",
      bothMarks: "이 조건 = 표준",
      pinchMark: "핀치",
      wetBulbAxis: "습구온도",
      sizeAxis: "용량",
      finalCRT: "최종 CRT",
      selectionCRT: "선정 기준 CRT",
      floor: "수량 한계",
      design: "설계점",
      coldWaterAxis: "출구수온",
      atRange: "온도차 {percent}%",
      demandAlt:
        "요구 KaV/L 곡선이 L/G {lg}, KaV/L {kavl}에서 특성 곡선과 만나고, 핀치 L/G {pinch}에 가까워지며 급격히 커지는 그래프.",
      wetBulbAlt: "습구온도에 따른 최종 CRT 그래프. 설계점은 {wetBulb}, {crt}.",
      coldWaterAlt: "{crt} 냉각탑의 습구온도별 출구수온 그래프. 온도차 80, 100, 120%의 세 곡선.",
    },
    method: {
      title: "계산 방법",
      rated:
        "1 CRT는 37/32/27 °C에서 물 0.78 m³/h, 3,900 kcal/h입니다. 카탈로그 용량을 이 조건의 방열량과 비교했습니다.",
      text: "Merkel 식을 대향류로 수치적분하고 표준 냉각탑의 특성식 KaV/L = 1.1336 (L/G)⁻⁰·⁸과 만나는 점을 풉니다. 흡입 공기의 엔탈피는 습구온도의 포화 공기와 같고, 팬은 정풍량, 기압은 {pressure} kPa로 봅니다. 1 CRT는 37/32/27 °C에서 물 0.78 m³/h, 3,900 kcal/h입니다.",
    },
    limits: {
      title: "적용 범위",
      text: "밀폐형과 자연통풍형, 토출 공기의 재순환, 오염의 영향은 포함하지 않습니다. 검토용 자료이며 성능을 보증하지 않습니다. 최종 모델은 현장 조건을 확인한 뒤 저희가 선정합니다.",
    },
    link: "이 계산 다시 열기",
    tools: {
      back: "계산기로 돌아가기",
      print: "인쇄",
      pdf: "PDF 내려받기",
      submittal: "제출 서류(ZIP)",
      quotation: "견적 문의",
    },
    problem: {
      title: "설계 시트를 만들 수 없습니다",
      text: "주소에 담긴 냉각 조건을 확인해 주세요.",
      back: "계산기에서 조건 고치기",
    },
    tooMany: "짧은 시간에 PDF를 여러 번 요청하셨습니다. 잠시 후 다시 시도해 주세요.",
  },
  en: {
    title: "Cooling tower design sheet",
    documentTitle: "Cooling tower design sheet {crt} CRT | {company}",
    lead: "Open counterflow tower with induced draft, in Korean standard cooling tons (CRT)",
    kinds: {
      crossflow: {
        lead: "Open crossflow tower with induced draft, in Korean standard cooling tons (CRT): an estimate by the counterflow method",
        limits:
          "Crossflow figures are estimates made with the counterflow method, which has not been validated for crossflow. Recirculation of discharge air and fouling are not covered. This sheet is not a guarantee of performance. We make the final selection once the site conditions are known.",
      },
      "closed-circuit": {
        lead: "Closed-circuit tower, catalog capacity (CRT) at the rated conditions of 37/32/27 °C",
        limits:
          "Valid for the catalog capacity at rated conditions only. This method cannot give the performance of a closed-circuit tower at other conditions; we calculate it for you, coil included. This sheet is not a guarantee of performance.",
      },
    },
    date: "Date",
    job: {
      title: "Project on the sheet (optional)",
      fields: { project: "Project", client: "Client", tag: "Tag", rev: "Revision", by: "Prepared by" },
    },
    duty: "Cooling duty",
    results: "Results",
    operatingPoint: "Operating point",
    thisDuty: "This duty",
    standard: "Standard",
    why: {
      title: "Why this size",
      crossing:
        "The KaV/L required by this duty meets the characteristic of the standard tower at L/G {lg}. There each CRT cools {water}, {loading}% of the standard {standard}.",
      factor:
        "Over a range of {range} each CRT rejects {heat}% of the standard 3,900 kcal/h; the inverse, {factor}, is the correction factor.",
      standardFactor: "The range is the standard {range} as well, so the correction factor is exactly 1.",
      pinch:
        "At L/G {pinch} the enthalpy of the air would equal that of saturated air at the water temperature (pinch): no tower of any size could meet this outlet.",
    },
    changes: {
      title: "If conditions change (final CRT)",
      wetBulb: "Wet bulb ±{step}",
      cold: "Outlet ±{step}",
      flow: "Flow ±10%",
      up: "+",
      down: "−",
    },
    charts: {
      demand: "Demand and characteristic",
      wetBulb: "Size against wet bulb",
      coldWater: "Outlet of a {crt} tower",
      lg: "L/G",
      kavl: "KaV/L",
      demandLine: "Demand",
      standardDemandLine: "37/32/27 °C",
      characteristicLine: "Tower",
      dutyMark: "This duty",
      standardMark: "Standard",
      bothMarks: "This duty = standard",
      pinchMark: "Pinch",
      wetBulbAxis: "Wet bulb",
      sizeAxis: "Size",
      finalCRT: "Final CRT",
      selectionCRT: "Selection CRT",
      floor: "Water limit",
      design: "Design point",
      coldWaterAxis: "Outlet",
      atRange: "{percent}% range",
      demandAlt:
        "Chart: the required KaV/L crosses the tower characteristic at L/G {lg}, KaV/L {kavl}, and rises steeply toward the pinch at L/G {pinch}.",
      wetBulbAlt: "Chart of final CRT against wet bulb. Design point: {wetBulb}, {crt}.",
      coldWaterAlt:
        "Chart of outlet temperature against wet bulb for a {crt} tower, at 80, 100 and 120% of the range.",
    },
    method: {
      title: "Method",
      rated:
        "1 CRT is 0.78 m³/h of water and 3,900 kcal/h at 37/32/27 °C. The catalog capacity is compared with the heat rejected at these conditions.",
      text: "Merkel’s equation is integrated numerically for counterflow and solved for the point where the standard tower, KaV/L = 1.1336 (L/G)⁻⁰·⁸, meets the demand. Entering air is taken as saturated at its wet bulb, the fan as constant-volume, pressure as {pressure} kPa. 1 CRT is 0.78 m³/h of water and 3,900 kcal/h at 37/32/27 °C.",
    },
    limits: {
      title: "Scope",
      text: "Closed-circuit and natural-draft towers, recirculation of discharge air and fouling are not covered. This sheet is a basis for discussion, not a guarantee of performance. We make the final selection once the site conditions are known.",
    },
    link: "Open this calculation",
    tools: {
      back: "Back to the calculator",
      print: "Print",
      pdf: "Download PDF",
      submittal: "Submittal (ZIP)",
      quotation: "Get a quote",
    },
    problem: {
      title: "The design sheet could not be created",
      text: "Please check the cooling duty in the address.",
      back: "Correct it in the calculator",
    },
    tooMany: "Several PDF files were requested within a short time. Please wait a moment and try again.",
  },
});
export type SheetWords = (typeof sheetWords)[Locale];
