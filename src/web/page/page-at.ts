import { paths } from "#content/paths.ts";
import type { PageName } from "#content/site.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";

/** Which of these pages a path leads to, in whatever language it is. */
export function pageAt<Name extends PageName>(names: readonly Name[], pathname: string): Name | undefined {
  const korean = pathIn(defaultLocale, pathname).replace(/\/$/, "");
  return names.find((name) => paths[name] === korean);
}
