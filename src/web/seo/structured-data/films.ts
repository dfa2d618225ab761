import type { VideoObject } from "schema-dts";
import { organizationId, type SiteInLocale } from "./organization.ts";

interface ShownFilm {
  name: string;
  description: string;
  /** Paths on this site. */
  picture: string;
  file: string;
  seconds: number;
  /** Publication date, ISO 8601. */
  since: string;
}

/** Structured data of a film, with the properties that search engines require. */
export function filmThing(site: SiteInLocale, film: ShownFilm): VideoObject {
  const { name, description, picture, file, seconds, since } = film;
  const { siteUrl, locale } = site;
  return {
    "@type": "VideoObject",
    name,
    description,
    thumbnailUrl: new URL(picture, siteUrl).href,
    contentUrl: siteUrl + file,
    uploadDate: `${since}T00:00:00+09:00`,
    duration: `PT${Math.round(seconds)}S`,
    inLanguage: locale,
    publisher: { "@id": organizationId(site) },
  };
}
