import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Ice and plume in the cold. */
export const winter = article({
  ko: {
    meta: {
      title: "냉각탑 겨울 운전과 백연 | {name}",
      description:
        "영하에서 개방형과 밀폐형 냉각탑이 얼지 않게 운전하는 방법, 백연이 생기는 원리와 줄이는 방법을 그림과 출처를 들어 설명합니다.",
      keywords: "냉각탑 겨울 운전, 냉각탑 동파, 백연, 백연저감, 결빙, 동절기 운전",
    },
    h1: "겨울 운전과 백연",
    lead: "냉각탑은 열부하가 없을 때 얼기 쉽습니다. 열부하와 유량을 확보하고 풍량을 조절하면 영하에서도 운전할\u00a0수\u00a0있습니다.",
  },
  en: {
    meta: {
      title: "Winter operation and plume of cooling towers | {name}",
      description:
        "How to run open and closed-circuit cooling towers below freezing without icing, why plume becomes visible and how it is reduced, with sources.",
      keywords: "cooling tower winter operation, freeze protection, icing, plume, plume abatement",
    },
    h1: "Winter operation and plume",
    lead: "A cooling tower is most likely to freeze when it has no heat load. With enough load and water flow, and with airflow under control, it runs below 0 °C.",
  },
  sections: [
    {
      id: "open",
      ko: {
        title: "개방형 동파를 막는 다섯 가지",
        paragraphs: [
          "열부하가 없으면 순환수 온도가 외기 습구온도까지 내려가 얼기 시작합니다 [winter-spx]. 충전재에 흐르는 물이 줄면 물이 고르게 퍼지지 않아 얼음이 생깁니다 [winter-layout]. 그래서 다음 원칙을 지킵니다.",
        ],
        points: [
          "열부하를 항상 유지합니다 [winter-spx].",
          "유량을 설계 최소 이상으로 유지해 충전재 전체를 고르게 적십니다 [winter-spx].",
          "열부하가 지나치게 줄면 물을 충전재로 보내지 않고 하부 수조로 바이패스합니다 [winter-spx].",
          "팬을 차례로 켜고 끄는 대신 셀마다 인버터를 두어 함께 감속합니다. 정지한 셀과 운전 중인 셀의 수온 차이는 결빙의 원인이 됩니다 [winter-spx]. 최저 속도는 25%를 권장합니다 [fan-speed].",
          "자동 운전이라도 영하에서는 자주 순회 점검합니다 [winter-spx].",
        ],
        figure: {
          kind: "freezing",
          caption: "셀이 두 개인 개방형의 순환 계통. 번호는 위 원칙의 순서와 같습니다.",
          description:
            "셀 두 개가 수조 하나를 함께 쓰는 개방형 냉각탑의 계통도. 물은 수조에서 펌프와 열부하를 거쳐 노즐로 올라갑니다. 1은 열부하, 2는 노즐로 가는 배관, 3은 충전재를 거치지 않고 수조로 가는 바이패스 밸브, 4는 두 셀의 팬을 함께 조절하는 인버터, 5는 두 셀의 공기 흡입구입니다.",
          labels: [
            "열부하를 항상 유지",
            "충전재를 고르게 적시는 유량",
            "열부하가 줄면 수조로 바이패스",
            "모든 팬을 함께 감속",
            "자주 순회 점검",
          ],
        },
      },
      en: {
        title: "Five rules that keep an open tower from freezing",
        paragraphs: [
          "Without a heat load, the water cools to the wet bulb of the outdoor air and freezes [winter-spx]. Where less water runs over the fill, it spreads unevenly and ice forms [winter-layout]. Five rules follow:",
        ],
        points: [
          "Always keep a heat load [winter-spx].",
          "Keep the flow at or above the design minimum, so that all of the fill stays wet [winter-spx].",
          "When the load falls too low, bypass the fill and return the water straight to the basin [winter-spx].",
          "Slow all fans together, with a variable-speed drive for each cell, rather than cycling them: temperature differences between running and idle cells promote icing [winter-spx]. The recommended minimum speed is 25% [fan-speed].",
          "Inspect the tower often in freezing weather, however automatic it is [winter-spx].",
        ],
        figure: {
          kind: "freezing",
          caption:
            "The circuit of an open tower with two cells. The numbers follow the order of the rules above.",
          description:
            "A diagram of an open tower whose two cells share a basin. Water runs from the basin through a pump and the heat load up to the nozzles. 1 is the heat load, 2 the pipe to the nozzles, 3 the valve of the bypass that leads past the fill into the basin, 4 the drives that control the fans of both cells together, 5 the air inlets of the cells.",
          labels: [
            "Heat load at all times",
            "Enough flow to wet all of the fill",
            "Bypass to the basin when the load falls too low",
            "All fans slowed together",
            "Frequent inspection",
          ],
        },
      },
    },
    {
      id: "ice",
      ko: {
        title: "두어도 되는 얼음, 바로 제거할 얼음",
        paragraphs: [
          "루버와 충전재 앞쪽의 얇은 얼음은 대개 문제가 되지 않습니다. 팬과 구동부에 낀 얼음은 큰 사고로 이어질\u00a0수\u00a0있으므로 즉시 정지하고 제거합니다. 점검대의 얼음도 미끄러지지 않도록 제거합니다 [winter-ice].",
          "토출 공기가 다시 흡입되면 수증기가 응결해 흡입구와 팬에 얼어붙습니다. 흡입구와 토출구 주위를 비우고 풍향을 고려해 배치합니다 [winter-layout].",
        ],
        figure: {
          kind: "ice",
          caption:
            "직교류형의 단면. 흰 번호의 얼음은 대개 문제가 되지 않고, 짙은 번호의 얼음은 없애거나 막아야 합니다.",
          description:
            "직교류형 냉각탑의 단면에 얼음이 생기는 곳 다섯 군데를 번호로 표시했습니다. 1은 양옆 루버, 2는 루버 바로 안쪽의 충전재 앞쪽, 3은 꼭대기의 팬과 구동부, 4는 지붕의 점검대, 5는 토출 공기가 옆으로 돌아 내려와 흡입구로 다시 들어가는 길입니다.",
          labels: [
            "루버의 얇은 얼음",
            "충전재 앞쪽의 얇은 얼음",
            "팬과 구동부의 얼음: 즉시 정지하고 제거",
            "점검대의 얼음: 미끄러지지 않게 제거",
            "다시 흡입된 토출 공기: 수분이 흡입구와 팬에 얼어붙음",
          ],
        },
      },
      en: {
        title: "Harmless ice and dangerous ice",
        paragraphs: [
          "Thin ice on louvers and on the leading edge of the fill seldom matters. Ice on fans and drives can lead to serious failure: stop the fan and remove it. Clear ice from platforms too, where people can slip [winter-ice].",
          "Where discharge air is drawn in again, its moisture freezes on inlets and fans. Keep inlets and discharge clear, and allow for the prevailing wind [winter-layout].",
        ],
        figure: {
          kind: "ice",
          caption:
            "Section through a crossflow tower. Ice at white numbers seldom matters; ice at dark numbers must be removed or prevented.",
          description:
            "A section through a crossflow tower with five numbered places. 1 is the louvers at both sides, 2 the leading edge of the fill just behind them, 3 the fan and its drive at the top, 4 the platform on the roof, 5 the path by which discharge air turns down and is drawn back into the inlet.",
          labels: [
            "Thin ice on the louvers",
            "Thin ice on the leading edge of the fill",
            "Ice on fan and drive: stop and remove it",
            "Ice on platforms: clear it, people can slip",
            "Recirculated discharge air: its moisture freezes on inlets and fans",
          ],
        },
      },
    },
    {
      id: "closed",
      ko: {
        title: "밀폐형의 코일과 수조",
        paragraphs: [
          "코일 동파를 막는 가장 간단하고 확실한 방법은 에틸렌글리콜이나 프로필렌글리콜 부동액을 쓰는 것입니다 [winter-coil]. 부동액을 쓸\u00a0수\u00a0없다면 정지 중에도 보조 열원과 최소 유량으로 수온을 10\u00a0°C 이상으로 유지합니다 [winter-basin]. 코일의 물을 빼는 것은 비상시에만 하며, 오래 비워 두면 안쪽이 부식됩니다 [winter-coil].",
          "살수 계통의 동파를 막는 가장 확실한 방법은 수조를 실내에 따로 두는 것입니다. 수조 히터로는 팬이 정지한 동안 수조의 물만 얼지 않게 할\u00a0수\u00a0있으므로, 보충수·배수·펌프 배관에는 따로 열선을 감고 보온합니다 [winter-basin].",
        ],
      },
      en: {
        title: "Coil and basin of a closed-circuit tower",
        paragraphs: [
          "The simplest and surest protection of the coil is ethylene or propylene glycol [winter-coil]. Where that is not possible, an auxiliary heat load and a minimum flow must keep the water at 10 °C or above even when the tower is shut down [winter-basin]. Draining is for emergencies only; a coil left empty corrodes inside [winter-coil].",
          "The surest protection of the spray water is a remote sump indoors. A basin heater protects only the basin, and only while the fans are stopped; make-up, drain and pump piping need their own heat tracing and insulation [winter-basin].",
        ],
      },
    },
    {
      id: "plume",
      ko: {
        title: "백연이 보이는 이유",
        paragraphs: [
          "냉각탑의 토출 공기는 거의 포화된 따뜻한 공기입니다. 찬 외기와 섞이면서 포화 상태를 넘으면 남는 수증기가 물방울로 맺혀 희게 보입니다. 백연은 연기도 오염물질도 아니지만 시야를 가리고 도로를 얼리며, 화재로 오인되기도 합니다.",
        ],
        figure: {
          kind: "plume",
          caption:
            "습공기선도. 토출 공기와 외기를 잇는 혼합선이 포화선보다 위에 있는 구간에서 백연이 보입니다. 건식 코일로 데운 공기를 섞으면 혼합선이 포화선 아래로 내려갑니다.",
          description:
            "가로축은 건구온도, 세로축은 절대습도. 포화된 30 °C의 토출 공기와 0 °C, 습구 −2 °C의 외기를 이은 선은 포화 곡선 위로 지나 백연이 보입니다. 데운 공기를 섞은 토출 공기와 이은 선은 포화 곡선 아래로 지나 백연이 보이지 않습니다.",
          labels: [
            "건구온도 °C",
            "절대습도 g/kg",
            "외기",
            "토출 공기",
            "가열·혼합한 토출 공기",
            "포화선",
            "백연",
          ],
        },
      },
      en: {
        title: "Why plume becomes visible",
        paragraphs: [
          "The discharge air of a tower is warm and almost saturated. As it mixes with cold air, the mixture can pass above the saturation line; the surplus vapor condenses into droplets that look white. Plume is neither smoke nor a pollutant, but it obstructs the view, ices roads and can be mistaken for a fire.",
        ],
        figure: {
          kind: "plume",
          caption:
            "Psychrometric chart. Plume is visible where the line between discharge and outside air runs above saturation. Mixing in air heated by a dry coil moves the line below it.",
          description:
            "Horizontal axis dry-bulb temperature, vertical axis humidity ratio. The line from saturated discharge air of 30 °C to outside air of 0 °C with a wet bulb of −2 °C passes above the saturation curve, so plume is visible. The line from heated, drier discharge air passes below the curve.",
          labels: [
            "Dry bulb °C",
            "Humidity ratio g/kg",
            "Outside air",
            "Discharge air",
            "Heated discharge",
            "Saturation",
            "Plume",
          ],
        },
      },
    },
    {
      id: "abatement",
      ko: {
        title: "백연을 줄이는 방법과 비용",
        paragraphs: [
          "백연저감 냉각탑은 공기 일부를 건식부에서 데운 다음 습한 공기와 섞어 토출합니다. 외기가 설계 조건보다 춥고 습하면 백연이 다시 보입니다. 백연저감형도 건구온도 −2\u00a0°C 아래에서는 백연이 생기는 경우가 많다는 연구가 있습니다 [plume-thesis].",
          "건식부는 공기 저항을 늘리므로 같은 크기에서는 냉각 능력이 줄거나 팬 동력이 늘어납니다. 백연이 보이지 않아야 할 외기 온도와 습도를 먼저 정하고 [plume-design], 그 조건에서 냉각 능력이 충분한지 함께 확인합니다.",
        ],
        link: { label: "용량 계산기에서 백연이 보이는 시간 보기", href: paths.calculator },
      },
      en: {
        title: "Reducing plume, and what it costs",
        paragraphs: [
          "A plume-abated tower heats part of its air in a dry section without adding water, and mixes it with the wet air before it leaves. In air colder and more humid than the design point, plume appears again: one study finds that many abated towers still show it below −2 °C dry bulb [plume-thesis].",
          "The dry section adds air resistance, so a tower of the same size loses capacity or needs more fan power. First decide at which outdoor temperature and humidity no plume may be visible [plume-design], and check the capacity at that point.",
        ],
        link: { label: "Calculate the hours of visible plume", href: paths.calculator },
      },
    },
  ],
});

export const winterKinds = articleKinds("절");
