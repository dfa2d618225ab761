import { filesPath } from "#domain/files/stored-file.ts";
import type { UploadedFilm } from "#domain/films/film-source.ts";
import { Picture } from "../pictures/Picture.tsx";
import type { Poster } from "./poster.ts";

export interface VideoSource {
  src: string;
  type: string;
}

interface VideoPlayerProps {
  /** The same film in one or more types. */
  sources: readonly VideoSource[];
  /** px. */
  width: number;
  height: number;
  name: string;
  poster: Poster | null;
  /** Words of the link that browsers show which play no films. */
  unsupported: string;
  isSilent?: boolean;
}

/** One pixel to look through: without a poster, players fill their place with grey. */
const clear = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/**
 * A film of this site, of which nothing is loaded before it is started. The picture that it opens with is not its `poster`: it
 * comes in the size and format that the screen needs, and only when the film is near. An empty drawing keeps the place free.
 */
export function VideoPlayer({
  sources,
  width,
  height,
  name,
  poster,
  unsupported,
  isSilent = false,
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
        <a href={sources[0]?.src}>{unsupported}</a>
      </video>
    </div>
  );
}

/** Address and type of an uploaded film. */
export function sourceOf({ file }: UploadedFilm): VideoSource {
  return { src: `${filesPath}/${file}`, type: file.endsWith(".webm") ? "video/webm" : "video/mp4" };
}
