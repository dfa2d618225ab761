import { describe, expect, test } from "vitest";
import type { ExportedNews } from "#domain/own-pages/news-import/news-calls.ts";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import { linesOf, noCorrections, openBook, withoutQuestioned } from "../../import/state/lines.ts";
import { exportFile, templateFile } from "./news-files.ts";
import { newsImportKind } from "./news-import-kind.ts";

const aSheet = (...rows: string[][]) =>
  openBook(newsImportKind, "a.xlsx", [
    { name: "", rows: rows.map((cells, index) => ({ number: index + 1, cells })) },
  ]);
const checked = (sheet: ReturnType<typeof aSheet>, corrections = noCorrections) =>
  newsImportKind.checkedLines(linesOf(newsImportKind, sheet, corrections));
const row = (headings: string[], cells: string[]) => checked(aSheet(headings, cells))[0];

describe("the columns of a list of news", () => {
  test.each([
    [
      ["번호", "게시판", "제목", "등록일", "내용", "조회수"],
      ["", "newsKind", "title", "day", "text", ""],
    ],
    [
      ["Category", "Title", "영문 제목", "Date", "Content", "Body (English)"],
      ["newsKind", "title", "en.title", "day", "text", "en.text"],
    ],
    [
      ["분류", "날짜", "제목", "본문", "주소", "상단 고정"],
      ["newsKind", "day", "title", "text", "address", "isPinned"],
    ],
  ])("are known by their headings %j", (headings, columns) => {
    expect(aSheet(headings, headings).columns).toEqual(columns);
  });
});

describe("a row of news is understood", () => {
  const headings = ["분류", "제목", "날짜", "본문", "상단 고정", "주소", "영문 제목"];
  const filled = ["공지", "휴무 안내", "2024-03-15", "글", "", "", ""];

  test.each([
    ["분류", "보도 자료", { newsKind: "news" }],
    ["분류", "[박람회]", { newsKind: "exhibition" }],
    ["분류", "계약", { newsKind: "order" }],
    ["날짜", "2024. 3. 5.", { day: "2024-03-05" }],
    ["날짜", "2024년 3월 5일", { day: "2024-03-05" }],
    ["날짜", "20240305", { day: "2024-03-05" }],
    ["날짜", "2024-03-05 14:20", { day: "2024-03-05" }],
    ["날짜", "2019.05", { day: "2019-05-01" }],
    [
      "본문",
      "안내드립니다.\r\n\r\n○ 일시: 3월\nㆍ장소: 본사",
      { text: "안내드립니다.\n\n- 일시: 3월\n- 장소: 본사" },
    ],
    ["상단 고정", "O", { isPinned: "yes" }],
    ["상단 고정", "아니오", { isPinned: "no" }],
    ["주소", "/news/holiday-2024", { address: "holiday-2024" }],
    ["영문 제목", "Holiday", { en: { title: "Holiday" } }],
  ])("with %s %j", (heading, text, understood) => {
    const cells = filled.with(headings.indexOf(heading), text);
    expect(row(headings, cells)?.problems).toEqual({});
    expect(row(headings, cells)?.row?.news).toMatchObject(understood);
  });

  test.each([
    ["분류", "자유게시판", "newsKind", "공지, 소식"],
    ["날짜", "작년", "day", "연-월-일"],
    ["날짜", "2024-02-30", "day", "연-월-일"],
    ["제목", "", "title", "제목"],
    ["제목", "가".repeat(121), "title", "120자"],
    ["본문", "가".repeat(10_001), "text", "10,000자"],
    ["상단 고정", "글쎄", "isPinned", "예"],
    ["주소", "휴무", "address", "영문 소문자"],
    ["주소", "products", "address", "이미 쓰는"],
  ] as const)("unless %s is %j", (heading, text, column, message) => {
    const wrong = row(headings, filled.with(headings.indexOf(heading), text));
    expect([wrong?.row, wrong?.problems[column]]).toEqual([undefined, expect.stringContaining(message)]);
  });

  test("once: the second of one title and date is reported with the first", () => {
    const lines = checked(aSheet(headings, filled, filled.with(1, "휴무  안내!")));
    expect(lines.map(({ problems }) => problems.title)).toEqual([undefined, expect.stringContaining("2행")]);
  });
});

test("each unknown kind causes one question for all of its rows", () => {
  const sheet = aSheet(["구분", "제목"], ["자유", "가"], ["자유", "나"], ["", "다"], ["", "라"]);
  const questions = newsImportKind.questionsOf(sheet, noCorrections);
  expect(questions).toMatchObject([
    { kind: "blank", column: "newsKind", rows: 2 },
    { kind: "word", word: "자유", rows: 2 },
  ]);
  const remaining = checked(sheet).map((line) => withoutQuestioned(newsImportKind, line, questions).problems);
  expect(remaining).toEqual([{}, {}, {}, {}]);
  const answers = { ...noCorrections, forAll: { newsKind: "소식" }, meanings: { 자유: "공지" } };
  expect(checked(sheet, answers).map((line) => line.row?.news.newsKind)).toEqual([
    "notice",
    "notice",
    "news",
    "news",
  ]);
});

test("an export is imported unchanged, with its ids and without its other blocks", () => {
  const news: ExportedNews = {
    id: 7,
    state: "public",
    newsKind: "order",
    title: "수주",
    day: "2024-03-15",
    text: "첫 줄\n둘째 줄\n\n○ 그대로",
    lead: "요약",
    address: "order",
    isPinned: "yes",
    en: { title: "Order", text: "One\nTwo", lead: null },
    otherBlocks: ["picture", "picture", "facts"],
  };
  const reading = readSheet(exportFile([news]));
  if (reading.kind !== "read") throw new Error(reading.problem);
  expect(reading.sheets[0]?.rows[1]?.cells.at(-1)).toBe("사진 2, 표 1");
  const [line] = checked(openBook(newsImportKind, "a.xlsx", reading.sheets));
  const { id, state: _, otherBlocks: __, ...row } = news;
  expect([line?.problems, line?.row]).toEqual([{}, { id, news: row }]);
});

test("the template is read without its example", () => {
  const reading = readSheet(templateFile());
  if (reading.kind !== "read") throw new Error(reading.problem);
  const sheet = openBook(newsImportKind, "a.xlsx", reading.sheets);
  expect([sheet.rows, sheet.columns.includes("")]).toEqual([[], false]);
});
