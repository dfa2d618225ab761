import type { BlockKindName } from "#domain/own-pages/block-kinds.ts";
import { type NewsColumn, newsColumns } from "#domain/own-pages/news-import/news-fields.ts";
import { type NewsKind, newsKinds } from "#domain/own-pages/own-page.ts";
import { blockWords, newsKindWords } from "./own-pages.ts";
import { columnFinder } from "./spreadsheet-headings.ts";

/** Names of the columns of a list of news in the template, in exports and on the screen. */
export const newsSheetLabels: Readonly<Record<NewsColumn, string>> = {
  id: "사이트 번호",
  newsKind: "분류",
  title: "제목",
  "en.title": "영문 제목",
  day: "날짜",
  text: "본문",
  "en.text": "영문 본문",
  lead: "요약",
  "en.lead": "영문 요약",
  address: "주소",
  isPinned: "상단 고정",
};

/** Further names that owners and other sites' exports give them. */
const otherHeadings: Readonly<Partial<Record<NewsColumn, readonly string[]>>> = {
  newsKind: ["구분", "종류", "유형", "카테고리", "게시판", "게시판명", "Kind", "Category", "Type", "Board"],
  title: ["글 제목", "게시글 제목", "게시물 제목", "제목명", "Title", "Subject", "Headline"],
  day: [
    "일자",
    "등록일",
    "게시일",
    "작성일",
    "작성 일자",
    "등록 일자",
    "게시 일자",
    "등록 일시",
    "작성 일시",
    "작성 날짜",
    "발행일",
    "Date",
    "Day",
    "Posted",
    "Published",
    "Created",
  ],
  text: ["내용", "글", "글 내용", "본문 내용", "게시글 내용", "Text", "Content", "Body"],
  lead: ["한 줄 요약", "소개", "부제", "부제목", "Summary", "Lead", "Excerpt"],
  address: ["글 주소", "페이지 주소", "영문 주소", "Address", "Slug"],
  isPinned: ["고정", "공지 고정", "상단 노출", "상단 공지", "중요", "Pinned", "Pin", "Sticky"],
};

/** The column that a heading names. @example newsColumnForHeading("제목(영문)") // { column: "en.title", distance: 0 } */
export const newsColumnForHeading = columnFinder<NewsColumn>({
  labels: newsSheetLabels,
  others: otherHeadings,
  columns: newsColumns,
});

const otherKindNames: Readonly<Record<NewsKind, readonly string[]>> = {
  notice: ["공지사항", "알림", "알림마당", "안내", "공고", "notice", "notices", "announcement"],
  news: ["뉴스", "새소식", "회사소식", "사내소식", "보도자료", "언론보도", "news", "press", "pressrelease"],
  exhibition: [
    "전시",
    "박람회",
    "행사",
    "세미나",
    "전람회",
    "exhibition",
    "fair",
    "tradefair",
    "tradeshow",
    "expo",
    "event",
  ],
  order: ["수주소식", "수주실적", "계약", "납품", "준공", "order", "orders", "contract"],
};

const kindsByName: ReadonlyMap<string, NewsKind> = new Map(
  newsKinds.flatMap((kind) =>
    [kind, newsKindWords[kind], ...otherKindNames[kind]].map((name) => [bareKind(name), kind] as const),
  ),
);

/** The kind of news that a cell names. @example newsKindNamed("[보도 자료]") // "news" */
export function newsKindNamed(text: string): NewsKind | undefined {
  return kindsByName.get(bareKind(text));
}

function bareKind(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Blocks that no cell holds, as text of an export. @example otherBlocksText(["picture", "picture"]) // "사진 2" */
export function otherBlocksText(kinds: readonly BlockKindName[]): string {
  const counts = Map.groupBy(kinds, (kind) => kind);
  return [...counts].map(([kind, each]) => `${blockWords[kind].name} ${each.length}`).join(", ");
}
