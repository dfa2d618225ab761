import { filmTools } from "#content/admin/films.ts";
import { fill } from "#content/fill.ts";
import type { UploadedFilm } from "#domain/films/film-source.ts";

/** Size and length of a film. @example filmFacts(film) // "1280×720 픽셀 · 1분 5초" */
export function filmFacts({ width, height, seconds }: UploadedFilm): string {
  const whole = Math.round(seconds ?? 0);
  const length =
    seconds === null
      ? filmTools.unknownLength
      : fill(filmTools.length, { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return fill(filmTools.facts, { width, height, length });
}
