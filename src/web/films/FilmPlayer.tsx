import { type FilmView, isProgramFilm, programFilms } from "#content/brand/program-films.ts";
import { isUploadedFilm } from "#domain/films/film-source.ts";
import { platformFilmAt } from "#domain/films/platform-film.ts";
import type { Locale } from "#domain/locale.ts";
import { type FilmWords, PlatformFilm } from "./PlatformFilm.tsx";
import type { Poster } from "./poster.ts";
import { sourcesOf } from "./program-film.ts";
import { sourceOf, tracksOf, VideoPlayer } from "./VideoPlayer.tsx";

interface FilmPlayerProps {
  film: FilmView;
  name: string;
  poster: Poster | null;
  words: FilmWords;
  /** Language of the page, whose captions are shown first. */
  locale: Locale;
}

/** Film of any source, loaded on play; renders nothing for an unknown default film. */
export function FilmPlayer({ film, words, locale, ...shown }: FilmPlayerProps) {
  const { unsupported } = words;
  if (typeof film === "string") {
    if (!isProgramFilm(film)) return null;
    return (
      <VideoPlayer
        sources={sourcesOf(film)}
        {...programFilms[film]}
        {...shown}
        {...{ unsupported }}
        isSilent
      />
    );
  }
  if (isUploadedFilm(film)) {
    const { width, height } = film;
    const captions = tracksOf(film, locale);
    return (
      <VideoPlayer sources={[sourceOf(film)]} {...{ width, height, unsupported, captions }} {...shown} />
    );
  }
  const onPlatform = platformFilmAt(film.address);
  return onPlatform ? (
    <PlatformFilm film={onPlatform} address={film.address} words={words} {...shown} />
  ) : null;
}
