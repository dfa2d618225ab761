import { filmTools } from "#content/admin/films.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { captionsOf, type UploadedFilm } from "#domain/films/film-source.ts";
import { defaultLocale } from "#domain/locale.ts";

/** Returns size, length and captions of a film. @example filmFacts(film) // "1280×720 픽셀 · 1분 5초" */
export function filmFacts(film: UploadedFilm): string {
  const { width, height, seconds } = film;
  const whole = Math.round(seconds ?? 0);
  const length =
    seconds === null
      ? filmTools.unknownLength
      : fill(filmTools.length, { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  const languages = captionsOf(film, defaultLocale).map(({ locale }) => languageName(locale));
  return [
    fill(filmTools.facts, { width, height, length }),
    ...(languages.length > 0 ? [fill(filmTools.captions.facts, { languages: languages.join(", ") })] : []),
  ].join(" · ");
}
