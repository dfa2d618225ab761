/** Longest title and description that search engines show whole, characters. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/** A title without the name of the site, which search engines show beside it, where there is no room for both. */
export function titleInBounds(title: string, siteName: string): string {
  const hasName = withoutMarks(title).endsWith(` | ${withoutMarks(siteName)}`);
  return seenLength(title) > maxTitleLength && hasName ? title.slice(0, title.lastIndexOf(" | ")) : title;
}

/** Characters of a text without the marks of the editor, which are not seen: a draft has the title that visitors get. */
export function seenLength(text: string): number {
  return withoutMarks(text).length;
}

function withoutMarks(text: string): string {
  return text.replace(/[\ufe00-\ufe0f]{4,}/g, "");
}

/**
 * One line of a text, cut behind a word.
 * @example shortened("one two three", 9) // "one two…"
 */
export function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const part = line.slice(0, longest);
  const end = part.lastIndexOf(" ");
  // A single long word is cut where it is, but no letter in half.
  const whole = end > longest / 2 ? part.slice(0, end) : part.slice(0, -1).replace(/[\uD800-\uDBFF]$/, "");
  return `${whole.replace(/[\s.,]+$/, "")}…`;
}
