import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Article on choosing one of the three kinds. */
export const choosing = article({
  ko: {
    meta: {
      title: "개방형·밀폐형·하이브리드 냉각탑 선정 | {name}",
      description:
        "개방형, 밀폐형, 하이브리드 냉각탑의 출구수온, 물 사용, 백연, 청소, 가격을 비교하고 현장 조건에 맞는 형식을 고르는 방법을 설명합니다.",
      keywords: "개방형 냉각탑, 밀폐형 냉각탑, 하이브리드 냉각탑, 냉각탑 비교, 냉각탑 선정",
    },
    h1: "개방형, 밀폐형, 하이브리드 고르기",
    lead: "세 형식은 순환수가 공기와 직접 접촉하는지, 코일 안을 흐르는지, 물을 증발시키지 않고도 냉각할\u00a0수\u00a0있는지에 따라 나뉩니다.",
  },
  en: {
    meta: {
      title: "Choosing an open, closed or hybrid cooling tower | {name}",
      description:
        "Open, closed and hybrid cooling towers compared by cold-water temperature, water, plume, cleaning and price, and how to choose for your site.",
      keywords: "open cooling tower, closed circuit cooling tower, hybrid cooling tower, comparison",
    },
    h1: "Choosing open, closed or hybrid",
    lead: "The three types differ in one thing: whether the circulating water meets the air, stays inside a coil, or can be cooled without evaporating any water at all.",
  },
  sections: [
    {
      id: "principle",
      ko: {
        title: "열을 방출하는 방식",
        paragraphs: [
          "개방형은 순환수를 충전재에 직접 뿌립니다. 물이 공기와 맞닿아 일부가 증발하고, 그때 빼앗긴 증발열만큼 나머지 물이 식습니다. 구조가 단순하고 용량의 폭이 넓으며 초기 비용이 낮고 에너지 효율이 좋아 대형 설비에 가장 널리 쓰입니다 [open-closed].",
          "밀폐형은 순환수를 코일 안으로 흘리고 코일 바깥에 따로 살수합니다. 순환수가 외기에 닿지 않으므로 먼지로 오염되거나 농축되지 않습니다. 다만 살수 쪽은 개방형과 같아서 수질을 관리하지 않으면 코일 표면에 스케일이 낍니다.",
          "하이브리드는 건식 열교환부와 습식 열교환부를 함께 갖춥니다. 더울 때는 습식으로 운전하고, 서늘할 때는 살수를 줄이거나 끄고 공기만으로 식힙니다.",
        ],
        figure: {
          kind: "types",
          caption: "세 형식의 단면. 푸른 선은 물, 회색 화살표는 공기, 굵은 남색 선은 식히려는 유체입니다.",
          description:
            "냉각탑 단면 세 개. 개방형은 순환수가 충전재 위로 직접 떨어져 수조에 모입니다. 밀폐형은 순환수가 코일 속을 지나고 별도의 살수가 코일을 적십니다. 하이브리드는 습식 코일 위에 건식 핀 코일이 하나 더 있어 공기가 두 곳을 차례로 지납니다.",
          labels: ["개방형", "밀폐형", "하이브리드", "충전재", "코일", "건식 코일", "수조", "공기"],
        },
      },
      en: {
        title: "How the heat is rejected",
        paragraphs: [
          "An open tower sprays the circulating water directly onto the fill. Water and air are in contact, a little of the water evaporates, and the heat this takes cools the rest. Open towers come in a wide range of capacities, at a reasonable first cost and with good energy efficiency, which makes them the most common choice for large loads [open-closed].",
          "A closed-circuit tower keeps the circulating water inside a coil and sprays separate water over it. The circulating water never meets the outside air, so it neither picks up dirt nor concentrates. The spray side is like an open tower, though: if its water quality is neglected, scale forms on the coil.",
          "A hybrid tower has a dry and a wet heat exchanger. In hot weather it runs wet; in cool weather the spray is reduced or switched off and the water is cooled by air alone.",
        ],
        figure: {
          kind: "types",
          caption:
            "Sections of the three types. Blue lines are water, gray arrows air, thick navy lines the fluid being cooled.",
          description:
            "Sections through three cooling towers. In the open tower, circulating water falls on the fill and collects in the basin. In the closed-circuit tower it passes through a coil wetted by separate spray water. The hybrid has a dry finned coil above the wet one, and the air passes through both in turn.",
          labels: ["Open", "Closed", "Hybrid", "Fill", "Coil", "Dry coil", "Basin", "Air"],
        },
      },
    },
    {
      id: "comparison",
      ko: {
        title: "한눈에 비교",
        paragraphs: [
          "형식별 특성을 비교한 표입니다. 형식이 같아도 모델과 설계 조건에 따라 값이 달라지므로 최종 값은 선정서로 확인합니다.",
        ],
        table: {
          caption: "개방형, 밀폐형, 하이브리드 냉각탑의 비교",
          head: ["항목", "개방형", "밀폐형", "하이브리드"],
          rows: [
            {
              id: "cold",
              cells: [
                "출구수온",
                "습구온도에 가장 가까움. 인증 성능의 어프로치는 2.8 K 이상 [cti-certified]",
                "코일 벽을 거치므로 같은 크기의 개방형보다 어프로치가 큼",
                "습식 운전에서는 밀폐형과 같고, 건식 운전에서는 건구온도에 따라 정해짐",
              ],
            },
            {
              id: "water",
              cells: [
                "물",
                "증발, 비산, 블로다운만큼 보충 [femp]",
                "살수 쪽에서 똑같이 손실",
                "건식으로 운전하는 시간만큼 절감. 전환 온도 아래에서는 살수하지 않음 [switchover]",
              ],
            },
            {
              id: "plume",
              cells: [
                "백연",
                "서늘한 날 보임",
                "습식 운전에서는 같음",
                "습식과 건식을 함께 운전하면 줄고, 건식 운전에서는 없음",
              ],
            },
            {
              id: "cleaning",
              cells: [
                "청소와 수처리",
                "순환 계통 전체. 외기의 먼지가 들어와 스케일과 슬러지가 생기기 쉬움",
                "살수 쪽만. 순환수에는 방청제",
                "살수 쪽만. 건식 코일은 핀 청소",
              ],
            },
            {
              id: "price",
              cells: [
                "가격과 크기",
                "가장 낮음. 작고 가벼움",
                "코일과 살수 계통이 더 들어가 개방형보다 높음",
                "견적으로 확인",
              ],
            },
            {
              id: "winter",
              cells: [
                "겨울",
                "열부하와 유량을 유지하면 운전 가능 [winter-spx]",
                "코일 동결에 대비해 부동액이나 최소 유량 필요 [winter-coil]",
                "밀폐형과 같음",
              ],
            },
          ],
        },
      },
      en: {
        title: "At a glance",
        paragraphs: [
          "The table compares the types in general. Within a type, values differ by model and duty; the selection sheet has the final figures.",
        ],
        table: {
          caption: "Open, closed and hybrid cooling towers compared",
          head: ["Aspect", "Open", "Closed-circuit", "Hybrid"],
          rows: [
            {
              id: "cold",
              cells: [
                "Cold water",
                "Closest to the wet bulb; certified ratings start at an approach of 2.8 K [cti-certified]",
                "Larger approach than an open tower of the same size, because of the coil wall",
                "As closed-circuit in wet operation; limited by the dry bulb in dry operation",
              ],
            },
            {
              id: "water",
              cells: [
                "Water",
                "Make-up for evaporation, drift and blowdown [femp]",
                "The same losses on the spray side",
                "Saved for every hour of dry operation; no spray below the switchover temperature [switchover]",
              ],
            },
            {
              id: "plume",
              cells: [
                "Plume",
                "Visible on cool days",
                "The same in wet operation",
                "Reduced in combined wet and dry operation; none in dry operation",
              ],
            },
            {
              id: "cleaning",
              cells: [
                "Cleaning and treatment",
                "The whole circuit: dust enters, and scale and sludge form easily",
                "The spray side only; corrosion inhibitor in the circuit",
                "The spray side, and the fins of the dry coil",
              ],
            },
            {
              id: "price",
              cells: [
                "Price and size",
                "Lowest; small and light",
                "Higher than an open tower: coil and spray circuit are added",
                "On request",
              ],
            },
            {
              id: "winter",
              cells: [
                "Winter",
                "Runs as long as heat load and water flow are maintained [winter-spx]",
                "Coil needs glycol or a minimum flow to prevent freezing [winter-coil]",
                "As closed-circuit",
              ],
            },
          ],
        },
      },
    },
    {
      id: "switchover",
      ko: {
        title: "전환 온도와 절수량",
        paragraphs: [
          "건식 전환 온도는 살수펌프를 끄고 팬만 100%로 운전해 설계 열량을 모두 방출할\u00a0수\u00a0있는 외기 건구온도입니다. 이 온도가 높을수록 한 해 동안 물 없이 운전하는 시간이 길어집니다 [switchover].",
          "한 제작사의 예로, 입구 35.0\u00a0°C, 출구 29.4\u00a0°C, 습구 25.6\u00a0°C의 설계 조건에서 핀 코일을 쓴 밀폐형은 최대 7.2\u00a0°C, 하이브리드는 최대 18.3\u00a0°C까지 건식으로 운전합니다 [switchover]. 현장의 연간 외기 온도 분포와 비교하면 절수량을 예상할\u00a0수\u00a0있습니다.",
        ],
        link: { label: "용량 계산기에서 1년 물 사용량 보기", href: paths.calculator },
      },
      en: {
        title: "Water savings depend on the switchover temperature",
        paragraphs: [
          "The dry-bulb switchover temperature is the highest outdoor temperature at which the tower rejects its full design load with the spray pump off and the fans at full speed. The higher it is, the more hours of the year run without water [switchover].",
          "One maker’s example: designed for 35.0 to 29.4 °C at 25.6 °C wet bulb, closed-circuit coolers with finned coils run dry up to 7.2 °C and hybrids up to 18.3 °C [switchover]. Compare this with the temperature hours of your site to estimate the water saved.",
        ],
        link: { label: "Calculate a year’s water use", href: paths.calculator },
      },
    },
    {
      id: "decide",
      ko: {
        title: "형식을 정하는 순서",
        paragraphs: ["다음 질문에 차례로 답하면 대부분 형식이 정해집니다."],
        points: [
          "순환수가 오염되면 안 되거나 물이 아닌 유체를 식히나요? 밀폐형이나 하이브리드를 씁니다.",
          "출구수온이 습구온도에 아주 가까워야 하나요? 개방형이 가장 작은 크기로 맞출\u00a0수\u00a0있습니다.",
          "도로, 주거지, 활주로가 가까워 백연이 문제인가요? 하이브리드를 먼저 검토합니다.",
          "수도 요금이 비싸거나 보충수가 부족한가요? 전환 온도가 높은 하이브리드와 연간 물 사용량을 비교합니다.",
          "해당하는 항목이 없다면 수처리를 제대로 갖춘 개방형이 가장 경제적입니다.",
        ],
        link: { label: "패키지 냉각탑 시리즈 보기", href: paths.package },
      },
      en: {
        title: "How to decide",
        paragraphs: ["Answer these in order; the type usually follows."],
        points: [
          "Must the fluid stay clean, or is it something other than water? Choose closed-circuit or hybrid.",
          "Must the cold water come very close to the wet bulb? An open tower achieves it in the smallest size.",
          "Is a road, a residential area or a runway close enough for plume to matter? Look at hybrids first.",
          "Is water expensive or scarce? Compare a year’s water use with that of a hybrid with a high switchover temperature.",
          "None of these? An open tower with proper water treatment is the most economical choice.",
        ],
        link: { label: "See the series of package cooling towers", href: paths.package },
      },
    },
  ],
});

export const choosingKinds = articleKinds("절");
