import { chart } from "./chart.ts";

/** Words of the section with the performance curves. */
export const curves = {
  title: "성능 곡선",
  lead: "습구온도가 달라지면 필요한 용량과 냉각탑의 출구수온이 어떻게 바뀌는지 보여 줍니다.",
  wetBulb: {
    title: "습구온도에 따른 필요 용량",
    caption: "순환수량 {flow}, 입구수온 {hot}, 출구수온 {cold}일 때입니다.",
    /** What one more degree costs. */
    oneMore: "습구온도가 {step} 높아지면 최종 CRT는 {percent}% 커집니다.",
    last: "습구온도가 {step} 더 높아지면 어프로치가 {approach}에 못 미칩니다.",
    floorNote: "파선은 수량 한계로 정해지는 선정 기준 CRT입니다.",
    description: "필요 용량은 습구온도와 함께 커집니다. 설계점은 습구온도 {wb}, 최종 CRT {final}입니다.",
    wetBulb: "습구온도",
    size: "필요 용량",
    finalCRT: "최종 CRT",
    selectionCRT: "선정 기준 CRT",
    floor: "선정 기준(수량 한계)",
    design: "설계점",
  },
  coldWater: {
    title: "{crt} 냉각탑의 출구수온",
    caption: "순환수량({flow})은 그대로 두고 온도차를 설계값({range})의 80, 100, 120%로 바꾼 값입니다.",
    colder: "설계 습구온도 {wb}에서 출구수온은 {cold}로 요구보다 {difference} 낮습니다(능력 {capability}%).",
    warmer: "설계 습구온도 {wb}에서 출구수온은 {cold}로 요구보다 {difference} 높습니다(능력 {capability}%).",
    equal: "설계 습구온도 {wb}에서 출구수온은 요구와 같은 {cold}입니다(능력 {capability}%).",
    unanswered: "설계 습구온도에서는 이 냉각탑의 출구수온이 계산 범위(입구수온 {hottest} 이하)를 벗어납니다.",
    close: "어프로치가 {approach} 미만인 구간은 보통 보증하지 않습니다.",
    none: "이 수량은 {crt} 냉각탑이 감당할 수 있는 범위를 벗어나 곡선을 그릴 수 없습니다. 더 큰 냉각탑을 고르세요.",
    description:
      "출구수온은 습구온도와 함께 높아지고, 온도차가 클수록 높습니다. 설계점은 습구온도 {wb}, 출구수온 {asked}입니다.",
    wetBulb: "습구온도",
    coldWater: "출구수온",
    atRange: "온도차 {percent}%",
    design: "설계점",
  },
  drawing: chart,
};
export type CurvesWords = typeof curves;
