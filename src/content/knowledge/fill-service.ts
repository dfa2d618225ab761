import { paths } from "../paths.ts";
import { article } from "./article.ts";

/** Cleaning, judging and replacing the fill. */
export const fillService = article({
  ko: {
    meta: {
      title: "냉각탑 충전재 점검과 교체 | {name}",
      description:
        "충전재가 막히는 원인과 점검 방법, 청소로 되는 경우와 교체할 경우, 교체 주기의 근거와 작업할 때 지킬 것을 출처와 함께 정리했습니다.",
      keywords: "냉각탑 충전재, 충전재 교체, 충전재 청소, 스케일, 비산방지기, 냉각탑 정비",
    },
    h1: "충전재의 점검과 교체",
    lead: "충전재의 교체 시기는 사용 연수보다 부착물의 종류와 양에 따라 정합니다. 세척으로 회복되는 경우와 교체가 필요한 경우를 구분하는 방법을 정리했습니다.",
  },
  en: {
    meta: {
      title: "Inspecting and replacing cooling tower fill | {name}",
      description:
        "Why fill fouls, how to inspect it, when cleaning is enough and when to replace it, how long it lasts and what to heed during the work, with sources.",
      keywords: "cooling tower fill, fill replacement, fill cleaning, scale, drift eliminator, service",
    },
    h1: "Service and replacement of fill",
    lead: "When fill is due depends less on its years than on what sits on it, and how much. How to tell whether washing is enough.",
  },
  sections: [
    {
      id: "signs",
      ko: {
        title: "막히면 생기는 일",
        paragraphs: [
          "충전재에 스케일과 조류가 붙으면 통풍 저항이 커져 풍량이 줄고, 물도 고르게 퍼지지 않아 수온이 내려가지 않습니다. 부착물은 레지오넬라균의 온상이 되기도 합니다 [fill-kuken]. 심하면 무게가 늘어 구조가 위험해집니다 [fill-fouling].",
          "오래되어 부스러진 조각은 배관의 스트레이너를 막아 순환수량을 줄이고 냉동기에 과부하를 줍니다 [fill-korea].",
        ],
        points: [
          "같은 부하와 습구온도에서 출구수온이 예전보다 높다",
          "팬 전류나 운전 시간이 늘었다",
          "노즐 아래 물이 고르지 않고 마른 자리가 보인다",
          "스트레이너에 플라스틱 조각이나 스케일 조각이 걸린다",
          "충전재가 처지거나 휘었다",
        ],
      },
      en: {
        title: "What fouling does",
        paragraphs: [
          "Scale and algae on the fill raise the air resistance; air flow falls, water spreads unevenly, and the cold water stays warm. The deposits shelter Legionella too [fill-kuken]. In severe cases their weight endangers the structure [fill-fouling].",
          "Fill that crumbles with age blocks strainers, takes flow from the circuit and overloads the chiller [fill-korea].",
        ],
        points: [
          "The cold water is warmer than it used to be at the same load and wet bulb",
          "Fan current or running hours have risen",
          "Water below the nozzles is uneven, with dry places",
          "Strainers catch bits of plastic or scale",
          "The fill sags or bends",
        ],
      },
    },
    {
      id: "kinds",
      ko: {
        title: "물에 맞는 충전재",
        paragraphs: [
          "엇갈린 골(cross-corrugated)의 필름형은 표면적이 넓어 효율이 가장 높지만 막히기 쉽습니다. 골이 세로로 어긋난 형은 효율이 조금 낮은 대신 수명이 길며, 골이 곧은 세로형은 효율이 가장 낮은 대신 오염된 물에 강하고 압력손실이 작습니다. 그래서 어떤 충전재를 쓸지는 물의 상태가 먼저 정합니다 [fill-kinds].",
        ],
      },
      en: {
        title: "Fill that suits the water",
        paragraphs: [
          "Cross-corrugated film fill has the largest surface and the best efficiency, but fouls easily. Vertical-offset fill gives up a little efficiency for a longer life. Straight vertical flutes are the least efficient, yet stand dirty water and cost little pressure. The condition of the water therefore comes first in the choice [fill-kinds].",
        ],
      },
    },
    {
      id: "age",
      ko: {
        title: "교체 주기",
        paragraphs: [
          "출처마다 수치가 크게 다른 것은 수질이 다르기 때문입니다. 표의 값보다 현장의 수질을 먼저 확인하세요.",
        ],
        table: {
          caption: "충전재의 수명과 교체 주기",
          head: ["조건", "연수", "출처"],
          rows: [
            {
              id: "untreated",
              cells: [
                "수처리 약품을 쓰지 않고 물도 거의 교체하지 않음",
                "5–10년에 막힘",
                "일본 정비업체 [fill-age]",
              ],
            },
            {
              id: "treated",
              cells: [
                "처음부터 약품으로 수질을 관리하고 해마다 고압 세척",
                "20–30년",
                "일본 정비업체 [fill-age]",
              ],
            },
            {
              id: "general",
              cells: ["정기 세척, 자외선 열화 포함", "약 10년", "냉각탑 제작사 [fill-kuken]"],
            },
            { id: "hvac", cells: ["일반 공조용 원형 냉각탑", "4–6년", "국내 정비업체 [fill-korea]"] },
            {
              id: "industrial",
              cells: [
                "산업용: 수질과 가동시간에 따름",
                "1–3년마다 교체 또는 세척",
                "국내 정비업체 [fill-korea]",
              ],
            },
          ],
        },
      },
      en: {
        title: "How many years it lasts",
        paragraphs: [
          "The sources differ widely because waters do. Knowing your own is worth more than any table.",
        ],
        table: {
          caption: "Life of fill and intervals of replacement",
          head: ["Condition", "Years", "Source"],
          rows: [
            {
              id: "untreated",
              cells: [
                "No treatment chemicals, hardly any change of water",
                "Blocked after 5–10",
                "Japanese service company [fill-age]",
              ],
            },
            {
              id: "treated",
              cells: [
                "Treated from the start, pressure-washed every year",
                "20–30",
                "Japanese service company [fill-age]",
              ],
            },
            {
              id: "general",
              cells: [
                "Regular washing, ageing by ultraviolet light included",
                "About 10",
                "Tower maker [fill-kuken]",
              ],
            },
            {
              id: "hvac",
              cells: [
                "Round towers of ordinary air conditioning",
                "4–6",
                "Korean service company [fill-korea]",
              ],
            },
            {
              id: "industrial",
              cells: [
                "Industry, depending on water and hours",
                "Wash or replace every 1–3",
                "Korean service company [fill-korea]",
              ],
            },
          ],
        },
      },
    },
    {
      id: "judge",
      ko: {
        title: "청소할까, 갈까",
        paragraphs: [
          "붙은 것이 무르면 씻어서 되살릴\u00a0수\u00a0있습니다. 설치 15년 된 탑을 교체하려다 점검해 보니 부착물이 무른 상태여서 고압 세척만으로 되돌린 예가 있습니다 [fill-clean]. 손으로 만져 플라스틱이 부스러지면 교체할 때입니다 [fill-age].",
          "무게를 달면 눈으로 못 보는 것을 압니다. 충전재를 정기적으로 달아 쌓이는 양을 좇으면 교체 예산을 미리 세울\u00a0수\u00a0있습니다. 꺼낸 뒤 24시간 안에 달아야 쓸 만한 값이 됩니다 [fill-fouling].",
        ],
      },
      en: {
        title: "Wash or replace?",
        paragraphs: [
          "Soft deposits wash off. A 15-year-old tower that was to be refilled turned out to have soft ones, and pressure washing alone brought it back [fill-clean]. Where the plastic crumbles between the fingers, it is time to replace it [fill-age].",
          "A scale shows what the eye does not. Weighed from time to time, fill tells how fast it gains, and replacement can be budgeted. Weigh within 24 hours after taking it out, or the result is of no use [fill-fouling].",
        ],
      },
    },
    {
      id: "work",
      ko: {
        title: "교체할 때 지킬 것",
        paragraphs: ["작업은 하루 이틀이지만 뒤탈은 오래갑니다."],
        points: [
          "먼저 하부 수조의 출수구를 덮어 조각이 배관으로 들어가지 않게 합니다 [fill-korea].",
          "구겨지거나 겹친 자리에는 스케일이 더 붙고 열교환도 되지 않습니다. 빈틈없이 고르게 채웁니다 [fill-korea].",
          "노즐과 비산방지기를 함께 봅니다. 비산방지기의 비산율은 순환수량에 곱해 물의 양으로 바꾸어 봅니다. 0.0005%형 대신 0.002%형을 고르면 비산이 네 배가 됩니다 [drift-rate].",
          "물을 채우기 전에 청소와 소독을 끝내고, 처음 며칠은 스트레이너를 자주 봅니다.",
        ],
        link: { label: "수질과 레지오넬라 관리 읽기", href: paths.waterQuality },
      },
      en: {
        title: "During the work",
        paragraphs: ["It takes a day or two; what goes wrong stays for years."],
        points: [
          "Cover the outlet of the basin first, so that no debris enters the pipes [fill-korea].",
          "Crumpled or overlapping sheets gather more scale and exchange no heat: fill evenly and without gaps [fill-korea].",
          "Look at nozzles and eliminators too. Multiply a drift rate by the flow to see what it means in water: 0.002\u00a0% instead of 0.0005\u00a0% is four times the drift [drift-rate].",
          "Clean and disinfect before filling with water, and look at the strainers often in the first days.",
        ],
        link: { label: "Read about water quality and Legionella", href: paths.waterQuality },
      },
    },
  ],
});
