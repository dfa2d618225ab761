/** English nouns that are counted: after 1, and after any other number. */
const nouns = [
  ["country", "countries"],
  ["year", "years"],
] as const;

/**
 * Appends a noun in the form that the number requires. Either form may be given; other words are appended unchanged.
 * @example withNoun("1", "countries") // "1 country"
 */
export function withNoun(count: string, noun: string): string {
  const [one, other] = formsOf(noun) ?? [noun, noun];
  return `${count} ${count === "1" ? one : other}`;
}

export function isNoun(text: string): boolean {
  return formsOf(text) !== undefined;
}

function formsOf(noun: string) {
  return nouns.find((forms) => forms.some((form) => form === noun));
}
