import { localized } from "#content/localized.ts";

/** Words that explain a value which looks like another unit than the form's. */
export const convention = localized({
  ko: {
    title: "다른 단위로 입력하셨나요",
    fahrenheit: "{label} {value} °F라면 {wouldBe} °C입니다. 이 계산기의 온도는 섭씨(°C)입니다.",
    lpm: "{label} {value} L/min이라면 {wouldBe} m³/hr입니다. 1 m³/hr는 16.7 L/min입니다.",
    gpm: "{label} {value} gpm이라면 {wouldBe} m³/hr입니다. 1 m³/hr는 4.40 gpm입니다.",
    use: "{figure}로 바꾸기",
    note: "미국 자료의 톤은 15,000 Btu/h(3,780 kcal/h), CRT는 3,900 kcal/h이고 정격 조건도 다릅니다. 톤수가 아니라 유량과 온도를 옮겨 적으세요.",
  },
  en: {
    title: "Entered in other units?",
    fahrenheit: "{label} {value} °F would be {wouldBe} °C. This calculator takes °C.",
    lpm: "{label} {value} L/min would be {wouldBe} m³/hr: 1 m³/hr is 16.7 L/min.",
    gpm: "{label} {value} gpm would be {wouldBe} m³/hr: 1 m³/hr is 4.40 gpm.",
    use: "Use {figure}",
    note: "Tons in US documents are 15,000 Btu/h (3,780 kcal/h) at other conditions, a CRT is 3,900 kcal/h. Carry over flow and temperatures, not tons.",
  },
});
