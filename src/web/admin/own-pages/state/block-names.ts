import { blockWords } from "#content/records/own-pages.ts";
import type { BlockField } from "#domain/own-pages/block-fields.ts";
import { type BlockKindName, blockKinds, rowsOf } from "#domain/own-pages/block-kinds.ts";

export interface NamedField {
  field: string;
  label: string;
  definition: BlockField;
}

export function namedFields(kind: BlockKindName): NamedField[] {
  return named(blockKinds[kind].fields, blockWords[kind].fields);
}

/** Returns the fields of its rows; none if it has no rows. */
export function namedRowFields(kind: BlockKindName): NamedField[] {
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
  return Object.entries(fields).map(([field, definition]) => ({
    field,
    definition,
    label: words[field] ?? field,
  }));
}
