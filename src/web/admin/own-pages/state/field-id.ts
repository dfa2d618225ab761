import type { Locale } from "#domain/locale.ts";

/** A field in the form of a page; of the page itself if no block is named. */
export interface FieldRef {
  block?: string | undefined;
  row?: string | undefined;
  field: string;
  locale?: Locale | undefined;
}

/** Returns the id of a field's control, to which labels, problems and links refer. */
export function fieldId({ block, row, field, locale }: FieldRef): string {
  return ["field", block, row, field, locale].filter((part) => part !== undefined).join("_");
}

export function partId(block: string, row?: string): string {
  return ["part", block, row].filter((part) => part !== undefined).join("_");
}
