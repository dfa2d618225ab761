/** Words of one search. */
const mostWords = 10;

/** NFC without outer blanks, so that equal words are equal bytes. PostgreSQL refuses NUL, so it becomes U+FFFD. */
export function tidy(text: string): string {
  return text.replaceAll("\0", "\uFFFD").normalize("NFC").trim();
}

/** Each text once, tidy, empty ones left out, in the order given. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tidy))].filter((text) => text !== "");
}

/** How text is stored to be searched, and how a search is made alike: one line in lower case. */
export function searchable(text: string): string {
  return tidy(text).toLowerCase().replace(/\s+/g, " ");
}

/** What is searched for, each word once; who types more words than that is answered by the first of them. */
export function wordsOf(search: string): string[] {
  return distinct(searchable(search).split(" ")).slice(0, mostWords);
}

/** A `like` pattern; what has a meaning in patterns is meant literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
