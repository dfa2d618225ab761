import * as z from "zod/mini";
import { isFileName } from "../files/stored-file.ts";
import { defaultLocale, inEach, type Locale, locales, otherLocales } from "../locale.ts";
import { composed, oneLine } from "../tidy-text.ts";
import { type PlatformFilm, platformFilmAt } from "./platform-film.ts";

export const maxFilmSide = 8192;
export const maxFilmAddressLength = 300;

/** A film that the company has uploaded. */
export const uploadedFilmSchema = z.object({
  /** Name of the stored file, `<32 digits>.mp4` or `.webm`. */
  file: z.string().check(z.refine((name) => isFileName(name) && /\.(mp4|webm)$/.test(name))),
  /** px. */
  width: z.int().check(z.positive(), z.maximum(maxFilmSide)),
  height: z.int().check(z.positive(), z.maximum(maxFilmSide)),
  /** Null where the file does not state it. */
  seconds: z.nullable(z.number().check(z.nonnegative(), z.maximum(86_400))),
  /** Stored WebVTT files by their language. */
  captions: z.optional(
    z.object(
      inEach(locales, () =>
        z.optional(z.string().check(z.refine((name) => isFileName(name) && name.endsWith(".vtt")))),
      ),
    ),
  ),
});
export type UploadedFilm = z.infer<typeof uploadedFilmSchema>;

/** An uploaded film, or the address of one on a platform, which may be unfinished. */
export const filmSourceSchema = z.union([
  uploadedFilmSchema,
  z.object({
    address: z.string().check(z.overwrite(oneLine), z.overwrite(composed), z.maxLength(maxFilmAddressLength)),
  }),
]);
export type FilmSource = z.infer<typeof filmSourceSchema>;

export function isUploadedFilm(film: FilmSource): film is UploadedFilm {
  return "file" in film;
}

/** The stored files of a film: itself and its captions. */
export function filesOfFilm(film: UploadedFilm): string[] {
  return [film.file, ...captionsOf(film, defaultLocale).map(({ file }) => file)];
}

/** The captions of a film, those of this language first. */
export function captionsOf({ captions }: UploadedFilm, first: Locale): { locale: Locale; file: string }[] {
  return [first, ...otherLocales(first)].flatMap((locale) => {
    const file = captions?.[locale];
    return file === undefined ? [] : [{ locale, file }];
  });
}

/** The same film with other captions in a language, or with none. */
export function withCaptions(film: UploadedFilm, locale: Locale, file: string | undefined): UploadedFilm {
  const { captions, ...rest } = film;
  const { [locale]: _, ...others } = captions ?? {};
  const next = { ...others, ...(file === undefined ? {} : { [locale]: file }) };
  return Object.keys(next).length === 0 ? rest : { ...rest, captions: next };
}

/** Returns true for a film that visitors can start. */
export function isPlayable(film: FilmSource): boolean {
  return isUploadedFilm(film) || platformFilmAt(film.address) !== undefined;
}

/** The platforms on which these films are, each once. */
export function platformsOf(films: readonly (FilmSource | null)[]): PlatformFilm["platform"][] {
  const platforms = films.flatMap((film) =>
    film === null || isUploadedFilm(film) ? [] : (platformFilmAt(film.address)?.platform ?? []),
  );
  return [...new Set(platforms)].sort();
}
