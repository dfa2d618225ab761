import { maxId } from "#domain/admin/paging.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";

/**
 * Parses the path of a project's page, in any language, to the id of the project.
 * @returns `undefined` for any other path, and for an id that no project can have
 * @example parseProjectPath("/en/projects/12") // 12
 */
export function parseProjectPath(pathname: string): number | undefined {
  const [, digits] = /^\/projects\/([1-9]\d{0,9})$/.exec(pathIn(defaultLocale, pathname)) ?? [];
  const id = Number(digits);
  return id <= maxId ? id : undefined;
}
