/** Words of the unit switch, and of the check of a tonnage from elsewhere. */
export const units = {
  title: "단위",
  lead: "설계 도구의 수치를 고른 단위로 보여 주고, 다음에 오셔도 그대로 둡니다. 위의 입력란과 계산 결과는 m³/hr, °C, CRT 그대로입니다.",
  flow: { label: "유량", m3h: "m³/h", lpm: "L/min", gpm: "gpm" },
  temperature: { label: "온도", C: "°C", F: "°F" },
  capacity: {
    label: "용량",
    CRT: "CRT",
    USNT: "미국 공칭톤",
    kW: "kW",
    kcalh: "kcal/h",
    USRT: "USRT",
  },
  capacityNote: {
    CRT: "1 CRT는 37/32/27 °C에서 물 13 L/min을 식히는 냉각탑의 크기로, 이때 버리는 열량은 3,900 kcal/h입니다.",
    USNT: "미국 공칭톤(US ton)은 95/85/78 °F에서 물 3 gpm을 식히는 냉각탑의 크기입니다. 정격 조건이 달라 고정된 환산비가 없으며, 이 계산 방법으로는 1 CRT가 약 0.812 US ton입니다.",
    kW: "그 CRT가 표준 조건에서 버리는 열량입니다(1 CRT = 4.53 kW). 지금 조건의 방열량은 계산 결과에 있습니다.",
    kcalh:
      "그 CRT가 표준 조건에서 버리는 열량입니다(1 CRT = 3,900 kcal/h). 지금 조건의 방열량은 계산 결과에 있습니다.",
    USRT: "그 CRT가 표준 조건에서 버리는 열량을 냉동톤(3,024 kcal/h)으로 바꾼 값입니다. 냉동기 용량이 아닙니다.",
  },
  check: {
    title: "다른 곳에서 받은 톤수 확인",
    lead: "같은 톤이라도 CRT는 3,900 kcal/h, 미국 냉각탑 톤은 15,000 Btu/h(3,780 kcal/h), 냉동톤은 3,024 kcal/h입니다. 견적서의 톤수를 넣으면 지금 조건에서 어느 기준으로 센 값인지 짚어 봅니다.",
    label: "견적서의 톤수",
    findings: {
      "us-tower-ton":
        "지금 조건의 열량을 미국 냉각탑 톤(15,000 Btu/h = 3,780 kcal/h)으로 센 값으로 보입니다. {value}톤은 열량 기준 {wouldBe} CRT입니다. 열량만 따진 톤수이므로 냉각탑은 최종 CRT로 고르세요.",
      "us-nominal-ton":
        "최종 CRT를 미국 공칭톤(95/85/78 °F, 3 gpm)으로 나타낸 값으로 보입니다. {value}톤은 약 {wouldBe} CRT입니다.",
      usrt: "지금 조건의 열량을 냉동톤(USRT, 3,024 kcal/h)으로 센 값으로 보입니다. {value}톤은 열량 기준 {wouldBe} CRT입니다. 냉동기 용량이라면 압축기 열을 더해 1 USRT에 약 1 CRT가 필요합니다.",
      lpm: "유량을 이 톤수로 나누면 톤당 13입니다. 유량 {value}이 L/min 값이라면 {wouldBe} m³/h입니다.",
      gpm: "유량을 이 톤수로 나누면 톤당 3입니다. 유량 {value}이 gpm 값이라면 {wouldBe} m³/h입니다.",
    },
    sameAsFinal: "지금 조건의 최종 CRT와 같습니다. 1 CRT = 3,900 kcal/h 기준입니다.",
    sameAsBasic: "지금 조건의 기본 CRT와 같습니다. 열량만 따진 톤수이므로 냉각탑은 최종 CRT로 고르세요.",
    unreadable: "톤수를 숫자로 입력하세요.",
    none: "지금 조건에서는 알려진 어느 기준과도 1% 안에서 맞지 않습니다. 견적서의 수온과 습구온도가 같은지 확인하세요.",
  },
};
export type UnitsWords = typeof units;
