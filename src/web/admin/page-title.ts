import type { MetaDescriptor } from "react-router";
import { admin } from "#content/admin/admin.ts";

/** Title of a page of the area, which search engines are to leave alone. */
export function pageTitle(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${admin.area}` }, { name: "robots", content: "noindex, nofollow" }];
}
