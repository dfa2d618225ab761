import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Cleaning, judging and replacing the fill. */
export const fillService = article({
  ko: {
    meta: {
      title: "냉각탑 충전재 점검과 교체 | {name}",
      description:
        "충전재가 막히는 원인과 점검 방법, 세척과 교체를 판단하는 기준, 교체 주기, 작업할 때 지킬 사항을 출처와 함께 정리했습니다.",
      keywords: "냉각탑 충전재, 충전재 교체, 충전재 청소, 스케일, 비산방지기, 냉각탑 정비",
    },
    h1: "충전재 점검과 교체",
    lead: "충전재를 언제 교체할지는 사용 연수보다 부착물의 종류와 양에 따라 정합니다. 세척하면 되는지, 교체해야 하는지 구분하는 방법을 정리했습니다.",
  },
  en: {
    meta: {
      title: "Inspecting and replacing cooling tower fill | {name}",
      description:
        "Why fill fouls, how to inspect it, when cleaning is enough and when to replace it, how long it lasts and what to watch during the work, with sources.",
      keywords: "cooling tower fill, fill replacement, fill cleaning, scale, drift eliminator, service",
    },
    h1: "Servicing and replacing fill",
    lead: "Whether fill is due for replacement depends less on its age than on the kind and amount of deposits. How to tell whether washing is enough.",
  },
  sections: [
    {
      id: "signs",
      ko: {
        title: "막히면 생기는 문제",
        paragraphs: [
          "충전재에 스케일과 조류가 붙으면 통풍 저항이 커져 풍량이 줄고, 물도 고르게 퍼지지 않아 출구수온이 올라갑니다. 부착물은 레지오넬라균이 자라는 자리가 되기도 합니다 [fill-kuken]. 심하면 늘어난 무게 때문에 구조물이 위험해집니다.",
          "오래되어 부스러진 조각이 스트레이너를 막으면 순환수량이 줄고 냉동기에 과부하가 걸립니다.",
        ],
        points: [
          "같은 부하와 습구온도에서 출구수온이 예전보다 높습니다.",
          "팬 전류나 운전 시간이 늘었습니다.",
          "노즐 아래로 물이 고르게 떨어지지 않고 마른 곳이 보입니다.",
          "스트레이너에 플라스틱이나 스케일 조각이 걸립니다.",
          "충전재가 처지거나 휘었습니다.",
        ],
        figure: {
          kind: "fouling",
          caption: "옆에서 본 충전재 시트. 부착물이 공기가 지나는 틈을 좁히고 물이 퍼지는 것을 막습니다.",
          description:
            "충전재 시트를 옆에서 본 그림 두 개. 깨끗한 충전재는 시트 양면에 물막이 고르게 흐르고 그 사이로 공기가 넉넉히 올라갑니다. 막힌 충전재는 부착물이 틈을 좁혀 풍량이 줄고, 물이 한쪽으로 몰려 마른 시트가 있습니다.",
          labels: ["깨끗한 충전재", "막힌 충전재", "물막", "공기", "부착물", "마른 곳", "줄어든 풍량"],
        },
      },
      en: {
        title: "Effects of fouling",
        paragraphs: [
          "Scale and algae on the fill raise its air resistance; airflow falls, water spreads unevenly and the cold-water temperature rises. The deposits also harbor Legionella [fill-kuken]. In severe cases their weight endangers the structure.",
          "Fill that crumbles with age blocks strainers, reduces the flow in the circuit and overloads the chiller.",
        ],
        points: [
          "The cold water is warmer than it used to be at the same load and wet bulb.",
          "Fan current or running hours have risen.",
          "Water distribution below the nozzles is uneven, with dry patches.",
          "Strainers catch pieces of plastic or scale.",
          "The fill sags or bulges.",
        ],
        figure: {
          kind: "fouling",
          caption:
            "Sheets of fill on edge. Deposits narrow the gaps for the air and keep the water from spreading.",
          description:
            "Two drawings of fill sheets on edge. On clean fill, water runs as an even film down both sides of each sheet and plenty of air rises between them. On fouled fill, deposits narrow the gaps, so less air rises, and the water runs to one side and leaves a sheet dry.",
          labels: ["Clean fill", "Fouled fill", "Water film", "Air", "Deposits", "Dry patch", "Less air"],
        },
      },
    },
    {
      id: "kinds",
      ko: {
        title: "수질에 맞는 충전재",
        paragraphs: [
          "골이 엇갈린(cross-corrugated) 필름형은 표면적이 넓어 효율이 가장 높지만 막히기 쉽습니다. 세로 골이 어긋난(vertical-offset) 형은 효율이 조금 낮은 대신 수명이 깁니다. 골이 곧은 세로형은 효율이 가장 낮은 대신 오염된 물에 강하고 압력손실이 작습니다. 따라서 충전재는 수질부터 확인하고 고릅니다 [fill-kinds].",
          "비말형(splash)은 물을 얇게 펴는 대신 막대나 격자에 부딪쳐 작은 물방울로 쪼갭니다. 열성능은 필름형보다 낮지만, 수질이 나빠 필름형이 막힐\u00a0수\u00a0있는 곳에 씁니다.",
        ],
        figure: {
          kind: "fills",
          caption: "정면에서 본 충전재 네 가지. 푸른 선은 물, 회색 화살표는 공기입니다.",
          description:
            "충전재 네 가지를 정면에서 본 그림. 골이 엇갈린 필름형은 앞뒤 시트의 비스듬한 골이 격자처럼 겹칩니다. 세로 골이 어긋난 필름형은 세로 골이 내려가면서 옆으로 조금씩 비켜납니다. 골이 곧은 필름형은 세로 골이 위에서 아래까지 곧습니다. 비말형은 막대가 층층이 엇갈려 있고 떨어지는 물이 막대에 부딪쳐 물방울로 쪼개집니다.",
          labels: [
            "골이 엇갈린 필름형",
            "세로 골이 어긋난 필름형",
            "골이 곧은 필름형",
            "비말형",
            "효율이 가장 높지만 막히기 쉬움",
            "효율이 조금 낮고 수명이 김",
            "필름형 중 효율이 가장 낮고 오염된 물에 강함",
            "열성능은 필름형보다 낮고 수질이 나쁜 곳에 사용",
          ],
        },
      },
      en: {
        title: "Fill that suits the water",
        paragraphs: [
          "Cross-corrugated film fill has the largest surface and the best efficiency, but fouls easily. Vertical-offset fill gives up a little efficiency for a longer life. Fill with straight vertical flutes is the least efficient, yet it tolerates dirty water and has a low pressure drop. Water quality therefore comes first in the choice [fill-kinds].",
          "Splash fill forms no film: the water falls on bars or grids and breaks into small drops. Its thermal performance is lower than that of film fill; it is used where poor water would foul film fill.",
        ],
        figure: {
          kind: "fills",
          caption: "Four kinds of fill from the front. Blue is water, gray arrows are air.",
          description:
            "Four kinds of fill from the front. In cross-corrugated film fill the slanted flutes of one sheet cross those of the next like a lattice. In vertical-offset film fill the upright flutes are offset a little sideways at each step down. In vertical film fill the flutes are straight from top to bottom. In splash fill, bars stand in staggered rows and the falling water breaks on them into drops.",
          labels: [
            "Cross-corrugated film",
            "Vertical-offset film",
            "Vertical film",
            "Splash",
            "Best efficiency, fouls easily",
            "A little less efficient, lasts longer",
            "Least efficient film, tolerates dirty water",
            "Lower performance than film, for poor water",
          ],
        },
      },
    },
    {
      id: "age",
      ko: {
        title: "교체 주기",
        paragraphs: [
          "충전재의 수명은 수질, 수처리, 운전 시간, 자외선에 따라 크게 달라집니다. 한 냉각탑 제작사는 정기적으로 세척하고 자외선 열화를 고려할 때 약 10년을 교체 주기로 봅니다 [fill-kuken]. 연수는 점검 시기를 정하는 데 쓰고, 교체 여부는 다음 기준으로 판단하세요.",
        ],
      },
      en: {
        title: "Service life",
        paragraphs: [
          "The life of fill depends on water quality, water treatment, running hours and ultraviolet light. One tower maker allows about 10 years with regular washing and ultraviolet aging [fill-kuken]. Use the age to schedule inspections, and the criteria below to decide on replacement.",
        ],
      },
    },
    {
      id: "judge",
      ko: {
        title: "세척과 교체의 판단",
        paragraphs: [
          "충전재에는 생물막, 현탁 고형물, 스케일이 쌓입니다 [fill-fouling]. 부착물이 무르면 세척해서 다시 쓸\u00a0수\u00a0있습니다. 스케일이 단단하게 굳었거나 손으로 만졌을 때 플라스틱이 부스러지면 교체해야 합니다.",
          "눈에 보이지 않는 부착물은 무게로 확인합니다. 같은 위치의 충전재 무게를 해마다 같은 방법으로 재면 쌓이는 속도를 알\u00a0수\u00a0있어 교체 예산을 미리 세울\u00a0수\u00a0있습니다.",
        ],
      },
      en: {
        title: "Wash or replace?",
        paragraphs: [
          "Fill collects biofilm, suspended solids and scale [fill-fouling]. Soft deposits wash off. Where scale has hardened or the plastic crumbles between your fingers, the fill must be replaced.",
          "Deposits inside the pack are found by weighing. Weigh the same fill packs every year in the same way to see how fast deposits build up and to budget for replacement.",
        ],
      },
    },
    {
      id: "work",
      ko: {
        title: "교체할 때 지킬 것",
        paragraphs: ["교체 작업에서는 다음 사항을 지켜 주세요."],
        points: [
          "먼저 하부 수조의 출구를 덮어 조각이 배관으로 들어가지 않게 합니다.",
          "구겨지거나 겹친 곳에는 스케일이 더 붙고 열교환도 되지 않습니다. 빈틈없이 고르게 채웁니다.",
          "노즐과 비산방지기도 함께 점검합니다. 비산율에 순환수량을 곱하면 실제로 잃는 물의 양이 나옵니다. 0.0005%형 대신 0.002%형을 쓰면 비산이 네 배가 됩니다 [drift-rate].",
          "물을 채우기 전에 청소와 소독을 마치고, 처음 며칠은 스트레이너를 자주 점검합니다.",
        ],
        link: { label: "수질과 레지오넬라 관리 보기", href: paths.waterQuality },
      },
      en: {
        title: "During the work",
        paragraphs: ["Observe the following when replacing fill."],
        points: [
          "Cover the outlet of the basin first, so that no debris enters the pipes.",
          "Crumpled or overlapping sheets collect more scale and exchange no heat: pack the fill evenly and without gaps.",
          "Check nozzles and drift eliminators too. Multiply the drift rate by the flow to see how much water is lost: 0.002% instead of 0.0005% is four times the drift [drift-rate].",
          "Clean and disinfect before filling with water, and check the strainers often in the first few days.",
        ],
        link: { label: "More on water quality and Legionella", href: paths.waterQuality },
      },
    },
  ],
});

export const fillServiceKinds = articleKinds("절");
