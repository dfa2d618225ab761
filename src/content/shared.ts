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
        resources: [pageLink("chiller", "ko"), pageLink("method", "ko"), pageLink("acceptance", "ko")],
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
      description: "페이지가 없거나 주소가 바뀌었습니다. 주소를 확인하거나 아래 링크로 이동해 주세요.",
      home: "홈으로",
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
        resources: [pageLink("chiller", "en"), pageLink("method", "en"), pageLink("acceptance", "en")],
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
      description: "This page does not exist or has moved. Check the address or use one of the links below.",
      home: "Go to the home page",
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
    projects: { href: link() },
  },
  language: fixed(),
  footer: {
    siteMap: { products: siteMapItems, resources: siteMapItems },
    privacy: part({ name: "개인정보처리방침 링크" }, { href: link() }),
  },
  notFound: { meta: searchTexts() },
});
