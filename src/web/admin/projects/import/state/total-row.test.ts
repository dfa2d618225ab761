import { expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { openBook } from "../../../import/state/lines.ts";
import { projectImportKind } from "../project-import-kind.ts";

const headings = ["연번", "현장명", "발주처", "용량"];
const works = ["1", "계림빌딩 냉각탑", "가상산업", "100RT"];

test.each(["계", "합계", "합  계", "총계", "소 계", "Total"])(
  "a row that adds up, ‘%s’, is not taken",
  (word) => {
    const cells = [headings, works, [word, "", "", "1건"], ["", word, "", "100RT"]];
    const rows = cells.map((row, index) => ({ number: index + 1, cells: row }));
    const { rows: taken } = openBook(projectImportKind(typeNames("ko", undefined)), "실적.xlsx", [
      { name: "실적", rows },
    ]);
    expect(taken.map(({ cells: [, title] }) => title)).toEqual(["계림빌딩 냉각탑"]);
  },
);

test("a project of a client called Total is imported", () => {
  const cells = [
    ["발주처", "현장명", "용량"],
    ["Total", "계림빌딩 냉각탑", "100RT"],
  ];
  const rows = cells.map((row, index) => ({ number: index + 1, cells: row }));
  const { rows: taken } = openBook(projectImportKind(typeNames("ko", undefined)), "실적.xlsx", [
    { name: "실적", rows },
  ]);
  expect(taken.map(({ cells: [client] }) => client)).toEqual(["Total"]);
});
