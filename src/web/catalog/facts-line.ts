import { unmarked } from "#content/editing/marks.ts";
import { figure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import type { catalog } from "#content/pages/catalog.ts";
import { sampleDocuments } from "#content/samples/catalog-files.ts";
import { languageNames, sizeText } from "#content/submittal/file-facts.ts";
import type { Files } from "#data/files/files.ts";
import { documentAt } from "#domain/files/document.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Locale } from "#domain/locale.ts";

/** Facts of the files at these addresses: those of the sample company are known, the others are read. */
export async function factsAt(
  files: Pick<Files, "documents">,
  addresses: readonly string[],
): Promise<(address: string) => DocumentFacts | undefined> {
  const read = await files.documents(addresses.flatMap((address) => documentAt(plain(address)) ?? []));
  return (address) => sampleDocuments[plain(address)] ?? read.get(documentAt(plain(address)) ?? "");
}

/** An address of the draft carries the mark by which the editor finds it. */
function plain(address: string): string {
  return unmarked(address).text;
}

/**
 * Facts of a file before its download, in order; unknown ones are left out.
 * @example factsTold("en", words, { bytes: 170_000, pages: 3, languages: ["ko", "en"], edition: "2026-11-22" })
 * // ["PDF", "3 pages", "170 kB", "Korean and English", "edition of 22 November 2026"]
 */
export function factsTold(
  locale: Locale,
  words: (typeof catalog)[Locale]["file"],
  { bytes, pages, languages, edition }: DocumentFacts,
): string[] {
  return [
    "PDF",
    pages !== undefined && (pages === 1 ? words.page : fill(words.pages, { count: figure(pages, 0) })),
    sizeText(bytes),
    languages.length > 0 && languageNames(locale, languages),
    edition !== undefined && fill(words.edition, { date: dayInWords(locale, edition) }),
  ].filter((fact) => typeof fact === "string");
}
