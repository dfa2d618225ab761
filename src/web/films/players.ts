import { type FilmSource, platformsOf } from "#domain/films/film-source.ts";
import { playersHeader } from "./players-header.ts";

/** Headers of a page with these films. */
export function headersOfPlayers(films: readonly FilmSource[]): Record<string, string> {
  const platforms = platformsOf(films);
  return platforms.length === 0 ? {} : { [playersHeader]: platforms.join(" ") };
}

/** The same for a page whose layout and route both have films. */
export function joinedPlayers(...all: readonly Headers[]): Record<string, string> {
  const platforms = new Set(all.flatMap((headers) => headers.get(playersHeader)?.split(" ") ?? []));
  return platforms.size === 0 ? {} : { [playersHeader]: [...platforms].join(" ") };
}
