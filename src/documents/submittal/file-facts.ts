import { fileSize } from "#content/figures.ts";
import { dayInWords, languages as words } from "#content/languages.ts";
import type { TechnicalFileView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";

/** @example languageNames("en", ["ko", "en"]) // "Korean and English" */
export function languageNames(locale: Locale, languages: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return words[locale].listOf(languages.map((language) => names.of(language) ?? language));
}

/** Facts of the stored files that the records of technical files lack. */
export interface TechnicalFileSource {
  storedSizes(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  documents(names: readonly string[]): Promise<ReadonlyMap<string, { languages: readonly string[] }>>;
}

/** A technical file that is stored, with its size and the languages that its record or the file itself states. */
export interface StoredTechnicalFile extends TechnicalFileView {
  /** Bytes. */
  size: number;
}

/** The files that are there; of one without a language in its record, those that a PDF declares. */
export async function storedTechnicalFiles(
  source: TechnicalFileSource,
  files: readonly TechnicalFileView[],
): Promise<StoredTechnicalFile[]> {
  const sizes = await source.storedSizes(files.map(({ file }) => file));
  const unnamed = files.filter(({ file, languages }) => languages.length === 0 && file.endsWith(".pdf"));
  const declared = await source.documents(unnamed.map(({ file }) => file));
  return files.flatMap((each) => {
    const size = sizes.get(each.file);
    if (size === undefined) return [];
    const own = declared.get(each.file)?.languages ?? [];
    return [{ ...each, size, languages: each.languages.length > 0 ? each.languages : own }];
  });
}

/**
 * Facts about a technical file, in the order of display; unknown ones are left out.
 * @example technicalFacts("en", file) // ["PDF", "English", "Rev. 2", "March 5, 2026", "SF-350", "1.2 MB"]
 */
export function technicalFacts(locale: Locale, file: StoredTechnicalFile): string[] {
  const { languages, edition, date, models, size } = file;
  return [
    (file.file.split(".").at(-1) ?? "").toUpperCase(),
    ...(languages.length > 0 ? [languageNames(locale, languages)] : []),
    ...(edition === null ? [] : [edition]),
    ...(date === null ? [] : [dayInWords(locale, date)]),
    ...(models.length > 0 ? [models.join(", ")] : []),
    fileSize(size),
  ];
}
