import { localized } from "#content/localized.ts";

export const selectionWords = localized({
  ko: {
    finalCRT: "최종 CRT",
    needed: "필요 용량",
    units: "입력 단위",
    weatherOf: "{station} 기상",
    quiet: "저소음 사양",
    options: "선택 사양",
    smaller: "필요 용량 {needed} CRT보다 작습니다({percent}%).",
  },
  en: {
    finalCRT: "Final CRT",
    needed: "Required capacity",
    units: "Units",
    weatherOf: "weather of {station}",
    quiet: "Low-noise option",
    options: "Options",
    smaller: "is smaller than the required {needed} CRT ({percent}%).",
  },
});
