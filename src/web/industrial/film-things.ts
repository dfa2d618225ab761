import { type FilmView, isProgramFilm, programFilms } from "#content/brand/program-films.ts";
import type { PictureView } from "#content/picture-key.ts";
import { sourcesOf } from "../films/program-film.ts";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { filmThing } from "../seo/structured-data/films.ts";
import type { SiteInLocale } from "../seo/structured-data/organization.ts";

interface FilmTab {
  title: string;
  description: string;
  film: FilmView;
  picture: PictureView;
}

/**
 * Structured data of one of the program's films. Search engines require the date of publication, which is not known of any other film:
 * the time of a stored file is that of its last use.
 */
export function filmThings(site: SiteInLocale, { title, description, picture, film }: FilmTab) {
  if (!isProgramFilm(film)) return [];
  const { seconds, since } = programFilms[film];
  // The MP4, which every crawler reads.
  const file = sourcesOf(film).at(-1)?.src ?? "";
  return [
    filmThing(site, { name: title, description, picture: wholeFile(filesOf(picture)), file, seconds, since }),
  ];
}
