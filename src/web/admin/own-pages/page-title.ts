import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { firstText } from "#domain/locale.ts";
import type { Words } from "#domain/own-pages/block-fields.ts";

export function titleOf({ title }: { title: Words }): string {
  return firstText(title) || pageListWords.untitled;
}
