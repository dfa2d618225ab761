import { type FilmSource, platformsOf } from "#domain/films/film-source.ts";
import { playersHeader } from "./players-header.ts";

/** Headers of a page with these films. */
export function headersOfPlayers(films: readonly FilmSource[]): Record<string, string> {
  const platforms = platformsOf(films);
  return platforms.length === 0 ? {} : { [playersHeader]: platforms.join(" ") };
}
