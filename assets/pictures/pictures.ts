import type { Localized } from "../../src/domain/locale.ts";

/** A picture the pages show: where it comes from, how it is cut, and what it shows. */
export type PictureSource = {
  key: string;
  /** Name of a file in assets/renders/, without `.webp`; `project-<key>` is the illustration of that sample project. */
  render: string;
  /** Width to height of the finished picture; the render's own ratio when absent. */
  ratio?: number;
  /** Where the cut is centred, 0 (left, top) to 1 (right, bottom). */
  focus?: { x: number; y: number };
  /** Whether small views of products show it, too. */
  thumbnail?: true;
  alt: Localized<string>;
};

const wide = 16 / 9;
/** Above the words of a phone; the tower in the middle. */
const square = 1;

const words = {
  modular: {
    ko: "공장 부지에 네 셀이 나란히 선 모듈러 직교류 냉각탑과 하부 배관",
    en: "Four modular crossflow cells in a row on a plant yard, with their supply header",
  },
  package: {
    ko: "도심 건물 옥상에 설치한 2셀 패키지 냉각탑",
    en: "Two-cell package cooling tower on a city rooftop",
  },
  bac: {
    ko: "기계실 옆 마당에 설치한 밀폐형 냉각탑 두 대와 냉각수 배관",
    en: "Two closed-circuit cooling towers beside a plant room, with their process piping",
  },
} satisfies Record<string, Localized<string>>;

