/** Words of the models that do a duty, and of projects of similar size. */
export const choice = {
  title: "기종과 대수",
  lead: "선정 기준 {needed}에 여유를 더한 용량을 채우는 조합입니다. 대수마다 시리즈별로 가장 작은 모델을, 대수가 적은 것부터 늘어놓았습니다.",
  sample: "예시 자료",
  sampleNote: "표의 기종과 톤수는 예시입니다. 실제 사양과 치수는 상담에서 확인해 드립니다.",
  margin: { label: "선정 여유", value: "{percent}%", needed: "필요 용량 {needed}" },
  series: { label: "시리즈", all: "전체", SF: "SF", SCP: "SCP", THF: "THF" },
  columns: {
    model: "구성",
    installed: "설치 용량",
    loading: "수량 부하",
    capability: "능력",
    spare: "예비 1대 포함",
  },
  columnNotes:
    "수량 부하는 CRT당 0.78 m³/h를 100%로 본 값, 능력은 최종 CRT에 대한 설치 용량의 비율입니다. 행을 고르면 성능 곡선이 그 냉각탑으로 바뀝니다.",
  units: "{units} × {model}",
  spareUnits: "{spare}대",
  types: { SF: "직교류형", SCP: "대향류형", THF: "밀폐식" },
  otherKindsNote:
    "계산은 대향류형을 기준으로 합니다. 직교류형 SF는 정격 톤수로 견줍니다. 밀폐식 THF도 정격 톤수로만 견준 참고값이며 코일 선정은 따로 합니다.",
  more: "나머지 {count}가지 더 보기",
  fewer: "앞의 {count}가지만 보기",
  none: "이 시리즈로는 {most}대 안에서 채우지 못합니다. 이 용량에는 현장에서 셀을 이어 붙이는 모듈러 냉각탑이 알맞습니다.",
  modular: "모듈러 냉각탑 보기",
  chosen: "성능 곡선에 쓰는 냉각탑: {name} ({installed})",
  chosenNominal: "성능 곡선에 쓰는 냉각탑: 선정 용량 {installed}",
  release: "선정 용량으로 되돌리기",
  partner: "BAC 시리즈의 기종 선정은 조건을 받아 따로 진행합니다.",
  partnerLink: "BAC 기종 문의",
  similar: {
    title: "비슷한 용량의 납품 사례",
    /** What the stored countries are called; Korean ones are called as they are stored. */
    countries: {} as Readonly<Record<string, string>>,
    loading: "사례를 찾고 있습니다.",
    none: "용량이 비슷한 사례가 아직 없습니다.",
    failed: "사례를 불러오지 못했습니다.",
    all: "프로젝트 갤러리 보기",
    place: "{country} {city}",
    yearUnknown: "연도 미상",
    year: "{year}년",
  },
};
export type ChoiceWords = typeof choice;
