import { localized } from "#content/localized.ts";

export const yearProblems = localized({
  ko: {
    noStation: "이 관측소의 기상 자료가 없습니다. /api/weather 목록에 있는 번호를 보내 주세요.",
    noPlace: '"{place}"라는 장소가 없습니다. 계산기 주소의 place 값을 보내 주세요.',
    noWeather:
      "{place}의 연간 기상 자료가 없습니다. 가까운 관측소의 번호(station)나 기상 자료(weather)를 함께 보내 주세요.",
  },
  en: {
    noStation: "There are no weather data for this station. Use a number listed by /api/weather.",
    noPlace: 'There is no place "{place}". Send the value of place from the address of the calculator.',
    noWeather:
      "There is no year of weather for {place}. Send the number of a station with a similar climate (station) or weather data of your own (weather).",
  },
});
