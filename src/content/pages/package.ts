import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import type { Pictured } from "../picture-key.ts";
import { worded } from "../worded.ts";
import { catalogFiles } from "./catalog.ts";

const ownSeries = [
  { id: "sf", name: "SF", picture: "st-sf" },
  { id: "scp", name: "SCP", picture: "st-scp" },
  { id: "thf", name: "THF", picture: "st-thf" },
] as const satisfies readonly Pictured[];

const bacSeries = [
  { id: "s3000", name: "S3000", picture: "st-s3000" },
  { id: "pt2", name: "PT2", picture: "st-pt2" },
  { id: "fxv", name: "FXV", picture: "st-fxv" },
  { id: "hxv", name: "HXV", picture: "st-hxv" },
  { id: "v", name: "V", picture: "st-v-open" },
] as const satisfies readonly Pictured[];

const bacProducts = "https://baltimoreaircoil.com/products";
const bacClosedCircuit = `${bacProducts}/closed-circuit-cooling-towers`;

/**
 * Where BAC itself shows its series in English: our own PDFs of them are Korean. A series whose own page could not be
 * confirmed leads to its kind.
 */
const bacPages = {
  s3000: `${bacProducts}/cooling-towers/series-3000-cooling-tower`,
  pt2: `${bacProducts}/cooling-towers/pt2-cooling-tower`,
  fxv: bacClosedCircuit,
  hxv: bacClosedCircuit,
  "v-open": `${bacProducts}/cooling-towers`,
  "v-closed": bacClosedCircuit,
} as const;

const hxvModes = [{ id: "wet" }, { id: "adiabatic" }, { id: "dry" }] as const;

const environments = [
  { id: "low-height", models: "V" },
  { id: "small-plot", models: "SCP, PT2" },
  { id: "dust", models: "THF, FXV" },
  { id: "indoor", models: "V" },
  { id: "plume", models: "HXV" },
  { id: "water", models: "HXV" },
] as const;

