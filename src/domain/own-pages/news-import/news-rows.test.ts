import { describe, expect, test } from "vitest";
import { newBlock } from "../blocks.ts";
import { emptyPage, type OwnPageContent } from "../own-page.ts";
import type { NewsForm } from "./news-calls.ts";
import { newsFieldColumns } from "./news-fields.ts";
import { addressFor, changesBetween, draftAfter, newsOf, withLead } from "./news-rows.ts";

const none: NewsForm = {
  newsKind: "news",
  title: null,
  day: null,
  text: null,
  lead: null,
  address: null,
  isPinned: "no",
  en: { title: null, text: null, lead: null },
};

function withText(ko: string, en: string): OwnPageContent {
  const block = { ...newBlock("text", () => "t"), values: { text: { ko, en } } };
  const heading = { ...newBlock("heading", () => "text-1"), values: { text: { ko: "제목", en: "H" } } };
  return {
    ...emptyPage("news", "2026-01-02"),
    title: { ko: "소식", en: "News" },
    lead: { ko: "리드", en: "Lead" },
    address: "news",
    blocks: [heading, block],
  };
}

/** Texts of the blocks in order. */
const textsOf = ({ blocks }: OwnPageContent) =>
  blocks.map((block) => [block.kind, block.id, "text" in block.values ? block.values.text.ko : null]);

describe("news after an import", () => {
  test("that are new have what their row says, a lead from their text, and their languages by their titles", () => {
    const news: NewsForm = {
      ...none,
      newsKind: "notice",
      title: "휴무",
      day: "2026-03-01",
      text: "첫 줄\r\n둘째 줄",
      address: "holiday",
      isPinned: "yes",
    };
    const draft = draftAfter({ news, columns: [] }, undefined);
    expect(draft).toMatchObject({
      title: { ko: "휴무", en: "" },
      lead: { ko: "첫 줄 둘째 줄", en: "" },
      newsKind: "notice",
      day: "2026-03-01",
      isPinned: true,
      address: "holiday",
      languages: "ko",
    });
    expect(textsOf(draft)).toEqual([["text", "text-1", "첫 줄\n둘째 줄"]]);
    const english = { ...none, en: { title: "Fair", text: null, lead: null } };
    expect(draftAfter({ news: english, columns: [] }, undefined)).toMatchObject({
      languages: "en",
      day: null,
      isPinned: false,
      blocks: [],
    });
    expect(draftAfter({ news: { ...english, title: "전시회" }, columns: [] }, undefined).languages).toBe(
      "all",
    );
  });

  test("keep whatever their list has no column for", () => {
    const former = { ...withText("본문", "Text"), isPinned: true, languages: "ko" as const };
    expect(draftAfter({ news: none, columns: [] }, former)).toEqual(former);
    const changed = draftAfter(
      { news: { ...none, title: "새 소식", day: "2026-05-01" }, columns: ["title"] },
      former,
    );
    expect(changed).toEqual({ ...former, title: { ko: "새 소식", en: "News" } });
  });

  test("lose what an empty cell takes away, but not their address", () => {
    const former = withText("본문", "Text");
    const after = draftAfter(
      { news: none, columns: ["title", "day", "address", "isPinned", "text", "en.text"] },
      former,
    );
    expect(after).toMatchObject({
      title: { ko: "", en: "News" },
      day: null,
      address: "news",
      languages: "en",
    });
    expect(textsOf(after)).toEqual([["heading", "text-1", "제목"]]);
    expect(draftAfter({ news: { ...none, day: undefined }, columns: ["day"] }, former).day).toBe(
      "2026-01-02",
    );
  });

  test("have their text in their first block of text, or in a new one before the others", () => {
    const former = withText("본문", "Text");
    const given = { news: { ...none, text: "새 본문" }, columns: ["text" as const] };
    expect(textsOf(draftAfter(given, former))).toEqual([
      ["heading", "text-1", "제목"],
      ["text", "t", "새 본문"],
    ]);
    const [heading] = former.blocks;
    expect(textsOf(draftAfter(given, { ...former, blocks: heading ? [heading] : [] }))).toEqual([
      ["text", "text-2", "새 본문"],
      ["heading", "text-1", "제목"],
    ]);
  });

  test("have a lead that follows the text where it was its beginning", () => {
    const former = { ...withText("본문", "Text"), lead: { ko: "본문", en: "Lead" } };
    const news = { ...none, text: "새 본문", en: { ...none.en, text: "New text" } };
    expect(draftAfter({ news, columns: ["text", "en.text"] }, former).lead).toEqual({
      ko: "새 본문",
      en: "Lead",
    });
    const withLeads = { ...news, lead: "따로" };
    expect(draftAfter({ news: withLeads, columns: ["text", "lead"] }, former).lead.ko).toBe("따로");
  });
});

