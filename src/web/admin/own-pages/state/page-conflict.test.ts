import { describe, expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { type Block, newBlock } from "#domain/own-pages/blocks.ts";
import { emptyPage, type OwnPageContent } from "#domain/own-pages/own-page.ts";
import { withBlock, withBlockMoved, withoutBlock } from "./block-edits.ts";
import { mergedDraft, pageConflict } from "./page-conflict.ts";

const types = typeNames("ko", "한빛에어");
let last = 0;
const makeId = () => `r-${++last}`;
const heading = (id: string, ko = id): Block => {
  const block = newBlock("heading", makeId);
  return { ...block, id, values: { text: { ko, en: "" } } };
};
const base: OwnPageContent = {
  ...emptyPage("page", "2026-11-27"),
  title: { ko: "인증서", en: "Certificates" },
  address: "certificates",
  blocks: ["a", "b", "c"].map((id) => heading(id)),
};

function proposed(mine: OwnPageContent, theirs: OwnPageContent, from = base) {
  const conflicts = pageConflict({ base: from, mine, theirs, types });
  const choices = Object.fromEntries(conflicts.map(({ key, proposed: side }) => [key, side]));
  return { conflicts, merged: mergedDraft(mine, theirs, choices) };
}

describe("two drafts of a page", () => {
  test("are merged if each changed something else", () => {
    const mine = {
      ...base,
      title: { ...base.title, ko: "인증 현황" },
      blocks: withoutBlock(base.blocks, "a"),
    };
    const theirs: OwnPageContent = {
      ...base,
      title: { ...base.title, en: "Our certificates" },
      menu: "company",
      blocks: withBlock(base.blocks, 2, heading("x", "새 제목")),
    };
    const { merged } = proposed(mine, theirs);
    expect(merged.title).toEqual({ ko: "인증 현황", en: "Our certificates" });
    expect(merged.menu).toBe("company");
    expect(merged.blocks.map(({ id }) => id)).toEqual(["b", "x", "c"]);
  });

  test("show both texts of a block that both changed, and propose the own one", () => {
    const mine = { ...base, blocks: [heading("a", "내 제목"), ...base.blocks.slice(1)] };
    const theirs = { ...base, blocks: [heading("a", "다른 제목"), ...base.blocks.slice(1)] };
    const { conflicts, merged } = proposed(mine, theirs);
    expect(conflicts).toEqual([
      {
        key: "block/a/text/ko",
        label: "블록 1 제목 · 제목 (한국어)",
        mine: "내 제목",
        theirs: "다른 제목",
        proposed: "mine",
      },
    ]);
    expect(merged).toEqual(mine);
    expect(mergedDraft(mine, theirs, { "block/a/text/ko": "theirs" })).toEqual(theirs);
  });

  test("keep both languages of a block if each wrote one", () => {
    const blocks = (ko: string, en: string) =>
      base.blocks.map(
        (block) => (block.id === "a" ? { ...block, values: { text: { ko, en } } } : block) as Block,
      );
    const mine = { ...base, blocks: blocks("내 제목", "") };
    const theirs = { ...base, blocks: blocks("a", "Their heading") };
    expect(proposed(mine, theirs).merged.blocks).toEqual(blocks("내 제목", "Their heading"));
  });

  test("keep a block that one changed and the other deleted, in either order", () => {
    const edited = { ...base, blocks: [heading("a", "고친 제목"), ...base.blocks.slice(1)] };
    const deleted = { ...base, blocks: withoutBlock(base.blocks, "a") };
    for (const [mine, theirs] of [
      [edited, deleted],
      [deleted, edited],
    ] as const) {
      const { conflicts, merged } = proposed(mine, theirs);
      expect(conflicts).toMatchObject([{ key: "block/a", label: "블록 1 제목" }]);
      expect(merged.blocks).toEqual(edited.blocks);
    }
  });

  test("keep rows that either added to a list, and remove those that either deleted", () => {
    const list = (...labels: string[]) => {
      const rows = labels.map((ko) => ({ id: ko, label: { ko, en: "" }, value: { ko, en: "" } }));
      return { ...newBlock("facts", () => "list"), rows };
    };
    const from = { ...base, blocks: [list("설립", "직원")] };
    const mine = { ...base, blocks: [list("설립", "직원", "면적")] };
    const theirs = { ...base, blocks: [list("설립", "자본금")] };
    const conflicts = pageConflict({ base: from, mine, theirs, types });
    expect(conflicts.map(({ label }) => label)).toEqual(
      ["행 2", "행 3", "행 4"].map((row) => `블록 1 표 · ${row}`),
    );
    const choices = Object.fromEntries(conflicts.map(({ key, proposed: side }) => [key, side]));
    expect(mergedDraft(mine, theirs, choices).blocks).toEqual([list("설립", "자본금", "면적")]);
  });

  test("keep both languages of a question if each answered in one", () => {
    const questions = (ko: string, en: string) => [
      {
        ...newBlock("questions", () => "faq"),
        rows: [{ id: "q", question: { ko: "질문", en: "Question" }, answer: { ko, en } }],
      } as Block,
    ];
    const from = { ...base, blocks: questions("", "") };
    const mine = { ...base, blocks: questions("답변", "") };
    const theirs = { ...base, blocks: questions("", "Answer") };
    const { conflicts, merged } = proposed(mine, theirs, from);
    expect(conflicts.map(({ key, proposed: side }) => [key, side])).toEqual([
      ["block/faq/rows/q/answer/ko", "mine"],
      ["block/faq/rows/q/answer/en", "theirs"],
    ]);
    expect(merged.blocks).toEqual(questions("답변", "Answer"));
  });

  test("take the other order of rows if the own one is unchanged, else keep the own one", () => {
    const list = (...ids: string[]) => [
      {
        ...newBlock("facts", () => "list"),
        rows: ids.map((ko) => ({ id: ko, label: { ko, en: "" }, value: { ko, en: "" } })),
      } as Block,
    ];
    const from = { ...base, blocks: list("설립", "직원", "면적") };
    const added = { ...base, blocks: list("설립", "직원", "면적", "자본금") };
    const moved = { ...base, blocks: list("면적", "설립", "직원") };
    const { conflicts, merged } = proposed(added, moved, from);
    expect(conflicts).toContainEqual({
      key: "block/list/rows",
      label: "블록 1 표 · 행 순서",
      mine: expect.stringMatching(/^1\. .*설립\n2\. .*직원\n3\. .*면적\n4\. .*자본금$/),
      theirs: expect.stringMatching(/^1\. .*면적\n2\. .*설립\n3\. .*직원$/),
      proposed: "theirs",
    });
    expect(merged.blocks).toEqual(list("면적", "자본금", "설립", "직원"));
    expect(proposed(moved, added, from).merged.blocks).toEqual(list("면적", "자본금", "설립", "직원"));
  });

  test("take the other order if the own one is unchanged", () => {
    const mine = { ...base, blocks: [...base.blocks, heading("x")] };
    const theirs = { ...base, blocks: withBlockMoved(base.blocks, "c", -1) };
    expect(proposed(mine, theirs).merged.blocks.map(({ id }) => id)).toEqual(["a", "c", "x", "b"]);
  });

  test("differ nowhere when they are the same", () => {
    expect(pageConflict({ base, mine: base, theirs: structuredClone(base), types })).toEqual([]);
  });
});