/** Words of the package cooling towers page, own series and BAC. */
export const packageTowers = localized({
  ko: {
    meta: {
      title: "패키지 냉각탑 SF·SCP·THF, BAC | SD쿨링타워",
      description:
        "직교류형 SF, 대향류형 SCP, 밀폐식 THF 시리즈와 BAC S3000, PT2, FXV, HXV, V 시리즈의 구조와 특징, 설치 환경별 추천 모델을 안내합니다.",
      keywords: "패키지 냉각탑, 직교류형 냉각탑, 대향류형 냉각탑, 밀폐식 냉각탑, 하이브리드 냉각탑, BAC, HXV",
    },
    h1: "패키지 냉각탑",
    lead: "공장에서 조립해 출하하는 냉각탑입니다. 자사 세 시리즈와 BAC 다섯 시리즈 가운데 조건에 맞는 모델을 고를\u00a0수\u00a0있습니다.",
    alt: "옥상 기초 위에 설치된 패키지 냉각탑",
    own: {
      title: "자사 시리즈",
      description: "직교류형, 대향류형, 밀폐식을 직접 설계하고 제작합니다.",
      warranty: {
        value: "5년",
        label: "구동부 보증",
        description:
          "팬, 팬 축, 베어링, 동력전달장치, 전동기가 대상입니다. 정상 사용과 정기 점검을 조건으로 합니다.",
      },
      features: "특징",
      items: worded(ownSeries, {
        sf: {
          title: "SF 시리즈",
          type: "직교류형 개방식",
          description: "공기가 물과 직각으로 지나갑니다. 탑 안의 공간이 넓어 점검이 쉽습니다.",
          features: [
            "중력식 살수로 순환펌프 양정이 낮습니다.",
            "운전 중에도 상부 살수조를 점검하고 청소할\u00a0수\u00a0있습니다.",
            "양쪽 측면의 루버로 공기를 고르게 흡입합니다.",
          ],
          tags: ["개방형", "직교류", "유도통풍"],
          alt: "루버가 있는 직교류형 SF 시리즈 냉각탑",
          catalogs: [{ label: "SF 카탈로그", href: catalogFiles.sf as string }],
        },
        scp: {
          title: "SCP 시리즈",
          type: "대향류형 개방식",
          description: "물은 위에서 아래로, 공기는 아래에서 위로 흐릅니다. 설치 면적이 작습니다.",
          features: [
            "팬과 구동부의 진동속도를 3 mm/s 미만으로 관리합니다.",
            "가압 살수 노즐이 충전재에 물을 고르게 뿌립니다.",
            "살수부가 햇빛에 드러나지 않아 조류 발생이 적습니다.",
          ],
          tags: ["개방형", "대향류", "유도통풍"],
          alt: "아래쪽에 흡입구가 있는 대향류형 SCP 시리즈 냉각탑",
          catalogs: [],
        },
        thf: {
          title: "THF 시리즈",
          type: "밀폐식",
          description: "순환 유체는 코일 안을 흐르고, 코일 바깥의 살수와 공기가 열을 빼앗습니다.",
          features: [
            "코일의 설계압력은 300 psig(약\u00a02.07\u00a0MPa)\u2060입니다.",
            "순환 유체에 먼지와 산소가 섞이지 않아 열교환기가 덜 오염됩니다.",
            "부동액을 쓸\u00a0수\u00a0있어 겨울철 코일 동파를 막습니다.",
          ],
          tags: ["밀폐형", "대향류", "유도통풍"],
          alt: "열교환 코일을 내장한 밀폐식 THF 시리즈 냉각탑",
          catalogs: [],
        },
      }),
    },
    bac: {
      title: "BAC 냉각탑",
      description: "대리점으로 공급하는 BAC 다섯 시리즈입니다. 개방식, 밀폐식, 하이브리드를 갖추었습니다.",
      features: "특징",
      items: worded(bacSeries, {
        s3000: {
          title: "S3000 시리즈",
          type: "유도통풍 직교류형 개방식",
          description: "축류팬과 직교류 충전재를 쓰는 개방식 냉각탑입니다.",
          features: ["양쪽 측면에서 공기를 흡입합니다.", "팬실이 넓어 구동부를 안에서 점검합니다."],
          tags: ["개방형", "직교류", "유도통풍"],
          alt: "양면 흡입 직교류형 냉각탑",
          catalogs: [{ label: "S3000 카탈로그", href: catalogFiles.s3000 as string }],
        },
        pt2: {
          title: "PT2 시리즈",
          type: "유도통풍 대향류형 개방식",
          description: "축류팬을 상부에 둔 대향류형 개방식 냉각탑입니다.",
          features: ["설치 면적당 냉각 용량이 큽니다.", "사방에서 공기를 흡입해 배치가 자유롭습니다."],
          tags: ["개방형", "대향류", "유도통풍"],
          alt: "상부 축류팬을 갖춘 대향류형 냉각탑",
          catalogs: [{ label: "PT2 카탈로그", href: catalogFiles.pt2 }],
        },
        fxv: {
          title: "FXV 시리즈",
          type: "유도통풍 혼합류형 밀폐식",
          description: "살수 코일과 충전재를 함께 쓰는 밀폐식 냉각탑입니다.",
          features: [
            "한 면에서만 공기를 흡입해 나머지 세 면을 벽이나 다른 탑에 가까이 둘\u00a0수\u00a0있습니다.",
            "코일 아래의 충전재가 살수 온도를 낮춰 코일의 부담과 스케일을 줄입니다.",
          ],
          tags: ["밀폐형", "혼합류", "유도통풍"],
          alt: "아래쪽 한 면에 흡입 루버가 있는 밀폐식 냉각탑",
          catalogs: [{ label: "FXV 카탈로그", href: catalogFiles.fxv }],
        },
        hxv: {
          title: "HXV 시리즈",
          type: "하이브리드 밀폐식",
          description: "건식 핀 코일과 살수 코일을 갖추고 부하와 외기에 따라 세 가지 모드로 운전합니다.",
          features: [
            "증발식 밀폐 냉각탑보다 연간 보충수 사용량이 적습니다.",
            "배출 공기의 상대습도를 낮춰 백연을 줄입니다.",
          ],
          tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
          alt: "핀 코일과 살수 코일을 갖춘 하이브리드 냉각탑",
          catalogs: [{ label: "HXV 카탈로그", href: catalogFiles.hxv }],
        },
        v: {
          title: "V 시리즈",
          type: "압입송풍 대향류형, 개방식·밀폐식",
          description: "원심팬을 하부에 둔 냉각탑입니다. 개방식과 밀폐식이 있습니다.",
          features: [
            "원심팬은 정압이 높아 덕트와 소음기를 연결할\u00a0수\u00a0있습니다.",
            "한쪽에서만 흡입해 벽에 붙여 설치할\u00a0수\u00a0있습니다.",
          ],
          tags: ["개방형", "밀폐형", "대향류", "압입송풍"],
          alt: "하부 원심팬으로 송풍하는 냉각탑",
          catalogs: [
            { label: "V 개방식 카탈로그", href: catalogFiles["v-open"] },
            { label: "V 밀폐식 카탈로그", href: catalogFiles["v-closed"] },
          ],
        },
      }),
      hxvModes: {
        title: "HXV 운전 모드",
        description: "외기가 서늘하거나 부하가 작을수록 물을 덜 쓰는 모드로 바뀝니다.",
        items: worded(hxvModes, {
          wet: {
            title: "습식",
            description:
              "유체가 핀 코일과 살수 코일을 차례로 지나고, 살수 코일에서 증발로 식습니다. 부하가 가장 클\u00a0때 씁니다.",
          },
          adiabatic: {
            title: "단열",
            description: "유체는 핀 코일만 지나고, 살수는 들어오는 공기를 미리 식히는 데만 씁니다.",
          },
          dry: {
            title: "건식",
            description: "살수펌프를 멈추고 두 코일에서 공기만으로 식힙니다. 물을 쓰지 않고 백연도 없습니다.",
          },
        }),
      },
    },
    recommendations: {
      title: "설치 환경별 추천",
      description: "형식을 좁히는 출발점입니다. 최종 모델은 열 계산과 배치 검토로 정합니다.",
      environment: "설치 환경",
      models: "추천 시리즈",
      reason: "이유",
      items: worded(environments, {
        "low-height": {
          title: "높이 제한이 있는 옥상",
          reason: "팬이 아래에 있어 가장 큰 모델도 높이가 4.8 m를 넘지 않습니다.",
        },
        "small-plot": { title: "좁은 부지", reason: "대향류형은 같은 용량에서 설치 면적이 작습니다." },
        dust: { title: "분진이 많은 공장", reason: "밀폐식은 순환 유체가 외기에 닿지 않습니다." },
        indoor: { title: "실내·지하 기계실", reason: "원심팬이 급·배기 덕트의 저항을 이깁니다." },
        plume: { title: "백연 민원이 우려되는 도심", reason: "건식과 단열 모드로 백연을 줄입니다." },
        water: { title: "물이 부족한 지역", reason: "외기가 서늘한 기간에는 물 없이 운전합니다." },
      }),
    },
    catalog: {
      title: "카탈로그",
      description: "시리즈별 구조와 사양은 전자 카탈로그에 있습니다.",
      button: "카탈로그 내려받기",
      href: paths.catalog,
    },
    callToAction: {
      title: "모델 선정 상담",
      description: "냉각 용량, 설치 장소, 소음과 높이 제한을 알려 주시면 모델을 골라 드립니다.",
      button: "상담 문의",
    },
  },
  en: {
    meta: {
      title: "Package cooling towers: SF, SCP, THF and BAC | SD Cooling Tower",
      description:
        "Cross-flow SF, counter-flow SCP and closed-circuit THF towers, BAC S3000, PT2, FXV, HXV and V series, and how to choose.",
      keywords:
        "package cooling tower, cross-flow, counter-flow, closed-circuit cooling tower, hybrid cooling tower, BAC, HXV",
    },
    h1: "Package cooling towers",
    lead: "Towers that leave the factory assembled. Choose from three series of our own and five from BAC.",
    alt: "Package cooling towers on rooftop foundations",
    own: {
      title: "Our own series",
      description: "Cross-flow, counter-flow and closed-circuit towers of our own design and make.",
      warranty: {
        value: "5 years",
        label: "drive warranty",
        description:
          "Covers fan, fan shaft, bearings, power transmission and motor under normal use and regular inspection.",
      },
      features: "Features",
      items: worded(ownSeries, {
        sf: {
          title: "SF series",
          type: "Cross-flow, open",
          description: "Air passes at right angles to the water. The roomy interior makes inspection easy.",
          features: [
            "Gravity distribution keeps the pump head low.",
            "The hot water basins can be inspected and cleaned during operation.",
            "Louvers on two sides take in the air evenly.",
          ],
          tags: ["Open Type", "Crossflow", "Induced Draft"],
          alt: "SF series cross-flow cooling tower with louvers",
          catalogs: [{ label: "SF catalog", href: catalogFiles.sf }],
        },
        scp: {
          title: "SCP series",
          type: "Counter-flow, open",
          description: "Air rises against the falling water, which keeps the footprint small.",
          features: [
            "Fan and drive vibration is held under 3 mm/s.",
            "Pressurized nozzles spread the water evenly over the fill.",
            "The water distribution is shielded from sunlight, which slows algae growth.",
          ],
          tags: ["Open Type", "Counterflow", "Induced Draft"],
          alt: "SCP series counter-flow cooling tower with air inlets at the base",
          catalogs: [],
        },
        thf: {
          title: "THF series",
          type: "Closed-circuit",
          description:
            "The fluid stays inside a coil. Spray water and air outside the coil carry the heat away.",
          features: [
            "The coil is designed for 300 psig (about 2.07 MPa).",
            "No dust or oxygen enters the fluid, so heat exchangers foul less.",
            "Antifreeze can be used to protect the coil in winter.",
          ],
          tags: ["Closed Type", "Counterflow", "Induced Draft"],
          alt: "THF series closed-circuit cooling tower with a built-in coil",
          catalogs: [],
        },
      }),
    },
    bac: {
      title: "BAC cooling towers",
      description:
        "Five BAC series that we supply as an agent, in open, closed-circuit and hybrid designs. Their English catalogs are on BAC’s own website.",
      features: "Features",
      items: worded(bacSeries, {
        s3000: {
          title: "S3000 series",
          type: "Induced-draft cross-flow, open",
          description: "An open tower with axial fan and cross-flow fill.",
          features: [
            "Air enters from two sides.",
            "A large fan plenum lets the drive be serviced from inside.",
          ],
          tags: ["Open Type", "Crossflow", "Induced Draft"],
          alt: "Cross-flow cooling tower with air inlets on two sides",
          catalogs: [{ label: "S3000 catalog", href: bacPages.s3000 }],
        },
        pt2: {
          title: "PT2 series",
          type: "Induced-draft counter-flow, open",
          description: "An open counter-flow tower with the axial fan on top.",
          features: [
            "High cooling capacity for its plan area.",
            "Air inlets on all four sides allow a flexible layout.",
          ],
          tags: ["Open Type", "Counterflow", "Induced Draft"],
          alt: "Counter-flow cooling tower with an axial fan on top",
          catalogs: [{ label: "PT2 catalog", href: bacPages.pt2 }],
        },
        fxv: {
          title: "FXV series",
          type: "Induced-draft mixed-flow, closed-circuit",
          description: "A closed-circuit tower that combines a wetted coil with fill.",
          features: [
            "Air enters from one side only, so the other three may stand close to walls or other units.",
            "The fill below the coil cools the spray water, which relieves the coil and keeps scale low.",
          ],
          tags: ["Closed Type", "Mixed Flow", "Induced Draft"],
          alt: "Closed-circuit cooling tower with inlet louvers low on one side",
          catalogs: [{ label: "FXV catalog", href: bacPages.fxv }],
        },
        hxv: {
          title: "HXV series",
          type: "Hybrid, closed-circuit",
          description:
            "Dry finned coils and a wetted coil, run in three modes according to load and weather.",
          features: [
            "Uses less make-up water over the year than an evaporative closed-circuit tower.",
            "Lower humidity of the discharge air means less plume.",
          ],
          tags: ["Closed Type", "Mixed Flow", "Induced Draft", "Hybrid", "Plume Reduction"],
          alt: "Hybrid cooling tower with finned and wetted coils",
          catalogs: [{ label: "HXV catalog", href: bacPages.hxv }],
        },
        v: {
          title: "V series",
          type: "Forced-draft counter-flow, open or closed-circuit",
          description: "Towers with centrifugal fans at the base, in open and closed-circuit versions.",
          features: [
            "Centrifugal fans provide the static pressure for ducts and sound attenuators.",
            "Air enters from one side only, so the unit can stand against a wall.",
          ],
          tags: ["Open Type", "Closed Type", "Counterflow", "Forced Draft"],
          alt: "Cooling tower with centrifugal fans at its base",
          catalogs: [
            { label: "V open catalog", href: bacPages["v-open"] },
            { label: "V closed catalog", href: bacPages["v-closed"] },
          ],
        },
      }),
      hxvModes: {
        title: "HXV operating modes",
        description: "In cooler weather or at lower load, the tower runs in a mode that needs less water.",
        items: worded(hxvModes, {
          wet: {
            title: "Wet",
            description:
              "The fluid passes through the finned coils and then the wetted coil, where evaporation cools it. For the highest loads.",
          },
          adiabatic: {
            title: "Adiabatic",
            description:
              "The fluid passes through the finned coils only. The spray water serves just to pre-cool the incoming air.",
          },
          dry: {
            title: "Dry",
            description:
              "The spray pump is off and both coils are cooled by air alone. No water use and no plume.",
          },
        }),
      },
    },
    recommendations: {
      title: "Recommendations by environment",
      description: "A starting point. The thermal calculation and the layout decide the final model.",
      environment: "Environment",
      models: "Series",
      reason: "Why",
      items: worded(environments, {
        "low-height": {
          title: "Roof with a height limit",
          reason: "With its fans at the base even the largest model stays below 4.8 m.",
        },
        "small-plot": {
          title: "Small plot",
          reason: "Counter-flow towers need less floor area for the same capacity.",
        },
        dust: { title: "Dusty plant", reason: "In a closed circuit the fluid never meets the outside air." },
        indoor: {
          title: "Indoor or basement plant room",
          reason: "Centrifugal fans overcome the resistance of intake and discharge ducts.",
        },
        plume: {
          title: "City site sensitive to plume",
          reason: "Dry and adiabatic modes reduce visible plume.",
        },
        water: { title: "Region short of water", reason: "In cool weather it runs without water." },
      }),
    },
    catalog: {
      title: "Catalogs",
      description: "Construction and specifications of each series are in the PDF catalogs.",
      button: "Download Catalog",
      href: paths.catalog,
    },
    callToAction: {
      title: "Help with selection",
      description:
        "Tell us the capacity, location and any noise or height limits, and we will select a model.",
      button: "Request a Consultation",
    },
  },
});
