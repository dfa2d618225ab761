import {
  fixed,
  link,
  list,
  page,
  paragraphs,
  part,
  picture,
  searchTexts,
  sectionKinds,
  text,
} from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { paths } from "../paths.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

const slides = [
  { id: "modular", picture: shown("hero-modular"), alt: "", primaryLink: paths.modular },
  { id: "package", picture: shown("hero-package"), alt: "", primaryLink: paths.package },
  { id: "bac", picture: shown("hero-bac"), alt: "", primaryLink: paths.bac },
] as const;

const products = [
  { id: "industrial", picture: shown("module-lift"), href: paths.modular },
  { id: "package", picture: shown("site-sf"), href: paths.package },
  { id: "water-treatment", picture: shown("st-filter"), href: paths.waterTreatment },
] as const;

const companyLinks = [
  { id: "intro", href: paths.intro },
  { id: "history", href: paths.history },
  { id: "contact", href: paths.contact },
] as const;

// A copy that a company makes of an entry has an id of its own, and the kind of what it was copied from.
const resources = [
  { id: "catalog", kind: "catalog", href: paths.catalog },
  { id: "calculator", kind: "calculator", href: paths.calculator },
] as const;

const stats = [
  { id: "projects", kind: "projects" },
  { id: "countries", kind: "countries" },
  { id: "cities", kind: "cities" },
] as const;

const sections = hideableSections(
  "chiller",
  "stats",
  "size",
  "products",
  "company",
  "map",
  "projects",
  "news",
  "resources",
);

