import type { Content } from "#content/editing/defaults.ts";
import type { Locale } from "#domain/locale.ts";

type SiteMap = Content["shared"][Locale]["footer"]["siteMap"];

/** Links of the site map that belong to a menu, besides its own. */
export function menuTools({ products, resources }: SiteMap, menu: string): SiteMap["products"] {
  const tools: Record<string, SiteMap["products"]> = { products, resources };
  return tools[menu] ?? [];
}
