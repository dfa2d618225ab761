import { paths } from "#content/paths.ts";
import type { PageName } from "#content/site.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";

/** Finds the page of a path among these, in any language. */
export function pageAt<Name extends PageName>(names: readonly Name[], pathname: string): Name | undefined {
  const korean = pathIn(defaultLocale, pathname).replace(/\/$/, "");
  return names.find((name) => paths[name] === korean);
}
