import { listedPages } from "#content/admin/own-pages/listed-pages.ts";
import { addresses } from "../../addresses.ts";

export type ListedBuiltIn = (typeof listedPages)[number];

/** Last path segment of the form of a built-in page's blocks, and the parameter that names the page. */
export const builtInForm = "built-in";
export const builtInQuery = "on";

export function builtInAddress(path: string): string {
  return `${addresses.pages}/${builtInForm}?${builtInQuery}=${path}`;
}

export function listedBuiltIn(path: string | null): ListedBuiltIn | undefined {
  return listedPages.find((page) => page.path === path);
}
