import { expect, test } from "vitest";
import { type NewsSummary, newsBeside, newsIn, newsPage } from "./news-summary.ts";

const any = { year: null, kind: null, page: 1 };

function news(id: number, facts: Partial<NewsSummary> = {}): NewsSummary {
  return {
    id,
    address: `news-${id}`,
    title: { ko: `소식 ${id}`, en: `News ${id}` },
    lead: { ko: "", en: "" },
    newsKind: "news",
    day: "2026-03-01",
    isPinned: false,
    picture: null,
    languages: "all",
    ...facts,
  };
}

const ids = (found: readonly NewsSummary[]) => found.map(({ id }) => id);

test("pinned news stands first, then the newest day, then what was entered last", () => {
  const all = [
    news(1, { isPinned: true, day: "2020-01-01" }),
    news(2),
    news(3),
    news(4, { day: "2026-04-01" }),
  ];
  expect(ids(newsIn("ko", all))).toEqual([1, 4, 3, 2]);
});

test("news of one language is not listed in the other", () => {
  const all = [news(1, { languages: "ko" }), news(2, { languages: "en" }), news(3)];
  expect(ids(newsIn("ko", all))).toEqual([3, 1]);
  expect(ids(newsIn("en", all))).toEqual([3, 2]);
});

test("a list is narrowed by year and kind, and offers those that there are", () => {
  const all = [
    news(1, { newsKind: "order" }),
    news(2, { day: "2025-12-31" }),
    news(3, { newsKind: "notice" }),
  ];
  const { news: found, years, kinds } = newsPage("ko", all, { ...any, year: 2026, kind: "order" });
  expect(ids(found)).toEqual([1]);
  expect([years, kinds]).toEqual([
    [2026, 2025],
    ["notice", "news", "order"],
  ]);
});

test("a page of the list has twenty, the last the rest, and none stands beyond it", () => {
  const all = Array.from({ length: 41 }, (_, index) => news(index + 1));
  const pages = [1, 2, 3, 4].map((page) => newsPage("ko", all, { ...any, page }));
  expect(pages.map(({ news, pages, count }) => [news.length, pages, count])).toEqual([
    [20, 3, 41],
    [20, 3, 41],
    [1, 3, 41],
    [0, 3, 41],
  ]);
});

test("the news beside one go by their days, pinned or not", () => {
  const all = [news(1, { day: "2026-01-01" }), news(2, { day: "2026-02-01", isPinned: true }), news(3)];
  const { newer, older } = newsBeside("ko", all, 2);
  expect([newer?.id, older?.id]).toEqual([3, 1]);
  expect(newsBeside("ko", all, 9)).toEqual({ newer: undefined, older: undefined });
});
