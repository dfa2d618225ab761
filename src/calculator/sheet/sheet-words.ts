import type { Localized } from "#domain/locale.ts";
import { sheet as english } from "../words/en/sheet.ts";
import { sheet as korean } from "../words/ko/sheet.ts";

export type SheetWords = typeof korean;

/** Words of the design sheet. Only the server makes sheets, so both languages may stand together. */
export const sheetWords: Localized<SheetWords> = { ko: korean, en: english };
