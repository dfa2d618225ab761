import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Questions of buyers: each section is a question, its paragraphs the answer. */
export const faq = article({
  ko: {
    meta: {
      title: "냉각탑 자주 묻는 질문 | {name}",
      description:
        "냉각탑을 고르고 설치하고 운전할 때 자주 묻는 질문에 답합니다. 용량 계산, 형식 선택, 물 사용, 겨울 운전, 소음, 충전재 교체를 다룹니다.",
      keywords: "냉각탑 FAQ, 냉각탑 용량 계산, 냉각탑 견적, 냉각탑 물 사용량, 냉각탑 소음",
    },
    h1: "자주 묻는 질문",
    lead: "구매 담당자와 설비 기술자가 자주 묻는 질문에 답합니다. 인용한 수치에는 출처를 달았습니다.",
  },
  en: {
    meta: {
      title: "Cooling towers: frequently asked questions | {name}",
      description:
        "Answers to what buyers and engineers ask about cooling towers: capacity, choice of type, water use, winter, noise and replacement of fill.",
      keywords: "cooling tower FAQ, cooling tower capacity, cooling tower quote, water use, noise",
    },
    h1: "Frequently asked questions",
    lead: "What buyers and plant engineers ask us most often. Quoted figures name their source.",
  },
  sections: [
    {
      id: "data",
      ko: {
        title: "견적을 받으려면 무엇을 알려야 하나요?",
        paragraphs: [
          "순환수량, 입구수온과 출구수온, 설계 습구온도, 설치 장소만 알려 주시면 견적을 시작할\u00a0수\u00a0있습니다. 소음 기준, 설치 공간의 크기, 수질, 겨울 운전 여부까지 알려 주시면 현장에 맞는 견적을 바로 드립니다. 순환수량을 모르면 방열량과 두 수온으로 계산합니다.",
        ],
        link: { label: "용량 계산기에서 조건 정리하기", href: paths.calculator },
      },
      en: {
        title: "What do you need for a quote?",
        paragraphs: [
          "Flow rate, inlet and outlet temperatures, design wet bulb and location are enough to begin. Noise limits, available space, water quality and whether the tower runs in winter let us get the first quote right. If you do not know the flow rate, it follows from the heat load and the two water temperatures.",
        ],
        link: { label: "Enter your duty in the calculator", href: paths.calculator },
      },
    },
    {
      id: "chiller",
      ko: {
        title: "냉동기 100 USRT에는 몇 CRT의 냉각탑이 필요한가요?",
        paragraphs: [
          "대략 100 CRT입니다. 1 USRT는 3,024 kcal/h이고 [refrigeration-ton], 일반 공조에서는 압축기 열이 25%쯤 더해져 냉각탑에서 약 3,780 kcal/h를 방출합니다 [ashrae]. 1 CRT(3,900 kcal/h)와 거의 같습니다 [method]. 흡수식 냉동기는 방열량이 훨씬 많으므로 제작사가 정한 냉각수 조건으로 계산해야 합니다.",
        ],
      },
      en: {
        title: "How many CRT does a 100 USRT chiller need?",
        paragraphs: [
          "About 100 CRT. One USRT is 3,024 kcal/h [refrigeration-ton]; in ordinary air conditioning the compressor adds some 25%, so about 3,780 kcal/h is rejected [ashrae], close to the 3,900 kcal/h of one CRT [method]. Absorption chillers reject far more heat; size the tower from the maker’s condenser-water data.",
        ],
      },
    },
    {
      id: "colder",
      ko: {
        title: "냉각탑으로 물을 외기보다 차게 할 수 있나요?",
        paragraphs: [
          "건구온도보다는 낮출\u00a0수\u00a0있지만 습구온도보다 낮출 수는 없습니다 [ashrae]. 출구수온과 습구온도의 차이인 어프로치를 작게 잡을수록 냉각탑이 커집니다. 냉각탑 열성능 인증 표준은 어프로치 2.8 K(5\u00a0°F) 이상을 다루며 [cti-certified], 용량 계산기도 2.8 K부터 계산합니다.",
        ],
        link: { label: "용어집에서 어프로치 보기", href: `${paths.glossary}#approach` },
      },
      en: {
        title: "Can a tower make water colder than the air?",
        paragraphs: [
          "Colder than the dry bulb, yes; colder than the wet bulb, never [ashrae]. The smaller the approach, which is the cold-water temperature minus the wet bulb, the larger the tower. The standard for certified ratings covers approaches of 2.8 K (5 °F) or more [cti-certified], and so does the capacity calculator.",
        ],
        link: { label: "See approach in the glossary", href: `${paths.glossary}#approach` },
      },
    },
    {
      id: "water",
      ko: {
        title: "물은 얼마나 쓰나요?",
        paragraphs: [
          "500 CRT 냉각탑을 표준 조건(390 m³/h, 37 → 32\u00a0°C)에서 운전하면 증발량은 어림식으로 시간당 약 3.0 m³, 보충수는 농축배수 5일 때 약 3.7 m³입니다 [method]. 농축배수를 2에서 6으로 올리면 보충수가 40% 줄어듭니다.",
        ],
        link: { label: "농축배수와 블로다운 자세히 보기", href: `${paths.waterQuality}#concentration` },
      },
      en: {
        title: "How much water does a tower use?",
        paragraphs: [
          "For 500 CRT at the standard duty (390 m³/h, 37 to 32 °C) the rule of thumb gives about 3.0 m³/h of evaporation; at five cycles of concentration, make-up is about 3.7 m³/h [method]. Going from 2 to 6 cycles cuts make-up by 40%.",
        ],
        link: { label: "More on cycles and blowdown", href: `${paths.waterQuality}#concentration` },
      },
    },
    {
      id: "closed",
      ko: {
        title: "밀폐형은 왜 더 비싼가요?",
        paragraphs: [
          "순환수가 흐르는 코일과 살수 계통이 더 들어가고 구조가 복잡하기 때문입니다. 대신 순환수가 오염되거나 농축되지 않아 열교환기와 생산 설비를 오래 쓸\u00a0수\u00a0있습니다.",
        ],
        link: { label: "세 형식 비교 보기", href: paths.choosing },
      },
      en: {
        title: "Why does a closed-circuit tower cost more?",
        paragraphs: [
          "It adds a coil and a spray circuit to a more complex structure. In return, the circulating water stays clean and does not concentrate, so the equipment it serves lasts longer.",
        ],
        link: { label: "See the three types compared", href: paths.choosing },
      },
    },
    {
      id: "winter",
      ko: {
        title: "겨울에도 운전할 수 있나요?",
        paragraphs: [
          "열부하와 최소 유량을 유지하면 영하에서도 운전할\u00a0수\u00a0있습니다 [winter-spx]. 밀폐형은 코일 쪽에 부동액을 쓰는 방법이 가장 확실합니다 [winter-coil].",
        ],
        link: { label: "겨울 운전과 백연 자세히 보기", href: paths.winter },
      },
      en: {
        title: "Can it run in winter?",
        paragraphs: [
          "Yes, as long as heat load and minimum flow are maintained [winter-spx]. In closed-circuit towers, glycol in the coil is the surest protection [winter-coil].",
        ],
        link: { label: "More on winter operation and plume", href: paths.winter },
      },
    },
    {
      id: "plume",
      ko: {
        title: "냉각탑에서 나오는 연기는 해로운가요?",
        paragraphs: [
          "아닙니다. 연기가 아니라 토출 공기의 수증기가 찬 외기를 만나 맺힌 물방울(백연)이며 오염물질이 아닙니다. 시야를 가리거나 도로가 얼 우려가 있는 현장에는 백연저감형이나 하이브리드를 씁니다.",
        ],
      },
      en: {
        title: "Is the white cloud above a tower harmful?",
        paragraphs: [
          "No. It is water vapor in the discharge air condensing as it meets cold air, not a pollutant. Where it would block the view or ice over roads, plume-abated or hybrid towers are used.",
        ],
      },
    },
    {
      id: "noise",
      ko: {
        title: "주택가 가까이에 설치해도 되나요?",
        paragraphs: [
          "주거지역의 야간 생활소음 기준은 45 dB(A)입니다 [noise-law]. 이격거리, 설치 방향, 야간 팬 속도, 방음벽을 함께 설계하면 맞출\u00a0수\u00a0있는 경우가 많습니다.",
        ],
        link: { label: "소음 기준과 대책 보기", href: paths.noise },
      },
      en: {
        title: "Can it be installed near homes?",
        paragraphs: [
          "In residential areas in Korea the nighttime limit is 45 dB(A) [noise-law]. Distance, orientation, fan speed at night and barriers, designed together, are often enough to meet it.",
        ],
        link: { label: "More on limits and remedies", href: paths.noise },
      },
    },
    {
      id: "cleaning",
      ko: {
        title: "청소는 얼마나 자주 해야 하나요?",
        paragraphs: [
          "지자체는 냉각탑을 1년에 2~4회 청소하라고 권고합니다 [busan]. 여름에만 운전한다면 가동 전에 반드시 한 번 청소하세요.",
        ],
        link: { label: "수질과 레지오넬라 관리 보기", href: paths.waterQuality },
      },
      en: {
        title: "How often should it be cleaned?",
        paragraphs: [
          "Korean authorities advise cleaning two to four times a year [busan]. Always clean a seasonal tower before start-up.",
        ],
        link: { label: "More on water quality and Legionella", href: paths.waterQuality },
      },
    },
    {
      id: "fill",
      ko: {
        title: "충전재는 몇 년마다 교체하나요?",
        paragraphs: [
          "수질과 운전 시간에 따라 다릅니다. 한 제작사는 정기적으로 세척할 때 약 10년을 교체 주기로 봅니다 [fill-kuken]. 연수보다 부착물의 종류와 양을 보고 정하세요.",
        ],
        link: { label: "충전재 점검과 교체 보기", href: paths.fillService },
      },
      en: {
        title: "How often is fill replaced?",
        paragraphs: [
          "It depends on the water and the running hours. One maker allows about 10 years with regular washing [fill-kuken]. Judge by the kind and amount of deposits rather than by age.",
        ],
        link: { label: "More on servicing and replacing fill", href: paths.fillService },
      },
    },
  ],
});

export const faqKinds = articleKinds("질문", { isRequired: true });
