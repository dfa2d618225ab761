import type { HeadersFunction } from "react-router";
import type { FilmView } from "#content/brand/program-films.ts";
import { platformsOf } from "#domain/films/film-source.ts";
import { playersHeader } from "./players-header.ts";

/** Response headers of a loader whose page has these films. */
export function headersOfPlayers(films: readonly FilmView[]): Record<string, string> {
  const platforms = platformsOf(films.filter((film) => typeof film !== "string"));
  return platforms.length === 0 ? {} : { [playersHeader]: platforms.join(" ") };
}

/**
 * Response headers of a route with films, merged with those of the layout, which may have films in added
 * blocks.
 */
export const playersHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders }) => {
  const named = [parentHeaders, loaderHeaders].map((headers) => headers.get(playersHeader) ?? "");
  const platforms = new Set(named.flatMap((names) => names.split(" ")).filter((name) => name !== ""));
  return platforms.size === 0 ? {} : { [playersHeader]: [...platforms].join(" ") };
};
