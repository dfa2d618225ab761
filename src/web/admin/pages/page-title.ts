import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { locales } from "#domain/locale.ts";
import type { Words } from "#domain/page-records/block-fields.ts";

export function titleOf({ title }: { title: Words }): string {
  return locales.map((locale) => title[locale].trim()).find(Boolean) ?? pageListWords.untitled;
}
