import { fact, fixed, link, list, page, picture, searchTexts, sectionKinds, text } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

// A copy that a company makes of a mode has an id of its own, and the kind of what it was copied from.
const hxvModes = [
  { id: "wet", kind: "wet" },
  { id: "adiabatic", kind: "adiabatic" },
  { id: "dry", kind: "dry" },
] as const;

const environments = [
  { id: "low-height", models: "V" as string },
  { id: "small-plot", models: "SCP, PT2" as string },
  { id: "dust", models: "THF, FXV" as string },
  { id: "indoor", models: "V" as string },
  { id: "plume", models: "HXV" as string },
  { id: "water", models: "HXV" as string },
] as const;

const sections = hideableSections("bac", "recommendations");

/** Words of the package cooling towers page, own series and BAC. */
export const packageTowers = localized({
  ko: {
    sections,
    meta: {
      title: "패키지 냉각탑(쿨링타워) SF·SCP·THF·BAC | {name}",
      description:
        "직교류형 SF, 대향류형 SCP, 밀폐형 THF 시리즈와 BAC S3000, PT2, FXV, HXV, V 시리즈의 구조와 특징, 설치 환경별 추천 모델을 안내합니다.",
      keywords:
        "패키지 냉각탑, 패키지 쿨링타워, 직교류형 냉각탑, 대향류형 냉각탑, 밀폐형 냉각탑, 하이브리드 냉각탑, BAC, HXV",
    },
    h1: "패키지 냉각탑",
    lead: "공장에서 조립해 출하하는 냉각탑입니다. 운송 한도를 넘는 모델은 셀이나 상하부로 나누어 출하해 현장에서 결합합니다. 자사 세 시리즈와 BAC 다섯 시리즈 가운데 조건에 맞는 모델을 고를\u00a0수\u00a0있습니다.",
    picture: shown("hero-package"),
    alt: "옥상 기초 위에 설치된 패키지 냉각탑",
    own: {
      title: "자사 시리즈",
      description: "직교류형, 대향류형, 밀폐형을 직접 설계하고 제작합니다.",
      warranty: {
        show: true as boolean,
        value: "5년",
        label: "구동부 보증",
        description:
          "팬, 팬 축, 베어링, 동력전달장치, 전동기가 대상입니다. 정상 사용과 정기 점검을 조건으로 합니다.",
      },
      features: "특징",
      catalogLabel: "{title} 카탈로그",
    },
    bac: {
      title: "BAC 냉각탑",
      description: "대리점으로 공급하는 BAC 다섯 시리즈입니다. 개방형, 밀폐형, 하이브리드를 갖추었습니다.",
      features: "특징",
      catalogLabel: "{title} 카탈로그",
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
            description: "유체는 핀 코일만 지나고, 살수는 흡입 공기를 미리 식히는 데만 씁니다.",
          },
          dry: {
            title: "건식",
            description:
              "살수펌프를 멈추고 두 코일에서 공기만으로 식힙니다. 물을 쓰지 않고 백연도 생기지 않습니다.",
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
          reason: "팬이 아래에 있어 탑 위로 솟는 부분이 없습니다. 치수는 제작사 자료로 확인해 드립니다.",
        },
        "small-plot": { title: "좁은 부지", reason: "대향류형은 같은 용량에서 설치 면적이 작습니다." },
        dust: { title: "분진이 많은 공장", reason: "밀폐형은 순환 유체가 외기에 닿지 않습니다." },
        indoor: {
          title: "실내·지하 기계실",
          reason: "원심팬은 정압이 높아 급·배기 덕트를 연결할\u00a0수\u00a0있습니다.",
        },
        plume: { title: "백연 민원이 우려되는 도심", reason: "건식·단열 모드가 백연을 줄입니다." },
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
    sections,
    meta: {
      title: "Package cooling towers: SF, SCP, THF and BAC | {name}",
      description:
        "Crossflow SF, counterflow SCP and closed-circuit THF towers, BAC S3000, PT2, FXV, HXV and V series, and how to choose.",
      keywords:
        "package cooling tower, crossflow, counterflow, closed-circuit cooling tower, hybrid cooling tower, BAC, HXV",
    },
    h1: "Package cooling towers",
    lead: "Towers that leave the factory assembled. Models beyond transport limits ship in sections, by cell or as upper and lower halves, and are joined on site. Choose from three series of our own and five from BAC.",
    picture: shown("hero-package"),
    alt: "Package cooling towers on rooftop foundations",
    own: {
      title: "Our own series",
      description: "Crossflow, counterflow and closed-circuit towers that we design and build ourselves.",
      warranty: {
        show: true as boolean,
        value: "5-year",
        label: "drive warranty",
        description:
          "Covers fan, fan shaft, bearings, power transmission and motor under normal use and regular inspection.",
      },
      features: "Features",
      catalogLabel: "{title} catalog",
    },
    bac: {
      title: "BAC cooling towers",
      description:
        "Five BAC series that we supply as an agent, in open, closed-circuit and hybrid designs. Their English catalogs are on BAC’s own website.",
      features: "Features",
      catalogLabel: "{title} catalog",
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
      description: "A starting point. The final model follows from the thermal calculation and the layout.",
      environment: "Environment",
      models: "Series",
      reason: "Why",
      items: worded(environments, {
        "low-height": {
          title: "Roof with a height limit",
          reason:
            "With fans at the base, nothing stands above the casing. We confirm dimensions from the manufacturer’s data.",
        },
        "small-plot": {
          title: "Small plot",
          reason: "Counterflow towers need less floor area for the same capacity.",
        },
        dust: {
          title: "Dusty plant",
          reason: "In a closed circuit the fluid never touches the outside air.",
        },
        indoor: {
          title: "Indoor or basement plant room",
          reason: "Centrifugal fans supply the static pressure that intake and discharge ducts need.",
        },
        plume: {
          title: "City site sensitive to plume",
          reason: "Dry and adiabatic modes reduce visible plume.",
        },
        water: { title: "Water-scarce region", reason: "Runs without water in cool weather." },
      }),
    },
    catalog: {
      title: "Catalogs",
      description: "The PDF catalogs show the construction and specifications of each series.",
      button: "Download Catalog",
      href: paths.catalog,
    },
    callToAction: {
      title: "Help with selection",
      description:
        "Tell us the capacity, location and any noise or height limits, and we will select a model.",
      button: "Request a consultation",
    },
  },
});

export const packageKinds = page<typeof packageTowers>({
  sections: sectionKinds({ bac: "협력사 시리즈", recommendations: "추천과 비교" }),
  meta: searchTexts({ sample: "partner" }),
  lead: text({ sample: "partner" }),
  picture: picture(),
  own: { warranty: { show: fact("페이지에 표시", "any"), value: text({ sample: "claims" }) } },
  bac: {
    title: text({ sample: "partner" }),
    description: text({ sample: "partner" }),
    hxvModes: { title: text({ sample: "partner" }), items: list("운전 모드", { kind: fixed() }) },
  },
  recommendations: { items: list("추천", { models: text({ sample: "partner" }) }) },
  catalog: { href: link() },
});
