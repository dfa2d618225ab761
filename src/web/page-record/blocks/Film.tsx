import { Play } from "lucide-react";
import { fill } from "#content/fill.ts";
import { platformFilmAt, playerAddress, playerHosts } from "#domain/films/platform-film.ts";
import type { BlockView } from "#domain/page-records/block-view.ts";
import { Picture } from "../../pictures/Picture.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import type { BlockWords } from "../block-words.ts";

type FilmProps = BlockView<"film">["values"] & { words: BlockWords };

/**
 * A film of another site. Nothing is loaded from there before a visitor presses play: then script puts the player in the place
 * of its poster (`enhance/embed.ts`); without script it is a link to the film.
 */
export function Film({ address, name, poster, words }: FilmProps) {
  const film = platformFilmAt(address);
  if (!film) return null;
  const text = words.blocks.film;
  const platform = text.platforms[film.platform];
  const host = new URL(playerHosts[film.platform]).host;
  return (
    <figure>
      <div
        data-embed={playerAddress(film)}
        data-embed-title={name}
        className="relative aspect-video w-full overflow-hidden rounded-card bg-ink"
      >
        {poster && (
          <Picture
            {...poster}
            sizes="(min-width: 1280px) 820px, (min-width: 1024px) 64vw, calc(100vw - 40px)"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`${text.play}: ${name}`}
          className="absolute inset-0 grid place-items-center -outline-offset-3 print:hidden"
        >
          <span className={buttonClass("light")}>
            <Play aria-hidden="true" className="size-5 text-action" />
            {text.play}
          </span>
        </a>
      </div>
      <figcaption className="mt-2.5 text-compact text-muted">
        <span className="block font-semibold text-ink">{name}</span>
        <span className="print:hidden">
          {fill(text.notice, { platform, host })}{" "}
          <a href={address} target="_blank" rel="noopener" className="text-link">
            {fill(text.open, { platform })}
            <span className="sr-only">, {words.buttons.externalNewTab}</span>
          </a>
        </span>
        <span className="hidden print:block">{address}</span>
      </figcaption>
    </figure>
  );
}