const sentence = (length: number) => `${"a".repeat(length - 1)}.`;

test.each([
  ["짧은 글", "짧은 글"],
  [`${"a".repeat(149)}b`, `${"a".repeat(149)}b`],
  [`${sentence(60)} ${sentence(60)} ${sentence(60)}`, `${sentence(60)} ${sentence(60)}`],
  ["letters ".repeat(40), `${"letters ".repeat(18).trim()}…`],
  ["**굵게**\n- 하나\n- 둘", "굵게 하나 둘"],
])("the beginning of %j is the lead %j", (text, lead) => {
  expect(withLead({ ...withText(text, ""), lead: { ko: "", en: "Lead" } }).lead).toEqual({
    ko: lead,
    en: "Lead",
  });
});

test("news are exported with null for what they lack, and the kinds of their other blocks", () => {
  expect(newsOf(withText("본문", ""))).toEqual({
    ...none,
    title: "소식",
    day: "2026-01-02",
    text: "본문",
    lead: "리드",
    address: "news",
    en: { title: "News", text: null, lead: "Lead" },
    otherBlocks: ["heading"],
  });
  expect(newsOf({ ...emptyPage("news", ""), day: null, isPinned: true })).toEqual({
    ...none,
    isPinned: "yes",
    otherBlocks: [],
  });
});

test("changes are told by the columns in which two drafts differ", () => {
  const former = withText("본문", "Text");
  const after = { ...former, title: { ko: "소식", en: "Fair" }, day: null, isPinned: true };
  expect(changesBetween(former, after)).toEqual([
    { column: "day", before: "2026-01-02", after: "" },
    { column: "isPinned", before: "no", after: "yes" },
    { column: "en.title", before: "News", after: "Fair" },
  ]);
  expect(changesBetween(former, former)).toEqual([]);
  expect(newsFieldColumns).toContain("en.lead");
});

describe("the address of news", () => {
  const draft = (en: string, address = "") => ({ ...withText("", ""), title: { ko: "전시회", en }, address });

  test.each([
    ["Fair 2026", "", [], "fair-2026"],
    ["Fair", "", ["fair"], "fair-2"],
    ["Fair", "", ["fair", "fair-2"], "fair-3"],
    ["", "", [], "news-2026-01-02"],
    ["Products", "", [], "news-2026-01-02"],
    ["Fair", "own", [], "own"],
    ["Fair", "own", ["own"], "own-2"],
    ["", "a".repeat(60), ["a".repeat(60)], `${"a".repeat(58)}-2`],
    ["", `${"a".repeat(57)}-bc`, [`${"a".repeat(57)}-bc`], `${"a".repeat(57)}-2`],
  ])("of the title %j and the address %j beside %j is %s", (en, address, taken, expected) => {
    expect(addressFor(draft(en, address), (each) => taken.includes(each))).toBe(expected);
  });

  test("without a day is that of a draft", () => {
    expect(addressFor({ ...draft(""), day: null }, () => false)).toBe("news-draft");
  });
});
