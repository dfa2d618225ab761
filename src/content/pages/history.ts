import { fact, list, page, picture, searchTexts, sectionKinds, text } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

const achievements = [{ id: "years" }, { id: "projects" }, { id: "countries" }, { id: "overseas" }] as const;

/** Products of each decade, by its first year. */
const decades = [
  { id: "2020", picture: shown("row-evening") },
  { id: "2010", picture: shown("module-lift") },
  { id: "2000", picture: shown("site-thf") },
  { id: "1990", picture: shown("site-sf") },
] as const;

/** Something that happened: its month, 1 to 12, and what it was in Korean and English. */
type Happening = readonly [month: number, ko: string, en: string];

/** Newest year first, newest month first. */
const years: readonly { year: number; happenings: readonly Happening[] }[] = [
  {
    year: 2024,
    happenings: [
      [9, "냉각탑 용량 계산기를 온라인으로 공개", "Capacity calculator published online"],
      [
        4,
        "모듈러 냉각탑 조립 공정 개선, 볼트 체결 구조로 통일",
        "Modular tower assembly changed to bolted joints throughout",
      ],
    ],
  },
  {
    year: 2023,
    happenings: [
      [
        10,
        "미국 자동차 부품 공장에 모듈러 냉각탑 증설 납품",
        "Modular tower expansion delivered to an automotive parts plant in the USA",
      ],
      [
        3,
        "팬 진동과 수온 원격 감시 서비스 시작",
        "Remote monitoring of fan vibration and water temperature introduced",
      ],
    ],
  },
  {
    year: 2022,
    happenings: [
      [6, "고효율 비산방지기를 전 시리즈에 적용", "High-efficiency drift eliminators adopted for all series"],
    ],
  },
  {
    year: 2021,
    happenings: [
      [
        11,
        "폴란드 배터리 공장에 모듈러 냉각탑 납품",
        "Modular towers delivered to a battery plant in Poland",
      ],
      [5, "백연저감형 모듈러 냉각탑 출시", "Plume-abated modular tower launched"],
    ],
  },
  {
    year: 2019,
    happenings: [
      [9, "미국 조지아주 스와니에 지사 개설", "Branch opened in Suwanee, Georgia, USA"],
      [2, "충전재 자체 성형 설비 가동", "In-house fill forming line started"],
    ],
  },
  {
    year: 2018,
    happenings: [
      [
        7,
        "미국 첫 수출, 자동차 부품 공장용 밀폐형 냉각탑",
        "First export to the USA, closed-circuit towers for an automotive parts plant",
      ],
    ],
  },
  {
    year: 2016,
    happenings: [
      [
        10,
        "폴란드 첫 수출, 가전 공장용 패키지 냉각탑",
        "First export to Poland, package towers for an appliance plant",
      ],
    ],
  },
  {
    year: 2015,
    happenings: [
      [
        8,
        "모듈러 냉각탑 첫 납품, 국내 석유화학 공장",
        "First modular tower delivered, to a petrochemical plant in Korea",
      ],
      [3, "모듈 시제품 성능시험 완료", "Performance test of the module prototype completed"],
    ],
  },
  {
    year: 2014,
    happenings: [[2, "모듈러 냉각탑 개발 착수", "Development of the modular tower started"]],
  },
  {
    year: 2013,
    happenings: [
      [11, "베트남 현지 법인 설립", "Subsidiary established in Vietnam"],
      [4, "냉각탑 진단·보수 전담팀 구성", "Dedicated inspection and repair team formed"],
    ],
  },
  {
    year: 2012,
    happenings: [
      [
        5,
        "수처리 사업 시작, 자동 역세 여과기와 약품 주입 설비 공급",
        "Water treatment business started with automatic backwash filters and chemical dosing",
      ],
    ],
  },
  {
    year: 2011,
    happenings: [
      [
        9,
        "카자흐스탄 첫 수출, 발전소용 직교류형 냉각탑",
        "First export to Kazakhstan, crossflow towers for a power plant",
      ],
    ],
  },
  {
    year: 2010,
    happenings: [
      [
        12,
        "제2공장 준공, 대형 냉각탑 가조립장 확보",
        "Second factory completed with a trial assembly yard for large towers",
      ],
      [3, "창립 20주년", "20th anniversary"],
    ],
  },
  {
    year: 2008,
    happenings: [
      [
        6,
        "인도 첫 수출, 제철소용 대향류형 냉각탑",
        "First export to India, counterflow towers for a steel mill",
      ],
    ],
  },
  {
    year: 2007,
    happenings: [
      [10, "밀폐형 냉각탑 THF 시리즈 출시", "THF closed-circuit series launched"],
      [4, "코일 기밀시험 설비 도입", "Coil leak test bench installed"],
    ],
  },
  {
    year: 2006,
    happenings: [
      [8, "파키스탄 첫 수출, 섬유 공장용 냉각탑", "First export to Pakistan, towers for a textile mill"],
    ],
  },
  {
    year: 2004,
    happenings: [
      [
        9,
        "베트남 첫 수출, 산업단지 입주 공장용 냉각탑",
        "First export to Vietnam, towers for a plant in an industrial park",
      ],
    ],
  },
  {
    year: 2003,
    happenings: [[4, "중국 항저우에 지사 개설", "Branch opened in Hangzhou, China"]],
  },
  {
    year: 2002,
    happenings: [
      [11, "BAC 냉각탑 국내 대리점 업무 시작", "Agency for BAC cooling towers in Korea started"],
      [5, "열 성능 계산 프로그램 자체 개발", "Thermal performance program developed in-house"],
    ],
  },
  {
    year: 2001,
    happenings: [
      [6, "ISO 9001 품질경영시스템 인증 취득", "ISO 9001 quality management certificate obtained"],
    ],
  },
  {
    year: 1999,
    happenings: [[3, "대향류형 냉각탑 SCP 시리즈 출시", "SCP counterflow series launched"]],
  },
  {
    year: 1997,
    happenings: [
      [
        6,
        "중국 첫 수출, 화학 공장용 직교류형 냉각탑",
        "First export to China, crossflow towers for a chemical plant",
      ],
    ],
  },
  {
    year: 1995,
    happenings: [
      [
        10,
        "사내 시험동 준공, 냉각 성능시험 시작",
        "Test building completed, thermal performance tests started",
      ],
    ],
  },
  {
    year: 1994,
    happenings: [[4, "직교류형 냉각탑 SF 시리즈 출시", "SF crossflow series launched"]],
  },
  {
    year: 1992,
    happenings: [[5, "제1공장 준공, FRP 성형 시작", "First factory completed, FRP molding started"]],
  },
  {
    year: 1990,
    happenings: [
      [
        9,
        "첫 개방형 냉각탑 납품, 국내 식품 공장",
        "First open cooling tower delivered, to a food plant in Korea",
      ],
      [
        3,
        "서울에서 창립, 냉각탑 설계·시공 시작",
        "Founded in Seoul as a designer and installer of cooling towers",
      ],
    ],
  },
];

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const sections = hideableSections("achievements");

