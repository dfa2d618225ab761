import { paths } from "../paths.ts";
import { article } from "./article.ts";

/** Where a tower's sound comes from, what the law allows, and what helps. */
export const noise = article({
  ko: {
    meta: {
      title: "냉각탑 소음: 기준과 저감 대책 | {name}",
      description:
        "냉각탑 소음의 원인과 거리 감쇠, 소음·진동관리법 시행규칙의 생활소음 기준, 소음을 줄이는 방법과 시방에 적을 내용을 출처와 함께 정리했습니다.",
      keywords: "냉각탑 소음, 생활소음 규제기준, 소음진동관리법, 저소음 팬, 방음벽, 소음기",
    },
    h1: "소음",
    lead: "같은 냉각탑이라도 야간의 주거지역에는 더 엄격한 기준이 적용됩니다. 소음은 냉각탑이 아니라 수음점에서 판정합니다.",
  },
  en: {
    meta: {
      title: "Cooling tower noise: limits and remedies | {name}",
      description:
        "Where the sound of a cooling tower comes from, how it falls with distance, the Korean limits for neighbourhoods, what helps and what to specify.",
      keywords: "cooling tower noise, sound level, Korean noise limits, low noise fan, silencer, barrier",
    },
    h1: "Noise",
    lead: "The same tower sounds different in a residential street at night. A limit belongs to the ear, not to the tower.",
  },
  sections: [
    {
      id: "sources",
      ko: {
        title: "두 가지 소음",
        paragraphs: [
          "냉각탑 소음은 대부분 팬과 낙수에서 발생합니다. 팬 소음은 주파수가 낮아 15 m 넘게 떨어진 곳에서 두드러지고, 낙수 소음은 주파수가 높아 가까운 곳에서 두드러집니다 [noise-flow].",
          "대향류형은 물이 수조까지 낙하하므로 팬 소음만 낮추어서는 낙수 소음이 남습니다. 직교류형은 충전재가 수조의 수면에 닿아 물이 튀지 않고, 흡입구 소음은 팬 소음에 따라 달라집니다 [noise-flow].",
          "진동이 구조체를 통해 실내로 전달되는 것도 소음입니다. 냉각탑을 건물에 직접 고정하면 진동이 그대로 전달되므로 방진 장치로 절연합니다 [noise-hk].",
        ],
      },
      en: {
        title: "Two sounds",
        paragraphs: [
          "Most of the sound of a tower comes from the fan and from falling water. Fan sound is low and dominates more than 15 m away; splash is high and dominates close by [noise-flow].",
          "In a counter-flow tower water falls into the basin, so that beyond some point a quieter fan leaves the splash. In a cross-flow tower the film fill reaches into the basin water: nothing splashes, and inlet sound follows the fan [noise-flow].",
          "Vibration that enters the building is noise as well. A tower fixed rigidly to the structure passes it on; isolators keep it out [noise-hk].",
        ],
      },
    },
    {
      id: "distance",
      ko: {
        title: "거리와 방향",
        paragraphs: [
          "거리가 두 배가 될 때마다 약 5–6 dB(A) 줄어듭니다. 외판으로 막힌 면은 흡입면보다 소음이 작으므로 냉각탑의 방향을 바꾸는 것만으로 해결되는 현장도 있습니다 [noise-marley].",
        ],
        figure: {
          kind: "distance",
          caption:
            "5 m에서 70 dB(A)인 소음원의 예. 거리가 두 배가 될 때마다 6 dB(A) 줄어드는 것으로 그렸습니다.",
          description:
            "꺾은선그래프. 5 m 70 dB(A), 10 m 64 dB(A), 20 m 58 dB(A), 40 m 52 dB(A), 80 m 46 dB(A). 주거지역 야간 기준 45 dB(A)는 점선으로 그려져 있고 80 m에서도 조금 모자란다.",
          labels: ["주거지역 야간 기준 45 dB(A)", "거리 m"],
        },
      },
      en: {
        title: "Distance and direction",
        paragraphs: [
          "Each doubling of the distance takes off about 5–6 dB(A). Less sound leaves through a cased face than through an air inlet, so at some sites turning the tower is enough [noise-marley].",
        ],
        figure: {
          kind: "distance",
          caption: "A source of 70 dB(A) at 5 m, drawn with 6 dB(A) less at each doubling of the distance.",
          description:
            "Line chart. 70 dB(A) at 5 m, 64 at 10 m, 58 at 20 m, 52 at 40 m, 46 at 80 m. A dashed line marks the Korean limit of 45 dB(A) for residential areas at night; at 80 m it is just missed.",
          labels: ["Residential area at night: 45 dB(A)", "Distance m"],
        },
      },
    },
    {
      id: "limits",
      ko: {
        title: "국내 생활소음 기준",
        paragraphs: [
          "공장과 공사장을 제외한 사업장의 소음은 「소음·진동관리법」 제21조의 생활소음으로 규제됩니다. 배출시설이 없는 공장도 마찬가지입니다. 산업단지와 전용공업지역 등은 대상에서 제외됩니다 [noise-scope]. 사업장 소음 중 ‘기타’와 ‘공장’의 기준은 다음과 같습니다 [noise-law].",
          "지역의 종류와 시설에 따라 적용이 다르므로 설계 전에 관할 시·군·구에 확인합니다.",
        ],
        table: {
          caption: "생활소음 규제기준, dB(A) (시행규칙 별표 8 중 공장, 사업장 기타)",
          head: ["대상 지역", "아침·저녁 05–07, 18–22시", "주간 07–18시", "야간 22–05시"],
          rows: [
            {
              id: "quiet",
              cells: ["주거지역, 녹지지역, 학교·종합병원·공공도서관 등", "50 이하", "55 이하", "45 이하"],
            },
            { id: "other", cells: ["그 밖의 지역", "60 이하", "65 이하", "55 이하"] },
          ],
        },
      },
      en: {
        title: "Korean limits for neighbourhood noise",
        paragraphs: [
          "Noise of business sites is regulated as neighbourhood noise by article 21 of the Noise and Vibration Control Act; so is that of factories without registered emission facilities. Industrial complexes and exclusive industrial areas are exempt, among others [noise-scope]. For factories and for business sites of the kind “other” the limits are [noise-law]:",
          "Which row applies depends on the area and the facility; ask the local authority before you design.",
        ],
        table: {
          caption:
            "Neighbourhood noise limits, dB(A) (Enforcement Rule, annex 8: factories, other business sites)",
          head: ["Area", "Morning, evening 5–7, 18–22 h", "Day 7–18 h", "Night 22–5 h"],
          rows: [
            {
              id: "quiet",
              cells: [
                "Residential and green areas, schools, hospitals, public libraries",
                "≤ 50",
                "≤ 55",
                "≤ 45",
              ],
            },
            { id: "other", cells: ["Other areas", "≤ 60", "≤ 65", "≤ 55"] },
          ],
        },
      },
    },
    {
      id: "remedies",
      ko: {
        title: "줄이는 방법과 효과",
        paragraphs: [
          "효과는 홍콩 환경보호서가 밝힌 최대값입니다 [noise-hk]. 밤에만 문제가 된다면 팬을 늦추는 것이 가장 값쌉니다. 밤에는 습구온도가 내려가므로 대개 능력이 모자라지 않으며, 인버터는 부하가 줄 때 소리도 함께 줄입니다 [noise-marley].",
        ],
        table: {
          caption: "소음 저감 대책과 최대 효과",
          head: ["대책", "줄어드는 소음"],
          rows: [
            { id: "barrier", cells: ["방음벽이나 부분 덮개, 수면 흡음 매트, 흡음 토출구", "10 dB(A)까지"] },
            { id: "enclosure", cells: ["완전 덮개와 흡입·토출 소음기", "30 dB(A)까지"] },
            { id: "isolators", cells: ["방진 장치 (구조체 전달음)", "20 dB(A)까지"] },
          ],
        },
      },
      en: {
        title: "Remedies and what they achieve",
        paragraphs: [
          "The figures are the most that Hong Kong's Environmental Protection Department gives [noise-hk]. Where only the night is a problem, slower fans are the cheapest answer: the wet bulb falls at night, so capacity usually suffices, and variable speed lowers the sound whenever the load falls [noise-marley].",
        ],
        table: {
          caption: "Remedies and the most they achieve",
          head: ["Remedy", "Reduction"],
          rows: [
            {
              id: "barrier",
              cells: [
                "Barrier or partial enclosure, acoustic mat on the water, lined discharge cowl",
                "up to 10 dB(A)",
              ],
            },
            {
              id: "enclosure",
              cells: ["Complete enclosure with silencers at inlets and outlets", "up to 30 dB(A)"],
            },
            {
              id: "isolators",
              cells: ["Vibration isolators (sound through the structure)", "up to 20 dB(A)"],
            },
          ],
        },
      },
    },
    {
      id: "specify",
      ko: {
        title: "시방에 적을 것",
        paragraphs: ["‘저소음형’이라고만 적으면 서로 다른 것을 견주게 됩니다. 다음을 함께 적어 주세요."],
        points: [
          "허용 소음도 dB(A)와 그 값을 지킬 자리, 탑에서의 거리와 방향",
          "지킬 시간대와 그때의 열부하, 습구온도",
          "주위의 벽과 건물, 함께 도는 설비",
          "측정 방법과 측정할 사람",
        ],
        link: { label: "시리즈와 모델별 소음 보기", href: paths.package },
      },
      en: {
        title: "What to specify",
        paragraphs: ["“Low noise” alone compares unlike things. State together:"],
        points: [
          "the allowed level in dB(A) and the place where it holds, with distance and direction from the tower",
          "the hours in which it holds, with heat load and wet bulb then",
          "walls and buildings around, and plant that runs at the same time",
          "how it is measured, and by whom",
        ],
        link: { label: "See the series and the sound of their models", href: paths.package },
      },
    },
  ],
});
