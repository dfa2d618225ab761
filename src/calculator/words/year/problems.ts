import { localized } from "#content/localized.ts";

/** What keeps a year from being counted. */
export const yearProblems = localized({
  ko: {
    noStation: "이 관측소의 기상 자료가 없습니다. /api/weather 목록에 있는 번호를 보내 주세요.",
  },
  en: { noStation: "There are no weather data for this station. Use a number listed by /api/weather." },
});
