import { paths } from "../paths.ts";
import { article, articleKinds, type Term } from "./article.ts";

/** The words of the trade. What a term is called in the other language stands at the same term there. */
export const glossary = article({
  ko: {
    meta: {
      title: "냉각탑 용어집: CRT, 어프로치, 농축배수 | {name}",
      description:
        "CRT, RT, USRT, 어프로치, 온도차(레인지), 습구온도, 비산, 블로다운, 농축배수, KaV/L, L/G 등 냉각탑 용어를 영어 이름, 계산식, 출처와 함께 설명합니다.",
      keywords: "냉각탑 용어, CRT, USRT, 냉동톤, 어프로치, 레인지, 습구온도, 농축배수",
    },
    h1: "냉각탑 용어집",
    lead: "견적서와 선정서에 나오는 용어를 뜻과 계산식으로 풀었습니다. 용어마다 고유 주소가 있어 바로 링크할\u00a0수\u00a0있습니다.",
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
    lead: "The terms used in quotes and selection sheets, with meanings and formulas. Each has a permanent link.",
  },
  sections: [
    {
      id: "temperatures",
      ko: {
        title: "온도",
        paragraphs: [],
        figure: {
          kind: "ladder",
          caption: "국내 표준 조건의 세 온도와 그 차이",
          description:
            "세로 온도 눈금. 입구수온 37 °C와 출구수온 32 °C 사이가 온도차 5 K, 출구수온 32 °C와 습구온도 27 °C 사이가 어프로치 5 K입니다.",
          labels: ["입구수온", "출구수온", "습구온도", "온도차", "어프로치"],
        },
        terms: terms({
          "wet-bulb": [
            "습구온도",
            "젖은 천으로 감싼 온도계로 바람 속에서 잰 온도입니다. 물은 증발만으로 이보다 차가워질 수 없습니다 [ashrae]. 냉각탑 크기는 건구온도가 아니라 습구온도에 맞춰 정합니다.",
          ],
          approach: [
            "어프로치",
            "출구수온에서 습구온도를 뺀 값입니다 [ashrae]. 작을수록 큰 냉각탑이 필요합니다. 냉각탑 열성능 인증 표준은 2.8 K(5\u00a0°F) 이상을 다루며 [cti-certified], 용량 계산기도 2.8 K부터 계산합니다.",
          ],
          range: [
            "온도차(레인지)",
            "입구수온에서 출구수온을 뺀 값입니다 [method]. 순환수량과 함께 방열량을 정할 뿐, 냉각탑의 성능을 나타내지는 않습니다.",
          ],
        }),
      },
      en: {
        title: "Temperatures",
        paragraphs: [],
        figure: {
          kind: "ladder",
          caption: "The three temperatures of the Korean standard duty and the two differences between them",
          description:
            "A vertical temperature scale. Between hot water at 37 °C and cold water at 32 °C lies the range of 5 K; between cold water at 32 °C and the wet bulb at 27 °C lies the approach of 5 K.",
          labels: ["Hot water", "Cold water", "Wet bulb", "Range", "Approach"],
        },
        terms: terms({
          "wet-bulb": [
            "Wet-bulb temperature",
            "The reading of a thermometer wrapped in wet cloth in moving air: the lowest temperature that water can reach by evaporation [ashrae]. The wet bulb, not the dry bulb, decides how large a tower must be.",
          ],
          approach: [
            "Approach",
            "Cold-water temperature minus wet bulb [ashrae]. The smaller it is, the larger the tower. The standard for certified ratings covers 2.8 K (5 °F) or more [cti-certified], and so does the capacity calculator.",
          ],
          range: [
            "Range",
            "Hot-water minus cold-water temperature [method]. Multiplied by the flow it gives the heat load; it is no measure of how good a tower is.",
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
            "국내에서 쓰는 냉각탑 용량 단위입니다. 습구온도 27\u00a0°C에서 물 0.78 m³/h를 37\u00a0°C에서 32\u00a0°C로 식히는 능력으로, 방열량은 3,900 kcal/h(4.53 kW)입니다 [method]. 조건이 바뀌면 방열량이 같아도 필요한 CRT가 달라집니다.",
          ],
          usrt: [
            "USRT (미국 냉동톤)",
            "0\u00a0°C의 물 1 미국톤(2,000 lb)을 24시간 동안 얼음으로 만드는 냉동 능력으로 3,024 kcal/h(3.52 kW)입니다 [refrigeration-ton]. 압축기의 열이 더해지므로 1 USRT 냉동기에는 대략 1 CRT의 냉각탑이 필요합니다 [ashrae].",
          ],
          rt: [
            "RT (일본·한국 냉동톤)",
            "0\u00a0°C의 물 1 t을 24시간 동안 얼음으로 만드는 냉동 능력으로 3,320 kcal/h(3.86 kW)입니다 [refrigeration-ton]. 도면에 RT라고만 적혀 있으면 USRT인지 확인해야 합니다.",
          ],
        }),
        link: { label: "용량 계산기로 가기", href: paths.calculator },
      },
      en: {
        title: "Units of capacity",
        paragraphs: [],
        terms: terms({
          crt: [
            "CRT (cooling ton)",
            "The Korean unit of tower capacity: 3,900 kcal/h, or 4.53 kW, from 0.78 m³/h of water cooled from 37 to 32 °C at 27 °C wet bulb [method]. At other temperatures the same heat needs a different number of CRT.",
          ],
          usrt: [
            "USRT (US ton of refrigeration)",
            "The refrigeration that turns one short ton (2,000 lb) of water at 0 °C into ice in 24 hours: 3,024 kcal/h, or 3.52 kW [refrigeration-ton]. Including compressor heat, a chiller of 1 USRT needs a tower of about 1 CRT [ashrae].",
          ],
          rt: [
            "RT (metric ton of refrigeration)",
            "The refrigeration that turns one metric ton of water at 0 °C into ice in 24 hours: 3,320 kcal/h, or 3.86 kW; used in Japan and Korea [refrigeration-ton]. If a drawing says only RT, check whether it means USRT.",
          ],
        }),
        link: { label: "Go to the capacity calculator", href: paths.calculator },
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
            "물과 건조 공기의 질량유량 비입니다. 용량 계산기의 표준 냉각탑은 1.5입니다 [method].",
          ],
          "kav-l": [
            "KaV/L",
            "Merkel 식에서 나오는 무차원수로, 전달단위수(NTU)라고도 합니다. 냉각 조건에 필요한 값과 냉각탑이 내는 값이 같아지는 L/G가 운전점입니다 [method].",
          ],
          counterflow: [
            "대향류형",
            "물은 위에서 떨어지고 공기는 아래에서 위로 마주 흐르는 형식입니다. 물이 충전재에서 수조까지 떨어지므로 낙수 소음이 있습니다.",
          ],
          crossflow: [
            "직교류형",
            "물은 위에서 떨어지고 공기는 옆에서 가로질러 흐르는 형식입니다. 필름 충전재가 수조 수면까지 닿아 낙수 소음이 적습니다.",
          ],
          fill: [
            "충전재",
            "물을 얇게 펴서 공기와 닿는 면적과 시간을 늘리는 재료입니다. 골이 엇갈린 필름형은 표면적이 넓어 효율이 높고, 골이 곧은 세로형은 오염된 물에서도 잘 막히지 않습니다 [fill-kinds].",
          ],
          switchover: [
            "건식 전환 온도",
            "밀폐형이나 하이브리드에서 살수펌프를 끄고 팬만으로 설계 열량을 모두 방출할\u00a0수\u00a0있는 외기 건구온도입니다 [switchover].",
          ],
        }),
      },
      en: {
        title: "Thermal performance",
        paragraphs: [],
        terms: terms({
          "l-g": [
            "L/G",
            "Mass flow of water divided by mass flow of dry air. The standard tower of our calculator has 1.5 [method].",
          ],
          "kav-l": [
            "KaV/L (tower characteristic)",
            "The dimensionless number of transfer units in Merkel’s equation. A tower operates at the L/G at which the value required by the duty equals the value the tower provides [method].",
          ],
          counterflow: [
            "Counterflow",
            "Water falls and air rises against it. The water drops from the fill into the basin, which causes water noise.",
          ],
          crossflow: [
            "Crossflow",
            "Water falls and air passes across it. Film fill reaches into the basin, so there is little splash.",
          ],
          fill: [
            "Fill",
            "The packing that spreads the water thinly and keeps it in contact with the air. Cross-corrugated film fill has the most surface; vertical fill stays open in dirty water [fill-kinds].",
          ],
          switchover: [
            "Dry-bulb switchover",
            "The highest outdoor dry-bulb temperature at which a closed-circuit or hybrid tower rejects its full design load with its fans alone [switchover].",
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
            "증발하면서 열을 빼앗아 가는 물의 양입니다. 어림식은 순환수량 × 온도차 × 0.00153이며, 건조한 날에는 더 많고 습한 날에는 더 적습니다 [method].",
          ],
          drift: [
            "비산",
            "물방울 상태로 토출 공기에 실려 나가는 순환수입니다. 순환수량의 백분율(비산율)로 나타냅니다 [drift-rate].",
          ],
          eliminator: [
            "비산방지기",
            "공기의 방향을 꺾어 물방울을 걸러 내는 부품입니다. 최근의 셀형 비산방지기는 비산율이 0.0005~0.002%입니다 [drift-best].",
          ],
          blowdown: ["블로다운", "용해 고형물의 농도를 일정하게 유지하려고 배출하는 순환수입니다 [femp]."],
          "make-up": ["보충수", "증발, 블로다운, 비산으로 줄어든 만큼 채우는 물입니다 [femp]."],
          cycles: [
            "농축배수",
            "순환수의 농도가 보충수의 몇 배인지를 나타냅니다. 블로다운 = 증발량 ÷ (농축배수 − 1) − 비산입니다 [method].",
          ],
          plume: [
            "백연",
            "따뜻하고 습한 토출 공기가 찬 외기와 섞일 때 수증기가 응결해 희게 보이는 현상입니다. 오염물질이 아닙니다.",
          ],
          "white-rust": [
            "백청",
            "보호 피막이 생기기 전의 아연도금 표면에 알칼리성 물 때문에 생기는 흰 부식물입니다 [white-rust-ph].",
          ],
        }),
        link: { label: "수질과 레지오넬라 관리 보기", href: paths.waterQuality },
      },
      en: {
        title: "Water",
        paragraphs: [],
        terms: terms({
          evaporation: [
            "Evaporation",
            "The water that leaves as vapor and carries the heat away. By rule of thumb flow × range × 0.00153; more on dry days, less on humid ones [method].",
          ],
          drift: [
            "Drift",
            "Circulating water carried out as droplets with the discharge air, stated as a percentage of the circulating flow [drift-rate].",
          ],
          eliminator: [
            "Drift eliminator",
            "Turns the air sharply so that droplets stay behind. Modern cellular eliminators reach drift rates of 0.0005–0.002% [drift-best].",
          ],
          blowdown: [
            "Blowdown",
            "Circulating water discharged to limit the concentration of dissolved solids [femp].",
          ],
          "make-up": ["Make-up water", "What replaces evaporation, blowdown and drift [femp]."],
          cycles: [
            "Cycles of concentration",
            "How many times more concentrated the circulating water is than the make-up. Blowdown = evaporation ÷ (cycles − 1) − drift [method].",
          ],
          plume: [
            "Plume",
            "Vapor that condenses as warm, humid discharge air mixes with cold air. It is not a pollutant.",
          ],
          "white-rust": [
            "White rust",
            "White corrosion of galvanized steel in alkaline water before its protective film has formed [white-rust-ph].",
          ],
        }),
        link: { label: "More on water quality and Legionella", href: paths.waterQuality },
      },
    },
  ],
});

/** Terms by their id, each with its name and its meaning. */
function terms(words: Record<string, [title: string, text: string]>): Term[] {
  return Object.entries(words).map(([id, [title, text]]) => ({ id, title, paragraphs: [text] }));
}

export const glossaryKinds = articleKinds("묶음");
