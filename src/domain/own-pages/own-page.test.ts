import { describe, expect, test } from "vitest";
import { blockSchema, copyOfBlock, newBlock } from "./blocks.ts";
import {
  emptyPage,
  languagesOfPage,
  type OwnPageContent,
  ownPageContentSchema,
  pagePath,
  parseOwnPagePath,
} from "./own-page.ts";
import { pageProblems } from "./page-problems.ts";
import { newsAmong, type PageSummary } from "./page-summary.ts";

let last = 0;
const makeId = () => `b${++last}`;
const words = (ko: string, en: string) => ({ ko, en });
const own = {
  file: `${"0".repeat(32)}.webp`,
  width: 8,
  height: 8,
  focus: { x: 0.5, y: 0.5 },
  placeholder: "",
};
const heading = { ...newBlock("heading", () => "h"), values: { text: words("가", "a") } };
const page: OwnPageContent = {
  ...emptyPage("page", ""),
  title: words("가", "a"),
  lead: words("가", "a"),
  address: "a",
  blocks: [heading],
};

/** Problems in short. */
const problems = (
  kind: Parameters<typeof pageProblems>[0],
  change: Partial<OwnPageContent>,
  isStored?: Parameters<typeof pageProblems>[2],
) =>
  pageProblems(kind, { ...page, ...change }, isStored).map(({ problem, field, block, row, locale }) =>
    [problem, field, block, row, locale].filter((part) => part !== undefined).join(" "),
  );

