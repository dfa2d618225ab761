import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { paths } from "#content/paths.ts";
import { defaultLocale, type Locale, pathIn } from "#domain/locale.ts";

export type Tool = "calculator" | "finder" | "search" | "gallery" | "catalog";

/**
 * Tool of a page: its own, else the calculator.
 * @param hasFinder whether the page finds a model for a duty
 * @example pageTool("en", "/en/products/package/sf", true) // { tool: "finder", href: "#find" }
 */
export function pageTool(locale: Locale, pathname: string, hasFinder = false): { tool: Tool; href: string } {
  const path = pathIn(defaultLocale, pathname);
  if (hasFinder) return { tool: "finder", href: "#find" };
  if (path === paths.gallery) return { tool: "search", href: "#filters" };
  if (parseProjectPath(pathname) !== undefined)
    return { tool: "gallery", href: pathIn(locale, paths.gallery) };
  if (path === paths.waterTreatment || path === paths.calculator)
    return { tool: "catalog", href: pathIn(locale, paths.catalog) };
  return { tool: "calculator", href: pathIn(locale, paths.calculator) };
}