export const pictureSources: PictureSource[] = [
  { key: "hero-modular", render: "hero-modular", ratio: wide, alt: words.modular },
  {
    key: "hero-modular-narrow",
    render: "hero-modular-narrow",
    ratio: square,
    focus: { x: 0.5, y: 0.55 },
    alt: words.modular,
  },
  { key: "hero-package", render: "hero-package", ratio: wide, focus: { x: 0.5, y: 0.7 }, alt: words.package },
  {
    key: "hero-package-narrow",
    render: "hero-package-narrow",
    ratio: square,
    focus: { x: 0.5, y: 0.63 },
    alt: words.package,
  },
  { key: "hero-bac", render: "hero-bac", ratio: wide, alt: words.bac },
  {
    key: "hero-bac-narrow",
    render: "hero-bac-narrow",
    ratio: square,
    focus: { x: 0.5, y: 0.59 },
    alt: words.bac,
  },
  {
    key: "yard-aerial",
    render: "yard-aerial",
    thumbnail: true,
    alt: {
      ko: "위에서 내려다본 모듈러 냉각탑의 팬 스택 네 기와 점검 통로",
      en: "Four fan stacks and the service deck of a modular tower, seen from above",
    },
  },
  {
    key: "st-modular",
    render: "st-modular",
    thumbnail: true,
    alt: {
      ko: "현장조립 모듈러 냉각탑 한 셀: 루버, 팬 스택, 점검 계단",
      en: "One cell of a modular tower: louvers, fan stack and access stair",
    },
  },
  {
    key: "st-sf",
    render: "st-sf",
    thumbnail: true,
    alt: {
      ko: "위에서 본 SF 시리즈 개방형 직교류 냉각탑: 옆면 전체의 루버와 상부 팬",
      en: "SF series, open crossflow cooling tower, from above: louvers over the whole side, fan on the deck",
    },
  },
  {
    key: "st-scp",
    render: "st-scp",
    thumbnail: true,
    alt: {
      ko: "앞면을 연 SCP 시리즈 개방형 대향류 냉각탑: 루버, 충전재, 살수관과 팬 아래 플레넘",
      en: "SCP series, open counterflow cooling tower, its front opened: louvers, fill, spray pipe and plenum below the fan",
    },
  },
  {
    key: "st-thf",
    render: "st-thf",
    thumbnail: true,
    alt: {
      ko: "앞면을 연 THF 시리즈 밀폐형 냉각탑: 코일, 살수관과 살수펌프",
      en: "THF series, closed-circuit cooling tower, its front opened: coil, spray pipe and spray pump",
    },
  },
  {
    key: "st-filter",
    render: "st-filter",
    alt: {
      ko: "여과조 두 기와 자동 역세척 밸브, 제어반을 얹은 모래여과기",
      en: "Sand filter skid: two vessels, automatic backwash valves and control panel",
    },
  },
  {
    key: "st-filter-valves",
    render: "st-filter-valves",
    alt: {
      ko: "배관 쪽에서 본 모래여과기: 여과조 두 기와 자동 역세척 밸브",
      en: "Sand filter skid from its piping side: two vessels and automatic backwash valves",
    },
  },
  {
    key: "st-dosing",
    render: "st-dosing",
    alt: {
      ko: "약품 탱크 두 기와 정량 펌프, 수질 센서반으로 이루어진 약품 주입 설비",
      en: "Chemical dosing skid: two tanks, metering pumps and a sensor panel",
    },
  },
  {
    key: "st-s3000",
    render: "st-s3000",
    thumbnail: true,
    alt: {
      ko: "S3000 시리즈급 개방형 직교류 냉각탑 개념도",
      en: "Generic form of an S3000-class open crossflow tower",
    },
  },
  {
    key: "st-pt2",
    render: "st-pt2",
    thumbnail: true,
    alt: {
      ko: "PT2 시리즈급 개방형 대향류 냉각탑 개념도",
      en: "Generic form of a PT2-class open counterflow tower",
    },
  },
  {
    key: "st-fxv",
    render: "st-fxv",
    thumbnail: true,
    alt: {
      ko: "FXV 시리즈급 밀폐형 냉각탑 개념도: 코일과 충전재를 함께 쓰는 방식",
      en: "Generic form of an FXV-class closed-circuit tower with coil and fill",
    },
  },
  {
    key: "st-hxv",
    render: "st-hxv",
    thumbnail: true,
    alt: {
      ko: "HXV 시리즈급 밀폐형 하이브리드 냉각탑 개념도: 상부에 건식 핀 코일",
      en: "Generic form of an HXV-class hybrid closed-circuit tower with a dry finned coil on top",
    },
  },
  {
    key: "st-v-open",
    render: "st-v-open",
    thumbnail: true,
    alt: {
      ko: "앞면을 연 V 시리즈급 원심팬 개방형 냉각탑 개념도: 충전재와 살수관",
      en: "Generic form of a V-class open tower with centrifugal fans, its front opened: fill and spray pipe",
    },
  },
  {
    key: "st-v-closed",
    render: "st-v-closed",
    thumbnail: true,
    alt: {
      ko: "앞면을 연 V 시리즈급 원심팬 밀폐형 냉각탑 개념도: 코일과 살수관",
      en: "Generic form of a V-class closed-circuit tower with centrifugal fans, its front opened: coil and spray pipe",
    },
  },
  {
    key: "roof-package",
    render: "roof-package",
    alt: {
      ko: "도심 옥상에 설치한 2셀 패키지 냉각탑과 점검 사다리",
      en: "Two-cell package tower on a city rooftop, with its access ladder",
    },
  },
  {
    key: "row-evening",
    render: "row-evening",
    alt: {
      ko: "저녁 햇빛을 받으며 나란히 선 백연저감형 모듈러 냉각탑 여섯 셀과 하부 배관",
      en: "Six cells of a plume-abated modular tower in a row in evening light, with their supply header",
    },
  },
  {
    key: "module-lift",
    render: "module-lift",
    alt: {
      ko: "조립을 마친 모듈러 냉각탑 옆에서 크레인이 들어 올리는 다음 모듈",
      en: "A crane lifts the next module beside the assembled cells of a modular tower",
    },
  },
  {
    key: "site-sf",
    render: "project-busan-hotel-low-noise",
    ratio: wide,
    alt: {
      ko: "바다가 보이는 건물 옥상에 설치한 SF 시리즈 직교류형 냉각탑",
      en: "SF series crossflow tower on a rooftop by the sea",
    },
  },
  {
    key: "site-thf",
    render: "project-nashville-auto-parts-closed",
    ratio: wide,
    alt: {
      ko: "공장 옆 마당에 설치한 THF 시리즈 밀폐형 냉각탑과 배관",
      en: "THF series closed-circuit tower beside a plant, with its piping",
    },
  },
  {
    key: "site-modular",
    render: "project-gwangyang-industrial-gas-modular",
    alt: {
      ko: "위에서 본 아홉 셀 모듈러 냉각탑: 나란히 선 팬 스택과 하부 배관",
      en: "Nine cells of a modular tower from above: a row of fan stacks with their supply header",
    },
  },
  {
    key: "video-overview",
    render: "project-ulsan-petrochemical-modular",
    ratio: wide,
    alt: {
      ko: "동영상: 모듈러 냉각탑 한눈에 보기",
      en: "Video: the modular tower at a glance",
    },
  },
  {
    key: "video-assembly",
    render: "st-modular",
    ratio: wide,
    alt: {
      ko: "동영상: 모듈을 들어 올려 쌓는 현장 조립 과정",
      en: "Video: modules lifted in and stacked on site",
    },
  },
  {
    key: "video-running",
    render: "yard-aerial",
    ratio: wide,
    alt: {
      ko: "동영상: 팬이 도는 완성된 냉각탑",
      en: "Video: the finished tower with its fans turning",
    },
  },
];
