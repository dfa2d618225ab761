import type { Locale, Localized } from "#domain/locale.ts";

/** A page that is listed: in the route table, the sitemap and, where it has a label, a menu or the footer. */
interface SitePage {
  /** Its Korean path; `pathIn("en", path)` gives the English twin. */
  path: `/${string}`;
  /** The folder of its `route.tsx`, below `src`. */
  folder: string;
  /** The menu that leads to it. */
  menu?: "company" | "products" | "resources";
  /** Name in menus. */
  label?: Localized<string>;
  /** Layout of the page header; home and gallery have their own. */
  headerLayout: HeaderLayout;
}

/** Kinds of pages, each with its own layout of the page header. */
export type HeaderLayout = "product" | "reference" | "knowledge" | "company";

/** Every page of the site, once. Routes, addresses, menus and the sitemap follow this table and its order. */
export const pages = {
  home: { path: "/", folder: "web/home", headerLayout: "company" },
  intro: {
    path: "/company/intro",
    folder: "web/company/intro",
    headerLayout: "company",
    menu: "company",
    label: { ko: "인사말", en: "About us" },
  },
  history: {
    path: "/company/history",
    folder: "web/company/history",
    headerLayout: "company",
    menu: "company",
    label: { ko: "연혁", en: "History" },
  },
  contact: {
    path: "/company/contact",
    folder: "web/company/contact",
    headerLayout: "company",
    menu: "company",
    label: { ko: "오시는 길", en: "Offices" },
  },
  industrial: {
    path: "/products/industrial",
    folder: "web/industrial",
    headerLayout: "product",
    menu: "products",
    label: { ko: "산업용 냉각탑", en: "Industrial cooling towers" },
  },
  package: {
    path: "/products/package",
    folder: "web/package",
    headerLayout: "product",
    menu: "products",
    label: { ko: "패키지 냉각탑", en: "Package cooling towers" },
  },
  compare: {
    path: "/products/compare",
    folder: "web/compare",
    headerLayout: "reference",
    label: { ko: "시리즈 비교", en: "Compare series" },
  },
  size: {
    path: "/products/size",
    folder: "web/series/size",
    headerLayout: "reference",
    label: { ko: "용량으로 모델 찾기", en: "Find a model by capacity" },
  },
  submittal: {
    path: "/products/submittal",
    folder: "web/series/submittal",
    headerLayout: "reference",
    label: { ko: "제출 서류", en: "Submittals" },
  },
  waterTreatment: {
    path: "/products/water-treatment",
    folder: "web/water-treatment",
    headerLayout: "product",
    menu: "products",
    label: { ko: "수처리 설비", en: "Water treatment" },
  },
  catalog: {
    path: "/resources/catalog",
    folder: "web/catalog",
    headerLayout: "reference",
    menu: "resources",
    label: { ko: "전자 카탈로그", en: "Catalogs" },
  },
  calculator: {
    path: "/resources/calculator",
    folder: "web/calculator/page",
    headerLayout: "reference",
    menu: "resources",
    label: { ko: "용량 계산기", en: "Capacity calculator" },
  },
  method: {
    path: "/resources/calculator/method",
    folder: "web/calculator/method",
    headerLayout: "knowledge",
    label: { ko: "CRT 계산 방법", en: "Calculation method" },
  },
  chiller: {
    path: "/resources/calculator/chiller",
    folder: "web/calculator/chiller",
    headerLayout: "reference",
    label: { ko: "냉동기에서 냉각탑까지", en: "From chiller to tower" },
  },
  sound: {
    path: "/resources/calculator/sound",
    folder: "web/calculator/sound",
    headerLayout: "reference",
    label: { ko: "이웃 소음 계산", en: "Sound at the neighbor" },
  },
  acceptance: {
    path: "/resources/calculator/test",
    folder: "web/calculator/acceptance",
    headerLayout: "reference",
    label: { ko: "성능시험 평가", en: "Performance test" },
  },
  resources: {
    path: "/resources",
    folder: "web/knowledge/overview",
    headerLayout: "knowledge",
    menu: "resources",
    label: { ko: "기술 자료", en: "Knowledge" },
  },
  choosing: { path: "/resources/open-closed-hybrid", folder: "web/knowledge", headerLayout: "knowledge" },
  waterQuality: { path: "/resources/water-quality", folder: "web/knowledge", headerLayout: "knowledge" },
  winter: { path: "/resources/winter-operation", folder: "web/knowledge", headerLayout: "knowledge" },
  noise: { path: "/resources/noise", folder: "web/knowledge", headerLayout: "knowledge" },
  fillService: { path: "/resources/fill-replacement", folder: "web/knowledge", headerLayout: "knowledge" },
  glossary: { path: "/resources/glossary", folder: "web/knowledge", headerLayout: "knowledge" },
  faq: { path: "/resources/faq", folder: "web/knowledge", headerLayout: "knowledge" },
  gallery: {
    path: "/projects/gallery",
    folder: "web/gallery",
    headerLayout: "reference",
    label: { ko: "시공사례", en: "Projects" },
  },
  privacy: {
    path: "/privacy",
    folder: "web/text",
    headerLayout: "company",
    label: { ko: "개인정보 처리방침", en: "Privacy policy" },
  },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof pages;

/** The pages that one folder shows. */
export function pagesIn<Folder extends (typeof pages)[PageName]["folder"]>(folder: Folder): PageIn<Folder>[] {
  const isThere = (name: PageName): name is PageIn<Folder> => pages[name].folder === folder;
  return (Object.keys(pages) as PageName[]).filter(isThere);
}

type PageIn<Folder extends string> = {
  [Name in PageName]: (typeof pages)[Name] extends { folder: Folder } ? Name : never;
}[PageName];

/** Pages of the two categories of products, below which the pages of the products are. */
export const productCategoryPages = ["industrial", "package"] as const satisfies readonly PageName[];

/** The links of a menu, in the order of the pages. */
export function menuLinks(menu: NonNullable<SitePage["menu"]>, locale: Locale): MenuLink[] {
  const all: [string, SitePage][] = Object.entries(pages);
  return all.flatMap(([id, { menu: pageMenu, path, label }]) =>
    pageMenu === menu && label ? [{ id, href: path, label: label[locale] }] : [],
  );
}

/** The link to a page that has a label. */
export function pageLink(id: LabelledPage, locale: Locale): MenuLink {
  const { path, label } = pages[id];
  return { id, href: path, label: label[locale] };
}

type LabelledPage = {
  [Name in PageName]: (typeof pages)[Name] extends { label: unknown } ? Name : never;
}[PageName];

interface MenuLink {
  id: string;
  href: `/${string}`;
  label: string;
}