/** Words of the home page. The inquiry form's own words are in `inquiry.ts`, the map's in `world-map.ts`. */
export const home = localized({
  ko: {
    sections,
    meta: {
      title: "모듈러·패키지 냉각탑(쿨링타워) 제작 | {name}",
      description:
        "{since}년부터 냉각탑을 설계하고 제작해 온 {name}입니다. 산업용 모듈러 냉각탑, 패키지 냉각탑, BAC 냉각탑과 순환수 수처리 설비를 공급합니다.",
      keywords:
        "냉각탑, 쿨링타워, 냉각탑 제작, 모듈러 냉각탑, 패키지 냉각탑, 밀폐형 냉각탑, BAC 냉각탑, 냉각수 수처리",
    },
    /** For screen readers; others see the slide titles. */
    h1: "냉각탑 설계·제작 전문 {name}",
    hero: {
      label: "주요 제품",
      previous: "이전 슬라이드",
      next: "다음 슬라이드",
      goTo: "{number}번 슬라이드로 이동",
      position: "슬라이드 {total}장 중 {number}번째",
      pause: "자동 넘김 멈춤",
      slides: worded(slides, {
        modular: {
          subtitle: "산업용 대용량 설비",
          title: "공장에서 만들고 현장에서 완성하는 모듈러 냉각탑",
          description:
            "표준 모듈을 공장에서 검사해 보내고 현장에서 조립합니다. 현장 공사 기간이 짧고 품질이 일정합니다.",
          primaryText: "모듈러 냉각탑 보기",
        },
        package: {
          subtitle: "SF · SCP · THF 시리즈",
          title: "부지와 수질에 맞춰 고르는 패키지 냉각탑",
          description: "직교류형, 대향류형, 밀폐형 세 시리즈를 건물과 공장의 설치 조건에 맞춰 고릅니다.",
          primaryText: "패키지 냉각탑 보기",
        },
        bac: {
          subtitle: "BAC 국내 대리점",
          title: "개방형부터 하이브리드까지, BAC 냉각탑",
          description: "S3000, PT2, FXV, HXV, V 다섯 시리즈를 공급하고 선정부터 설치까지 지원합니다.",
          primaryText: "BAC 냉각탑 보기",
        },
      }),
    },
    products: {
      eyebrow: "제품",
      title: "용도에 맞는 냉각탑과 수처리 설비",
      description:
        "열부하와 설치 공간을 먼저 보고 형식을 정합니다. 순환수를 관리하는 설비까지 함께 설계합니다.",
      learnMore: "자세히 보기",
      items: worded(products, {
        industrial: {
          title: "산업용 냉각탑",
          description: "발전, 석유화학, 제철 공정의 큰 열부하를 처리합니다. 셀을 이어 붙여 용량을 늘립니다.",
          alt: "크레인이 들어 올리는 모듈과 그 옆의 모듈러 냉각탑",
        },
        package: {
          title: "패키지 냉각탑",
          description: "건물 공조와 중소 규모 공정에 쓰는 공장 조립품입니다. 개방형과 밀폐형이 있습니다.",
          alt: "건물 옥상에 설치한 직교류형 패키지 냉각탑",
        },
        "water-treatment": {
          title: "수처리 설비",
          description: "자동 역세 여과와 약품 주입으로 스케일, 부식, 미생물을 관리합니다.",
          alt: "여과 탱크 두 기와 제어반으로 이루어진 자동 역세 여과 설비",
        },
      }),
    },
    company: {
      eyebrow: "회사소개",
      title: "{years}년 넘게 이어\u00a0온 냉각탑 제작",
      paragraphs: [
        "{name:는} {since}년 서울에서 창립했습니다. 열 설계, 제작, 현장 조립, 시운전, 유지보수를 한\u00a0팀이 맡습니다.",
        "국내외에 {referenceCount}건 넘게 납품했습니다. 같은 열을 더 적은 전력과 물로 방출하는 것이 설계의 기준입니다.",
      ],
      picture: shown("site-modular"),
      alt: "공장 부지에 나란히 설치된 모듈러 냉각탑의 팬과 배관",
      links: worded(companyLinks, {
        intro: { label: "인사말" },
        history: { label: "연혁" },
        contact: { label: "오시는 길" },
      }),
    },
    stats: {
      title: "공급 현황",
      note: "이 사이트의 시공사례에 등록된 프로젝트 기준입니다.",
      loading: "불러오는 중...",
      items: worded(stats, {
        projects: { label: "총 프로젝트", value: "{count}개" },
        countries: { label: "공급 국가", value: "{count}개국" },
        cities: { label: "설치 도시", value: "{count}개 도시" },
      }),
    },
    map: {
      eyebrow: "국내외 공급 실적",
      title: "저희 냉각탑은 {exports}개국에서 가동\u00a0중입니다",
      description: "국가를 누르면 그 국가의 시공사례를 볼\u00a0수\u00a0있습니다.",
    },
    projects: {
      eyebrow: "시공사례",
      title: "최근 프로젝트",
      description: "최근에 설치를 마친 현장입니다.",
      loading: "프로젝트를 불러오는 중...",
      empty: "등록된 프로젝트가 없습니다.",
      all: { label: "시공사례 전체 보기", href: paths.gallery },
    },
    resources: {
      eyebrow: "자료실",
      title: "검토에 필요한 자료",
      items: worded(resources, {
        catalog: {
          title: "전자 카탈로그",
          description: "시리즈별 구조와 사양을 PDF로 확인할\u00a0수\u00a0있습니다.",
          button: "카탈로그 보기",
        },
        calculator: {
          title: "냉각탑 용량 계산기",
          description: "순환수량, 입·출구 수온, 습구온도로 필요한 용량을 냉각톤(CRT)\u2060으로 계산합니다.",
          button: "용량 계산하기",
        },
      }),
    },
    contact: {
      eyebrow: "문의",
      title: "냉각 용량과 설치\u00a0조건을 알려 주세요",
      description: "담당 기술자가 조건을 검토해 알맞은 모델과 견적을 보내 드립니다.",
      questions: "견적에 필요한 자료와 물 사용량, 겨울 운전처럼 자주 받는 질문에는 미리 답해 두었습니다.",
      information: "연락처",
      address: "주소",
      phone: "전화",
      email: "이메일",
      hours: {
        title: "업무시간",
        weekday: "평일",
        saturday: "토요일",
        sunday: "일요일·공휴일",
      },
    },
  },
  en: {
    sections,
    meta: {
      title: "Modular and package cooling tower manufacturer | {name}",
      description:
        "Cooling tower maker since {since}: modular industrial towers, package towers, BAC towers and water treatment for cooling circuits.",
      keywords:
        "cooling tower, modular cooling tower, package cooling tower, closed-circuit cooling tower, BAC cooling tower, cooling water treatment",
    },
    h1: "{name}, designer and maker of cooling towers",
    hero: {
      label: "Main products",
      previous: "Previous slide",
      next: "Next slide",
      goTo: "Go to slide {number}",
      position: "Slide {number} of {total}",
      pause: "Pause automatic slides",
      slides: worded(slides, {
        modular: {
          subtitle: "Industrial duty",
          title: "Modular towers, factory-built, finished on site",
          description:
            "Standard modules are inspected in our factory and assembled on your foundation, for less site work and consistent quality.",
          primaryText: "See modular towers",
        },
        package: {
          subtitle: "SF · SCP · THF series",
          title: "Package cooling towers to suit your site and water",
          description: "Crossflow, counterflow and closed-circuit series for buildings and process plants.",
          primaryText: "See package towers",
        },
        bac: {
          subtitle: "BAC agent in Korea",
          title: "BAC cooling towers, from open circuit to hybrid",
          description:
            "We supply the S3000, PT2, FXV, HXV and V series and support you from selection to installation.",
          primaryText: "See BAC towers",
        },
      }),
    },
    products: {
      eyebrow: "Products",
      title: "Cooling towers and water treatment for every duty",
      description:
        "Heat load and available space decide the type of tower. We design the water treatment along with it.",
      learnMore: "Learn More",
      items: worded(products, {
        industrial: {
          title: "Industrial cooling towers",
          description:
            "For the large heat loads of power, petrochemical and steel plants. Add cells side by side to raise capacity.",
          alt: "A crane lifting a module beside a modular cooling tower",
        },
        package: {
          title: "Package cooling towers",
          description:
            "Factory-assembled units for HVAC and mid-size processes, in open and closed-circuit designs.",
          alt: "Crossflow package cooling tower on a rooftop",
        },
        "water-treatment": {
          title: "Water treatment",
          description:
            "Automatic backwash filtration and chemical dosing keep scale, corrosion and microbes under control.",
          alt: "Automatic backwash filter skid with two vessels and a control panel",
        },
      }),
    },
    company: {
      eyebrow: "Company",
      title: "Making cooling towers for more than {years:years}",
      paragraphs: [
        "{name} was founded in Seoul in {since}. One team handles thermal design, fabrication, site assembly, commissioning and service.",
        "We have delivered more than {referenceCount} projects in Korea and abroad. We judge every design by how little power and water it takes to reject its heat.",
      ],
      picture: shown("site-modular"),
      alt: "Fans and piping of modular cooling towers installed side by side at a plant",
      links: worded(companyLinks, {
        intro: { label: "About us" },
        history: { label: "History" },
        contact: { label: "Offices" },
      }),
    },
    stats: {
      title: "Projects in numbers",
      note: "Counted from the projects published on this site.",
      loading: "Loading...",
      items: worded(stats, {
        projects: { label: "Total projects", value: "{count}" },
        countries: { label: "Countries supplied", value: "{count}" },
        cities: { label: "Cities", value: "{count}" },
      }),
    },
    map: {
      eyebrow: "Supplied worldwide",
      title: "Our towers operate in {exports:countries}",
      description: "Select a country to see the projects there.",
    },
    projects: {
      eyebrow: "Projects",
      title: "Latest projects",
      description: "Our most recently completed installations.",
      loading: "Loading projects...",
      empty: "No projects have been published yet.",
      all: { label: "See all projects", href: paths.gallery },
    },
    resources: {
      eyebrow: "Resources",
      title: "Documents and tools for your selection",
      items: worded(resources, {
        catalog: {
          title: "Catalogs",
          description: "The construction and specifications of each series as PDF files.",
          button: "See catalogs",
        },
        calculator: {
          title: "Cooling tower capacity calculator",
          description:
            "Calculates the capacity you need in cooling tons (CRT) from flow rate, water temperatures and wet bulb.",
          button: "Calculate the capacity",
        },
      }),
    },
    contact: {
      eyebrow: "Contact",
      title: "Tell us about your heat load and site",
      description: "An engineer will review your conditions and reply with a suitable model and a quote.",
      questions:
        "Answers to common questions: the information a quote needs, how much water a tower uses, and winter operation.",
      information: "Contact information",
      address: "Address",
      phone: "Phone",
      email: "Email",
      hours: {
        title: "Business hours",
        weekday: "Weekdays",
        saturday: "Saturday",
        sunday: "Sunday and public holidays",
      },
    },
  },
});

export const homeKinds = page<typeof home>({
  sections: sectionKinds({
    chiller: "냉동기에서 시작",
    stats: "현황",
    size: "용량으로 모델 찾기",
    products: "제품",
    company: "회사소개",
    map: "지도",
    projects: "최근 시공사례",
    news: "소식",
    resources: "자료실",
  }),
  meta: searchTexts({ sample: "partner" }),
  hero: {
    slides: list("슬라이드", {
      picture: picture({ sample: "heroPictures" }),
      title: text({ sample: "heroWords" }),
      subtitle: text({ sample: "heroWords" }),
      description: text({ sample: "heroWords" }),
      primaryText: text({ sample: { bac: "partner" } }),
      primaryLink: link(),
    }),
  },
  products: { items: list("제품 카드", { picture: picture(), href: link() }) },
  company: {
    picture: picture(),
    title: text({ sample: "companySummary" }),
    paragraphs: paragraphs({ sample: "companySummary" }),
    links: list("링크", { href: link() }),
  },
  stats: { items: list("수치", { kind: fixed() }) },
  projects: { all: { href: link() } },
  resources: { items: list("자료", { kind: fixed(), href: link() }) },
  contact: part({ name: "문의 안내" }, {}),
});
