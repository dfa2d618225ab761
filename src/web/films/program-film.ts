import type { ProgramFilm } from "#content/brand/program-films.ts";
import type { VideoSource } from "./VideoPlayer.tsx";

/** Files of a default film, the smaller one first. */
export function sourcesOf(film: ProgramFilm): VideoSource[] {
  return ["webm", "mp4"].map((type) => ({ src: `/videos/${film}.${type}`, type: `video/${type}` }));
}
