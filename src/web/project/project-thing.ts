import type { CreativeWorkLeaf, ImageObject } from "schema-dts";
import { locationOnMap } from "#content/lookup/coordinates.ts";
import { localizeProjectWithTerms } from "#content/lookup/projects.ts";
import { type ProjectPicture, pictureText } from "#domain/projects/pictures.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import { projectWork } from "../seo/structured-data/gallery.ts";
import { type PageGraph, pageId } from "../seo/structured-data/page-graph.ts";

/** Structured data of a project's page: with pictures, tags and, if known, the coordinates of its city. */
export function projectThing(
  page: PageGraph,
  project: StoredProject,
  pictures: readonly ProjectPicture[],
): CreativeWorkLeaf {
  const localized = localizeProjectWithTerms(page.locale, project);
  const { city, country, tags } = localized;
  const location = locationOnMap(project.country, project.city);
  return {
    ...projectWork(page, localized),
    ...(pictures.length < 2 ? {} : { image: pictures.map((picture) => pictureThing(page, picture)) }),
    mainEntityOfPage: { "@id": pageId(page) },
    inLanguage: page.locale,
    ...(tags.length === 0 ? {} : { keywords: tags.join(", ") }),
    ...(location?.precision === "city"
      ? {
          locationCreated: {
            "@type": "Place",
            name: [city, country].filter(Boolean).join(", "),
            geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
          },
        }
      : {}),
  };
}

function pictureThing({ siteUrl, locale }: PageGraph, picture: ProjectPicture): string | ImageObject {
  const url = new URL(picture.url, siteUrl).href;
  const caption = pictureText(locale, picture);
  return caption === null ? url : { "@type": "ImageObject", url, contentUrl: url, caption };
}
