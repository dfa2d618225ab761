import type { FilmSource } from "#domain/films/film-source.ts";
import { locales } from "#domain/locale.ts";
import { blocksIn } from "#domain/own-pages/block-view.ts";
import type { Block } from "#domain/own-pages/blocks.ts";

export function filmsIn(blocks: readonly Block[]): FilmSource[] {
  return locales.flatMap((locale) =>
    blocksIn(locale, blocks).flatMap((block) => (block.kind === "film" ? block.values.film : [])),
  );
}
