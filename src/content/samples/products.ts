import type { ProductForm } from "#domain/products/product.ts";
import type { ProductOption } from "#domain/products/product-options.ts";
import { pictureFolders } from "../brand/program-pictures.ts";
import { catalog } from "../pages/catalog.ts";
import type { PictureKey } from "../picture-key.ts";
import { seriesModels } from "./series-models.ts";

/**
 * The sample products, series of towers, in the order of the pages: modular and field-erected towers, our own package series, those of the partner. Models
 * are told of what is our own alone: the partner's numbers are the partner's.
 */
export const sampleProducts: readonly ProductForm[] = [
  {
    slug: "modular",
    category: "industrial",
    brand: null,
    name: "모듈러 냉각탑",
    type: "현장조립 모듈러, 개방형",
    description:
      "수조, 충전재, 팬 모듈을 공장에서 만들어 현장에서 쌓아 올리는 대용량 냉각탑입니다. 현장 설치 기간을 80% 줄이고, 부하가 늘면 같은 규격의 셀을 이어 붙입니다.",
    features: lines(
      "수조, 충전재, 팬 모듈의 크기가 정해져 있어 같은 규격의 셀로 증설할\u00a0수\u00a0있습니다.",
      "셀마다 팬 속도를 따로 조절해 부하가 낮을 때 팬 전력을 줄입니다.",
    ),
    specifications: "유도통풍 개방형 모듈형 냉각탑. 팬 제어: 셀별 인버터.",
    tags: ["개방형", "대향류", "유도통풍", "모듈형"],
    projectWord: "모듈러 냉각탑",
    imageUrl: seriesPicture("st-modular"),
    imageAlt: "수조, 충전재, 팬 모듈로 이루어진 모듈러 냉각탑",
    en: {
      name: "Modular cooling towers",
      type: "Open, assembled on site from modules",
      description:
        "Large towers whose basin, fill and fan modules are made in the factory and stacked on site. Site installation takes 80% less time, and cells of the same size are added as the load grows.",
      features: lines(
        "Basin, fill and fan modules come in set sizes, so a tower is extended by cells of the same size.",
        "Fan speed is controlled cell by cell, which saves fan power at low load.",
      ),
      specifications: "Open, induced-draft modular tower with a variable-speed fan in each cell.",
      imageAlt: "Modular cooling tower made of basin, fill and fan modules",
    },
    options: [
      option("흐름 방식", "Flow", {
        name: ["대향류형", "Counter-flow"],
        text: [
          "설치 면적이 작아 셀을 여러 줄로 놓을\u00a0수\u00a0있습니다.",
          "Needs little floor area, so cells can stand in several rows.",
        ],
      }),
      option("흐름 방식", "Flow", {
        name: ["직교류형", "Cross-flow"],
        text: [
          "중력식 살수로 순환펌프 양정이 낮고, 운전 중에도 상부 살수조를 점검할\u00a0수\u00a0있습니다.",
          "Keeps the pump head low by gravity distribution, and its hot water basins can be inspected during operation.",
        ],
        hasOwnFigures: true,
      }),
      option("백연저감", "Plume abatement", { name: ["없음", "None"] }),
      option("백연저감", "Plume abatement", {
        name: ["건식 열교환부", "Dry section"],
        text: [
          "건식 열교환부에서 데운 공기를 토출 공기와 섞어 겨울철 백연을 줄입니다.",
          "Warms air and mixes it into the discharge air, for less visible plume in winter.",
        ],
        hasOwnFigures: true,
      }),
      option("골조 재질", "Frame material", { name: ["용융아연도금강", "Hot-dip galvanized steel"] }),
      option("골조 재질", "Frame material", { name: ["스테인리스강", "Stainless steel"] }),
      option("골조 재질", "Frame material", { name: ["FRP", "Fiberglass (FRP)"] }),
    ],
    documents: [],
    technicalFiles: [],
    models: [...seriesModels.modular],
  },
  {
    slug: "fx",
    category: "industrial",
    brand: null,
    name: "FX 시리즈",
    type: "현장조립, 개방형 대향류",
    description:
      "골조, 충전재, 팬을 현장에서 조립하는 대용량 냉각탑입니다. 모듈러 냉각탑보다 셀 하나의 용량이 커서 정유, 발전, 제철처럼 순환수량이 많은 공정에 씁니다.",
    features: lines(
      "셀을 한 줄로 이어 12,000 CRT까지 구성합니다. 그보다 큰 용량은 여러 줄로 나눕니다.",
      "셀마다 팬과 급수 밸브가 있어 한 셀씩 멈추고 점검할 수 있습니다.",
      "골조는 부식에 강한 인발 성형 FRP로 만들고, 볼트와 철물의 재질은 수질에 맞춰 고릅니다.",
    ),
    specifications:
      "유도통풍 개방형 대향류 냉각탑, 현장조립. 골조 재질: 인발 성형 FRP. 팬 제어: 셀별 인버터.",
    tags: ["개방형", "대향류", "유도통풍"],
    projectWord: "FX",
    imageUrl: `${pictureFolders.pages}/yard-aerial-1200.webp`,
    imageAlt: "위에서 내려다본 대형 냉각탑의 팬 스택 네 기",
    en: {
      name: "FX series",
      type: "Open, counter-flow, field-erected",
      description:
        "Large towers whose frame, fill and fans are assembled on site. Each cell has a larger capacity than a modular cell, which suits refineries, power plants, steelworks and other processes with large flows.",
      features: lines(
        "Cells stand in one row up to 12,000 CRT; larger capacities are split into several rows.",
        "Each cell has its own fan and inlet valve, so that one cell at a time can be stopped for service.",
        "The frame is corrosion-resistant pultruded FRP, with bolts and hardware chosen to suit the water.",
      ),
      specifications:
        "Open, induced-draft counter-flow tower, field-erected. Frame in pultruded FRP; a variable-speed fan in each cell.",
      imageAlt: "Four fan stacks of a large cooling tower, seen from above",
    },
    options: [],
    documents: [],
    technicalFiles: [],
    models: [...seriesModels.fx],
  },
  {
    slug: "sf",
    category: "package",
    brand: null,
    name: "SF 시리즈",
    type: "개방형 직교류",
    description: "공기가 물과 직각으로 지나갑니다. 탑 안의 공간이 넓어 점검이 쉽습니다.",
    features: lines(
      "중력식 살수로 순환펌프 양정이 낮습니다.",
      "운전 중에도 상부 살수조를 점검하고 청소할\u00a0수\u00a0있습니다.",
      "양쪽 측면의 루버로 공기를 고르게 흡입합니다.",
    ),
    specifications: "유도통풍 개방형 직교류 냉각탑. 외판 재질: FRP. 구동부 보증: 5년.",
    tags: ["개방형", "직교류", "유도통풍"],
    projectWord: "SF",
    imageUrl: seriesPicture("st-sf"),
    imageAlt: "루버가 있는 직교류형 SF 시리즈 냉각탑",
    en: {
      name: "SF series",
      type: "Open, cross-flow",
      description: "Air passes at right angles to the water. The roomy interior makes inspection easy.",
      features: lines(
        "Gravity distribution keeps the pump head low.",
        "The hot water basins can be inspected and cleaned during operation.",
        "Louvers on two sides take in the air evenly.",
      ),
      specifications: "Open, induced-draft cross-flow tower with an FRP casing and a 5-year drive warranty.",
      imageAlt: "SF series cross-flow cooling tower with louvers",
    },
    options: [],
    documents: [
      {
        title: "SF 시리즈",
        titleEn: "SF series",
        summary: "자체 제작하는 개방형 직교류 냉각탑. 중력식 살수여서 순환펌프 양정이 낮습니다.",
        summaryEn: "Our own open cross-flow towers. Gravity distribution keeps the pump head low.",
        url: null,
        urlEn: null,
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [...seriesModels.sf],
  },
  {
    slug: "scp",
    category: "package",
    brand: null,
    name: "SCP 시리즈",
    type: "개방형 대향류",
    description: "물은 위에서 아래로, 공기는 아래에서 위로 흐릅니다. 설치 면적이 작습니다.",
    features: lines(
      "팬과 구동부의 진동속도를 3 mm/s 미만으로 관리합니다.",
      "가압 살수 노즐이 충전재에 물을 고르게 뿌립니다.",
      "살수부가 햇빛에 드러나지 않아 조류 발생이 적습니다.",
    ),
    specifications: "유도통풍 개방형 대향류 냉각탑. 팬과 구동부의 진동속도: 3 mm/s 미만. 구동부 보증: 5년.",
    tags: ["개방형", "대향류", "유도통풍"],
    projectWord: "SCP",
    imageUrl: seriesPicture("st-scp"),
    imageAlt: "아래쪽에 흡입구가 있는 대향류형 SCP 시리즈 냉각탑",
    en: {
      name: "SCP series",
      type: "Open, counter-flow",
      description: "Air rises against the falling water, which keeps the footprint small.",
      features: lines(
        "Fan and drive vibration is held under 3 mm/s.",
        "Pressurized nozzles spread the water evenly over the fill.",
        "The water distribution is shielded from sunlight, which slows algae growth.",
      ),
      specifications:
        "Open, induced-draft counter-flow tower. Fan and drive vibration under 3 mm/s; 5-year drive warranty.",
      imageAlt: "SCP series counter-flow cooling tower with air inlets at the base",
    },
    options: [],
    documents: [],
    technicalFiles: [],
    models: [...seriesModels.scp],
  },
  {
    slug: "thf",
    category: "package",
    brand: null,
    name: "THF 시리즈",
    type: "밀폐형",
    description: "순환 유체는 코일 안을 흐르고, 코일 바깥의 살수와 공기가 열을 빼앗습니다.",
    features: lines(
      "코일의 설계압력은 300 psig(약\u00a02.07\u00a0MPa)\u2060입니다.",
      "순환 유체에 먼지와 산소가 섞이지 않아 열교환기가 덜 오염됩니다.",
      "부동액을 쓸\u00a0수\u00a0있어 겨울철 코일 동파를 막습니다.",
    ),
    specifications: "유도통풍 밀폐형 대향류 냉각탑. 코일 설계압력: 300 psig(약 2.07 MPa). 구동부 보증: 5년.",
    tags: ["밀폐형", "대향류", "유도통풍"],
    projectWord: "THF",
    imageUrl: seriesPicture("st-thf"),
    imageAlt: "열교환 코일을 내장한 밀폐형 THF 시리즈 냉각탑",
    en: {
      name: "THF series",
      type: "Closed-circuit",
      description: "The fluid stays inside a coil. Spray water and air outside the coil carry the heat away.",
      features: lines(
        "The coil is designed for 300 psig (about 2.07 MPa).",
        "No dust or oxygen enters the fluid, so heat exchangers foul less.",
        "Antifreeze can be used to protect the coil in winter.",
      ),
      specifications:
        "Closed-circuit, induced-draft counter-flow tower. Coil designed for 300 psig (about 2.07 MPa); 5-year drive warranty.",
      imageAlt: "THF series closed-circuit cooling tower with a built-in coil",
    },
    options: [],
    documents: [],
    technicalFiles: [],
    models: [...seriesModels.thf],
  },
  {
    slug: "s3000",
    category: "bac",
    brand: "BAC",
    name: "S3000 시리즈",
    type: "개방형 직교류, 유도통풍",
    description: "축류팬과 직교류 충전재를 쓰는 개방형 냉각탑입니다.",
    features: lines(
      "양쪽 측면에서 공기를 흡입합니다.",
      "팬실이 넓어 구동부를 안에서 점검할\u00a0수\u00a0있습니다.",
    ),
    specifications: "유도통풍 개방형 직교류 냉각탑. 공기 흡입면: 양쪽 측면.",
    tags: ["개방형", "직교류", "유도통풍"],
    projectWord: "S3000",
    imageUrl: seriesPicture("st-s3000"),
    imageAlt: "양면 흡입 직교류형 냉각탑",
    en: {
      name: "S3000 series",
      type: "Open, cross-flow, induced draft",
      description: "An open tower with axial fan and cross-flow fill.",
      features: lines(
        "Air enters from two sides.",
        "A large fan plenum lets the drive be serviced from inside.",
      ),
      specifications: "Open, induced-draft cross-flow tower that draws air from two sides.",
      imageAlt: "Cross-flow cooling tower with air inlets on two sides",
    },
    options: [],
    documents: [
      {
        title: "S3000 시리즈",
        titleEn: "S3000 series",
        summary: "축류팬을 쓰는 유도통풍 개방형 직교류 냉각탑. 공조와 일반 공정 냉각에 씁니다.",
        summaryEn:
          "Open induced-draft cross-flow towers with axial fans, for HVAC and general process cooling.",
        url: null,
        urlEn: "https://baltimoreaircoil.com/products/cooling-towers/series-3000-cooling-tower",
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [],
  },
  {
    slug: "pt2",
    category: "bac",
    brand: "BAC",
    name: "PT2 시리즈",
    type: "개방형 대향류, 유도통풍",
    description: "축류팬을 상부에 둔 개방형 대향류 냉각탑입니다.",
    features: lines("설치 면적당 냉각 용량이 큽니다.", "사방에서 공기를 흡입해 배치가 자유롭습니다."),
    specifications: "유도통풍 개방형 대향류 냉각탑. 공기 흡입면: 네 면.",
    tags: ["개방형", "대향류", "유도통풍"],
    projectWord: "PT2",
    imageUrl: seriesPicture("st-pt2"),
    imageAlt: "상부 축류팬을 갖춘 대향류형 냉각탑",
    en: {
      name: "PT2 series",
      type: "Open, counter-flow, induced draft",
      description: "An open counter-flow tower with the axial fan on top.",
      features: lines(
        "High capacity for its floor area.",
        "Air inlets on all four sides allow a flexible layout.",
      ),
      specifications: "Open, induced-draft counter-flow tower that draws air from all four sides.",
      imageAlt: "Counter-flow cooling tower with an axial fan on top",
    },
    options: [],
    documents: [
      {
        title: "PT2 시리즈",
        titleEn: "PT2 series",
        summary: "유도통풍 개방형 대향류 냉각탑. 설치 면적이 좁은 현장에 적합합니다.",
        summaryEn: "Open induced-draft counter-flow towers for sites with little floor area.",
        url: null,
        urlEn: "https://baltimoreaircoil.com/products/cooling-towers/pt2-cooling-tower",
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [],
  },
  {
    slug: "fxv",
    category: "bac",
    brand: "BAC",
    name: "FXV 시리즈",
    type: "밀폐형 혼합류, 유도통풍",
    description: "살수 코일과 충전재를 함께 쓰는 밀폐형 냉각탑입니다.",
    features: lines(
      "한 면에서만 공기를 흡입해 나머지 세 면을 벽이나 다른 탑에 가까이 둘\u00a0수\u00a0있습니다.",
      "코일 아래의 충전재가 살수 온도를 낮춰 코일의 부담과 스케일을 줄입니다.",
    ),
    specifications:
      "유도통풍 밀폐형 혼합류 냉각탑. 공기 흡입면: 한쪽 면. 코일 설계압력: 300 psig(약 2.07 MPa).",
    tags: ["밀폐형", "혼합류", "유도통풍"],
    projectWord: "FXV",
    imageUrl: seriesPicture("st-fxv"),
    imageAlt: "아래쪽 한 면에 흡입 루버가 있는 밀폐형 냉각탑",
    en: {
      name: "FXV series",
      type: "Closed-circuit, mixed flow, induced draft",
      description: "A closed-circuit tower that combines a wetted coil with fill.",
      features: lines(
        "Air enters from one side only, so the other three may stand close to walls or other units.",
        "The fill below the coil cools the spray water, which relieves the coil and keeps scale low.",
      ),
      specifications:
        "Closed-circuit, induced-draft mixed-flow tower. Air from one side; coil designed for 300 psig (about 2.07 MPa).",
      imageAlt: "Closed-circuit cooling tower with inlet louvers low on one side",
    },
    options: [],
    documents: [
      {
        title: "FXV 시리즈",
        titleEn: "FXV series",
        summary: "코일과 충전재를 함께 쓰는 밀폐형 혼합류 냉각탑. 순환 유체가 외기에 닿지 않습니다.",
        summaryEn:
          "Mixed-flow closed-circuit towers with coil and fill. The process fluid never touches the outside air.",
        url: null,
        urlEn: "https://baltimoreaircoil.com/products/closed-circuit-cooling-towers",
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [],
  },
  {
    slug: "hxv",
    category: "bac",
    brand: "BAC",
    name: "HXV 시리즈",
    type: "밀폐형 하이브리드",
    description: "건식 핀 코일과 살수 코일을 갖추고 부하와 외기에 따라 세 가지 모드로 운전합니다.",
    features: lines(
      "증발식 밀폐형 냉각탑보다 연간 보충수 사용량이 적습니다.",
      "토출 공기의 상대습도를 낮춰 백연을 줄입니다.",
    ),
    specifications:
      "유도통풍 밀폐형 혼합류 냉각탑. 구조: 건식 핀 코일과 살수 코일을 결합한 하이브리드·백연저감형.",
    tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
    projectWord: "HXV",
    imageUrl: seriesPicture("st-hxv"),
    imageAlt: "핀 코일과 살수 코일을 갖춘 하이브리드 냉각탑",
    en: {
      name: "HXV series",
      type: "Closed-circuit hybrid",
      description: "Dry finned coils and a wetted coil, run in three modes according to load and weather.",
      features: lines(
        "Uses less make-up water over the year than an evaporative closed-circuit tower.",
        "Lower humidity of the discharge air means less plume.",
      ),
      specifications:
        "Closed-circuit, induced-draft hybrid tower with dry finned coils and a wetted coil, for less plume.",
      imageAlt: "Hybrid cooling tower with finned and wetted coils",
    },
    options: [],
    documents: [
      {
        title: "HXV 시리즈",
        titleEn: "HXV series",
        summary: "핀 코일과 살수 코일을 갖춘 밀폐형 하이브리드 냉각탑. 보충수와 백연을 줄입니다.",
        summaryEn:
          "Hybrid closed-circuit towers with finned and wetted coils, for less make-up water and plume.",
        url: null,
        urlEn: "https://baltimoreaircoil.com/products/closed-circuit-cooling-towers",
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [],
  },
  {
    slug: "v",
    category: "bac",
    brand: "BAC",
    name: "V 시리즈",
    type: "대향류, 압입송풍",
    description: "원심팬을 하부에 둔 냉각탑입니다. 개방형과 밀폐형이 있습니다.",
    features: lines(
      "원심팬은 정압이 높아 덕트와 소음기를 연결할\u00a0수\u00a0있습니다.",
      "한쪽에서만 흡입하므로 나머지 면은 점검 공간만 두고 벽 가까이에 놓을\u00a0수\u00a0있습니다.",
    ),
    specifications: "압입송풍 대향류 냉각탑. 공기 흡입면: 한쪽 면.",
    tags: ["개방형", "밀폐형", "대향류", "압입송풍"],
    projectWord: "V",
    imageUrl: seriesPicture("st-v-open"),
    imageAlt: "하부 원심팬으로 송풍하는 냉각탑",
    en: {
      name: "V series",
      type: "Counter-flow, forced draft",
      description: "Towers with centrifugal fans at the base, in open and closed-circuit versions.",
      features: lines(
        "Centrifugal fans provide the static pressure for ducts and sound attenuators.",
        "Air enters from one side only; the other sides need no more than service clearance to a wall.",
      ),
      specifications: "Forced-draft counter-flow tower that draws air from one side.",
      imageAlt: "Cooling tower with centrifugal fans at its base",
    },
    options: [
      option("회로", "Circuit", { name: ["개방형", "Open"] }),
      option("회로", "Circuit", {
        name: ["밀폐형", "Closed-circuit"],
        text: [
          "순환 유체가 살수 코일 안을 흘러 외기에 닿지\u00a0않습니다.",
          "The fluid stays inside a wetted coil and never touches the outside air.",
        ],
        hasOwnFigures: true,
      }),
    ],
    documents: [
      {
        title: "V 시리즈",
        titleEn: "V\u00a0series",
        summary:
          "원심팬을 쓰는 압입송풍 대향류 냉각탑. 개방형과 밀폐형이 있으며, 덕트를 연결하는 현장이나 실내, 차음벽 안에 설치합니다.",
        summaryEn:
          "Forced-draft counter-flow towers with centrifugal fans, open or closed-circuit, for ducted, indoor or enclosed sites.",
        url: null,
        urlEn: "https://baltimoreaircoil.com/products/cooling-towers",
        imageUrl: null,
        tags: [],
      },
    ],
    technicalFiles: [],
    models: [],
  },
];

/** The sample catalogues that are files, by the name of their file. */
export const catalogFiles: Readonly<Record<string, string>> = Object.fromEntries(
  catalog.ko.items.map(({ downloadUrl }) => [downloadUrl.replace(/^.*\/|\.pdf$/g, ""), downloadUrl]),
);

function seriesPicture(key: PictureKey): string {
  return `${pictureFolders.pages}/${key}-1000.webp`;
}

/** A row of the options of a series; names and texts in Korean and English. */
function option(
  subject: string,
  subjectEn: string,
  option: {
    name: readonly [ko: string, en: string];
    text?: readonly [ko: string, en: string];
    hasOwnFigures?: boolean;
  },
): ProductOption {
  const { name, text, hasOwnFigures = false } = option;
  return {
    subject,
    subjectEn,
    name: name[0],
    nameEn: name[1],
    text: text?.[0] ?? null,
    textEn: text?.[1] ?? null,
    figures: hasOwnFigures ? "다름" : null,
  };
}

function lines(...texts: readonly string[]): string {
  return texts.join("\n");
}
