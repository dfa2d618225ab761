import type { Locale } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import { FilmPlayer } from "../../films/FilmPlayer.tsx";
import { PlatformNotice } from "../../films/PlatformFilm.tsx";
import type { BlockWords } from "../block-words.ts";

type FilmProps = BlockView<"film">["values"] & { locale: Locale; words: BlockWords };

const sizes = "(min-width: 1280px) 820px, (min-width: 1024px) 64vw, calc(100vw - 40px)";

/** Uploaded or embedded film with its name. */
export function Film({ film, name, poster, locale, words }: FilmProps) {
  const text = words.blocks.film;
  return (
    <figure>
      <FilmPlayer
        film={film}
        name={name}
        poster={poster && { ...poster, sizes }}
        words={text}
        locale={locale}
      />
      <figcaption className="mt-2.5 text-compact text-muted">
        <span className="block font-semibold text-ink">{name}</span>
        <PlatformNotice film={film} words={text} newTab={words.buttons.externalNewTab} />
      </figcaption>
    </figure>
  );
}
