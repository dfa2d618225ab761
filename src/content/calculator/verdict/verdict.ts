import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";

/** Texts of the verdict on chosen towers, common to pages, documents and API responses. */
export const verdictWords = localized({
  ko: {
    label: "조건 충족",
    line: "{towers}: {verdict}",
    standby: "예비 1대 제외",
    meets: "설계 조건을 만족합니다({percent}%).",
    tooSmall: "설계 조건을 만족하지 못합니다: 출구수온 {wanted} 대신 {reached} ({percent}%).",
    tooSmallAbove: "설계 조건을 만족하지 못합니다: 출구수온 {wanted} 대신 {limit} 초과 ({percent}%).",
    overfed:
      "열량은 만족하지만 수량은 만족하지 못합니다: CRT당 표준 수량의 {loading}%이며 한도는 150%입니다.",
  },
  en: {
    label: "Meets the duty",
    line: "{towers} {verdict}",
    standby: "one on standby not counted",
    meets: "meets the duty ({percent}%).",
    tooSmall: "does not meet the duty: outlet {reached} instead of {wanted} ({percent}%).",
    tooSmallAbove: "does not meet the duty: outlet above {limit} instead of {wanted} ({percent}%).",
    overfed:
      "meets the heat load but not the water flow: {loading}% of the standard flow per CRT; the limit is 150%.",
  },
});
export type VerdictWords = (typeof verdictWords)[Locale];
