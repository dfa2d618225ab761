import type { VideoObject } from "schema-dts";
import { organizationId, type SiteAddress } from "./organization.ts";

interface ShownFilm {
  name: string;
  description: string;
  /** Paths on this site. */
  picture: string;
  file: string;
  seconds: number;
  /** The day since which it can be seen, ISO 8601. */
  since: string;
}

/** A film that a page shows, as search engines want it before they show it themselves. */
export function filmThing(site: SiteAddress, film: ShownFilm): VideoObject {
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
