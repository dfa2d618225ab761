import { type PlatformFilm, platformFilmAt, playerHosts } from "#domain/films/platform-film.ts";
import { locales } from "#domain/locale.ts";
import { blocksIn } from "#domain/page-records/block-view.ts";
import type { Block } from "#domain/page-records/blocks.ts";
import { playersHeader } from "./players-header.ts";

/** Platforms of the films that visitors see, each once. */
function platformsOf(blocks: readonly Block[]): PlatformFilm["platform"][] {
  const films = locales.flatMap((locale) =>
    blocksIn(locale, blocks).flatMap((block) =>
      block.kind === "film" ? (platformFilmAt(block.values.address)?.platform ?? []) : [],
    ),
  );
  return [...new Set(films)].sort();
}

/** Hosts of the players that visitors of a page may start. */
export function playerHostsOf(blocks: readonly Block[]): string[] {
  return platformsOf(blocks).map((platform) => playerHosts[platform]);
}

/** Headers of a page with these blocks. */
export function headersOfPlayers(blocks: readonly Block[]): Record<string, string> {
  const platforms = platformsOf(blocks);
  return platforms.length === 0 ? {} : { [playersHeader]: platforms.join(" ") };
}
