import { isUploadedFilm } from "#domain/films/film-source.ts";
import { platformFilmAt } from "#domain/films/platform-film.ts";
import type { BlockView } from "#domain/page-records/block-view.ts";
import { PlatformFilm, PlatformNotice } from "../../films/PlatformFilm.tsx";
import { sourceOf, VideoPlayer } from "../../films/VideoPlayer.tsx";
import type { BlockWords } from "../block-words.ts";

type FilmProps = BlockView<"film">["values"] & { words: BlockWords };

const sizes = "(min-width: 1280px) 820px, (min-width: 1024px) 64vw, calc(100vw - 40px)";

/** A film with its name: one that the company has uploaded, or one on a platform. */
export function Film({ film, name, poster: picture, words }: FilmProps) {
  const text = words.blocks.film;
  const poster = picture && { ...picture, sizes };
  const address = isUploadedFilm(film) ? "" : film.address;
  const onPlatform = platformFilmAt(address);
  const platform = onPlatform && { film: onPlatform, address, words: text };
  return (
    <figure>
      {platform && <PlatformFilm {...platform} name={name} poster={poster} />}
      {isUploadedFilm(film) && (
        <VideoPlayer
          sources={[sourceOf(film)]}
          width={film.width}
          height={film.height}
          name={name}
          poster={poster}
          unsupported={text.unsupported}
        />
      )}
      <figcaption className="mt-2.5 text-compact text-muted">
        <span className="block font-semibold text-ink">{name}</span>
        {platform && <PlatformNotice {...platform} newTab={words.buttons.externalNewTab} />}
      </figcaption>
    </figure>
  );
}
