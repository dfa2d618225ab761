import { expect, test } from "vitest";
import { modelColumnWords, rowProblems } from "#content/records/products.ts";
import { seriesModels } from "#content/samples/series-models.ts";
import { columnsIn } from "#domain/records/columns.ts";
import { sheetRows, tsv } from "#domain/records/sheet.ts";
import { checkedRows, copiedRows, gridOf } from "../../records/grid/grid-rows.ts";
import { withPaste } from "../../records/grid/grid-sheet.ts";
import { productGrids } from "./product-grids.ts";

const { models: kind } = productGrids;
const models = [...seriesModels.thf, ...seriesModels.sf];

test("the models of a product survive a round trip through a spreadsheet with all their details", () => {
  const text = tsv(copiedRows(kind, gridOf(kind.columns, models)));
  const pasted = withPaste(kind, [], sheetRows(text), { row: 0, column: "name" });
  expect(pasted.unread).toEqual([]);
  expect(checkedRows(kind, pasted.rows)).toEqual({ rows: models, problems: [] });
});

test("a detail is found by its name in either language", () => {
  const [model] = models;
  if (!model) throw new Error("There is no sample.");
  for (const names of [modelColumnWords.ko, modelColumnWords.en]) {
    const [, cells = []] = copiedRows(kind, gridOf(kind.columns, [model]));
    const text = tsv([columnsIn(kind.columns).map((name) => names[name]), cells]);
    const { rows, unread } = withPaste(kind, [], sheetRows(text), { row: 0, column: "name" });
    expect([unread, checkedRows(kind, rows).rows]).toEqual([[], [model]]);
  }
});

test("an invalid cell is reported with the unreadable part and an example", () => {
  const rows = gridOf(kind.columns, models.slice(0, 1)).map((row) => ({
    ...row,
    cells: {
      ...row.cells,
      connections: "배수 DN100 어딘가; DN50",
      supports: "4× 600 kg 정도",
      soundBands: "90 80",
    },
  }));
  expect(checkedRows(kind, rows).problems.map(({ problem }) => problem)).toEqual([
    "숫자 8개를 빈칸으로 나누어 입력해주세요",
    "‘DN50’에 빠진 값이 있습니다. 표 위의 예시처럼 입력해주세요",
    "‘정도’ 부분을 알 수 없습니다. 표 위의 예시처럼 입력해주세요",
  ]);
});

test("every notation that is shown as an example can be read", () => {
  const row = gridOf(kind.columns, models.slice(0, 1)).map((each) => ({
    ...each,
    cells: { ...each.cells, ...kind.notations, supports: "4× 600 kg" },
  }));
  expect(checkedRows(kind, row).problems).toEqual([]);
});

test("the name of a model whose drawings would have the address of another model's is reported", () => {
  const [model] = models;
  if (!model) throw new Error("There is no sample.");
  const named = ["SF-100", "SF-200", "SF 100"].map((name) => ({ ...model, name }));
  expect(checkedRows(kind, gridOf(kind.columns, named)).problems).toEqual([
    { row: 2, column: "name", problem: rowProblems.twice },
  ]);
});
