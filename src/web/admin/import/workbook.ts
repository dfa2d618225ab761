import { fill } from "#content/fill.ts";
import type { WrittenCell, WrittenSheet } from "#domain/spreadsheets/xlsx-write.ts";
import { offerFile } from "../../offer-file.ts";
import type { SheetImportKind } from "./sheet-import-kind.ts";

export function offerWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  offerFile(`${name}.xlsx`, new Blob([bytes], { type }));
}

type Named = Pick<SheetImportKind, "words" | "labels" | "fieldOf" | "isRequired">;

/** Returns a sheet with headings, rows and cell choices. */
export function listSheet<Column extends string>(
  { words, labels, fieldOf }: Named,
  columns: readonly Column[],
  { rows, offers }: { rows: readonly WrittenCell[][]; offers: Partial<Record<Column, readonly string[]>> },
): WrittenSheet {
  const offered = Object.entries<readonly string[] | undefined>(offers).flatMap(([column, names]) =>
    names ? [[columns.indexOf(column as Column), names] as const] : [],
  );
  return {
    name: words.exportFile,
    rows: [columns.map((column) => labels[column] ?? ""), ...rows],
    widths: columns.map((column) => widths[fieldOf(column)?.width ?? "third"]),
    offers: new Map(offered),
  };
}

const widths = { whole: 40, half: 20, third: 14 } as const;

/** Returns the template's sheet with notes on each column. @param values of placeholders in the notes */
export function notesSheet(
  { words: { notes }, labels, isRequired }: Named,
  columns: readonly string[],
  values: Readonly<Record<string, string>> = {},
): WrittenSheet {
  return {
    name: notes.sheet,
    rows: [
      notes.headings,
      ...columns.map((column) => [
        labels[column] ?? "",
        isRequired(column) ? notes.required : "",
        fill(notes.of[column] ?? "", values),
      ]),
      ...notes.general.map((sentence) => ["", "", sentence]),
    ],
    widths: [20, 8, 80],
  };
}
