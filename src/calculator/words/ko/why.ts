import { chart } from "./chart.ts";

/** Words of the section that explains a result by the operating point behind it. */
export const why = {
  title: "왜 이 용량인가",
  /** What the water alone would suggest, against what the duty needs. */
  lead: {
    harder:
      "수량만 보면 {byFlow}에 해당하지만, 이 조건에서 1 CRT가 식히는 물({flow})은 표준({standardFlow})보다 적습니다. 따라서 필요한 용량은 {final}입니다.",
    easier:
      "수량만 보면 {byFlow}에 해당하지만, 이 조건에서 1 CRT가 식히는 물({flow})은 표준({standardFlow})보다 많습니다. 따라서 열량에 필요한 용량은 {final}입니다.",
    standard:
      "1 CRT가 식히는 물이 표준과 같은 {standardFlow}이므로, 순환수량을 이 값으로 나누면 {final}입니다.",
  },
  chart: {
    title: "요구 곡선과 표준탑 특성",
    caption:
      "굵은 실선은 세 온도를 맞추는 데 필요한 KaV/L, 파선은 표준탑이 내는 KaV/L입니다. 두 선이 만나는 곳이 운전점입니다. 두 축은 로그 눈금입니다.",
    description:
      "요구 KaV/L은 L/G가 커질수록 올라가 핀치 L/G {pinch}에서 한없이 커지고, 표준탑 특성은 내려갑니다. 두 곡선은 L/G {lg}, KaV/L {kavl}에서 만납니다.",
    lg: "수공기비 L/G",
    kavl: "KaV/L",
    demand: "이 조건의 요구",
    standardDemand: "표준 조건의 요구",
    characteristic: "표준탑 특성",
    duty: "운전점",
    standard: "표준 조건",
    both: "운전점 = 표준 조건",
    pinch: "핀치 L/G",
  },
  comparison: {
    caption: "운전점과 표준 조건의 비교",
    quantity: "항목",
    duty: "이 조건",
    standard: "표준 조건",
    lg: {
      label: "수공기비 L/G",
      text: "물 1 kg을 식히는 데 마른 공기 {air} kg이 듭니다. 표준은 {standardAir} kg입니다.",
    },
    kavl: { label: "KaV/L", text: "물 1 kg당 필요한 열·물질 전달량이 표준의 {percent}%입니다." },
    loading: {
      label: "수량 부하",
      text: "1 CRT가 식히는 물이 표준의 {percent}%입니다. 용량은 이 값에 반비례합니다.",
    },
  },
  pinch:
    "L/G가 핀치 {pinch}에 이르면 탑 안 어딘가에서 공기와 물 사이의 엔탈피 차가 없어져, 냉각탑을 아무리 키워도 이 수온을 얻지 못합니다. 운전점은 핀치의 {percent}%입니다.",
  factor: "보정계수",
  validity: {
    title: "판정의 근거",
    caption: "신뢰도 판정에 쓰인 값과 범위",
    value: "이 조건",
    covered: "비교 자료의 범위",
    loading: { label: "수량 부하", limits: "{low}~{high}" },
    approach: { label: "어프로치", limits: "{limit} 이하" },
    wetBulb: { label: "습구온도", limits: "{limit} 이하" },
    range: { label: "온도차", limits: "{limit}까지 ±3%, 그 위로 ±4%" },
    outside: "범위 밖",
    text: "위의 신뢰도 판정은 이 네 값으로 정하며, 공개된 성능 회귀식과 얼마나 일치하는지를 말합니다. 일반적인 냉각탑의 값이라 기종의 특성만으로도 크기가 −9~+13% 다를 수 있습니다. 제조사의 정격표와 비교한 것은 아닙니다. 비교에 쓴 자료와 경우별 오차는 계산 방법에 모두 실었습니다.",
    link: "계산 방법과 검증",
  },
  drawing: chart,
};
export type WhyWords = typeof why;
