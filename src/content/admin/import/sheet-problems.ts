import { sheetBudget } from "#domain/files/budgets.ts";
import type { SheetProblem } from "#domain/spreadsheets/sheet.ts";
import { wholeNumber } from "../../figures/whole-number.ts";

/** Reasons why a file cannot be read as a spreadsheet, each with the remedy. */
export const sheetProblems: Readonly<Record<SheetProblem, string>> = {
  oldFormat:
    "예전 형식(.xls)이거나 암호가 걸린 파일입니다. 엑셀에서 ‘다른 이름으로 저장’으로 암호 없이 .xlsx로 저장해 주세요.",
  unreadable: "표로 읽을 수 없는 파일입니다. 엑셀 통합 문서(.xlsx)나 CSV로 저장해 주세요.",
  tooLarge: `파일이 너무 큽니다. ${megabytes(sheetBudget.fileBytes)}, ${wholeNumber(sheetBudget.rows)}행까지 읽을 수 있습니다. 필요 없는 시트와 그림을 지우고 다시 저장해 주세요.`,
  empty: "내용이 없는 파일입니다. 내용을 입력한 뒤 다시 선택해 주세요.",
};

/** Returns a size in megabytes. @example megabytes(20_971_520) // "20MB" */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024}MB`;
}
