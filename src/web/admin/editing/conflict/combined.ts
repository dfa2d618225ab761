import { type Edit, textEdit, textsEdit } from "#domain/content/edits.ts";

/**
 * Joins both texts of a conflict for editing; `undefined` if the field holds a single value.
 * @example combined({ kind: "text", ko: "가", en: "A" }, { kind: "text", ko: "나", en: "B" })?.ko // "가 나"
 */
export function combined(theirs: Edit | null, mine: Edit | null): Edit | undefined {
  if (theirs?.kind === "text" && mine?.kind === "text") {
    const join = (one: string, other: string) => (one.includes(other) ? one : `${one} ${other}`.trim());
    return textEdit((locale) => join(theirs[locale], mine[locale]));
  }
  if (theirs?.kind !== "texts" || mine?.kind !== "texts") return undefined;
  const join = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
  return textsEdit((locale) => join(theirs[locale], mine[locale]));
}
