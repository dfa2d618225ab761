import { describe, expect, test } from "vitest";
import { type BlockKindName, blockKindNames } from "#domain/own-pages/block-kinds.ts";
import { type Block, blockSchema, newBlock } from "#domain/own-pages/blocks.ts";
import { rowsIn, withRow, withValue } from "./block-edits.ts";
import { isSheet, sheetColumns, withPastedRows } from "./pasted-rows.ts";

let last = 0;
const makeId = () => `id-${++last}`;

function pasted(block: Block, text: string, at = rowsIn(block)[0]?.id ?? "") {
  return withPastedRows(block, { text, at, makeId });
}

describe("cells of a spreadsheet become rows of facts", () => {
  const facts = newBlock("facts", makeId);

  test("in two columns in Korean, in four with English", () => {
    const { block, ids } = pasted(facts, "용량\t100 CRT\n전압\t380 V\tVoltage\t380 V\n");
    expect(rowsIn(block)).toEqual([
      { id: ids[0], label: { ko: "용량", en: "" }, value: { ko: "100 CRT", en: "" } },
      { id: ids[1], label: { ko: "전압", en: "Voltage" }, value: { ko: "380 V", en: "380 V" } },
    ]);
    expect(blockSchema.parse(block)).toEqual(block);
  });

  test("after a filled row, which stays", () => {
    const [row = { id: "" }] = rowsIn(facts);
    const filled = withValue(withRow(facts, makeId), { row: row.id, field: "label" }, () => ({
      ko: "높이",
      en: "",
    }));
    const { block, ids } = pasted(filled, "폭\t3 m", row.id);
    expect(rowsIn(block).map(({ id }) => id)).toEqual([row.id, ids[0], rowsIn(filled)[1]?.id]);
  });

  test("and the number of surplus rows is reported", () => {
    const lines = Array.from({ length: 70 }, (_, index) => `항목 ${index}\t값\ta\tb\tc`);
    const { block, omitted, unread } = pasted(facts, lines.join("\n"));
    expect([rowsIn(block).length, omitted, unread]).toEqual([60, 10, 1]);
  });

  test("and the number of truncated cells is reported", () => {
    const { block, cut } = pasted(facts, `${"가".repeat(130)}\t값`);
    expect(cut).toBe(1);
    expect(blockSchema.safeParse(block).success).toBe(true);
  });
});

test("fills telephone and mail of people once, followed by English texts", () => {
  const { block, ids } = pasted(
    newBlock("people", makeId),
    "김가람\t영업\t02-1234-5678\ta@b.example\tKim\tSales",
  );
  expect(rowsIn(block)).toEqual([
    {
      id: ids[0],
      name: { ko: "김가람", en: "Kim" },
      role: { ko: "영업", en: "Sales" },
      phone: "02-1234-5678",
      email: "a@b.example",
      picture: null,
    },
  ]);
});

test("is offered for rows of texts", () => {
  const kinds: BlockKindName[] = ["facts", "steps", "questions", "people"];
  expect(blockKindNames.filter((kind) => sheetColumns(kind).length > 0)).toEqual(kinds);
});

test("a text of one cell is pasted as it is", () => {
  expect([isSheet("한 줄\n두 줄"), isSheet("가\t나")]).toEqual([false, true]);
});
