import { defaultLocale, pathIn } from "#domain/locale.ts";
import type { Content } from "../editing/defaults.ts";
import { inquiryFormPaths } from "../inquiries/form-paths.ts";
import { sheetPaths } from "../paths.ts";
import { type PageName, pages, productCategoryPages } from "../site.ts";
import { parseProjectPath } from "./parse-project-path.ts";

export type ContentPart = keyof Content;

/**
 * Parts of the content without a page of their own, and the listed pages on which they stand. Parts on every
 * page are `shared`.
 */
const guests: Readonly<Partial<Record<PageName, readonly ContentPart[]>>> = {
  home: ["inquiry", "worldMap", "news", "blocks"],
  gallery: ["worldMap"],
  acceptance: ["sheet"],
};

/** The page for a missing path, in words of the company's. */
export const missingPath = "/404";

/** Public pages that are not listed: their Korean paths. */
export const unlistedPages = {
  inquiryPage: inquiryFormPaths.form,
  inquirySent: inquiryFormPaths.sent,
  sheet: sheetPaths.page,
  missing: missingPath,
} as const;

/**
 * Returns the parts of the content that the settings of a page list, those of the page first. The facts of the company are not among
 * them: they have a dialog of their own.
 * @example partsAt("/en/inquiry/sent") // ["inquiryPage", "inquiry", "inquiryCopy", "shared"]
 */
export function partsAt(path: string): readonly ContentPart[] {
  const korean = pathIn(defaultLocale, path);
  return [...ownParts(korean), "shared"];
}

/** Returns the Korean path of the listed page that first shows a field of the content. @example pageOf("worldMap.unpick") // "/" */
export function pageOf(path: string): string {
  const part = path.split(".", 1)[0];
  const names = Object.keys(pages) as PageName[];
  const found = names.find((name) => name === part || guests[name]?.some((guest) => guest === part));
  return pages[found ?? "home"].path;
}

function ownParts(path: string): readonly ContentPart[] {
  const names = Object.keys(pages) as PageName[];
  const listed = names.find((name) => pages[name].path === path);
  if (listed) return [listed, ...(guests[listed] ?? [])];
  if (parseProjectPath(path) !== undefined) return ["project"];
  if (path === unlistedPages.inquiryPage || path === unlistedPages.inquirySent)
    return ["inquiryPage", "inquiry", "inquiryCopy"];
  if (path === unlistedPages.sheet) return ["sheet"];
  return productCategoryPages.some((page) => path.startsWith(`${pages[page].path}/`)) ? ["series"] : [];
}
