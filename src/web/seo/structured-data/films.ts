import type { VideoObject } from "schema-dts";
import { pathIn } from "#domain/locale.ts";
import { organizationId, type SiteAddress } from "./organization.ts";

/** A film as a page shows it. */
export interface FilmOnPage {
  /** Name of its files below `/videos`, without their ending. */
  file: string;
  name: string;
  description: string;
  /** Path of the picture that it opens with. */
  image: string;
  /** The day on which it was published, ISO 8601. */
  uploaded: string;
}

/** The films of a page, with what search engines ask for before they show one. @param page its Korean path */
export function filmThings(
  site: SiteAddress,
  page: { path: string; films: readonly FilmOnPage[] },
): VideoObject[] {
  const { siteUrl, locale } = site;
  return page.films.map(({ file, name, description, image, uploaded }) => ({
    "@type": "VideoObject",
    "@id": `${siteUrl}${pathIn(locale, page.path)}#film-${file}`,
    name,
    description,
    thumbnailUrl: new URL(image, siteUrl).href,
    uploadDate: uploaded,
    contentUrl: `${siteUrl}/videos/${file}.mp4`,
    encodingFormat: "video/mp4",
    inLanguage: locale,
    creator: { "@id": organizationId(site) },
  }));
}
