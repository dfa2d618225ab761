import { shownFilm } from "../brand/program-films.ts";
import { fact, film, list, page, picture, sectionKinds, text } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

const facts = [{ id: "principle" }, { id: "types" }, { id: "materials" }, { id: "conditions" }] as const;

const advantages = [
  { id: "energy" },
  { id: "water" },
  { id: "noise" },
  { id: "plume" },
  { id: "operation" },
  { id: "access" },
] as const;

const uses = [
  { id: "power" },
  { id: "petrochemical" },
  { id: "steel" },
  { id: "electronics" },
  { id: "data-center" },
  { id: "district" },
] as const;

const steps = [{ id: "fabrication" }, { id: "transport" }, { id: "assembly" }] as const;

const modularPoints = [{ id: "extension" }, { id: "service" }, { id: "layout" }] as const;

const films = [
  { id: "video1", film: shownFilm("overview"), picture: shown("video-overview"), alt: "" },
  { id: "video2", film: shownFilm("assembly"), picture: shown("video-assembly"), alt: "" },
  { id: "video3", film: shownFilm("running"), picture: shown("video-running"), alt: "" },
] as const;

const sections = hideableSections("advantages", "uses", "modular", "videos");

/** Words of the industrial cooling towers page. */
export const industrial = localized({
  ko: {
    sections,
    meta: {
      title: "산업용·모듈러 냉각탑(쿨링타워) | {name}",
      description:
        "발전, 석유화학, 제철, 전자 공장용 대용량 냉각탑입니다. 공장에서 만든 모듈을 현장에서 조립하는 모듈러 냉각탑의 구조와 장점, 조립 동영상을 볼 수 있습니다.",
      keywords:
        "산업용 냉각탑, 산업용 쿨링타워, 모듈러 냉각탑, 현장조립 냉각탑, 대용량 냉각탑, 직교류형, 대향류형, 백연저감",
    },
    h1: "산업용 냉각탑",
    lead: "연속 운전하는 공정의 큰 열부하를 처리합니다. 셀 수와 배치를 현장에 맞춰 설계합니다.",
    picture: shown("hero-modular"),
    alt: "공장 부지에 설치된 4셀 모듈러 냉각탑",
    loading: "제품 정보를 불러오는 중...",
    information: {
      title: "제품 정보",
      items: worded(facts, {
        principle: {
          title: "냉각 원리",
          description:
            "순환수를 충전재에 얇게 흘리고 팬으로 외기를 통과시킵니다. 물의 일부가 증발하면서 나머지 물을 식힙니다.",
        },
        types: {
          title: "형식",
          description:
            "유도통풍 방식의 직교류형과 대향류형이 있습니다. 부지 면적, 펌프 양정, 수질을 보고 정합니다.",
        },
        materials: {
          title: "재질",
          description:
            "골조는 용융아연도금강, 스테인리스강, FRP 가운데 수질과 부식 환경에 맞춰 고릅니다. 외판은 FRP를 기본으로 합니다.",
        },
        conditions: {
          title: "설계 조건",
          description:
            "순환수량, 입·출구 수온, 습구온도로 용량을 정합니다. 풍향과 주변 건물에 따른 토출 공기의 재순환도 검토합니다.",
        },
      }),
    },
    advantages: {
      title: "장점",
      picture: shown("yard-aerial"),
      alt: "위에서 내려다본 모듈러 냉각탑의 팬 스택 네 기와 점검 통로",
      items: worded(advantages, {
        energy: {
          title: "소비전력 절감",
          description:
            "인버터로 부하와 외기에 맞춰 팬 회전수를 낮춥니다. 축동력은 회전수의 세제곱에 비례해 줄어듭니다.",
        },
        water: {
          title: "비산 억제",
          description: "비산방지기가 토출 공기 속 물방울을 걸러 보충수와 약품의 손실을 줄입니다.",
        },
        noise: {
          title: "저소음",
          description: "날개 끝 속도가 낮은 팬과 낙수 소음 저감재를 적용할\u00a0수\u00a0있습니다.",
        },
        plume: {
          title: "백연저감",
          description:
            "가열한 건조 공기를 토출 공기에 섞어 겨울철 백연을 줄이는 구조를 선택할\u00a0수\u00a0있습니다.",
        },
        operation: {
          title: "셀별 운전",
          description:
            "셀마다 팬과 밸브를 따로 두어, 한\u00a0셀을 멈추고 점검하는 동안 나머지 셀을 운전합니다.",
        },
        access: {
          title: "쉬운 점검",
          description:
            "계단과 난간, 점검문을 두어 팬, 살수 노즐, 충전재까지 안전하게 접근할\u00a0수\u00a0있습니다.",
        },
      }),
    },
    uses: {
      title: "적용 분야",
      items: worded(uses, {
        power: { title: "발전", description: "복수기와 보조기기 냉각" },
        petrochemical: { title: "석유화학·정유", description: "공정 열교환기와 압축기 냉각" },
        steel: { title: "제철·금속", description: "가열로, 압연기, 연속주조 설비 냉각" },
        electronics: { title: "반도체·디스플레이", description: "냉동기 응축기와 유틸리티 냉각" },
        "data-center": { title: "데이터센터", description: "냉동기 냉각수와 겨울철 프리쿨링" },
        district: { title: "지역냉방", description: "중앙 냉동기의 응축열 방출" },
      }),
    },
    modular: {
      title: "모듈러 냉각탑",
      lead: "수조, 충전재, 팬을 각각 모듈로 만들어 트레일러로 옮기고, 현장에서 쌓아 조립합니다.",
      picture: shown("st-modular"),
      alt: "수조, 충전재, 팬 모듈로 이루어진 모듈러 냉각탑",
      claim: {
        show: true as boolean,
        value: "80%",
        label: "현장 설치 기간 단축",
        note: "부재를 현장에서 하나씩 조립하는 재래식 냉각탑과 비교한 값입니다. 기초와 배관 공사는 제외합니다.",
      },
      steps: worded(steps, {
        fabrication: {
          title: "공장 제작",
          description: "수조, 충전재, 팬 모듈을 규격대로 만들고 가조립해 검사합니다.",
        },
        transport: {
          title: "운송과 양중",
          description: "트레일러 규격에 맞춰 나누어 싣고, 현장에서 크레인으로 들어 올립니다.",
        },
        assembly: {
          title: "조립과 시운전",
          description: "모듈을 볼트로 체결하고 배관과 전원을 연결한\u00a0뒤 성능을 확인합니다.",
        },
      }),
      points: worded(modularPoints, {
        extension: { title: "증설", description: "부하가 늘면 같은 규격의 셀을 옆에 이어 붙입니다." },
        service: {
          title: "교체",
          description: "수명이 다한 부분은 모듈 단위로 바꿀\u00a0수\u00a0있어 정지 기간이 짧습니다.",
        },
        layout: { title: "배치", description: "셀을 한 줄이나 두 줄로 놓아 좁고 긴 부지에도 맞춥니다." },
      }),
    },
    videos: {
      title: "동영상으로 보기",
      tabsLabel: "동영상 선택",
      tabs: worded(films, {
        video1: {
          label: "개요",
          title: "모듈러 냉각탑 개요",
          description: "모듈의 구성, 물과 공기의 흐름을 보여 줍니다. 소리는 없습니다.",
        },
        video2: {
          label: "현장 조립",
          title: "현장 조립 과정",
          description: "수조부터 팬 모듈까지 차례로 쌓아 올리는 과정입니다. 소리는 없습니다.",
        },
        video3: {
          label: "완성된 냉각탑",
          title: "완성된 냉각탑",
          description: "조립을 마치고 가동하는 냉각탑을 둘러봅니다. 소리는 없습니다.",
        },
      }),
    },
    callToAction: {
      title: "산업용 냉각탑 상담",
      description: "순환수량, 수온 조건, 설치 부지 도면을 보내 주시면 셀 구성과 배치를 제안해 드립니다.",
      button: "상담 문의",
    },
  },
  en: {
    sections,
    meta: {
      title: "Industrial and modular cooling towers | {name}",
      description:
        "Large cooling towers for power, petrochemical, steel and electronics plants, with factory-built modules assembled on site.",
      keywords:
        "industrial cooling tower, modular cooling tower, field assembly, crossflow, counterflow, plume abatement",
    },
    h1: "Industrial cooling towers",
    lead: "For the large heat loads of continuous processes. The number and layout of cells are designed for each site.",
    picture: shown("hero-modular"),
    alt: "Four-cell modular cooling tower at a plant",
    loading: "Loading product information...",
    information: {
      title: "Product information",
      items: worded(facts, {
        principle: {
          title: "How it cools",
          description:
            "Circulating water runs down the fill in a thin film while a fan draws outside air through it. A small part of the water evaporates, which cools the rest.",
        },
        types: {
          title: "Types",
          description:
            "Induced-draft crossflow or counterflow. The choice depends on plot area, pump head and water quality.",
        },
        materials: {
          title: "Materials",
          description:
            "Frames in hot-dip galvanized steel, stainless steel or FRP, chosen for water quality and corrosion. FRP casing as standard.",
        },
        conditions: {
          title: "Design conditions",
          description:
            "Flow rate, inlet and outlet temperatures and wet bulb set the capacity. We also check whether wind or nearby buildings would recirculate the discharge air.",
        },
      }),
    },
    advantages: {
      title: "Advantages",
      picture: shown("yard-aerial"),
      alt: "Four fan stacks and the service deck of a modular tower, seen from above",
      items: worded(advantages, {
        energy: {
          title: "Lower fan power",
          description:
            "A variable-speed drive slows the fan to match load and weather. Absorbed power falls with the cube of the speed.",
        },
        water: {
          title: "Drift control",
          description:
            "Drift eliminators catch droplets in the discharge air and save make-up water and chemicals.",
        },
        noise: {
          title: "Low noise",
          description: "Fans with low tip speed and splash-attenuation mats are available as options.",
        },
        plume: {
          title: "Plume abatement",
          description:
            "An optional design mixes warm dry air into the discharge to reduce visible plume in winter.",
        },
        operation: {
          title: "Cell-by-cell operation",
          description:
            "Each cell has its own fan and valves, so one can be stopped for inspection while the others run.",
        },
        access: {
          title: "Easy service access",
          description:
            "Stairs, guard rails and access doors give safe access to fan, spray nozzles and fill.",
        },
      }),
    },
    uses: {
      title: "Applications",
      items: worded(uses, {
        power: { title: "Power generation", description: "Condensers and auxiliary cooling" },
        petrochemical: {
          title: "Petrochemicals and refining",
          description: "Process heat exchangers and compressors",
        },
        steel: {
          title: "Steel and metals",
          description: "Reheating furnaces, rolling mills and continuous casters",
        },
        electronics: {
          title: "Semiconductors and displays",
          description: "Chiller condensers and utility cooling",
        },
        "data-center": {
          title: "Data centers",
          description: "Chiller condenser water and free cooling in winter",
        },
        district: { title: "District cooling", description: "Heat rejection for central chiller plants" },
      }),
    },
    modular: {
      title: "Modular cooling towers",
      lead: "Basin, fill and fan sections are built as modules, delivered by trailer and stacked on site.",
      picture: shown("st-modular"),
      alt: "Modular cooling tower made of basin, fill and fan modules",
      claim: {
        show: true as boolean,
        value: "80%",
        label: "less on-site installation time",
        note: "Compared with a conventional field-erected tower, excluding foundations and piping.",
      },
      steps: worded(steps, {
        fabrication: {
          title: "Factory fabrication",
          description:
            "Basin, fill and fan modules are built to a standard design, trial-assembled and inspected.",
        },
        transport: {
          title: "Transport and lifting",
          description: "Modules are sized for trailers and lifted into place by crane.",
        },
        assembly: {
          title: "Assembly and commissioning",
          description:
            "Modules are bolted together, piping and power are connected, and performance is checked.",
        },
      }),
      points: worded(modularPoints, {
        extension: {
          title: "Expansion",
          description: "As the load grows, more cells of the same size are added.",
        },
        service: {
          title: "Replacement",
          description: "Worn sections are replaced module by module, which keeps shutdowns short.",
        },
        layout: {
          title: "Layout",
          description: "Cells stand in one or two rows, so long, narrow plots can be used.",
        },
      }),
    },
    videos: {
      title: "Videos",
      tabsLabel: "Choose a video",
      tabs: worded(films, {
        video1: {
          label: "Overview",
          title: "The modular cooling tower",
          description: "The modules and the paths of water and air. No sound.",
        },
        video2: {
          label: "On-site assembly",
          title: "On-site assembly",
          description: "Stacking the tower step by step, from the basin to the fan modules. No sound.",
        },
        video3: {
          label: "Finished tower",
          title: "The finished tower",
          description: "A look around the tower in operation after assembly. No sound.",
        },
      }),
    },
    callToAction: {
      title: "Talk to us about an industrial tower",
      description:
        "Send us the flow rate, temperatures and a site plan. We will propose the number and layout of cells.",
      button: "Request a consultation",
    },
  },
});

export const industrialKinds = page<typeof industrial>({
  sections: sectionKinds({
    advantages: "장점",
    uses: "적용 분야",
    modular: "모듈러 냉각탑",
    videos: "동영상",
  }),
  picture: picture(),
  information: { items: list("정보", {}) },
  advantages: { picture: picture(), items: list("장점", {}, { name: "장점" }) },
  uses: { items: list("용도", {}) },
  modular: {
    picture: picture(),
    claim: { show: fact("페이지에 표시", "any"), value: text({ sample: "claims" }) },
    steps: list("단계", {}),
    points: list("특징", {}),
  },
  videos: { tabs: list("동영상", { film: film({ sample: "films" }), picture: picture() }) },
});
