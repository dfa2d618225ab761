import { describe, expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { type Block, newBlock } from "#domain/page-records/blocks.ts";
import { emptyPage, type PageDraft } from "#domain/page-records/page-record.ts";
import { withBlock, withBlockMoved, withoutBlock } from "./block-edits.ts";
import { mergedDraft, pageConflict } from "./page-conflict.ts";

const types = typeNames("ko", "한빛에어");
let last = 0;
const makeId = () => `r-${++last}`;
const heading = (id: string, ko = id): Block => {
  const block = newBlock("heading", makeId);
  return { ...block, id, values: { text: { ko, en: "" } } };
};
const start: PageDraft = {
  ...emptyPage("page", "2026-11-27"),
  title: { ko: "인증서", en: "Certificates" },
  address: "certificates",
  blocks: ["a", "b", "c"].map((id) => heading(id)),
};

/** The merge of two drafts as it is proposed. */
function proposed(mine: PageDraft, theirs: PageDraft) {
  const places = pageConflict({ start, mine, theirs, types });
  const choices = Object.fromEntries(places.map(({ key, proposed: side }) => [key, side]));
  return { places, merged: mergedDraft(mine, theirs, choices) };
}

describe("two drafts of a page", () => {
  test("come together where each has changed something else", () => {
    const mine = {
      ...start,
      title: { ...start.title, ko: "인증 현황" },
      blocks: withoutBlock(start.blocks, "a"),
    };
    const theirs: PageDraft = {
      ...start,
      title: { ...start.title, en: "Our certificates" },
      menu: "company",
      blocks: withBlock(start.blocks, 2, heading("x", "새 제목")),
    };
    const { merged } = proposed(mine, theirs);
    expect(merged.title).toEqual({ ko: "인증 현황", en: "Our certificates" });
    expect(merged.menu).toBe("company");
    expect(merged.blocks.map(({ id }) => id)).toEqual(["b", "x", "c"]);
  });

  test("show both contents of a block that both have changed, and propose one's own", () => {
    const mine = { ...start, blocks: [heading("a", "내 제목"), ...start.blocks.slice(1)] };
    const theirs = { ...start, blocks: [heading("a", "다른 제목"), ...start.blocks.slice(1)] };
    const { places, merged } = proposed(mine, theirs);
    expect(places).toEqual([
      {
        key: "block/a",
        label: "블록 1 제목",
        mine: "제목: 내 제목",
        theirs: "제목: 다른 제목",
        proposed: "mine",
      },
    ]);
    expect(merged).toEqual(mine);
    expect(mergedDraft(mine, theirs, { "block/a": "theirs" })).toEqual(theirs);
  });

  test("take over the other's order where one has moved nothing oneself", () => {
    const mine = { ...start, blocks: [...start.blocks, heading("x")] };
    const theirs = { ...start, blocks: withBlockMoved(start.blocks, "c", -1) };
    expect(proposed(mine, theirs).merged.blocks.map(({ id }) => id)).toEqual(["a", "c", "x", "b"]);
  });

  test("differ nowhere when they are the same", () => {
    expect(pageConflict({ start, mine: start, theirs: structuredClone(start), types })).toEqual([]);
  });
});
