import { maxId } from "#domain/admin/paging.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";

/**
 * The project whose page an address in any language names.
 * @returns `undefined` for any other path, and for an id that no project can have
 * @example projectIn("/en/projects/12") // 12
 */
export function projectIn(pathname: string): number | undefined {
  const [, digits] = /^\/projects\/([1-9]\d{0,9})$/.exec(pathIn(defaultLocale, pathname)) ?? [];
  const id = Number(digits);
  return id <= maxId ? id : undefined;
}
