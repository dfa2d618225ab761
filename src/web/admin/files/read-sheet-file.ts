import { sheetBudget } from "#domain/files/budgets.ts";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import type { SheetReading } from "#domain/spreadsheets/sheet.ts";

/** Reads a chosen spreadsheet. Rejects one that exceeds the limits, or was moved or locked meanwhile. */
export async function readSheetFile(file: File): Promise<SheetReading> {
  if (file.size > sheetBudget.fileBytes) return { kind: "refused", problem: "tooLarge" };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes === undefined ? { kind: "refused", problem: "unreadable" } : readSheet(new Uint8Array(bytes));
}
