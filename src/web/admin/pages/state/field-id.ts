import type { Locale } from "#domain/locale.ts";

/** Place of a field in the form of a page; of the page itself where no block is named. */
export interface FieldPlace {
  block?: string | undefined;
  row?: string | undefined;
  field: string;
  locale?: Locale | undefined;
}

/** Id of the control at a place, to which labels, problems and links refer. */
export function fieldId({ block, row, field, locale }: FieldPlace): string {
  return ["field", block, row, field, locale].filter((part) => part !== undefined).join("_");
}

/** Id of the card of a block, or of one of its rows. */
export function partId(block: string, row?: string): string {
  return ["part", block, row].filter((part) => part !== undefined).join("_");
}
