import { fill } from "#content/fill.ts";
import type { WrittenCell, WrittenSheet } from "#domain/sheets/xlsx-write.ts";
import { offerFile } from "../../offer-file.ts";
import type { ListKind } from "./list-kind.ts";

/** Offers a workbook of this name. */
export function offerWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  offerFile(`${name}.xlsx`, new Blob([bytes], { type }));
}

type Named = Pick<ListKind, "words" | "labels" | "fieldOf" | "isRequired">;

/** The sheet of a list: its headings and rows, and what cells of a column offer. */
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

/** The sheet of a template with notes on each column. @param values of places in the notes */
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
