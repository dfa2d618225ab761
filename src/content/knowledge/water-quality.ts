import { paths } from "../paths.ts";
import { article, articleKinds } from "./article.ts";

/** Article on concentration, biological growth and Korean requirements. */
export const waterQuality = article({
  ko: {
    meta: {
      title: "냉각수 수질과 레지오넬라 관리 | {name}",
      description:
        "냉각탑 순환수의 농축과 블로다운, 수질 기준값, 레지오넬라균의 증식 조건과 국내 지자체의 관리 권고를 출처와 함께 정리했습니다.",
      keywords: "냉각수 수질 기준, 레지오넬라, 농축배수, 블로다운, 냉각탑 청소, 백청",
    },
    h1: "수질과 레지오넬라 관리",
    lead: "냉각탑의 물은 증발하면서 농축되고, 여름이면 균이 자라기 좋은 온도가 됩니다. 농도와 균, 두 가지를 관리해야 합니다.",
  },
  en: {
    meta: {
      title: "Cooling water quality and Legionella | {name}",
      description:
        "Cycles of concentration and blowdown, guideline values for cooling water, how Legionella grows and what Korean authorities advise, with sources.",
      keywords: "cooling water quality, Legionella, cycles of concentration, blowdown, white rust",
    },
    h1: "Water quality and Legionella",
    lead: "Water in a cooling tower concentrates as it evaporates, and in summer it is warm enough for bacteria. Two things need control: dissolved solids and biological growth.",
  },
  sections: [
    {
      id: "concentration",
      ko: {
        title: "농축배수와 블로다운",
        paragraphs: [
          "물은 증발하지만 칼슘, 마그네슘, 염화물, 실리카 같은 용해 고형물은 남습니다. 지나치게 농축되면 스케일이 끼고 부식이 일어나므로, 농축된 물을 빼고(블로다운) 새 물을 넣어 농도를 일정하게 유지합니다. 보충수는 증발, 블로다운, 비산을 더한 양입니다 [femp].",
          "농축배수는 순환수의 농도가 보충수의 몇 배인지를 나타냅니다. 미국 환경보호청(EPA)은 물을 가장 아껴 쓰려면 6배 이상으로 운전하라고 권합니다 [epa]. 블로다운은 증발량을 (농축배수 − 1)로 나눈 값에서 비산을 뺀 양입니다 [method]. 그래서 2배에서 4배로 올리면 크게 줄지만 6배를 넘으면 더 줄어드는 양이 적습니다.",
        ],
        figure: {
          kind: "cycles",
          caption: "증발량을 1로 볼 때의 보충수. 짙은 부분이 블로다운입니다. 비산은 양이 적어 생략했습니다.",
          description:
            "막대그래프. 증발량 1에 대한 보충수는 농축배수 2에서 2.00, 3에서 1.50, 4에서 1.33, 5에서 1.25, 6에서 1.20, 8에서 1.14, 10에서 1.11입니다.",
          labels: ["증발", "블로다운", "농축배수"],
        },
        link: { label: "용량 계산기로 증발량과 보충수 계산하기", href: paths.calculator },
      },
      en: {
        title: "Cycles of concentration and blowdown",
        paragraphs: [
          "Water evaporates; dissolved solids such as calcium, magnesium, chloride and silica stay behind. Too high a concentration causes scale and corrosion, so some of the concentrated water is discharged (blowdown) and replaced. Make-up is the sum of evaporation, blowdown and drift [femp].",
          "Cycles of concentration state how many times more concentrated the circulating water is than the make-up. The U.S. EPA advises six cycles or more to make the best use of water [epa]. Blowdown is evaporation divided by (cycles − 1), less drift [method]: it falls sharply from 2 to 4 cycles, but beyond 6 there is little left to gain.",
        ],
        figure: {
          kind: "cycles",
          caption:
            "Make-up water for an evaporation of 1. The dark part is blowdown; drift is too small to show.",
          description:
            "Bar chart. For an evaporation of 1, make-up is 2.00 at 2 cycles, 1.50 at 3, 1.33 at 4, 1.25 at 5, 1.20 at 6, 1.14 at 8 and 1.11 at 10.",
          labels: ["Evaporation", "Blowdown", "Cycles of concentration"],
        },
        link: { label: "Calculate evaporation and make-up", href: paths.calculator },
      },
    },
    {
      id: "limits",
      ko: {
        title: "순환수와 보충수의 기준값",
        paragraphs: [
          "국내에서도 널리 참고하는 일본냉동공조공업회 지침 JRA-GL-02-1994의 냉각수(순환식) 값입니다 [jra]. 기준값 안에 있어도 부식이 생길\u00a0수\u00a0있으므로, 재질과 약품에 맞는 관리값은 수처리 업체와 정해야 합니다.",
          "전기전도도의 두 기준값만 보면 농축배수는 2.7배(800 ÷ 300)까지입니다. 4배로 운전하면서 순환수 800 µS/cm를 지키려면 보충수가 200 µS/cm 이하여야 합니다. 더 높은 농축배수로 운전하려면 수처리 업체와 순환수의 관리값을 따로 정합니다.",
        ],
        table: {
          caption: "JRA-GL-02-1994 냉각수 수질 기준값 (순환식)",
          head: ["항목", "순환수", "보충수"],
          rows: [
            { id: "ph", cells: ["pH (25 °C)", "6.5~8.2", "6.0~8.0"] },
            { id: "conductivity", cells: ["전기전도도, µS/cm", "800 이하", "300 이하"] },
            { id: "chloride", cells: ["염화물 이온, mg/L", "200 이하", "50 이하"] },
            { id: "sulfate", cells: ["황산 이온, mg/L", "200 이하", "50 이하"] },
            { id: "alkalinity", cells: ["M 알칼리도, mg CaCO₃/L", "100 이하", "50 이하"] },
            { id: "hardness", cells: ["전경도, mg CaCO₃/L", "200 이하", "70 이하"] },
            { id: "calcium", cells: ["칼슘 경도, mg CaCO₃/L", "150 이하", "50 이하"] },
            { id: "silica", cells: ["이온상 실리카, mg SiO₂/L", "50 이하", "30 이하"] },
            { id: "iron", cells: ["철, mg/L", "1.0 이하", "0.3 이하"] },
            { id: "copper", cells: ["구리, mg/L", "0.3 이하", "0.1 이하"] },
          ],
        },
      },
      en: {
        title: "Guideline values for circulating and make-up water",
        paragraphs: [
          "These are the values for recirculated cooling water in JRA-GL-02-1994 of the Japan Refrigeration and Air Conditioning Industry Association [jra], which plants in Korea often refer to as well. Corrosion can occur even within these limits; agree values for your materials and chemicals with your water treatment company.",
          "The two values for conductivity alone allow 2.7 cycles of concentration (800 ÷ 300). To run at 4 cycles within 800 µS/cm, the make-up must not exceed 200 µS/cm. Higher cycles call for limits of their own, agreed with the water treatment company.",
        ],
        table: {
          caption: "JRA-GL-02-1994, cooling water (recirculated)",
          head: ["Item", "Circulating", "Make-up"],
          rows: [
            { id: "ph", cells: ["pH at 25 °C", "6.5–8.2", "6.0–8.0"] },
            { id: "conductivity", cells: ["Conductivity, µS/cm", "≤ 800", "≤ 300"] },
            { id: "chloride", cells: ["Chloride, mg/L", "≤ 200", "≤ 50"] },
            { id: "sulfate", cells: ["Sulfate, mg/L", "≤ 200", "≤ 50"] },
            { id: "alkalinity", cells: ["M-alkalinity, mg CaCO₃/L", "≤ 100", "≤ 50"] },
            { id: "hardness", cells: ["Total hardness, mg CaCO₃/L", "≤ 200", "≤ 70"] },
            { id: "calcium", cells: ["Calcium hardness, mg CaCO₃/L", "≤ 150", "≤ 50"] },
            { id: "silica", cells: ["Ionic silica, mg SiO₂/L", "≤ 50", "≤ 30"] },
            { id: "iron", cells: ["Iron, mg/L", "≤ 1.0", "≤ 0.3"] },
            { id: "copper", cells: ["Copper, mg/L", "≤ 0.3", "≤ 0.1"] },
          ],
        },
      },
    },
    {
      id: "legionella",
      ko: {
        title: "레지오넬라균이 자라는 조건",
        paragraphs: [
          "레지오넬라균은 pH 7.2~8.3, 25~45\u00a0°C의 물에서 증식합니다 [gwangjin]. 여름철 냉각탑 순환수의 온도가 여기에 듭니다. 국내 표준 조건에서 순환수는 37\u00a0°C로 들어와 32\u00a0°C로 나갑니다 [method]. 토출 공기에 실려 나간 물방울을 들이마시면 감염될\u00a0수\u00a0있지만, 사람에게서 사람으로 옮지는 않습니다 [busan]. 미국 산업안전보건청(OSHA)은 밀폐형 냉각탑과 증발식 응축기도 같은 관리 대상으로 봅니다. 물을 재순환하면서 일부를 공기 중으로 내보내기는 마찬가지이기 때문입니다 [osha].",
          "물을 아끼려고 배관의 물은 두고 냉각탑의 물만 갈면 유기물이 농축되어 균이 자라기 쉽습니다 [gwangjin]. 통상적인 검사의 검출 한계는 200 CFU/L이므로 ‘불검출’이라고 균이 없는 것은 아닙니다. 청소하고 소독한 뒤에도 방치하면 열흘 안팎에 이전 상태로 돌아갑니다 [gwangjin].",
          "물방울은 비산방지기로 막습니다. 비산율은 순환수량의 백분율로 나타내며 [drift-rate], 최근의 셀형 비산방지기는 0.0005~0.002%입니다 [drift-best].",
        ],
        figure: {
          kind: "growth",
          caption:
            "레지오넬라균의 증식 범위와 순환수. 위는 국내 표준 조건의 수온, 아래는 JRA-GL-02-1994의 pH 기준값입니다. 기준값을 지켜도 균의 증식 범위와 대부분 겹치므로 청소와 소독이 따로 필요합니다.",
          description:
            "눈금 두 개. 수온은 레지오넬라균이 25~45 °C, 표준 조건의 순환수가 32~37 °C로 그 안에 듭니다. pH는 레지오넬라균이 7.2~8.3, 순환수 기준값이 6.5~8.2로 7.2부터 8.2까지 겹칩니다.",
          labels: ["°C", "pH", "레지오넬라균", "표준 조건의 순환수", "순환수 기준값"],
        },
      },
      en: {
        title: "Where Legionella grows",
        paragraphs: [
          "Legionella grows in water at pH 7.2–8.3 and 25–45 °C [gwangjin], the range of a cooling tower in summer: at the Korean standard duty the water enters at 37 °C and leaves at 32 °C [method]. People are infected by breathing in droplets that leave with the discharge air; the disease does not pass from person to person [busan]. U.S. OSHA includes closed-circuit towers and evaporative condensers: they too recirculate water and release some of it into the air [osha].",
          "If only the water in the tower is changed and that in the pipes is kept to save water, organic matter concentrates and the bacteria thrive [gwangjin]. The detection limit of the usual test is 200 CFU/L, so “not detected” does not mean “none”; and after cleaning and disinfection, a neglected tower returns to its previous state in about ten days [gwangjin].",
          "Drift eliminators hold the droplets back. The drift rate is a percentage of the circulating flow [drift-rate]; modern cellular eliminators reach 0.0005–0.002% [drift-best].",
        ],
        figure: {
          kind: "growth",
          caption:
            "The range in which Legionella grows, and the water in a tower: above, the temperatures of the Korean standard duty; below, the pH guideline of JRA-GL-02-1994. Water within the guideline can suit the bacteria, so cleaning and disinfection are needed all the same.",
          description:
            "Two scales. Temperature: Legionella grows at 25 to 45 °C; water at the standard duty, 32 to 37 °C, lies within that. pH: Legionella grows at 7.2 to 8.3, the guideline for circulating water is 6.5 to 8.2; they overlap from 7.2 to 8.2.",
          labels: ["°C", "pH", "Legionella", "Water at the standard duty", "Guideline for the water"],
        },
      },
    },
    {
      id: "korea",
      ko: {
        title: "국내에서 요구하고 권고하는 것",
        paragraphs: [
          "레지오넬라증은 「감염병의 예방 및 관리에 관한 법률」에 따른 제3급감염병입니다 [infection-law]. 지자체는 다음과 같이 권고합니다.",
        ],
        points: [
          "냉각탑을 1년에 2~4회 주기적으로 청소합니다 [busan].",
          "이끼와 오물을 완전히 없애고 새 물을 채운 다음 소독약을 넣습니다. 처음에는 유리잔류염소가 50 mg/L가 되게 합니다 [busan].",
          "작업자는 마스크, 장갑, 보호안경을 씁니다 [busan].",
          "여름 가동 전에 청소를 마칩니다. 가동 중에 균이 늘어난 뒤에는 약품만으로 없애기 어렵습니다 [busan].",
        ],
        link: { label: "수처리 설비 보기", href: paths.waterTreatment },
      },
      en: {
        title: "What Korea requires and advises",
        paragraphs: [
          "Legionellosis is a class 3 notifiable disease under the Infectious Disease Control and Prevention Act [infection-law]. Local authorities advise:",
        ],
        points: [
          "Clean the cooling tower two to four times a year [busan].",
          "Remove all algae and dirt, fill with fresh water and disinfect, at first to 50 mg/L of free residual chlorine [busan].",
          "Wear a mask, gloves and safety glasses for the work [busan].",
          "Finish cleaning before the season starts: once bacteria have multiplied in a running tower, chemicals alone do little [busan].",
        ],
        link: { label: "See our water treatment equipment", href: paths.waterTreatment },
      },
    },
    {
      id: "start",
      ko: {
        title: "새 아연도금 냉각탑의 첫 8주",
        paragraphs: [
          "새 아연도금 강판이 물에 닿으면 표면에 치밀한 염기성 탄산아연 피막이 생깁니다. pH 6.5~8.0, 칼슘 경도와 알칼리도 100~300 ppm인 물이면 8주 안에 피막이 완성됩니다 [white-rust]. 그 전에 pH 8.2~8.3을 넘는 물을 쓰면 백청이 생길\u00a0수\u00a0있으므로, 처음 몇 달은 pH 7.8 이하로 운전합니다 [white-rust-ph].",
        ],
      },
      en: {
        title: "The first eight weeks of a galvanized tower",
        paragraphs: [
          "New galvanized steel forms a dense protective film of basic zinc carbonate in contact with water. This takes up to eight weeks at pH 6.5–8.0 with calcium hardness and alkalinity of 100–300 ppm [white-rust]. Until then, water above pH 8.2–8.3 can cause white rust; keep the pH at 7.8 or below for the first few months [white-rust-ph].",
        ],
      },
    },
  ],
});

export const waterQualityKinds = articleKinds("절");
