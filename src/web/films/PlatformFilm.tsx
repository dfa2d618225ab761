import type { FilmView } from "#content/brand/program-films.ts";
import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import {
  type PlatformFilm as Film,
  platformFilmAt,
  playerAddress,
  playerHosts,
} from "#domain/films/platform-film.ts";
import type { Locale } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { Play } from "../ui/icons/visitor-icons.ts";
import type { Poster } from "./poster.ts";

export type FilmWords = Content["blocks"][Locale]["film"];

interface PlatformFilmProps {
  film: Film;
  address: string;
  name: string;
  poster: Poster | null;
  words: FilmWords;
}

/**
 * Film of another site: no request to that site before a visitor presses play. Script then replaces the
 * poster with the player (`enhance/embed.ts`); without script it is a link to the film.
 */
export function PlatformFilm({ film, address, name, poster, words }: PlatformFilmProps) {
  return (
    <div
      data-embed={playerAddress(film)}
      data-embed-title={name}
      className="relative aspect-video w-full overflow-hidden rounded-card bg-ink"
    >
      {poster && <Picture {...poster} className="absolute inset-0 size-full object-cover" />}
      <a
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={`${words.play}: ${name}`}
        className="absolute inset-0 grid place-items-center -outline-offset-3 print:hidden"
      >
        <span className={buttonClass("light")}>
          <Play className="size-5 text-action" />
          {words.play}
        </span>
      </a>
    </div>
  );
}

interface PlatformNoticeProps {
  film: FilmView;
  words: FilmWords;
  newTab: string;
}

/** Notice of the host from which a film is loaded, with a link to it; in print, the address. */
export function PlatformNotice({ film, words, newTab }: PlatformNoticeProps) {
  const address = typeof film === "object" && "address" in film ? film.address : "";
  const onPlatform = platformFilmAt(address);
  if (!onPlatform) return null;
  const platform = words.platforms[onPlatform.platform];
  const { host } = new URL(playerHosts[onPlatform.platform]);
  return (
    <>
      <span className="print:hidden">
        {fill(words.notice, { platform, host })}{" "}
        <a href={address} target="_blank" rel="noopener" className="text-link">
          {fill(words.open, { platform })}
          <span className="sr-only">, {newTab}</span>
        </a>
      </span>
      <span className="hidden print:block">{address}</span>
    </>
  );
}
