/** Longest text that is read as a name, characters: file systems allow 255, and more cannot be a name. */
const maxReadLength = 1_000;

/**
 * A text as a name that file systems take: without dots and spaces at its ends, and without its characters that are unfit. Some systems take
 * Hangul apart in the names of files: here it is whole again.
 */
export function cleanName(text: string, unfit: RegExp, replacement: string): string {
  const fit = text.slice(0, maxReadLength).normalize("NFC").replace(new RegExp(unfit, "g"), replacement);
  const [, name = ""] = /^[\s.]*(.*[^\s.])?/s.exec(fit) ?? [];
  return name;
}

/** The beginning of a name, without a torn letter. */
export function shortName(name: string, maxLength: number): string {
  const cut = [...name].reduce(
    (start, letter) => (start.length + letter.length > maxLength ? start : start + letter),
    "",
  );
  return cut.trim();
}
