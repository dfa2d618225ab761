import { paths } from "../paths.ts";
import { article, type Term } from "./article.ts";

/** The words of the trade. What a term is called in the other language stands at the same term there. */
export const glossary = article({
  ko: {
    meta: {
      title: "냉각탑 용어집: CRT, 어프로치, 농축배수 | {name}",
      description:
        "CRT, RT, USRT, 어프로치, 레인지, 습구온도, 비산, 블로다운, 농축배수, KaV/L, L/G 등 냉각탑 용어를 영어 이름, 계산식, 출처와 함께 설명합니다.",
      keywords: "냉각탑 용어, CRT, USRT, 냉동톤, 어프로치, 레인지, 습구온도, 농축배수",
    },
    h1: "냉각탑 용어집",
    lead: "견적서와 선정서에 나오는 말을 뜻과 식으로 풀었습니다. 용어마다 주소가 있어 그 자리를 바로 가리킬\u00a0수\u00a0있습니다.",
  },
  en: {
    meta: {
      title: "Cooling tower glossary: CRT, approach, cycles | {name}",
      description:
        "CRT, RT, USRT, approach, range, wet bulb, drift, blowdown, cycles of concentration, KaV/L, L/G and more, with Korean names, formulas and sources.",
      keywords:
        "cooling tower terms, CRT, refrigeration ton, approach, range, wet bulb, cycles of concentration",
    },
    h1: "Cooling tower glossary",
    lead: "The words of quotes and selection sheets, by meaning and formula. Each has an address of its own to link to.",
  },
  sections: [
    {
      id: "temperatures",
      ko: {
        title: "온도",
        paragraphs: [],
        figure: {
          kind: "ladder",
          caption: "국내 표준 조건의 세 온도와 그 사이의 두 간격",
          description:
            "세로 온도 눈금. 입구수온 37 °C와 출구수온 32 °C 사이가 레인지 5 K, 출구수온 32 °C와 습구온도 27 °C 사이가 어프로치 5 K이다.",
          labels: ["입구수온", "출구수온", "습구온도", "레인지", "어프로치"],
        },
        terms: terms({
          "wet-bulb": [
            "습구온도",
            "젖은 천으로 감싼 온도계가 바람 속에서 가리키는 온도로, 증발로 물이 내려갈\u00a0수\u00a0있는 가장 낮은 온도입니다 [terms]. 냉각탑의 크기는 건구온도가 아니라 습구온도가 정합니다.",
          ],
          approach: [
            "어프로치",
            "출구수온에서 습구온도를 뺀 값입니다 [terms]. 작을수록 큰 탑이 필요하며, 실무에서는 1.7–3.9 K가 흔합니다 [approach].",
          ],
          range: [
            "레인지",
            "입구수온에서 출구수온을 뺀 값입니다 [method]. 유량과 함께 열량을 정할 뿐, 탑의 성능을 나타내는 값은 아닙니다.",
          ],
        }),
      },
      en: {
        title: "Temperatures",
        paragraphs: [],
        figure: {
          kind: "ladder",
          caption: "The three temperatures of the Korean standard duty, and the two gaps between them",
          description:
            "A vertical temperature scale. Between hot water at 37 °C and cold water at 32 °C lies the range of 5 K; between cold water at 32 °C and the wet bulb at 27 °C lies the approach of 5 K.",
          labels: ["Hot water", "Cold water", "Wet bulb", "Range", "Approach"],
        },
        terms: terms({
          "wet-bulb": [
            "Wet-bulb temperature",
            "What a thermometer wrapped in wet cloth shows in moving air: the lowest temperature that water can reach by evaporation [terms]. It, and not the dry bulb, decides how large a tower must be.",
          ],
          approach: [
            "Approach",
            "Cold-water temperature less wet bulb [terms]. The smaller it is, the larger the tower; 1.7–3.9 K is common [approach].",
          ],
          range: [
            "Range",
            "Hot-water less cold-water temperature [method]. With the flow it gives the heat; it says nothing about how good a tower is.",
          ],
        }),
      },
    },
    {
      id: "capacity",
      ko: {
        title: "용량의 단위",
        paragraphs: [],
        terms: terms({
          crt: [
            "CRT (냉각톤)",
            "국내에서 쓰는 냉각탑 용량 단위입니다. 입구 37\u00a0°C, 출구 32\u00a0°C, 습구온도 27\u00a0°C에서 0.78 m³/h의 물을 식히는 3,900 kcal/h, 곧 4.53 kW입니다 [method]. 조건이 바뀌면 같은 열량이라도 필요한 CRT가 달라집니다.",
          ],
          usrt: [
            "USRT (미국 냉동톤)",
            "0\u00a0°C의 물 1 미국톤(2,000 lb)을 24시간에 얼음으로 만드는 냉동 능력으로 3,024 kcal/h, 3.52 kW입니다 [refrigeration-ton]. 압축기의 열이 더해지므로 1 USRT 냉동기에는 대략 1 CRT의 냉각탑이 필요합니다 [cooling-ton].",
          ],
          rt: [
            "RT (일본·한국 냉동톤)",
            "0\u00a0°C의 물 1 t을 24시간에 얼음으로 만드는 냉동 능력으로 3,320 kcal/h, 3.86 kW입니다 [refrigeration-ton]. 도면에 RT라고만 적혀 있으면 USRT인지 확인해야 합니다.",
          ],
        }),
        link: { label: "용량 계산기 열기", href: paths.calculator },
      },
      en: {
        title: "Units of capacity",
        paragraphs: [],
        terms: terms({
          crt: [
            "CRT (cooling ton)",
            "The Korean unit of tower capacity: 3,900 kcal/h, or 4.53 kW, from 0.78 m³/h of water cooled from 37 to 32 °C at 27 °C wet bulb [method]. At other temperatures the same heat takes another number of CRT.",
          ],
          usrt: [
            "USRT (US ton of refrigeration)",
            "What turns one short ton (2,000 lb) of water of 0 °C into ice in 24 hours: 3,024 kcal/h, 3.52 kW [refrigeration-ton]. With the heat of the compressor, a chiller of 1 USRT takes a tower of about 1 CRT [cooling-ton].",
          ],
          rt: [
            "RT (metric ton of refrigeration)",
            "What turns one tonne of water of 0 °C into ice in 24 hours: 3,320 kcal/h, 3.86 kW, used in Japan and Korea [refrigeration-ton]. Where a drawing only says RT, ask whether USRT is meant.",
          ],
        }),
        link: { label: "Open the capacity calculator", href: paths.calculator },
      },
    },
    {
      id: "performance",
      ko: {
        title: "열성능",
        paragraphs: [],
        terms: terms({
          "l-g": [
            "L/G (수공기비)",
            "물과 건조 공기의 질량 유량비입니다. 계산기의 표준 탑은 1.5입니다 [method].",
          ],
          "kav-l": [
            "KaV/L",
            "메르켈 식의 무차원 전달 단위수(NTU)입니다. 조건이 요구하는 값과 탑이 내는 값이 같아지는 L/G가 운전점입니다 [method].",
          ],
          "counter-flow": [
            "대향류형",
            "물은 아래로, 공기는 위로 거슬러 흐르는 형식입니다. 물이 수조까지 떨어지므로 낙수음이 있습니다 [noise-flow].",
          ],
          "cross-flow": [
            "직교류형",
            "물은 아래로, 공기는 가로질러 흐르는 형식입니다. 필름 충전재가 수조의 물에 닿아 낙수음이 적습니다 [noise-flow].",
          ],
          fill: [
            "충전재",
            "물을 얇게 펴서 공기와 닿는 면적과 시간을 늘리는 재료입니다. 필름형은 넓은 표면을, 물의 상태에 따라 세로형은 막히지 않음을 택한 것입니다 [fill-kinds].",
          ],
          switchover: [
            "건식 전환 온도",
            "살수펌프를 끄고 팬만으로 설계 열량을 모두 버릴\u00a0수\u00a0있는 외기 건구온도입니다 [switchover].",
          ],
        }),
      },
      en: {
        title: "Thermal performance",
        paragraphs: [],
        terms: terms({
          "l-g": [
            "L/G",
            "Mass flow of water over mass flow of dry air. The calculator's standard tower has 1.5 [method].",
          ],
          "kav-l": [
            "KaV/L (tower characteristic)",
            "The dimensionless number of transfer units of Merkel's equation. A tower works at the L/G where the value that the duty asks for meets the value that the tower has [method].",
          ],
          "counter-flow": [
            "Counter-flow",
            "Water falls, air rises against it. Water drops into the basin and is heard [noise-flow].",
          ],
          "cross-flow": [
            "Cross-flow",
            "Water falls, air passes across it. Film fill reaches into the basin, so there is little splash [noise-flow].",
          ],
          fill: [
            "Fill",
            "What spreads the water thinly and keeps it in contact with air. Cross-corrugated film fill goes for surface, vertical fill for staying open in dirty water [fill-kinds].",
          ],
          switchover: [
            "Dry-bulb switchover",
            "The outside dry-bulb temperature at which a closed or hybrid tower rejects its whole design load with fans alone [switchover].",
          ],
        }),
      },
    },
    {
      id: "water",
      ko: {
        title: "물",
        paragraphs: [],
        terms: terms({
          evaporation: [
            "증발량",
            "열을 가져가려고 증발하는 물입니다. 어림식은 유량 × 레인지 × 0.00153이며, 건조한 날에는 더 많고 습한 날에는 더 적습니다 [method].",
          ],
          drift: [
            "비산",
            "토출 공기에 물방울째 실려 나가는 순환수입니다. 순환수량에 대한 백분율로 나타냅니다 [drift-rate].",
          ],
          eliminator: [
            "비산방지기",
            "공기의 방향을 꺾어 물방울을 붙잡는 부품입니다. 요즘의 셀형은 비산율 0.0005–0.002% 수준입니다 [drift-best].",
          ],
          blowdown: ["블로다운", "용해 고형물의 농도를 묶어 두려고 빼내는 순환수입니다 [terms]."],
          "make-up": ["보충수", "증발, 블로다운, 비산으로 잃은 만큼 채우는 물입니다 [femp]."],
          cycles: [
            "농축배수",
            "순환수의 농도가 보충수의 몇 배인지를 나타냅니다. 블로다운은 증발량 ÷ (농축배수 − 1) − 비산입니다 [method].",
          ],
          plume: [
            "백연",
            "따뜻하고 습한 토출 공기가 찬 외기와 섞이며 수증기가 맺혀 보이는 것입니다. 오염물질이 아닙니다 [plume].",
          ],
          "white-rust": [
            "백청",
            "아연도금 표면에 보호 피막이 만들어지기 전, 알칼리성 물에서 생기는 흰 부식물입니다 [white-rust-ph].",
          ],
        }),
        link: { label: "수질과 레지오넬라 관리 읽기", href: paths.waterQuality },
      },
      en: {
        title: "Water",
        paragraphs: [],
        terms: terms({
          evaporation: [
            "Evaporation",
            "The water that leaves as vapour and takes the heat along. As a rule flow × range × 0.00153; more on dry days, less on damp ones [method].",
          ],
          drift: [
            "Drift",
            "Circulating water that leaves as droplets with the discharge air, as a percentage of the circulating flow [drift-rate].",
          ],
          eliminator: [
            "Drift eliminator",
            "What turns the air so that droplets stay behind. Cellular ones of today reach drift rates of 0.0005–0.002\u00a0% [drift-best].",
          ],
          blowdown: ["Blowdown", "Circulating water let out to hold the level of dissolved solids [terms]."],
          "make-up": ["Make-up water", "What replaces evaporation, blowdown and drift [femp]."],
          cycles: [
            "Cycles of concentration",
            "How many times stronger the circulating water is than the make-up. Blowdown = evaporation ÷ (cycles − 1) − drift [method].",
          ],
          plume: [
            "Plume",
            "Vapour that condenses while warm, damp discharge air mixes with cold air. It is no pollutant [plume].",
          ],
          "white-rust": [
            "White rust",
            "White corrosion of galvanized steel in alkaline water before its protective skin has formed [white-rust-ph].",
          ],
        }),
        link: { label: "Read about water quality and Legionella", href: paths.waterQuality },
      },
    },
  ],
});

/** Terms by their id, each with its name and its meaning. */
function terms(words: Record<string, [title: string, text: string]>): Term[] {
  return Object.entries(words).map(([id, [title, text]]) => ({ id, title, paragraphs: [text] }));
}
