import type { Locale } from "#domain/locale.ts";
import type { Content } from "../editing/defaults.ts";

/** Description of the gallery for search engines and feeds: the usual one states the number of countries; without projects, the lead replaces it. */
export function galleryDescription({ gallery, worldMap }: Content, locale: Locale): string {
  const { meta, lead } = gallery[locale];
  return worldMap[locale].pins.length > 0 ? meta.description : lead;
}
