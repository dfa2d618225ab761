import { describe, expect, test } from "vitest";
import { type BlockKindName, blockKindNames } from "./block-kinds.ts";
import { type Block, blockSchema, copyOfBlock, newBlock } from "./blocks.ts";
import { emptyPage, type OwnPageContent } from "./own-page.ts";
import { pageProblems } from "./page-problems.ts";

const ids = () => {
  let last = 0;
  return () => `b${++last}`;
};

describe("a block that has just been added", () => {
  test.each(blockKindNames)("%s is accepted as a draft", (kind) => {
    const block = newBlock(kind, ids());
    expect(blockSchema.parse(block)).toEqual(block);
  });

  const optional: readonly BlockKindName[] = ["projects", "products"];
  test.each(blockKindNames.filter((kind) => !optional.includes(kind)))(
    "%s cannot be published before it is filled in",
    (kind) => {
      expect(problemsWith(newBlock(kind, ids())).length).toBeGreaterThan(0);
    },
  );

  test("may stay unfinished while it is hidden", () => {
    const block: Block = { ...newBlock("quotation", ids()), isHidden: true };
    expect(problemsWith(newBlock("products", ids()), block)).toEqual([]);
  });
});

test("a text given in one language alone is missing in the other, where it is optional too", () => {
  const block = newBlock("quotation", ids());
  block.values.text = { ko: "냉각", en: "Cooling" };
  block.values.source = { ko: "현장", en: "" };
  expect(problemsWith(block)).toEqual([{ problem: "missing", field: "source", block: "b1", locale: "en" }]);
});

test("news in one language lacks nothing of the other", () => {
  const draft: OwnPageContent = {
    ...emptyPage("news", "2026-11-27"),
    title: { ko: "휴무 안내", en: "" },
    lead: { ko: "설 연휴에 쉽니다.", en: "" },
    address: "holiday",
    languages: "ko",
  };
  expect(pageProblems("news", draft)).toEqual([]);
  expect(pageProblems("news", { ...draft, languages: "all" }).map(({ locale }) => locale)).toEqual([
    "en",
    "en",
  ]);
});

test("says in which row a line is no telephone or mail address", () => {
  const block = newBlock("people", ids());
  block.rows = block.rows.map((row) => ({
    ...row,
    name: { ko: "영업부", en: "Sales" },
    phone: "abc",
    email: "x@",
  }));
  expect(problemsWith(block)).toEqual([
    { problem: "invalid", field: "phone", block: "b1", row: "b2" },
    { problem: "invalid", field: "email", block: "b1", row: "b2" },
  ]);
});

test("a copy has the same content and no id in common", () => {
  const makeId = ids();
  const block = newBlock("facts", makeId);
  const copy = copyOfBlock(block, makeId);
  expect([copy.id, copy.rows[0]?.id]).toEqual(["b3", "b4"]);
  expect(copy.values).toEqual(block.values);
});

test("refuses more rows than a kind may have, and rows where it has none", () => {
  const steps = newBlock("steps", ids());
  const [row] = steps.rows;
  expect(blockSchema.safeParse({ ...steps, rows: Array.from({ length: 21 }, () => row) }).success).toBe(
    false,
  );
  expect(blockSchema.safeParse({ ...newBlock("heading", ids()), rows: [{ id: "x" }] }).success).toBe(false);
});

function problemsWith(...blocks: Block[]) {
  const draft: OwnPageContent = {
    ...emptyPage("page", "2026-11-27"),
    title: { ko: "인증서", en: "Certificates" },
    lead: { ko: "인증서입니다.", en: "Our certificates." },
    address: "certificates",
    blocks,
  };
  return pageProblems("page", draft);
}