/** Words of the company history: achievement cards and the timeline. */
export const history = localized({
  ko: {
    sections,
    meta: {
      title: "연혁: {since}년부터 만든 냉각탑 | {name}",
      description:
        "{since}년 창립부터 2024년까지 {name}의 연혁입니다. 제품 개발, 국가별 첫 수출, 중국·베트남·미국 거점 설립을 연도별로 정리했습니다.",
      keywords: "{name} 연혁, 냉각탑 회사 역사, 냉각탑 수출, 모듈러 냉각탑 개발",
    },
    h1: "연혁",
    lead: "{since}년 서울에서 시작해 오늘까지 만든 제품과 공급한 국가의 기록입니다.",
    picture: shown("hero-bac"),
    alt: "기계실 옆에 설치한 밀폐형 냉각탑 두 대와 냉각수 배관",
    achievements: {
      title: "주요 실적",
      items: worded(achievements, {
        years: { value: "{years}년", label: "업력", description: "{since}년 창립" },
        projects: { value: "{references}", label: "프로젝트", description: "국내외 설치 기준" },
        countries: { value: "{exports}개국", label: "공급 국가", description: "아시아, 유럽, 북미" },
        overseas: { value: "{overseas}곳", label: "해외 법인·지사", description: "중국, 베트남, 미국" },
      }),
    },
    timeline: {
      title: "연도별 기록",
      decade: "{decade}년대",
      pictures: worded(decades, {
        "2020": {
          alt: "저녁 무렵 나란히 선 백연저감형 냉각탑 여섯 셀",
          caption: "백연저감형까지 넓힌 모듈러 냉각탑",
        },
        "2010": {
          alt: "크레인에 매달린 모듈과 그 옆의 모듈러 냉각탑",
          caption: "현장에서 쌓는 모듈러 냉각탑",
        },
        "2000": { alt: "공장 옆 마당에 설치한 밀폐형 THF 시리즈 냉각탑", caption: "밀폐형 THF 시리즈" },
        "1990": { alt: "건물 옥상에 설치한 직교류형 SF 시리즈 냉각탑", caption: "직교류형 SF 시리즈" },
      }),
      years: timeline((month, ko) => ({ month: `${month}월`, text: ko })),
    },
  },
  en: {
    sections,
    meta: {
      title: "History: cooling towers since {since} | {name}",
      description:
        "{name} from {since} to 2024: new series, the first export to each country, and offices in China, Vietnam and the USA.",
      keywords: "{name} history, cooling tower company, cooling tower export, modular cooling tower",
    },
    h1: "History",
    lead: "What we have built and where we have delivered it, from our start in Seoul in {since} to the present.",
    picture: shown("hero-bac"),
    alt: "Two closed-circuit cooling towers beside a plant room, with their piping",
    achievements: {
      title: "Achievements",
      items: worded(achievements, {
        years: { value: "{years:years}", label: "In business", description: "Established in {since}" },
        projects: {
          value: "{references}",
          label: "Projects",
          description: "Installed in Korea and abroad",
        },
        countries: {
          value: "{exports:countries}",
          label: "Supplied",
          description: "Asia, Europe and North America",
        },
        overseas: {
          value: "{overseas}",
          label: "Overseas subsidiaries and offices",
          description: "China, Vietnam and USA",
        },
      }),
    },
    timeline: {
      title: "Year by year",
      decade: "{decade}s",
      pictures: worded(decades, {
        "2020": {
          alt: "Six cells of a plume-abated tower in the evening",
          caption: "Modular towers, with plume abatement",
        },
        "2010": {
          alt: "A module on a crane beside a modular tower",
          caption: "Modular towers, stacked on site",
        },
        "2000": {
          alt: "THF series closed-circuit cooling tower beside a plant",
          caption: "THF closed-circuit series",
        },
        "1990": { alt: "SF series crossflow cooling tower on a rooftop", caption: "SF crossflow series" },
      }),
      years: timeline((month, _ko, en) => ({ month: months[month - 1] ?? "", text: en })),
    },
  },
});

export const historyKinds = page<typeof history>({
  sections: sectionKinds({ achievements: "성과" }),
  meta: searchTexts({}, { description: text({ sample: "officeWords" }) }),
  lead: text({ sample: "officeWords" }),
  picture: picture(),
  achievements: {
    items: list("성과", { value: text({ name: "수치" }), description: text({ sample: "officeWords" }) }),
  },
  timeline: {
    pictures: list("항목", { picture: picture(), caption: text({ sample: "partner" }) }),
    years: list("연도", {
      year: fact("연도", "year"),
      events: list("연혁", { month: text({ isOptional: true }), text: text({ sample: "history" }) }),
    }),
  },
});

type TimelineEvent = { month: string; text: string };

function timeline(worded: (...happening: Happening) => TimelineEvent) {
  return years.map(({ year, happenings }) => ({
    id: String(year),
    year,
    events: happenings.map((happening, index) => ({ id: String(index + 1), ...worded(...happening) })),
  }));
}
