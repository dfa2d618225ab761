import { type FilmView, isProgramFilm, programFilms } from "#content/brand/program-films.ts";
import type { PictureView } from "#content/picture-key.ts";
import { isUploadedFilm } from "#domain/films/film-source.ts";
import { platformFilmAt, playerAddress } from "#domain/films/platform-film.ts";
import { sourcesOf } from "../films/program-film.ts";
import { sourceOf } from "../films/VideoPlayer.tsx";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { filmThing, type ShownFilm } from "../seo/structured-data/films.ts";
import type { SiteInLocale } from "../seo/structured-data/organization.ts";

interface FilmTab {
  title: string;
  description: string;
  film: FilmView;
  picture: PictureView;
}

/** Structured data of a film; none if the address is not that of a film. */
export function filmThings(site: SiteInLocale, { title, description, picture, film }: FilmTab) {
  const facts = factsOf(film);
  if (!facts) return [];
  return [filmThing(site, { name: title, description, picture: wholeFile(filesOf(picture)), ...facts })];
}

function factsOf(film: FilmView): Omit<ShownFilm, "name" | "description" | "picture"> | undefined {
  if (typeof film === "string") {
    if (!isProgramFilm(film)) return undefined;
    const { seconds, since } = programFilms[film];
    return { file: sourcesOf(film).at(-1)?.src, seconds, since };
  }
  if (isUploadedFilm(film)) return { file: sourceOf(film).src, seconds: film.seconds ?? undefined };
  const onPlatform = platformFilmAt(film.address);
  return onPlatform && { player: playerAddress(onPlatform) };
}
