import { defaultLocale, type Locale, translations } from "#domain/locale.ts";
import { type BlockFields, emptyValues, type Words } from "#domain/own-pages/block-fields.ts";
import { type BlockKindName, rowsOf } from "#domain/own-pages/block-kinds.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import { sheetRows } from "#domain/records/sheet.ts";
import { type BlockRow, rowsIn, withRows } from "./block-edits.ts";

export interface SheetColumn {
  field: string;
  locale?: Locale;
  maxLength: number;
}

export interface PastedRows {
  block: Block;
  ids: readonly string[];
  omitted: number;
  cut: number;
  /** Number of columns beyond the last known one. */
  unread: number;
}

/**
 * Returns the columns for pasting rows of a kind: first all in Korean, then the English texts. None for kinds whose
 * rows need a file or have a single text.
 */
export function sheetColumns(kind: BlockKindName): readonly SheetColumn[] {
  const fields: BlockFields = rowsOf(kind)?.fields ?? {};
  const needsFile = Object.values(fields).some(
    (field) => field.kind === "document" || (field.kind === "picture" && field.isRequired),
  );
  const columns = columnsIn(fields, defaultLocale);
  if (needsFile || columns.length < 2) return [];
  const translated = translations.flatMap((locale) =>
    columnsIn(fields, locale).filter((column) => column.locale === locale),
  );
  return [...columns, ...translated];
}

/** Returns true for a text of several spreadsheet cells. */
export function isSheet(text: string): boolean {
  return text.includes("\t");
}

/** Pastes rows: they replace an empty row, or are inserted after a filled one. */
export function withPastedRows(
  block: Block,
  { text, at, makeId }: { text: string; at: string; makeId: () => string },
): PastedRows {
  const columns = sheetColumns(block.kind);
  const { fields = {}, maxRows = 0 } = rowsOf(block.kind) ?? {};
  const sheet = sheetRows(text);
  const read = sheet.map((cells) => rowOf(fields, columns, cells));
  const present = rowsIn(block);
  const index = present.findIndex(({ id }) => id === at);
  const target = present[index];
  const isReplaced = target !== undefined && isEmptyRow(fields, target);
  const room = maxRows - present.length + (isReplaced ? 1 : 0);
  const added = read.slice(0, Math.max(room, 0)).map(({ row }) => ({ ...row, id: makeId() }));
  const from = index === -1 ? present.length : isReplaced ? index : index + 1;
  return {
    block: withRows(block, (rows) => rows.toSpliced(from, isReplaced ? 1 : 0, ...added)),
    ids: added.map(({ id }) => id),
    omitted: read.length - added.length,
    cut: read.slice(0, added.length).reduce((count, { cut }) => count + cut, 0),
    unread: Math.max(0, ...sheet.map((cells) => cells.length - columns.length)),
  };
}

function columnsIn(fields: BlockFields, locale: Locale): SheetColumn[] {
  return Object.entries(fields).flatMap(([name, field]): SheetColumn[] => {
    if (field.kind === "words") return [{ field: name, locale, maxLength: field.maxLength }];
    return field.kind === "line" ? [{ field: name, maxLength: field.maxLength }] : [];
  });
}

function rowOf(
  fields: BlockFields,
  columns: readonly SheetColumn[],
  cells: readonly string[],
): { row: Record<string, unknown>; cut: number } {
  const row: Record<string, unknown> = emptyValues(fields);
  let cut = 0;
  for (const [index, { field, locale, maxLength }] of columns.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (cell.length > maxLength) cut += 1;
    const text = cell.slice(0, maxLength);
    row[field] = locale === undefined ? text : { ...(row[field] as Words), [locale]: text };
  }
  return { row, cut };
}

function isEmptyRow(fields: BlockFields, { id: _, ...values }: BlockRow): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyValues(fields));
}
