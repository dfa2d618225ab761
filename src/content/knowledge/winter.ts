import { paths } from "../paths.ts";
import { article } from "./article.ts";

/** Ice, and what is seen above a tower in the cold. */
export const winter = article({
  ko: {
    meta: {
      title: "냉각탑 겨울 운전과 백연 | {name}",
      description:
        "영하의 외기에서 개방형과 밀폐형 냉각탑을 얼리지 않고 운전하는 방법, 백연이 보이는 원리와 줄이는 방법을 출처와 함께 설명합니다.",
      keywords: "냉각탑 겨울 운전, 냉각탑 동파, 백연, 백연저감, 결빙, 동절기 운전",
    },
    h1: "겨울 운전과 백연",
    lead: "냉각탑은 열부하가 없을 때 결빙되기 쉽습니다. 열부하와 유량을 확보하고 풍량을 조절하면 영하에서도 운전할\u00a0수\u00a0있습니다.",
  },
  en: {
    meta: {
      title: "Winter operation and plume of cooling towers | {name}",
      description:
        "How to run open and closed cooling towers in frost without icing, why plume becomes visible and how it is reduced, with sources.",
      keywords: "cooling tower winter operation, freeze protection, icing, plume, plume abatement",
    },
    h1: "Winter operation and plume",
    lead: "A cooling tower freezes when it has no heat. Keep load and water flow up and the air in hand, and it runs below zero.",
  },
  sections: [
    {
      id: "open",
      ko: {
        title: "개방형 동파를 막는 다섯 가지",
        paragraphs: [
          "열부하가 없으면 순환수는 외기의 습구온도까지 내려간 뒤 결빙됩니다 [winter-spx]. 충전재의 유량이 줄면 반쯤 마른 곳이 생겨 먼저 결빙됩니다 [winter-delta]. 따라서 원칙은 다음과 같습니다.",
        ],
        points: [
          "열부하를 항상 유지합니다 [winter-spx].",
          "유량을 설계 최소 이상으로 유지해 충전재 전체를 고르게 적십니다 [winter-spx].",
          "열부하가 지나치게 줄면 물을 충전재로 보내지 않고 하부 수조로 바이패스합니다 [winter-spx].",
          "팬을 차례로 기동·정지하기보다 셀마다 인버터를 두어 함께 감속합니다. 정지한 셀과 운전 중인 셀의 수온 차이가 결빙의 원인이 됩니다 [winter-spx]. 최저 속도는 25%가 적당합니다 [fan-speed].",
          "영하에서는 자동 운전 중에도 자주 순회 점검합니다 [winter-spx].",
        ],
      },
      en: {
        title: "Five rules that keep an open tower from freezing",
        paragraphs: [
          "Without a heat load water cools to the wet bulb of the air and freezes [winter-spx]. Where less water runs over the fill, half-dry places appear and freeze first [winter-delta]. Hence:",
        ],
        points: [
          "Always keep a heat load [winter-spx].",
          "Keep the flow at the design minimum or above, so that all of the fill is wet [winter-spx].",
          "When the load falls too low, bypass the water straight into the basin [winter-spx].",
          "Slow all fans together with a drive for each cell rather than cycling them: differences between running and idle cells invite ice [winter-spx]. 25\u00a0% is a sensible lowest speed [fan-speed].",
          "Have somebody look at the tower often, however automatic it is [winter-spx].",
        ],
      },
    },
    {
      id: "ice",
      ko: {
        title: "괜찮은 얼음과 위험한 얼음",
        paragraphs: [
          "루버와 충전재 앞쪽의 얇은 얼음은 대개 문제가 되지 않습니다. 팬과 구동부에 낀 얼음은 큰 사고로 이어질\u00a0수\u00a0있으므로 즉시 정지하고 제거합니다. 점검대의 얼음은 낙상의 위험이 있으므로 제거합니다 [winter-ice].",
          "토출 공기가 재흡입되면 흡입구와 팬 주위에 응축수가 얼어붙습니다. 흡입구와 토출구 앞을 비우고 바람의 방향을 고려해 배치합니다 [winter-layout].",
        ],
      },
      en: {
        title: "Harmless ice and dangerous ice",
        paragraphs: [
          "Thin ice on louvers and on the leading edge of the fill seldom matters. Ice on fans and drives can end in a serious failure: stop and remove it. Ice on platforms hurts people, and is cleared [winter-ice].",
          "Where discharge air is drawn in again, its moisture freezes on inlets and fans. Keep inlet and discharge clear, and mind the wind [winter-layout].",
        ],
      },
    },
    {
      id: "closed",
      ko: {
        title: "밀폐형의 코일과 수조",
        paragraphs: [
          "코일을 지키는 가장 간단하고 확실한 방법은 에틸렌글리콜이나 프로필렌글리콜 부동액입니다. 쓸\u00a0수\u00a0없다면 멈춰 있을 때에도 보조 열원과 최소 유량으로 수온이 10\u00a0°C 아래로 내려가지 않게 합니다. 코일을 비우는 것은 비상 수단이며, 오래 비워 두면 안쪽이 부식됩니다 [winter-coil].",
          "살수 계통의 동파를 막는 가장 확실한 방법은 실내에 원격 수조를 두는 것입니다. 수조 히터는 팬이 멈춘 동안 수조의 물만 지키므로, 보충수와 배수, 펌프 배관은 따로 열선을 감고 보온합니다 [winter-basin].",
        ],
      },
      en: {
        title: "Coil and basin of a closed tower",
        paragraphs: [
          "The simplest and surest protection of the coil is ethylene or propylene glycol. Where that is not possible, an auxiliary heat load and a minimum flow have to keep the water from falling below 10 °C even at standstill. Draining is for emergencies only; a coil left empty corrodes inside [winter-coil].",
          "The surest protection of the spray water is a remote sump indoors. A basin heater protects the basin alone, and only while the fans stand still; make-up, drain and pump piping need heat tracing and insulation of their own [winter-basin].",
        ],
      },
    },
    {
      id: "plume",
      ko: {
        title: "백연이 보이는 까닭",
        paragraphs: [
          "냉각탑의 토출 공기는 거의 포화된 따뜻한 공기입니다 [plume-capacity]. 찬 외기와 섞이는 동안 상태가 포화선 위로 올라가면 남는 수증기가 물방울로 맺혀 희게 보입니다. 백연은 연기도 오염물질도 아니지만 시야를 가리고 도로를 얼리며 화재로 오인될\u00a0수\u00a0있습니다 [plume].",
        ],
        figure: {
          kind: "plume",
          caption:
            "습공기선도. 토출 공기와 외기를 잇는 혼합선이 포화선보다 위에 있는 구간에서 백연이 보입니다. 건식 코일로 데운 공기를 섞으면 선이 포화선 아래로 내려갑니다.",
          description:
            "가로축은 건구온도, 세로축은 절대습도. 포화된 30 °C의 토출 공기와 0 °C, 습구 −2 °C의 외기를 이은 선은 포화 곡선 위로 지나 백연이 보인다. 데워 말린 토출 공기에서 그은 선은 포화 곡선 아래로 지나 보이지 않는다.",
          labels: ["건구온도 °C", "절대습도 g/kg", "외기", "토출 공기", "데워 섞은 토출", "포화선", "백연"],
        },
      },
      en: {
        title: "Why plume becomes visible",
        paragraphs: [
          "The discharge air of a tower is warm and almost saturated [plume-capacity]. While it mixes with cold air its state can rise above the saturation line; the surplus vapour condenses into droplets that look white. Plume is neither smoke nor a pollutant, but it hides the view, ices roads and is taken for fire [plume].",
        ],
        figure: {
          kind: "plume",
          caption:
            "Psychrometric chart. Plume is visible where the line between discharge and outside air runs above saturation. Mixed with air from a dry coil, the discharge moves the line below it.",
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
        title: "백연을 줄이는 방법과 그 값",
        paragraphs: [
          "백연저감 냉각탑은 일부 공기를 건식부에서 물을 더하지 않고 데워 습한 공기와 섞은 다음 내보냅니다 [plume]. 설계한 외기 조건보다 춥고 습하면 다시 보입니다. 백연저감형이라도 건구온도 −2\u00a0°C 아래에서는 백연이 생기는 예가 많다는 연구가 있습니다 [plume-thesis].",
          "저감에 치우치면 냉각능력과 에너지가 희생됩니다 [plume-capacity]. 그래서 ‘몇 °C, 습도 몇 %까지 보이지 않을 것’을 먼저 정하고, 그 조건에서 남는 냉각능력을 함께 확인합니다.",
        ],
        link: { label: "용량 계산기에서 백연이 보이는 시간 보기", href: paths.calculator },
      },
      en: {
        title: "Reducing plume, and its price",
        paragraphs: [
          "A plume-abated tower heats part of its air in a dry section without adding water, and mixes it with the wet air before it leaves [plume]. In air colder and damper than its design, plume shows again: a study finds that many abated towers still show it below −2 °C dry bulb [plume-thesis].",
          "Too much abatement costs cooling capacity and energy [plume-capacity]. So decide first at which temperature and humidity plume must not be seen, and check the capacity that is left there.",
        ],
        link: { label: "See the hours of visible plume in the calculator", href: paths.calculator },
      },
    },
  ],
});
