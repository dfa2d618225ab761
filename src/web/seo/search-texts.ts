/** Maximum lengths of title and description that search engines show in full, characters. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/** Title without the site's name, which search engines show anyway, if both together are too long. */
export function titleInBounds(title: string, siteName: string): string {
  const hasName = withoutMarks(title).endsWith(` | ${withoutMarks(siteName)}`);
  return seenLength(title) > maxTitleLength && hasName ? title.slice(0, title.lastIndexOf(" | ")) : title;
}

/**
 * Length of a text without the editor's invisible marks, so that a draft gets the same title as the published
 * page.
 */
export function seenLength(text: string): number {
  return withoutMarks(text).length;
}

function withoutMarks(text: string): string {
  return text.replace(/[\ufe00-\ufe0f]{4,}/g, "");
}

/**
 * Truncates a text to one line, at a word boundary.
 * @example shortened("one two three", 9) // "one two…"
 */
export function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const part = line.slice(0, longest);
  const end = part.lastIndexOf(" ");
  // A single long word is cut inside, but not within a character.
  const whole = end > longest / 2 ? part.slice(0, end) : part.slice(0, -1).replace(/[\uD800-\uDBFF]$/, "");
  return `${whole.replace(/(?<![\s.,])[\s.,]+$/, "")}…`;
}
