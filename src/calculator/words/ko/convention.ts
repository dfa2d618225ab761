/** Words that explain a value which looks like another unit than the form's. */
export const convention = {
  title: "다른 단위로 입력하셨나요",
  fahrenheit: "{label} {value} °F라면 {wouldBe} °C입니다. 이 계산기의 온도는 섭씨(°C)입니다.",
  lpm: "{label} {value} L/min이라면 {wouldBe} m³/hr입니다. 1 m³/hr는 16.7 L/min입니다.",
  gpm: "{label} {value} gpm이라면 {wouldBe} m³/hr입니다. 1 m³/hr는 4.40 gpm입니다.",
  use: "{figure}로 바꾸기",
  note: "미국 자료의 톤은 15,000 Btu/h(3,780 kcal/h), CRT는 3,900 kcal/h이고 정격 조건도 다릅니다. 톤수가 아니라 유량과 온도를 옮겨 적으세요.",
};
export type ConventionWords = typeof convention;
