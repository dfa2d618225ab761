import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Article on the sources of a tower's sound, legal limits and remedies. */
export const noise = article({
  ko: {
    meta: {
      title: "냉각탑 소음: 기준과 저감 대책 | {name}",
      description:
        "냉각탑 소음의 원인과 거리 감쇠, 소음·진동관리법 시행규칙의 생활소음 기준, 소음을 줄이는 방법과 시방서에 적을 내용을 출처와 함께 정리했습니다.",
      keywords: "냉각탑 소음, 생활소음 규제기준, 소음진동관리법, 저소음 팬, 방음벽, 소음기",
    },
    h1: "소음",
    lead: "같은 냉각탑이라도 야간 주거지역에는 더 엄격한 기준이 적용됩니다. 소음은 냉각탑이 아니라 수음점에서 판정합니다.",
  },
  en: {
    meta: {
      title: "Cooling tower noise: limits and remedies | {name}",
      description:
        "Where the sound of a cooling tower comes from, how it falls with distance, the Korean limits for neighborhoods, what helps and what to specify.",
      keywords: "cooling tower noise, sound level, Korean noise limits, low noise fan, silencer, barrier",
    },
    h1: "Noise",
    lead: "The same tower faces a stricter limit in a residential area at night. Limits apply where people hear the tower, not at the tower itself.",
  },
  sections: [
    {
      id: "sources",
      ko: {
        title: "두 가지 소음",
        paragraphs: [
          "냉각탑 소음은 대부분 팬과 낙수에서 발생합니다. 팬 소음은 주파수가 낮아 먼 곳에서 두드러지고, 낙수 소음은 주파수가 높아 가까운 곳에서 두드러집니다.",
          "대향류형은 물이 수조까지 떨어지므로 팬 소음만 낮추면 낙수 소음이 남습니다. 직교류형은 충전재가 수조 수면에 닿아 물이 튀지 않으며, 흡입구 소음은 팬 소음에 따라 달라집니다.",
          "구조체를 타고 실내로 전달되는 진동도 소음이 됩니다. 냉각탑을 건물에 직접 고정하면 진동이 그대로 전달되므로 방진 장치로 절연합니다 [noise-hk].",
        ],
        figure: {
          kind: "noise",
          caption: "간격이 넓은 물결은 주파수가 낮은 소리, 좁은 물결은 높은 소리입니다.",
          description:
            "냉각탑 단면 두 개. 대향류형은 꼭대기의 팬에서 낮은 소리가 퍼지고, 충전재에서 수조로 떨어지는 물에서 높은 소리가 흡입구로 나옵니다. 직교류형은 충전재가 수조 수면에 닿아 낙수 소음이 없고, 팬 소음이 꼭대기와 양옆 흡입구로 나옵니다. 두 형식 모두 수조 아래 구조체로 진동이 전달됩니다.",
          labels: ["대향류형", "직교류형", "팬 소음", "낙수 소음", "구조체로 전달되는 진동"],
        },
      },
      en: {
        title: "Two sources of noise",
        paragraphs: [
          "Most of a tower’s noise comes from the fan and from falling water. Fan noise is low-pitched and dominates at a distance; water noise is high-pitched and dominates close by.",
          "In a counterflow tower water falls into the basin, so beyond some point a quieter fan only leaves the water noise. In a crossflow tower the film fill reaches into the basin water: nothing splashes, and noise at the inlets follows that of the fan.",
          "Vibration that enters the building becomes noise as well. A tower fixed rigidly to the structure transmits it; vibration isolators keep it out [noise-hk].",
        ],
        figure: {
          kind: "noise",
          caption: "Widely spaced waves are low-pitched sound, closely spaced ones high-pitched.",
          description:
            "Sections through two towers. In the counterflow tower low-pitched sound spreads from the fan at the top, and high-pitched sound from water falling from the fill into the basin leaves through the air inlets. In the crossflow tower the fill reaches into the basin, so there is no water noise; fan noise leaves at the top and through the inlets. Under both basins vibration enters the structure.",
          labels: ["Counterflow", "Crossflow", "Fan noise", "Water noise", "Vibration into the structure"],
        },
      },
    },
    {
      id: "distance",
      ko: {
        title: "거리와 방향",
        paragraphs: [
          "점음원의 소음은 거리가 두 배가 될 때마다 6 dB 줄어듭니다 [noise-distance]. 냉각탑 바로 옆에서는 소음원이 점이 아니므로 이보다 적게 줄어듭니다. 외판으로 덮인 비흡입면은 흡입면보다 소음이 작아서 냉각탑의 방향만 바꾸어 해결되는 현장도 있습니다.",
        ],
        figure: {
          kind: "distance",
          caption:
            "5 m에서 70 dB(A)인 소음원의 예. 거리가 두 배가 될 때마다 6 dB(A) 줄어드는 것으로 그렸습니다.",
          description:
            "꺾은선그래프. 5 m 70 dB(A), 10 m 64 dB(A), 20 m 58 dB(A), 40 m 52 dB(A), 80 m 46 dB(A). 주거지역 야간 기준 45 dB(A)는 점선이며, 80 m 떨어져도 기준을 조금 넘습니다.",
          labels: ["주거지역 야간 기준 45 dB(A)", "거리 m"],
        },
      },
      en: {
        title: "Distance and direction",
        paragraphs: [
          "The level of a point source falls by 6 dB with each doubling of the distance [noise-distance]. Close to the tower, which is no point source there, it falls less. A cased face is quieter than an air inlet face, so at some sites turning the tower is enough.",
        ],
        figure: {
          kind: "distance",
          caption: "A source of 70 dB(A) at 5 m, drawn with 6 dB(A) less for each doubling of the distance.",
          description:
            "Line chart. 70 dB(A) at 5 m, 64 at 10 m, 58 at 20 m, 52 at 40 m, 46 at 80 m. A dashed line marks the Korean limit of 45 dB(A) for residential areas at night; at 80 m the level is still just above it.",
          labels: ["Residential area at night: 45 dB(A)", "Distance m"],
        },
      },
    },
    {
      id: "limits",
      ko: {
        title: "국내 생활소음 기준",
        paragraphs: [
          "공장과 공사장을 제외한 사업장의 소음은 「소음·진동관리법」 제21조에 따라 생활소음으로 규제합니다. 소음배출시설이 없는 공장도 마찬가지입니다. 산업단지와 전용공업지역 등은 제외됩니다 [noise-scope]. 사업장 소음 중 ‘기타’와 ‘공장’의 기준은 다음과 같습니다 [noise-law].",
          "지역과 시설에 따라 적용 기준이 다르므로 설계 전에 관할 시·군·구에 확인합니다.",
        ],
        link: { label: "이웃의 소음도를 이 기준과 비교하기", href: paths.sound },
        table: {
          caption: "생활소음 규제기준, dB(A) (시행규칙 별표 8 중 공장, 사업장 기타)",
          head: ["대상 지역", "아침·저녁 05~07, 18~22시", "주간 07~18시", "야간 22~05시"],
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
        title: "Korean limits for neighborhood noise",
        paragraphs: [
          "Noise from business premises is regulated as neighborhood noise under article 21 of the Noise and Vibration Control Act; so is that from factories without registered noise-emitting facilities. Industrial complexes and exclusive industrial areas are exempt, among others [noise-scope]. For factories and for business premises in the category “other” the limits are [noise-law]:",
          "Which row applies depends on the area and the facility; ask the local authority before you design.",
        ],
        link: { label: "Calculate the level at a neighbor against these limits", href: paths.sound },
        table: {
          caption:
            "Neighborhood noise limits, dB(A) (Enforcement Rule, annex 8: factories, other business premises)",
          head: ["Area", "Morning, evening 5–7, 18–22 h", "Day 7–18 h", "Night 22–5 h"],
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
          "효과는 홍콩 환경보호서가 제시한 최댓값입니다 [noise-hk]. 밤에만 문제가 된다면 팬 속도를 낮추는 방법이 가장 경제적입니다. 밤에는 습구온도가 내려가므로 냉각 능력이 대개 충분하고, 인버터를 쓰면 부하가 줄 때 소음도 함께 줄어듭니다.",
        ],
        figure: {
          kind: "remedies",
          caption: "표의 세 가지 대책",
          description:
            "냉각탑 단면 세 개. 첫째에는 팬 위의 흡음 토출구, 수면의 흡음 매트, 냉각탑과 이웃 사이의 방음벽이 있습니다. 둘째는 냉각탑 전체를 방음커버로 둘러싸고 토출구와 양옆 흡입구에 소음기를 달았습니다. 셋째는 수조와 구조체 사이에 방진 장치가 있습니다.",
          labels: [
            "최대 10 dB(A)",
            "최대 30 dB(A)",
            "구조체 전달음 최대 20 dB(A)",
            "흡음 토출구",
            "방음벽",
            "흡음 매트",
            "소음기",
            "전체 방음커버",
            "방진 장치",
          ],
        },
        table: {
          caption: "소음 저감 대책과 최대 효과",
          head: ["대책", "저감량"],
          rows: [
            {
              id: "barrier",
              cells: ["방음벽이나 부분 방음커버, 수면 흡음 매트, 흡음 토출구", "최대 10 dB(A)"],
            },
            { id: "enclosure", cells: ["전체 방음커버와 흡입·토출 소음기", "최대 30 dB(A)"] },
            { id: "isolators", cells: ["방진 장치(구조체 전달음)", "최대 20 dB(A)"] },
          ],
        },
      },
      en: {
        title: "Remedies and their effect",
        paragraphs: [
          "The figures are the maximum values given by Hong Kong’s Environmental Protection Department [noise-hk]. Where noise is a problem only at night, running the fans slower is the cheapest remedy: the wet bulb falls at night, so capacity is usually sufficient, and a variable-speed drive lowers the noise whenever the load falls.",
        ],
        figure: {
          kind: "remedies",
          caption: "The three groups of remedies in the table",
          description:
            "Sections through three towers. The first has a lined cowl above the fan, an acoustic mat on the water and a barrier between tower and neighbor. The second stands in a complete enclosure with silencers at the discharge and at the inlets on both sides. The third has vibration isolators between basin and structure.",
          labels: [
            "Up to 10 dB(A)",
            "Up to 30 dB(A)",
            "Structure: up to 20 dB(A)",
            "Lined cowl",
            "Barrier",
            "Acoustic mat",
            "Silencers",
            "Complete enclosure",
            "Isolators",
          ],
        },
        table: {
          caption: "Remedies and their maximum effect",
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
        title: "시방서에 적을 내용",
        paragraphs: [
          "‘저소음형’이라고만 적으면 업체마다 다른 조건으로 견적을 냅니다. 다음을 함께 적어 주세요.",
        ],
        points: [
          "허용 소음도 dB(A)와 적용 지점, 냉각탑에서의 거리와 방향",
          "적용 시간대와 그때의 열부하, 습구온도",
          "주위의 벽과 건물, 함께 운전하는 설비",
          "측정 방법과 측정 주체",
        ],
        link: { label: "시리즈별, 모델별 소음 보기", href: paths.package },
      },
      en: {
        title: "What to specify",
        paragraphs: ["“Low noise” alone lets each bidder quote for different conditions. State as well:"],
        points: [
          "the permitted level in dB(A) and the point where it applies, with distance and direction from the tower",
          "the hours during which it applies, with the heat load and wet bulb at that time",
          "surrounding walls and buildings, and other plant running at the same time",
          "how it is measured, and by whom",
        ],
        link: { label: "See the series and their sound levels", href: paths.package },
      },
    },
  ],
});

export const noiseKinds = articleKinds("절");
