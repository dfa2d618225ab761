import { page, words } from "../kinds/declare.ts";
import { localized } from "../localized.ts";

/** Words of the list of news, of a piece of news, and of the newest ones on the home page. */
export const news = localized({
  ko: {
    meta: {
      title: "소식 | {name}",
      description:
        "{name}의 공지와 전시회 참가, 납품 계약 소식을 날짜순으로 모았습니다. 분류와 연도로 골라 볼 수 있습니다.",
      keywords: "{name}, 소식, 공지, 전시회, 수주",
    },
    pageTitle: "{title} ({page}쪽)",
    h1: "소식",
    lead: "{name}의 공지와 전시회, 수주 소식을 전해 드립니다.",
    list: "소식 목록",
    kinds: { notice: "공지", news: "소식", exhibition: "전시회", order: "수주" },
    pinned: "중요",
    filter: { kind: "분류", year: "연도", all: "전체", yearValue: "{year}년" },
    empty: "조건에 맞는 소식이 없습니다.",
    showAll: "모든 소식 보기",
    pages: {
      label: "목록 페이지",
      previous: "이전 페이지",
      next: "다음 페이지",
      place: "{count}쪽 중 {page}쪽",
    },
    neighbours: { label: "다른 소식", newer: "다음 소식", older: "이전 소식" },
    newest: { title: "새 소식", all: "소식 모두 보기" },
  },
  en: {
    meta: {
      title: "News | {name}",
      description:
        "Notices, exhibitions and new orders of {name}, the newest first. Choose by kind and by year.",
      keywords: "{name}, news, notices, exhibitions, orders",
    },
    pageTitle: "{title} (page {page})",
    h1: "News",
    lead: "Notices, exhibitions and new orders of {name}.",
    list: "List of news",
    kinds: { notice: "Notice", news: "News", exhibition: "Exhibition", order: "New order" },
    pinned: "Important",
    filter: { kind: "Kind", year: "Year", all: "All", yearValue: "{year}" },
    empty: "No news matches this choice.",
    showAll: "Show all news",
    pages: {
      label: "Pages of the list",
      previous: "Previous page",
      next: "Next page",
      place: "Page {page} of {count}",
    },
    neighbours: { label: "More news", newer: "Newer", older: "Older" },
    newest: { title: "News", all: "All news" },
  },
});

export const newsKinds = page<typeof news>({});

/** Words around what the company has entered in blocks. */
export const blocks = localized({
  ko: {
    certificate: {
      number: "번호",
      issuer: "발급 기관",
      validUntil: "유효 기간",
      until: "{date}까지",
      document: "PDF 보기",
    },
    film: {
      play: "동영상 재생",
      notice: "재생을 누르면 {platform}({host})에서 동영상을 불러옵니다.",
      open: "{platform}에서 보기",
      platforms: { youtube: "YouTube", vimeo: "Vimeo", naver: "네이버 TV" },
      unsupported: "이 브라우저에서는 동영상을 재생할 수 없습니다. 파일 내려받기",
    },
    person: { phone: "전화", email: "이메일" },
    projects: "시공사례 더 보기",
    product: "{title} 자세히 보기",
  },
  en: {
    certificate: {
      number: "No.",
      issuer: "Issued by",
      validUntil: "Valid until",
      until: "{date}",
      document: "See the PDF",
    },
    film: {
      play: "Play the video",
      notice: "When you press play, the video is loaded from {platform} ({host}).",
      open: "Watch on {platform}",
      platforms: { youtube: "YouTube", vimeo: "Vimeo", naver: "Naver TV" },
      unsupported: "Your browser does not support video. Download the file",
    },
    person: { phone: "Phone", email: "Email" },
    projects: "More projects",
    product: "More about {title}",
  },
});

export const blocksKinds = words<typeof blocks>({});
