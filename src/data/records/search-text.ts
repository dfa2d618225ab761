import { type RawBuilder, sql } from "kysely";
import { spellingsOf } from "#domain/projects/search/spelling.ts";

/** Words of one search. */
const maxWords = 10;

/** NFC without outer whitespace, so that equal words are equal bytes. PostgreSQL refuses NUL, so it becomes U+FFFD. */
export function tidy(text: string): string {
  return text.replaceAll("\0", "\uFFFD").normalize("NFC").trim();
}

/** Each text once, tidy, empty ones left out, in the order given. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tidy))].filter((text) => text !== "");
}

/** Normal form of stored and of searched text: one line in lower case, in plain characters. @example searchable("㈜ＡＢＣ") // "(주)abc" */
export function searchable(text: string): string {
  return tidy(text.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}

/** Words of a search, each once; further words beyond the limit are ignored. */
export function wordsOf(search: string): string[] {
  return distinct(searchable(search).split(" ")).slice(0, maxWords);
}

/**
 * Tests if a column of searched text contains a word, in British or American spelling; a Korean word also where the text
 * has a space within it.
 */
export function containsWord(column: string, word: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  const spelt = spellingsOf(word).map((spelling) => sql`${text} like ${containing(spelling)} escape '\\'`);
  const unspaced = /[가-힣]/.test(word)
    ? [sql`replace(${text}, ' ', '') like ${containing(word)} escape '\\'`]
    : [];
  return sql<boolean>`(${sql.join([...spelt, ...unspaced], sql` or `)})`;
}

/** A `like` pattern; what has a meaning in patterns is meant literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
