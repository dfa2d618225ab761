/**
 * A text of one line without whitespace at its ends, and with single spaces within. A single no-break space stays.
 * @example oneLine(" 한빛  냉각기 ") // "한빛 냉각기"
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\t\r\n\v\f]|\s{2,}/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The same for every line of a text that may have several. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join("\n")
    .trim();
}

/**
 * The composed form (NFC) of a text, with at most 30 marks on a letter, as in the Stream-Safe Text Format (Unicode Standard Annex 15,
 * section 13): normalization sorts the marks of a letter one by one, which takes seconds for some ten thousand.
 */
export function composed(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, "$1").normalize("NFC");
}

/**
 * Parts of a text in lines, each with as many parts as fit.
 * @param separator between the parts of a line
 */
export function wrappedLines(
  parts: readonly string[],
  separator: string,
  fits: (line: string) => boolean,
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = `${last}${separator}${part}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
