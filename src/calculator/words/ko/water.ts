/** Words of the water balance and of a year's water. */
export const water = {
  title: "물 사용량",
  lead: "설계 조건으로 계속 운전할 때 증발하고, 날리고, 빼내는 물입니다. 실제 한 해는 대부분 이보다 시원하고 부하도 낮으므로 이보다 적게 씁니다.",
  inputs: {
    cycles: { label: "농축배수", value: "{cycles}배", hint: "순환수와 보충수의 염류 농도비. 보통 3~5배" },
    driftPercent: { label: "비산 손실", hint: "순환수량의 {lowest}~{highest}%. 보통 0.002~0.008%" },
    dryBulb: {
      label: "건구온도(선택)",
      hint: "{lowest}~{highest}. 비워 두면 레인지로 어림합니다.",
    },
    hours: { label: "연간 운전 시간", unit: "시간", hint: "설계 부하로 환산한 시간. 최대 {highest}시간" },
    price: { label: "물 단가", unit: "원/m³", hint: "상수도와 하수도 요금을 합친 값" },
    outside: "{lowest}~{highest} 사이의 숫자를 넣으세요.",
  },
  balance: {
    caption: "설계 조건의 물수지",
    item: "항목",
    amount: "유량",
    share: "순환수량 대비",
    evaporation: "증발",
    drift: "비산",
    blowdown: "블로다운",
    makeUp: "보충수",
    estimated: "증발량은 순환수량 × 레인지 × 0.00153으로 어림한 값입니다.",
    counted: "증발량은 들어온 공기와 나가는 공기의 습도 차로 계산한 값입니다.",
  },
  year: {
    title: "한 해의 물",
    makeUp: "보충수",
    blowdown: "블로다운",
    cost: "물값",
    costValue: "{cost}원",
    costMissing: "단가를 넣으면 계산합니다",
  },
  saving:
    "농축배수를 {from}배에서 {to}배로 올리면 한 해에 블로다운이 {cubicMetres} m³ 줄어듭니다. 농축배수는 수질과 수처리가 정합니다.",
  savingMost:
    "농축배수는 수질과 수처리가 정합니다. 높은 농축배수에서는 스케일과 부식을 함께 관리해야 합니다.",
  link: "수처리로 농축배수 높이기",
};
export type WaterWords = typeof water;
