import { blockWords } from "#content/records/pages.ts";
import type { BlockField } from "#domain/page-records/block-fields.ts";
import { type BlockKindName, blockKinds, rowsOf } from "#domain/page-records/block-kinds.ts";

export interface NamedField {
  field: string;
  label: string;
  kind: BlockField;
}

export function fieldWords(kind: BlockKindName): NamedField[] {
  return named(blockKinds[kind].fields, blockWords[kind].fields);
}

/** Returns the fields of its rows; none if it has no rows. */
export function rowFieldWords(kind: BlockKindName): NamedField[] {
  const words = blockWords[kind];
  return named(rowsOf(kind)?.fields ?? {}, "rows" in words ? words.rows : {});
}

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
