import { fixed, link, list, part, searchTexts, words } from "./kinds/declare.ts";
import { localized } from "./localized.ts";
import { paths } from "./paths.ts";
import { menuLinks, pageLink, pages } from "./site.ts";

/** Words of every page: header, footer, buttons, failures. */
export const shared = localized({
  ko: {
    siteName: "{name}",
    slogan: "에너지와 비용을 아끼는 냉각 기술",
    skipToContent: "본문 바로가기",
    logoLabel: "{name} 홈",
    navigation: {
      label: "주 메뉴",
      menus: [
        {
          id: "company",
          label: "회사소개",
          links: menuLinks("company", "ko"),
        },
        {
          id: "products",
          label: "제품",
          links: menuLinks("products", "ko"),
        },
        {
          id: "resources",
          label: "자료실",
          links: menuLinks("resources", "ko"),
        },
      ],
      projects: { label: pages.gallery.label.ko as string, href: paths.gallery },
      /** One line each beside the pictures of the menus of wide screens. */
      lines: {
        intro: "비전과 미션, 지켜 온 세 가지 가치",
        history: "창립부터 지금까지의 발걸음",
        contact: "사업장 위치와 찾아오는 방법",
        industrial: "공정용 대용량 모듈러 냉각탑",
        package: "건물 옥상에 맞춘 패키지형",
        waterTreatment: "여과와 약품으로 지키는 순환수",
        catalog: "시리즈별 PDF, 바로 내려받기",
        calculator: "네 가지 조건으로 구하는 CRT",
        resources: "선정과 수질, 소음, 겨울 운전",
      },
      tools: "도구",
      openMenu: "메뉴 열기",
      closeMenu: "메뉴 닫기",
    },
    language: {
      label: "언어",
      to: { ko: "한국어로 보기", en: "영어로 보기" },
    },
    buttons: {
      consult: "상담 문의",
      quote: "견적 문의",
      askForCatalog: "{title} 카탈로그 요청하기",
      newTab: "새 창에서 열림",
      externalNewTab: "외부 사이트, 새 창에서 열림",
    },
    bar: {
      label: "빠른 문의",
      call: "전화",
      kakao: "카카오톡",
      tools: {
        calculator: "용량 계산",
        finder: "모델 찾기",
        search: "사례 검색",
        gallery: "시공사례",
        catalog: "카탈로그",
      },
    },
    callToAction: {
      title: "냉각 용량과 설치\u00a0조건을 알려 주세요",
      description: "담당 기술자가 조건을 검토해 알맞은 모델과 견적을 보내 드립니다.",
    },
    renderNote: "제품 그림은 이해를 돕기 위한 렌더링이며 실제 사양과 다를\u00a0수\u00a0있습니다.",
    breadcrumbs: {
      label: "현재 위치",
      home: "홈",
    },
    footer: {
      siteMap: {
        label: "전체 메뉴",
        /** Besides the pages of the menus of these names. */
        products: [pageLink("size", "ko"), pageLink("compare", "ko"), pageLink("submittal", "ko")],
        resources: [
          pageLink("chiller", "ko"),
          pageLink("sound", "ko"),
          pageLink("method", "ko"),
          pageLink("acceptance", "ko"),
        ],
      },
      offices: "사업장",
      phone: "전화",
      email: "이메일",
      registration: "사업자등록번호",
      privacy: { label: pages.privacy.label.ko as string, href: paths.privacy },
      copyright: "© {year} {name}",
    },
    toast: { region: "알림", close: "알림 닫기" },
    notFound: {
      meta: { title: "페이지를 찾을 수 없습니다 | {name}" },
      title: "404 Page Not Found",
      heading: "배관이 여기서 끊겼습니다",
      description: "페이지가 없거나 주소가 바뀌었으니 아래에서 다시 찾아 주세요.",
      home: "홈으로",
      drawing: "냉각탑에서 나온 배관이 중간에 끊겨 물이 떨어지는 그림",
      search: { label: "시공사례에서 찾기", submit: "찾기" },
      ask: "찾으시는 것을 알려 주세요",
    },
    error: {
      title: "페이지를 표시하지 못했습니다",
      description:
        "일시적인 오류입니다. 잠시 후 다시 시도해 주세요. 오류가 계속되면 전화나 이메일로 알려 주세요.",
      home: "홈으로",
    },
  },
  en: {
    siteName: "{name}",
    slogan: "Cooling that saves energy and cost",
    skipToContent: "Skip to content",
    logoLabel: "{name} home",
    navigation: {
      label: "Main menu",
      menus: [
        {
          id: "company",
          label: "Company",
          links: menuLinks("company", "en"),
        },
        {
          id: "products",
          label: "Products",
          links: menuLinks("products", "en"),
        },
        {
          id: "resources",
          label: "Resources",
          links: menuLinks("resources", "en"),
        },
      ],
      projects: { label: pages.gallery.label.en as string, href: paths.gallery },
      lines: {
        intro: "Vision, mission and three values",
        history: "The company since its foundation",
        contact: "Where to find us, and how",
        industrial: "Modular towers for large processes",
        package: "Packaged towers for buildings",
        waterTreatment: "Filtration and dosing for clean water",
        catalog: "A PDF of every series to download",
        calculator: "CRT from four conditions",
        resources: "Selection, water, noise and winter",
      },
      tools: "Tools",
      openMenu: "Open menu",
      closeMenu: "Close menu",
    },
    language: {
      label: "Language",
      to: { ko: "View in Korean", en: "View in English" },
    },
    buttons: {
      consult: "Request a consultation",
      quote: "Get a quote",
      askForCatalog: "Request the {title} catalog",
      newTab: "opens in a new tab",
      externalNewTab: "external site, opens in a new tab",
    },
    bar: {
      label: "Quick contact",
      call: "Call",
      kakao: "KakaoTalk",
      tools: {
        calculator: "Calculator",
        finder: "Find a model",
        search: "Search",
        gallery: "Projects",
        catalog: "Catalogs",
      },
    },
    callToAction: {
      title: "Tell us about your heat load and site",
      description: "An engineer reviews your conditions and replies with a suitable model and a quote.",
    },
    renderNote: "Product pictures are renderings and may differ from the unit supplied.",
    breadcrumbs: {
      label: "Breadcrumb",
      home: "Home",
    },
    footer: {
      siteMap: {
        label: "Site map",
        products: [pageLink("size", "en"), pageLink("compare", "en"), pageLink("submittal", "en")],
        resources: [
          pageLink("chiller", "en"),
          pageLink("sound", "en"),
          pageLink("method", "en"),
          pageLink("acceptance", "en"),
        ],
      },
      offices: "Offices",
      phone: "Phone",
      email: "Email",
      registration: "Business registration no.",
      privacy: { label: pages.privacy.label.en as string, href: paths.privacy },
      copyright: "© {year} {name}. All rights reserved.",
    },
    toast: { region: "Notifications", close: "Close notification" },
    notFound: {
      meta: { title: "Page not found | {name}" },
      title: "404 Page Not Found",
      heading: "The pipe ends here",
      description: "This page does not exist or has moved. Search our projects, or use the links below.",
      home: "Go to the home page",
      drawing: "A pipe from a cooling tower ends in the air, and water drips from it",
      search: { label: "Search our projects", submit: "Search" },
      ask: "Tell us what you are looking for",
    },
    error: {
      title: "This page could not be shown",
      description: "This is probably temporary. Try again in a moment; if it persists, call or email us.",
      home: "Go to the home page",
    },
  },
});

const menuItems = list("메뉴 항목", { href: link() });
const siteMapItems = list("항목", { href: link() });

export const sharedKinds = words<typeof shared>({
  navigation: {
    menus: list("메뉴", { links: menuItems }),
    lines: part({ name: "메뉴 설명" }, {}),
    projects: { href: link() },
  },
  language: fixed(),
  footer: {
    siteMap: { products: siteMapItems, resources: siteMapItems },
    privacy: part({ name: "개인정보 처리방침 링크" }, { href: link() }),
  },
  notFound: { meta: searchTexts() },
});