describe("a page", () => {
  test.each<[Parameters<typeof pageProblems>[0], Partial<OwnPageContent>, string[]]>([
    ["page", {}, []],
    ["page", { title: words("가", " ") }, ["missing title en"]],
    ["page", { lead: words("", "a") }, ["missing lead ko"]],
    ["page", { address: "" }, ["addressMissing address"]],
    ["page", { address: "ko" }, ["addressReserved address"]],
    ["page", { address: "home" }, ["addressReserved address"]],
    ["news", { address: "home", day: "2026-01-01" }, []],
    ["page", { blocks: [] }, ["empty blocks"]],
    ["page", { blocks: [{ ...heading, isHidden: true }] }, ["empty blocks"]],
    ["page", { picture: { picture: own, alt: words("가", "") } }, ["missing picture en"]],
    ["news", { blocks: [], day: "2026-01-01" }, []],
    ["news", { day: null }, ["missing day"]],
    ["news", { day: "0026-01-01" }, ["invalid day"]],
    ["news", { day: "1949-12-31" }, ["invalid day"]],
    ["news", { day: "2100-01-01" }, ["invalid day"]],
    ["news", { day: "2026-01-01", title: words("가", ""), languages: "ko" }, []],
    ["page", { title: words("가", ""), languages: "ko" }, ["missing title en"]],
    ["builtIn", { title: words("", ""), address: "", blocks: [] }, []],
    [
      "builtIn",
      { blocks: [{ ...heading, values: { text: words("", "") } }] },
      ["missing text h ko", "missing text h en"],
    ],
    ["page", { blocks: [{ ...newBlock("facts", () => "f"), rows: [] }] }, ["empty rows f"]],
  ])("of the kind %s with %j cannot be published because of %j", (kind, change, expected) => {
    expect(problems(kind, change)).toEqual(expected);
  });

  const rowOf = (kind: "certificates" | "people" | "downloads", values: object) => {
    const block = newBlock(kind, makeId);
    const [row] = block.rows;
    return [
      { ...block, id: "b", rows: [{ ...row, name: words("가", "a"), ...values, id: "r" }] },
    ] as OwnPageContent["blocks"];
  };

  test.each<[string, OwnPageContent["blocks"], string[]]>([
    ["an optional text in one language", rowOf("people", { role: words("", "a") }), ["missing role b r ko"]],
    ["optional texts in none", rowOf("people", { role: words("", " ") }), []],
    ["a telephone that is none", rowOf("people", { phone: "x" }), ["invalid phone b r"]],
    ["two telephones", rowOf("people", { phone: "02-123-4567/8" }), ["invalid phone b r"]],
    ["an area code in brackets", rowOf("people", { phone: "(02) 123-4567" }), []],
    ["such a code without a space", rowOf("people", { phone: "(031)123-4567" }), []],
    ["a short telephone", rowOf("people", { phone: "123-4567" }), []],
    [
      "an optional picture without a text",
      rowOf("people", { picture: { picture: own, alt: words("가", "") } }),
      ["missing picture b r en"],
    ],
    ["no file", rowOf("downloads", {}), ["missing document b r"]],
    ["a file in one language", rowOf("downloads", { document: { ko: null, en: { file: "a" } } }), []],
    ["an optional file", rowOf("certificates", {}), []],
    [
      "a day in another century",
      rowOf("certificates", { validUntil: "0028-03-14" }),
      ["invalid validUntil b r"],
    ],
    ["a last day", rowOf("certificates", { validUntil: "9999-12-31" }), []],
    [
      "a film without an address",
      [
        {
          ...newBlock("film", () => "b"),
          values: { name: words("가", "a"), film: { address: "" }, poster: null },
        },
      ],
      ["missing film b"],
    ],
    [
      "no film",
      [{ ...newBlock("film", () => "b"), values: { name: words("가", "a"), film: null, poster: null } }],
      ["missing film b"],
    ],
    [
      "a film elsewhere",
      [
        {
          ...newBlock("film", () => "b"),
          values: { name: words("가", "a"), film: { address: "https://a.kr" }, poster: null },
        },
      ],
      ["invalid film b"],
    ],
    [
      "a film",
      [
        {
          ...newBlock("film", () => "b"),
          values: { name: words("가", "a"), film: { address: "https://youtu.be/aaaaaaaaaaa" }, poster: null },
        },
      ],
      [],
    ],
    [
      "a link that is missing",
      [
        {
          ...newBlock("action", () => "b"),
          values: { title: words("가", "a"), text: words("", ""), label: words("가", "a"), link: "" },
        },
      ],
      ["missing link b"],
    ],
    [
      "a link that is none",
      [
        {
          ...newBlock("action", () => "b"),
          values: { title: words("가", "a"), text: words("", ""), label: words("가", "a"), link: "x" },
        },
      ],
      ["invalid link b"],
    ],
  ])("with %s has the problems of its block", (_, blocks, expected) => {
    expect(problems("page", { blocks })).toEqual(expected);
  });

  const film = (facts: object) => ({
    ...newBlock("film", () => "b"),
    values: { name: words("가", "a"), film: null, poster: null, ...facts },
  });
  const uploaded = { file: `${"1".repeat(32)}.mp4`, width: 8, height: 8, seconds: 1 };
  const captions = { ko: `${"2".repeat(32)}.vtt` };

  test.each<[string, Partial<OwnPageContent>, string[]]>([
    ["its picture", { picture: { picture: own, alt: words("가", "a") } }, ["missingFile picture"]],
    [
      "a picture of a row",
      { blocks: rowOf("people", { picture: { picture: own, alt: words("가", "a") } }) },
      ["missingFile picture b r"],
    ],
    [
      "a document in one language",
      { blocks: rowOf("downloads", { document: { ko: null, en: { file: "a" } } }) },
      ["missingFile document b r"],
    ],
    ["a film", { blocks: [film({ film: uploaded })] }, ["missingFile film b"]],
    [
      "the captions of a film",
      { blocks: [film({ film: { ...uploaded, captions } })] },
      ["missingFile film b"],
    ],
    [
      "the poster of a film on a platform",
      {
        blocks: [
          film({
            film: { address: "https://youtu.be/aaaaaaaaaaa" },
            poster: { picture: own, alt: words("가", "a") },
          }),
        ],
      },
      ["missingFile poster b"],
    ],
    ["a film of a hidden block", { blocks: [heading, { ...film({ film: uploaded }), isHidden: true }] }, []],
  ])("without the file of %s has this problem where files are looked up", (what, change, expected) => {
    const isStored = (file: string) => what === "the captions of a film" && file === uploaded.file;
    expect(problems("page", change, isStored)).toEqual(expected);
    expect(problems("page", change, () => true)).toEqual([]);
    expect(problems("page", change)).toEqual([]);
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ title: words("a".repeat(120), "") }, true],
    [{ title: words("a".repeat(121), "") }, false],
    [{ lead: words("a".repeat(301), "") }, false],
    [{ address: "a".repeat(61) }, false],
    [{ blocks: [heading, heading] }, false],
    [{ blocks: Array.from({ length: 101 }, (_, index) => ({ ...heading, id: `h${index}` })) }, false],
    [{ blocks: Array.from({ length: 100 }, (_, index) => ({ ...heading, id: `h${index}` })) }, true],
    [{ blocks: [{ ...heading, id: "A" }] }, false],
    [{ menu: "footer" }, true],
    [{ menu: "top" }, false],
    [{ day: "2026-02-30" }, false],
    [{ day: "0026-01-01" }, true],
    [{ newsKind: "rumour" }, false],
  ])("is stored with %j: %s", (change, expected) => {
    expect(ownPageContentSchema.safeParse({ ...page, ...change }).success).toBe(expected);
  });

  test("has its path and its languages by its kind", () => {
    expect([pagePath("page", "a"), pagePath("news", "a"), pagePath("builtIn", "/company/intro")]).toEqual([
      "/a",
      "/news/a",
      "/company/intro",
    ]);
    expect(languagesOfPage("news", { languages: "en" })).toEqual(["en"]);
    expect(languagesOfPage("page", { languages: "en" })).toEqual(["ko", "en"]);
    expect(languagesOfPage("news", { languages: "all" })).toEqual(["ko", "en"]);
    expect([emptyPage("news", "2026-01-01").day, emptyPage("page", "2026-01-01").day]).toEqual([
      "2026-01-01",
      null,
    ]);
  });

  test("is among the news where it is of their kind and has a day", () => {
    const summary = (kind: PageSummary["kind"], day: string | null) => ({
      ...page,
      id: 1,
      kind,
      day,
      publishedAt: "",
    });
    const all = [summary("news", "2026-01-01"), summary("news", null), summary("page", "2026-01-01")];
    expect(newsAmong(all)).toEqual([all[0]]);
  });
});

test("a block is stored with tidy texts, and is copied without its ids", () => {
  const block = newBlock("steps", makeId);
  const [row] = block.rows;
  const stored = blockSchema.parse({
    ...block,
    values: { title: words(" 가 \n 나\u0007 ", "\u1100\u1161") },
    rows: [{ ...row, name: words("a", "b"), text: words(" a\r\nb ", "") }],
  });
  expect(stored).toMatchObject({
    isHidden: false,
    values: { title: words("가 나", "가") },
    rows: [{ text: words("a\nb", "") }],
  });
  const copy = copyOfBlock(stored, () => "new");
  expect(copy).toMatchObject({
    id: "new",
    kind: "steps",
    values: stored.values,
    rows: [{ id: "new", name: words("a", "b") }],
  });
});

test.each([
  ["/certificates", { kind: "page", address: "certificates" }],
  ["/en/news/holiday-2026", { kind: "news", address: "holiday-2026" }],
  ["/news", undefined],
  ["/privacy", undefined],
  ["/en", undefined],
  ["/", undefined],
  ["/certificates/x", undefined],
  ["/favicon.ico", undefined],
])("the page that %s names", (path, named) => {
  expect(parseOwnPagePath(path)).toEqual(named);
});
