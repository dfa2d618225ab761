import { tagGroups } from "#domain/projects/vocabulary.ts";
import { fixed, page } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { projectFacts } from "../records/projects.ts";
import { worded } from "../worded.ts";

const tiles = [{ id: "projects" }, { id: "countries" }, { id: "cities" }] as const;

const groups = tagGroups.map((id) => ({ id }));

/** Shown beside the tag filter in both languages while tags are selected. */
export const andMode = "AND Mode";

/** Messages of the errors that failed requests raise, alike in both languages; `failed` is what visitors read. */
export const fetchFailures = {
  projects: "Failed to fetch projects",
  stats: "Failed to fetch stats",
} as const;

/**
 * Words of the gallery page. Those of the map are in `world-map.ts`, names of countries, types and tags in
 * `lookup/terms.ts`. Sentences with a count have a form for one and a form for any other number.
 */
export const gallery = localized({
  ko: {
    meta: {
      title: "냉각탑(쿨링타워) 시공사례 | {name}",
      description:
        "석유화학, 반도체, 데이터센터, 병원 등 {exports}개국에 설치한 냉각탑 시공사례입니다. 국가와 형식, 개방형·밀폐형·모듈형·백연저감 같은 특징으로 찾을 수 있습니다.",
      keywords:
        "냉각탑 시공사례, 냉각탑 납품 실적, 산업용 냉각탑, 밀폐형 냉각탑, 백연저감 냉각탑, 저소음 냉각탑",
    },
    pageTitle: "{title} ({page}쪽)",
    h1: "시공사례",
    lead: "국내외 공장과 건물에 설치한 냉각탑입니다. 국가와 형식, 특징으로 비슷한 현장을 찾아보세요.",
    stats: {
      label: "공급 현황",
      loading: "불러오는 중...",
      tiles: worded(tiles, {
        projects: { label: "총 프로젝트", value: { one: "{count}개", other: "{count}개" } },
        countries: { label: "글로벌 공급망", value: { one: "{count}개국", other: "{count}개국" } },
        cities: { label: "다양한 현장", value: { one: "{count}개 도시", other: "{count}개 도시" } },
      }),
    },
    map: {
      title: "국가별 시공사례",
      description:
        "국가를 누르면 그 국가의 프로젝트만 아래에 표시합니다. 지도 바탕을 누르면 조건을 모두 초기화합니다.",
    },
    filters: {
      label: "프로젝트 검색 조건",
      search: {
        label: "검색어",
        placeholder: "이름·고객사·도시·초성",
        clear: "검색어 지우기",
      },
      country: { label: "국가", all: "전체 국가" },
      type: { label: "형식", all: "전체 형식" },
      capacity: {
        label: "용량",
        all: "전체 용량",
        upTo: "{to} CRT 이하",
        between: "{from}~{to} CRT",
        over: "{from} CRT 이상",
      },
      sort: { label: "정렬", orders: { newest: "최신순", size: "용량순" } },
      tags: {
        toggle: "태그 필터",
        label: "특징 태그",
        hint: "선택한 태그를 모두 갖춘 프로젝트만 표시합니다.",
        unavailable: "지금 조건과 함께 쓸 수 없는 태그",
        selected: { one: "{count}개 선택", other: "{count}개 선택" },
        remove: "{tag} 선택 해제",
        groups: worded(groups, {
          enclosure: { label: "개방·밀폐" },
          flow: { label: "물과 공기의 흐름" },
          draft: { label: "통풍 방식" },
          modular: { label: "구조" },
          "low-noise": { label: "소음" },
          hybrid: { label: "건·습식 병용" },
          plume: { label: "백연" },
        }),
      },
      reset: "초기화",
      /** Only where scripts are off. */
      submit: "찾기",
    },
    results: {
      label: "프로젝트 목록",
      count: { one: "프로젝트 {count}개", other: "프로젝트 {count}개" },
      loading: "프로젝트 정보를 불러오는 중...",
      /** On phones. */
      view: { label: "보기 방식", cards: "카드", rows: "목록" },
      toTop: "목록 맨 위로",
      updating: "조건에 맞는 프로젝트를 찾는 중...",
      empty: "해당 카테고리의 프로젝트가 없습니다.",
      emptyHint: "조건을 줄이거나 초기화해 보세요.",
      shown: "{count}개 중 {shown}개를 보고 있습니다",
      more: "더 보기",
      moreLoading: "불러오는 중...",
      pages: {
        label: "목록 페이지",
        previous: "이전 페이지",
        next: "다음 페이지",
        place: "{count}쪽 중 {page}쪽",
        beyond: "{page}쪽은 없습니다.",
        end: "프로젝트 목록의 마지막 쪽은 {count}쪽입니다.",
        toEnd: "마지막 쪽으로 이동",
      },
      failed: "프로젝트를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.",
      retry: "다시 시도",
    },
    card: {
      ...projectFacts.ko,
      type: "형식",
      country: "국가",
      place: "{country} {city}",
      yearValue: "{year}년",
      yearUnknown: "연도 미상",
      tags: "특징",
      imageAlt: "{title} 현장",
      illustrationAlt: "{title} 참고용 이미지",
      illustration: "참고용 이미지",
      noImage: "이미지 준비 중",
      details: "자세히 보기",
    },
    callToAction: {
      title: "비슷한 현장을 계획하고 계신가요",
      description: "용도와 순환수량, 설치 장소를 알려 주시면 비슷한 시공사례와 함께 검토해 드립니다.",
      button: "상담 문의",
    },
  },
  en: {
    meta: {
      title: "Cooling tower projects | {name}",
      description:
        "Cooling towers installed in {exports:countries}, from petrochemicals to data centers and hospitals. Search by country, type and feature.",
      keywords:
        "cooling tower projects, cooling tower references, industrial cooling tower, closed-circuit cooling tower, plume reduction, low-noise cooling tower",
    },
    pageTitle: "{title} (page {page})",
    h1: "Projects",
    lead: "Cooling towers in service at plants and buildings in Korea and abroad. Find sites like yours by country, type and feature.",
    stats: {
      label: "Projects in numbers",
      loading: "Loading...",
      tiles: worded(tiles, {
        projects: { label: "Total Projects", value: { one: "{count}", other: "{count}" } },
        countries: {
          label: "Global Supply Chain",
          value: { one: "{count} country", other: "{count} countries" },
        },
        cities: { label: "Diverse Sites", value: { one: "{count} city", other: "{count} cities" } },
      }),
    },
    map: {
      title: "Projects by country",
      description:
        "Select a country to list its projects below. Select the map background to clear all filters.",
    },
    filters: {
      label: "Project filters",
      search: {
        label: "Search",
        placeholder: "Name, client, city, RT",
        clear: "Clear the search",
      },
      country: { label: "Country", all: "All countries" },
      type: { label: "Type", all: "All types" },
      capacity: {
        label: "Capacity",
        all: "All capacities",
        upTo: "Up to {to} CRT",
        between: "{from}–{to} CRT",
        over: "{from} CRT or more",
      },
      sort: { label: "Sort by", orders: { newest: "Newest first", size: "Largest first" } },
      tags: {
        toggle: "Tag Filter",
        label: "Feature tags",
        hint: "Only projects with all selected tags are listed.",
        unavailable: "No project combines this tag with the selected ones",
        selected: { one: "{count} selected", other: "{count} selected" },
        remove: "Remove {tag}",
        groups: worded(groups, {
          enclosure: { label: "Open or closed" },
          flow: { label: "Flow" },
          draft: { label: "Draft" },
          modular: { label: "Construction" },
          "low-noise": { label: "Noise" },
          hybrid: { label: "Wet and dry" },
          plume: { label: "Plume" },
        }),
      },
      reset: "Reset",
      submit: "Search",
    },
    results: {
      label: "Project list",
      count: { one: "{count} project", other: "{count} projects" },
      loading: "Loading project information...",
      view: { label: "View", cards: "Cards", rows: "List" },
      toTop: "Back to the top of the list",
      updating: "Finding matching projects...",
      empty: "No projects found in this category.",
      emptyHint: "Try fewer filters, or reset them.",
      shown: "Showing {shown} of {count}",
      more: "Show more",
      moreLoading: "Loading...",
      pages: {
        label: "Pages",
        previous: "Previous page",
        next: "Next page",
        place: "Page {page} of {count}",
        beyond: "There is no page {page}.",
        end: "The last page of the project list is page {count}.",
        toEnd: "Go to the last page",
      },
      failed: "The projects could not be loaded. Please try again in a moment.",
      retry: "Try again",
    },
    card: {
      ...projectFacts.en,
      type: "Type",
      country: "Country",
      place: "{city}, {country}",
      yearValue: "{year}",
      yearUnknown: "Year Unknown",
      tags: "Features",
      imageAlt: "Site of the project: {title}",
      illustrationAlt: "Illustration for {title}",
      illustration: "Illustration",
      noImage: "Image coming soon",
      details: "See details",
    },
    callToAction: {
      title: "Planning a similar site?",
      description:
        "Tell us the application, flow rate and location. We will review them alongside comparable projects.",
      button: "Request a consultation",
    },
  },
});

export const galleryKinds = page<typeof gallery>({
  stats: fixed(),
  filters: { tags: { groups: fixed() } },
});
