import { listedPages } from "#content/admin/own-pages/listed-pages.ts";
import { addresses } from "../../addresses.ts";

export type ListedBuiltIn = (typeof listedPages)[number];

/** Last part of the address of the form of blocks below a built-in page, and the parameter that names the page. */
export const builtInForm = "built-in";
export const builtInQuery = "on";

/** Address of that form. @param path Korean path of the page */
export function builtInAddress(path: string): string {
  return `${addresses.pages}/${builtInForm}?${builtInQuery}=${path}`;
}

export function listedBuiltIn(path: string | null): ListedBuiltIn | undefined {
  return listedPages.find((page) => page.path === path);
}
