import { blockWords } from "#content/records/pages.ts";
import type { BlockField } from "#domain/page-records/block-fields.ts";
import { type BlockKindName, blockKinds, rowsOf } from "#domain/page-records/block-kinds.ts";

/** A field of a block as the form shows it. */
export interface NamedField {
  field: string;
  label: string;
  kind: BlockField;
}

/** The fields that a kind of block has once, with their names. */
export function fieldWords(kind: BlockKindName): NamedField[] {
  return named(blockKinds[kind].fields, blockWords[kind].fields);
}

/** The fields of its rows; none where it has no rows. */
export function rowFieldWords(kind: BlockKindName): NamedField[] {
  const words = blockWords[kind];
  return named(rowsOf(kind)?.fields ?? {}, "rows" in words ? words.rows : {});
}

/** Name of a row of a kind. */
export function rowWord(kind: BlockKindName): string {
  const words = blockWords[kind];
  return "row" in words ? words.row : "";
}

function named(
  fields: Readonly<Record<string, BlockField>>,
  words: Readonly<Record<string, string>>,
): NamedField[] {
  return Object.entries(fields).map(([field, kind]) => ({ field, kind, label: words[field] ?? field }));
}
