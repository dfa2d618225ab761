import type { MetaDescriptor } from "react-router";
import { admin } from "#content/admin/admin.ts";

/** Returns the title of a page of the area, which is excluded from search engines. */
export function pageTitle(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${admin.area}` }, { name: "robots", content: "noindex, nofollow" }];
}
