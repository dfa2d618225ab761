import { startsWith } from "../files/file-signature.ts";
import { readDelimited } from "./delimited.ts";
import type { SheetLimits, SheetReading } from "./sheet.ts";
import { readXlsx } from "./xlsx-read.ts";

/**
 * Reads a spreadsheet by its content, not by its name: a workbook (.xlsx) or text (.csv, .tsv, .txt).
 * @param limits lower ones where it is not read in its sender's browser
 */
export function readSheet(bytes: Uint8Array, limits?: SheetLimits): SheetReading {
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(bytes, limits);
  // Workbooks of before 2007, and those with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: "refused", problem: "oldFormat" };
  return readDelimited(bytes, limits);
}

/** Returns true for the name of a spreadsheet. */
export function isSheetName(name: string): boolean {
  return /\.(xlsx|xlsm|xls|csv|tsv|txt)$/i.test(name);
}
