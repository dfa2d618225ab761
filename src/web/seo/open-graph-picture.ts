import { pictureAddress, pictureFolders } from "#content/brand/program-pictures.ts";
import type { Locale } from "#domain/locale.ts";
import { openGraphPictures } from "../pictures/manifest.generated.ts";

/**
 * Open Graph picture of a page; that of the home page by default.
 * @example openGraphPicture("/projects/gallery", "en") // "/images/og/gallery-en.jpg?v=c039feec"
 */
export function openGraphPicture(koreanPath: string, locale: Locale): string {
  const own = `${koreanPath.split("/").at(-1) || "home"}-${locale}.jpg`;
  const file = openGraphPictures.includes(own) ? own : `home-${locale}.jpg`;
  return pictureAddress(`${pictureFolders.socialCards}/${file}`);
}
