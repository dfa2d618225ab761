import { paths } from "../paths.ts";
import { article } from "./article.ts";

/** What concentrates, what grows, and what Korean authorities ask for. */
export const waterQuality = article({
  ko: {
    meta: {
      title: "냉각수 수질과 레지오넬라 관리 | {name}",
      description:
        "냉각탑 순환수의 농축과 블로다운, 수질 기준값, 레지오넬라균의 증식 조건과 국내 지자체의 관리 권고를 출처와 함께 정리했습니다.",
      keywords: "냉각수 수질 기준, 레지오넬라, 농축배수, 블로다운, 냉각탑 청소, 백청",
    },
    h1: "수질과 레지오넬라 관리",
    lead: "냉각탑의 물은 증발하면서 진해지고, 여름이면 균이 자라기 좋은 온도가 됩니다. 관리할 것은 농도와 균, 두 가지입니다.",
  },
  en: {
    meta: {
      title: "Cooling water quality and Legionella | {name}",
      description:
        "Cycles of concentration and blowdown, guideline values for cooling water, how Legionella grows and what Korean authorities advise, with sources.",
      keywords: "cooling water quality, Legionella, cycles of concentration, blowdown, white rust",
    },
    h1: "Water quality and Legionella",
    lead: "The water of a cooling tower grows stronger as it evaporates, and in summer it is warm enough for bacteria. Two things need control: concentration and life.",
  },
  sections: [
    {
      id: "concentration",
      ko: {
        title: "농축배수와 블로다운",
        paragraphs: [
          "물은 증발하지만 칼슘, 마그네슘, 염화물, 실리카 같은 용해 고형물은 남습니다. 농도가 지나치면 스케일이 끼고 부식이 일어나므로, 진해진 물을 빼고(블로다운) 새 물을 넣어 농도를 묶어 둡니다. 보충수는 증발, 블로다운, 비산의 합입니다 [femp].",
          "농축배수는 순환수의 농도가 보충수의 몇 배인지를 나타냅니다. 미국 환경청은 물을 가장 알뜰히 쓰려면 6배 이상으로 운전하라고 합니다 [epa]. 블로다운은 증발량을 (농축배수 − 1)로 나눈 값에서 비산을 뺀 것이므로 [method], 2배에서 4배로 올릴 때에는 크게 줄지만 6배를 넘으면 얻는 것이 적습니다.",
        ],
        figure: {
          kind: "cycles",
          caption:
            "증발량을 1로 볼 때의 보충수. 짙은 부분이 블로다운입니다. 비산은 작아서 그리지 않았습니다.",
          description:
            "막대그래프. 증발량 1에 대한 보충수는 농축배수 2에서 2.00, 3에서 1.50, 4에서 1.33, 5에서 1.25, 6에서 1.20, 8에서 1.14, 10에서 1.11이다.",
          labels: ["증발", "블로다운", "농축배수"],
        },
        link: { label: "용량 계산기로 증발량과 보충수 구하기", href: paths.calculator },
      },
      en: {
        title: "Cycles of concentration and blowdown",
        paragraphs: [
          "Water evaporates; dissolved solids such as calcium, magnesium, chloride and silica stay. Too much of them forms scale and corrodes, so some of the strong water is let out (blowdown) and replaced. Make-up is the sum of evaporation, blowdown and drift [femp].",
          "Cycles of concentration say how many times stronger the circulating water is than the make-up. The U.S. EPA advises six cycles or more for the best use of water [epa]. Blowdown is evaporation divided by (cycles − 1), less drift [method]: from 2 to 4 cycles it falls a lot, beyond 6 there is little left to gain.",
        ],
        figure: {
          kind: "cycles",
          caption:
            "Make-up water where evaporation is 1. The dark part is blowdown; drift is too small to be drawn.",
          description:
            "Bar chart. For an evaporation of 1, make-up is 2.00 at 2 cycles, 1.50 at 3, 1.33 at 4, 1.25 at 5, 1.20 at 6, 1.14 at 8 and 1.11 at 10.",
          labels: ["Evaporation", "Blowdown", "Cycles of concentration"],
        },
        link: { label: "Work out evaporation and make-up in the calculator", href: paths.calculator },
      },
    },
    {
      id: "limits",
      ko: {
        title: "순환수와 보충수의 기준값",
        paragraphs: [
          "국내 설비에서도 널리 참조하는 일본냉동공조공업회 지침 JRA-GL-02-1994의 냉각수(순환식) 값입니다 [jra]. 기준값 안에 있어도 부식이 생길\u00a0수\u00a0있으므로 재질과 약품에 맞춘 관리값은 수처리 업체와 정합니다.",
        ],
        table: {
          caption: "JRA-GL-02-1994 냉각수 수질 기준값 (순환식)",
          head: ["항목", "순환수", "보충수"],
          rows: [
            { id: "ph", cells: ["pH (25 °C)", "6.5–8.2", "6.0–8.0"] },
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
          "These are the values for recirculated cooling water in JRA-GL-02-1994 of the Japan Refrigeration and Air Conditioning Industry Association [jra], which plants in Korea often refer to as well. Corrosion is possible within them too; agree on limits for your materials and chemicals with your water treatment company.",
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
          "레지오넬라균은 pH 7.2–8.3, 25–45\u00a0°C의 물에서 살아갑니다 [gwangjin]. 여름철 냉각탑의 순환수가 바로 그 온도입니다. 균이 든 물방울이 토출 공기에 실려 나가 사람이 들이마시면 감염되고, 사람 사이에는 옮지 않습니다 [busan]. 미국 산업안전보건청은 밀폐형과 증발식 응축기도 함께 관리하게 합니다. 물을 되돌려 쓰며 공기 중으로 내보내는 것은 마찬가지이기 때문입니다 [osha].",
          "절수하려고 배관의 물은 두고 냉각탑의 물만 갈면 유기물이 농축되어 균이 자라기 좋은 조건이 됩니다 [gwangjin]. 통상적인 검사로 찾을\u00a0수\u00a0있는 가장 적은 균수는 200 CFU/L여서 ‘불검출’이 균이 없다는 뜻은 아니며, 청소와 소독 뒤에도 방치하면 열흘 안팎에 이전 상태로 돌아갑니다 [gwangjin].",
          "물방울이 나가는 길을 막는 것은 비산방지기입니다. 비산율은 순환수량에 대한 백분율로 나타내며 [drift-rate], 요즘의 셀형은 0.0005–0.002% 수준입니다 [drift-best].",
        ],
      },
      en: {
        title: "What Legionella needs",
        paragraphs: [
          "Legionella lives in water of pH 7.2–8.3 and 25–45 °C [gwangjin], which is just what a cooling tower offers in summer. People are infected when they breathe in droplets that leave with the discharge air; it does not pass from person to person [busan]. U.S. OSHA counts closed towers and evaporative condensers in: they recirculate water and let some of it into the air just the same [osha].",
          "Where only the water of the tower is changed, and that of the pipes is kept to save water, organic matter concentrates and the bacteria thrive [gwangjin]. The usual test finds no fewer than 200 CFU/L, so “not detected” does not mean “none”; and after cleaning and disinfection a neglected tower is back where it was in about ten days [gwangjin].",
          "What keeps droplets in is the drift eliminator. Its drift rate is a percentage of the circulating flow [drift-rate]; cellular ones of today reach 0.0005–0.002\u00a0% [drift-best].",
        ],
      },
    },
    {
      id: "korea",
      ko: {
        title: "국내에서 요구하고 권고하는 것",
        paragraphs: [
          "레지오넬라증은 「감염병의 예방 및 관리에 관한 법률」에 따른 제3급 법정감염병입니다 [donghae]. 여름이면 시도 보건환경연구원이 대형 건물과 병원, 숙박업소의 냉각탑수를 검사합니다. 전북의 예로, 기준을 넘으면 청소와 소독을 하고 1–2주 뒤에 다시 검사합니다 [jeonbuk]. 지자체의 권고는 다음과 같습니다.",
        ],
        points: [
          "냉각탑수는 1년에 2–4회 주기적으로 청소합니다 [busan].",
          "이끼와 오물을 완전히 없애고 새 물을 채운 다음 소독약을 넣습니다. 처음에는 유리잔류염소가 50 mg/L가 되게 합니다 [busan].",
          "작업자는 마스크, 장갑, 보호안경을 씁니다 [busan].",
          "계절 가동 전에 청소를 마칩니다. 가동 뒤에 균이 불어난 것을 알고 약품만 넣어서는 잡기 어렵습니다 [busan].",
          "균이 검출되면 시설을 청소하고 소독하며, 냉각탑수를 정기적으로 관리합니다 [sejong].",
        ],
        link: { label: "수처리 설비 보기", href: paths.waterTreatment },
      },
      en: {
        title: "What Korea requires and advises",
        paragraphs: [
          "Legionellosis is a class 3 notifiable disease under the Infectious Disease Control and Prevention Act [donghae]. In summer the health and environment institutes of cities and provinces test the cooling towers of large buildings, hospitals and hotels. In Jeonbuk, for example, a result over the limit is followed by cleaning, disinfection and a second test one to two weeks later [jeonbuk]. The authorities advise:",
        ],
        points: [
          "Clean the cooling tower water two to four times a year [busan].",
          "Remove all algae and dirt, fill with fresh water and disinfect, at first to 50 mg/L of free residual chlorine [busan].",
          "Work with mask, gloves and safety glasses [busan].",
          "Finish cleaning before the season starts: once bacteria have multiplied in a running tower, chemicals alone hardly help [busan].",
          "Where bacteria are found, clean and disinfect, and look after the tower water regularly [sejong].",
        ],
        link: { label: "See our water treatment equipment", href: paths.waterTreatment },
      },
    },
    {
      id: "start",
      ko: {
        title: "새 아연도금 냉각탑의 첫 8주",
        paragraphs: [
          "아연도금 강판은 처음 물을 만나는 동안 표면에 치밀한 염기성 탄산아연 피막을 만듭니다. pH 6.5–8.0, 칼슘 경도와 알칼리도 100–300 ppm의 물로 8주 안에 만들어집니다 [white-rust]. 피막이 없는 채로 pH 8.2–8.3을 넘는 물을 쓰면 백청이 생길\u00a0수\u00a0있으므로, 처음 몇 달은 pH 7.8 이하로 운전합니다 [white-rust-ph].",
        ],
      },
      en: {
        title: "The first eight weeks of a galvanized tower",
        paragraphs: [
          "Galvanized steel grows a dense skin of basic zinc carbonate when it first meets water. It forms within eight weeks at pH 6.5–8.0 with calcium hardness and alkalinity of 100–300 ppm [white-rust]. Without it, water above pH 8.2–8.3 can bring white rust; keep to pH 7.8 or less for the first few months [white-rust-ph].",
        ],
      },
    },
  ],
});
