import { languageName } from "#content/languages.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import { captionsOf, type UploadedFilm } from "#domain/films/film-source.ts";
import type { Locale } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import type { Poster } from "./poster.ts";

export interface VideoSource {
  src: string;
  type: string;
}

export interface VideoTrack {
  src: string;
  locale: Locale;
  /** Name of the language in itself. */
  label: string;
}

interface VideoPlayerProps {
  sources: readonly VideoSource[];
  /** px. */
  width: number;
  height: number;
  name: string;
  poster: Poster | null;
  /** Text of the link for browsers without video support. */
  unsupported: string;
  isSilent?: boolean;
  captions?: readonly VideoTrack[];
}

/** Transparent pixel: without a poster, players paint a grey box. */
const clear = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/**
 * Film of this site, loaded on play. Its still picture is an image with responsive sizes and lazy loading
 * instead of a `poster`, which cannot have either; an empty SVG reserves the height.
 */
export function VideoPlayer({
  sources,
  width,
  height,
  name,
  poster,
  unsupported,
  isSilent = false,
  captions = [],
}: VideoPlayerProps) {
  const isUpright = height > width;
  return (
    <div
      className={`relative w-full overflow-hidden rounded-card bg-ink ${isUpright ? "mx-auto max-w-sm" : ""}`.trimEnd()}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full" />
      {poster && <Picture {...poster} className="absolute inset-0 size-full object-cover" />}
      <video
        controls
        playsInline
        muted={isSilent}
        preload="none"
        width={width}
        height={height}
        poster={clear}
        aria-label={name}
        className="absolute inset-0 size-full object-contain -outline-offset-3"
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions.map(({ src, locale, label }) => (
          <track key={locale} kind="captions" src={src} srcLang={locale} label={label} />
        ))}
        <a href={sources[0]?.src}>{unsupported}</a>
      </video>
    </div>
  );
}

/** Address and media type of an uploaded film. */
export function sourceOf({ file }: UploadedFilm): VideoSource {
  return { src: `${filesPath}/${file}`, type: file.endsWith(".webm") ? "video/webm" : "video/mp4" };
}

/** Captions of an uploaded film, those of the page's language first. */
export function tracksOf(film: UploadedFilm, first: Locale): VideoTrack[] {
  return captionsOf(film, first).map(({ locale, file }) => ({
    src: `${filesPath}/${file}`,
    locale,
    label: languageName(locale),
  }));
}
