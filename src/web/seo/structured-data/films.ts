import type { VideoObject } from "schema-dts";
import { organizationId, type SiteInLocale } from "./organization.ts";

export interface ShownFilm {
  name: string;
  description: string;
  /** Paths on this site; for an embedded film, the address of its player. */
  picture: string;
  file?: string | undefined;
  player?: string | undefined;
  seconds?: number | undefined;
  /** Publication date, ISO 8601. */
  since?: string | undefined;
}

/** Structured data of a film, with the properties that search engines require. */
export function filmThing(site: SiteInLocale, film: ShownFilm): VideoObject {
  const { name, description, picture, file, player, seconds, since } = film;
  const { siteUrl, locale } = site;
  return {
    "@type": "VideoObject",
    name,
    description,
    thumbnailUrl: new URL(picture, siteUrl).href,
    ...(file && { contentUrl: siteUrl + file }),
    ...(player && { embedUrl: player }),
    ...(since && { uploadDate: `${since}T00:00:00+09:00` }),
    ...(seconds && { duration: `PT${Math.round(seconds)}S` }),
    inLanguage: locale,
    publisher: { "@id": organizationId(site) },
  };
}
