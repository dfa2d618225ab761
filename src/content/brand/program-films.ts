import type { FilmSource } from "#domain/films/film-source.ts";

/**
 * The shipped films by their keys in the words: their files are `/videos/<key>.webm` and `.mp4`, their
 * size is in px. None of them has sound.
 */
export const programFilms = {
  overview: { width: 1280, height: 720, seconds: 13.6, since: "2026-11-21" },
  assembly: { width: 1280, height: 720, seconds: 10.5, since: "2026-11-21" },
  running: { width: 1280, height: 720, seconds: 9.4, since: "2026-11-21" },
} as const;
export type ProgramFilm = keyof typeof programFilms;

/** Film of a place: one of the program's, or one that the company has uploaded or names by its address. */
export type FilmView = ProgramFilm | FilmSource;

/** One of the program's films, in a place where the company may show another. */
export function shownFilm(key: ProgramFilm): FilmView {
  return key;
}

export function isProgramFilm(name: unknown): name is ProgramFilm {
  return typeof name === "string" && Object.hasOwn(programFilms, name);
}
