import { describe, expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { inEach, locales } from "#domain/locale.ts";
import { fact, link, list, paragraphs, picture, text, unlocalized, words } from "../kinds/declare.ts";
import type { Parts } from "../kinds/kind.ts";
import { shown } from "../picture-key.ts";
import { defaults } from "./defaults.ts";
import { editProblems, filesIn, noRecords } from "./edit-problems.ts";
import { editableFields, editOf } from "./editable-fields.ts";
import { marked, unmarked } from "./marks.ts";
import { overlay } from "./overlay.ts";

const tower = { picture: shown("st-sf") };
const own = {
  file: `${"a".repeat(32)}.webp`,
  width: 1600,
  height: 1000,
  focus: { x: 0.3, y: 0.5 },
  placeholder: "",
};

const content = {
  page: {
    ko: {
      title: "제목",
      lines: ["하나", "둘"],
      cards: [
        { id: "a", href: "/a", title: "가", points: [{ id: "1", text: "점" }], ...tower, alt: "탑" },
        { id: "b", href: "/b", title: "나", points: [] as { id: string; text: string }[] },
      ],
    },
    en: {
      title: "Title",
      lines: ["One", "Two"],
      cards: [
        { id: "a", href: "/a", title: "A", points: [{ id: "1", text: "Point" }], ...tower, alt: "Tower" },
        { id: "b", href: "/b", title: "B", points: [] as { id: string; text: string }[] },
      ],
    },
  },
  firm: {
    name: { ko: "한빛", en: "Hanbit" },
    since: 2001,
    isShown: true,
    offices: [{ id: "seoul", zoom: 3 }],
  },
};

const kinds: Parts = {
  page: words<typeof content.page>({
    lines: paragraphs(),
    cards: list("카드", { href: link(), points: list("점", {}), picture: picture() }),
  }),
  firm: unlocalized<typeof content.firm>({
    name: text(),
    since: fact("설립 연도", "year"),
    isShown: fact("표시", "any"),
    offices: list("사업장", { zoom: fact("지도 확대", "zoom") }),
  }),
};

function edited(edits: Record<string, Edit>) {
  return overlay(content, new Map(Object.entries(edits)), kinds);
}

describe("content with edits", () => {
  test("is the default content without edits", () => {
    expect(edited({})).toEqual(content);
  });

  test("replaces only the edited text, in both languages", () => {
    const { page, firm } = edited({ "page.cards[b].title": { kind: "text", ko: "다", en: "C" } });
    expect([page.ko.cards[1]?.title, page.en.cards[1]?.title]).toEqual(["다", "C"]);
    expect(page.ko.cards[0]).toEqual(content.page.ko.cards[0]);
    expect(firm).toEqual(content.firm);
  });

  test("replaces facts: a number, a disabled switch, and a link in both languages", () => {
    const { firm, page } = edited({
      "firm.since": { kind: "fact", value: 1950 },
      "firm.isShown": { kind: "fact", value: false },
      "page.cards[a].href": { kind: "fact", value: "/c" },
    });
    expect(firm).toMatchObject({ since: 1950, isShown: false });
    expect([page.ko.cards[0]?.href, page.en.cards[0]?.href]).toEqual(["/c", "/c"]);
  });

  test("replaces a picture in both languages, with a description in each", () => {
    const { page } = edited({
      "page.cards[a].picture": { kind: "picture", picture: own, ko: "우리 탑", en: "Our tower" },
    });
    expect([page.ko.cards[0], page.en.cards[0]]).toMatchObject([
      { picture: own, alt: "우리 탑", title: "가" },
      { picture: own, alt: "Our tower", title: "A" },
    ]);
  });

  test("reorders entries, omits removed ones, and edits copies like any other", () => {
    const { page } = edited({
      "page.cards": { kind: "list", order: ["own", "b"], removed: ["a"], added: [{ id: "own", like: "a" }] },
      "page.cards[own].title": { kind: "text", ko: "새", en: "New" },
    });
    expect(page.ko.cards.map(({ id, title, href }) => [id, title, href])).toEqual([
      ["own", "새", "/a"],
      ["b", "나", "/b"],
    ]);
    expect(page.en.cards[0]).toMatchObject({ id: "own", title: "New", points: [{ text: "Point" }] });
  });

  test("copies the model of an added entry, or the first one if the model no longer exists", () => {
    const added = [
      { id: "one", like: "b" },
      { id: "other", like: "gone" },
    ];
    const { page } = edited({
      "page.cards": { kind: "list", order: ["one", "other"], removed: ["a", "b"], added },
    });
    expect(page.en.cards.map(({ id, href }) => [id, href])).toEqual([
      ["one", "/b"],
      ["other", "/a"],
    ]);
  });

  test("hides entries that a later program version adds to an edited list until they are accepted", () => {
    const { page } = edited({ "page.cards": { kind: "list", order: ["b"], removed: [], added: [] } });
    expect(page.ko.cards.map(({ id }) => id)).toEqual(["b"]);
    const accepted = edited({ "page.cards": { kind: "list", order: ["b", "a"], removed: [], added: [] } });
    expect(accepted.page.ko.cards.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("keeps an empty list, so that its entries can be restored", () => {
    const emptied = edited({ "page.cards": { kind: "list", order: [], removed: ["a", "b"], added: [] } });
    expect(emptied.page.en.cards).toEqual([]);
    expect(editableFields(emptied, kinds).find(({ path }) => path === "page.cards")).toEqual({
      path: "page.cards",
      names: [""],
      noun: "카드",
      kind: "list",
      ids: [],
    });
  });

  test("keeps empty paragraphs, so that they can be written again", () => {
    const emptied = edited({ "page.lines": { kind: "texts", ko: [], en: [] } });
    expect(editableFields(emptied, kinds)).toContainEqual({
      path: "page.lines",
      names: [""],
      kind: "texts",
      mayBeEmpty: true,
      ko: [],
      en: [],
    });
  });

  test("ignores an edit whose field no longer exists or has another kind", () => {
    expect(
      edited({
        "page.gone": { kind: "text", ko: "무", en: "None" },
        "page.title": { kind: "texts", ko: ["무"], en: ["None"] },
        "firm.since": { kind: "fact", value: "early" },
        "page.cards[a].picture": { kind: "picture", picture: "no-more", ko: "무", en: "None" },
        "page.cards[a].alt": { kind: "text", ko: "무", en: "None" },
        "page.cards[a].id": { kind: "text", ko: "무", en: "None" },
      }),
    ).toEqual(content);
  });
});

test("every editable field is found by its path", () => {
  const fields = editableFields(content, kinds);
  expect(fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "page.title",
      "page.lines",
      "page.cards",
      "page.cards[a].points[1].text",
      "page.cards[a].picture",
      "firm.name",
    ]),
  );
  const again = overlay(content, new Map(fields.map((field) => [field.path, editOf(field)])), kinds);
  expect(again).toEqual(content);
});

test("marked content identifies the field of each text, and equals the content without its marks", () => {
  const { content: withMarks, paths } = marked(content, kinds);
  const { text, marks } = unmarked(withMarks.page.en.cards[1]?.title ?? "");
  expect([text, paths[marks[0] ?? -1]]).toEqual(["B", "page.cards[b].title"]);
  const [illustrated] = withMarks.page.ko.cards;
  const { marks: ofPicture } = unmarked(illustrated && "alt" in illustrated ? illustrated.alt : "");
  expect(paths[ofPicture[0] ?? -1]).toBe("page.cards[a].picture");
  expect(JSON.parse(unmarked(JSON.stringify(withMarks)).text)).toEqual(content);
});

test("a text that ends with an emoji is identified too", () => {
  const texts = { ko: { a: "☎\ufe0f", b: "" }, en: { a: "☎\ufe0f", b: "" } };
  const { content: withMarks, paths } = marked({ page: texts }, { page: words<typeof texts>({}) });
  const { a, b } = withMarks.page.ko;
  const { text, marks } = unmarked(a + b);
  expect([text, marks.map((mark) => paths[mark])]).toEqual(["☎\ufe0f", ["page.a", "page.b"]]);
});

describe("an edit is refused", () => {
  const [title] = editableFields(
    { page: { ko: { title: "{count}개" }, en: { title: "{count} items" } } },
    kinds,
  );
  test.each<[string, Edit, string[]]>([
    ["a language is missing", { kind: "text", ko: " ", en: "x" }, ["missing"]],
    ["a placeholder is unknown", { kind: "text", ko: "{nmae}", en: "{count}" }, ["unknownPlaceholder"]],
    ["a company placeholder stands in it", { kind: "text", ko: "{name:은}", en: "{name}" }, []],
    ["there are hidden characters", { kind: "text", ko: "a\u0007", en: "x" }, ["hiddenCharacterInText"]],
    [
      "nothing of it is seen",
      { kind: "text", ko: "\u200b", en: "\ufe00\ufe00\ufe00\ufe01" },
      ["missing", "missing"],
    ],
    ["it would be read backwards", { kind: "text", ko: "a\u202eb", en: "x" }, ["hiddenCharacterInText"]],
    [
      "it ends as a mark does",
      { kind: "text", ko: "a\ufe00\ufe00\ufe00\ufe01", en: "x" },
      ["hiddenCharacterInText"],
    ],
    ["it is of another kind", { kind: "fact", value: "x" }, ["otherKind"]],
  ])("or not, when %s", (_, edit, problems) => {
    expect(editProblems(edit, title).map(({ problem }) => problem)).toEqual(problems);
  });

  test("when the field does not exist", () => {
    expect(editProblems({ kind: "text", ko: "가", en: "A" }, undefined)).toEqual([
      { problem: "unknownPath" },
    ]);
  });
});

describe("a picture is refused", () => {
  const of = (alt: string) =>
    editableFields(
      { page: { ko: { ...tower, alt }, en: { ...tower, alt } } },
      { page: { kind: "words", parts: { picture: picture() } } },
    ).find(({ kind }) => kind === "picture");
  const edit = (picture: Extract<Edit, { kind: "picture" }>["picture"], ko: string, en: string): Edit => ({
    kind: "picture",
    picture,
    ko,
    en,
  });
  test.each<[string, Edit, string, string[]]>([
    ["a language has no description", edit(own, "우리 탑", " "), "탑", ["noDescription"]],
    ["one of the company's decorates", edit(own, "", ""), "", []],
    ["one of the program's decorates", edit("hero-bac", "", ""), "", []],
    ["one that decorates is described in one language alone", edit("hero-bac", "탑", ""), "", []],
    ["another of the program's has none", edit("hero-bac", "", ""), "탑", ["noDescription", "noDescription"]],
    ["a description has a company placeholder", edit(own, "{name} 탑", "A tower of {name}"), "탑", []],
    ["the program has none of that name", edit("no-more", "탑", "Tower"), "탑", ["otherKind"]],
    [
      "its file is gone",
      edit({ ...own, file: `${"b".repeat(32)}.webp` }, "탑", "Tower"),
      "탑",
      ["missingFile"],
    ],
  ])("or not, when %s", (_, edit, alt, problems) => {
    const stored = { ...noRecords, fileSizes: new Map([[own.file, 1]]) };
    expect(editProblems(edit, of(alt), stored).map(({ problem }) => problem)).toEqual(problems);
  });
});

describe("a film", () => {
  const filmPath = "industrial.videos.tabs[video1].film";
  const uploaded = { file: `${"b".repeat(32)}.mp4`, width: 640, height: 360, seconds: 3 };
  const filmsWith = (film: Extract<Edit, { kind: "film" }>["film"]) => {
    const { industrial } = overlay(defaults, new Map([[filmPath, { kind: "film", film }]]));
    return inEach(locales, (locale) => industrial[locale].videos.tabs.map((tab) => tab.film));
  };

  test.each([uploaded, { address: "https://vimeo.com/76979871" }, "running"])(
    "stands in the place of the program's in both languages: %j",
    (film) => {
      const films = [film, "assembly", "running"];
      expect(filmsWith(film)).toEqual({ ko: films, en: films });
    },
  );

  test.each(["no-more", { address: "https://vimeo.com/" }])("stays the program's where it is %j", (film) => {
    expect(filmsWith(film).ko[0]).toBe("overview");
  });

  test("can be published if its file exists, or its address is that of a film", () => {
    const at = editableFields(defaults).find(({ path }) => path === filmPath);
    const problemsOf = (film: Extract<Edit, { kind: "film" }>["film"], stored: string[] = []) =>
      editProblems({ kind: "film", film }, at, {
        ...noRecords,
        fileSizes: new Map(stored.map((name) => [name, 1])),
      });
    expect(filesIn({ kind: "film", film: uploaded })).toEqual([uploaded.file]);
    expect(problemsOf(uploaded)).toEqual([{ problem: "missingFile" }]);
    expect(problemsOf(uploaded, [uploaded.file])).toEqual([]);
    const captions = { en: `${"b".repeat(32)}.vtt` };
    expect(filesIn({ kind: "film", film: { ...uploaded, captions } })).toEqual([uploaded.file, captions.en]);
    expect(problemsOf({ ...uploaded, captions }, [uploaded.file])).toEqual([{ problem: "missingFile" }]);
    expect(problemsOf({ address: "https://example.com/film" })).toEqual([{ problem: "noFilm" }]);
    expect(problemsOf({ address: "https://youtu.be/aqz-KE-bpKQ" })).toEqual([]);
    expect(problemsOf("no-more")).toEqual([{ problem: "otherKind" }]);
  });
});
