import { unmarked } from "#content/editing/marks.ts";
import { figure } from "#content/figures/number-format.ts";
import { fileSize } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import type { catalog } from "#content/pages/catalog.ts";
import type { Files } from "#data/files/files.ts";
import { languageNames } from "#documents/submittal/file-facts.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { documentAt } from "#domain/files/published-document.ts";
import type { Locale } from "#domain/locale.ts";

/** Facts of the files of this site at these addresses. */
export async function factsAt(
  files: Pick<Files, "documents">,
  addresses: readonly string[],
): Promise<(address: string) => DocumentFacts | undefined> {
  const read = await files.documents(addresses.flatMap((address) => documentAt(plain(address)) ?? []));
  return (address) => read.get(documentAt(plain(address)) ?? "");
}

/** An address of the draft carries the mark by which the editor finds it. */
function plain(address: string): string {
  return unmarked(address).text;
}

/**
 * Facts of a file before its download, in order; unknown ones are left out.
 * @example factTexts("en", words, { bytes: 170_000, pages: 3, languages: ["ko", "en"], edition: "2026-11-22" })
 * // ["PDF", "3 pages", "166 KB", "Korean and English", "edition of November 22, 2026"]
 */
export function factTexts(
  locale: Locale,
  words: (typeof catalog)[Locale]["file"],
  { bytes, pages, languages, edition }: DocumentFacts,
): string[] {
  return [
    "PDF",
    pages !== undefined && (pages === 1 ? words.page : fill(words.pages, { count: figure(pages, 0) })),
    fileSize(bytes),
    languages.length > 0 && languageNames(locale, languages),
    edition !== undefined && fill(words.edition, { date: dayInWords(locale, edition) }),
  ].filter((fact) => typeof fact === "string");
}
