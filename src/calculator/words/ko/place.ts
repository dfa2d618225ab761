/** Words of the design wet bulb: where the tower stands, and how much margin it is given. */
export const place = {
  title: "설계 습구온도",
  lead: "냉각탑은 들어오는 공기의 습구온도로 선정합니다. 설치 지역을 고르면 공개 자료의 설계 습구온도로 다시 계산합니다.",
  country: "나라",
  city: "지역",
  /** What the stored countries are called; Korean ones are called as they are stored. */
  countries: {} as Readonly<Record<string, string>>,
  entered: "직접 입력한 값",
  chooseCity: "지역을 고르세요",
  option: "{city} {wetBulb}",
  base: "기준 습구온도 {wetBulb}",
  source: "출처",
  sourceText: "{publisher}, {title}, {edition}",
  margin: {
    label: "습구온도 여유",
    hint: "건물 사이나 토출 공기가 되돌아오는 자리에는 여유를 둡니다.",
  },
  outcome: {
    wetBulb: "설계 습구온도",
    finalCRT: "최종 용량",
    cost: "여유에 드는 용량",
    next: "{step} 더 높이면",
    difference: "{figure} ({percent}%)",
    noCost: "여유 없음",
    noNext: "한계를 넘음",
  },
  refused: {
    approach:
      "습구온도가 {wetBulb}이면 출구수온은 {least} 이상이어야 합니다. 입력란에서 출구수온을 높이거나 여유를 줄이세요.",
    limits:
      "이 계산기의 습구온도는 {lowest}~{highest}입니다. {wetBulb}는 그 밖의 값이라 반영하지 않았습니다.",
  },
  status: "습구온도를 {wetBulb}로 바꾸어 다시 계산했습니다. 최종 용량 {size}",
};
export type PlaceWords = typeof place;
