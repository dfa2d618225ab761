/** Words of the design tool's frame: its heading and the navigation inside it. */
export const tool = {
  title: "설계 도구",
  lead: "계산 결과의 근거를 확인하고 설계 습구온도, 기종과 대수, 물 사용량까지 이어서 검토합니다. 여기서 조건을 바꾸면 위의 입력값과 결과, 주소도 함께 바뀝니다.",
  navigation: {
    label: "설계 도구 목차",
    sections: {
      units: "단위",
      why: "근거",
      curves: "성능 곡선",
      place: "설계 습구",
      choice: "기종과 대수",
      water: "물 사용량",
      compare: "비교",
      share: "공유",
    },
  },
};
export type ToolWords = typeof tool;
