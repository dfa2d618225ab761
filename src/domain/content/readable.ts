/** Characters without ink, such as the empty Braille cell, which Unicode counts as visible. */
const blank = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Returns true when something of a text is visible: neither whitespace nor characters without ink. */
export function hasVisibleText(text: string): boolean {
  return text.replace(blank, "") !== "";
}

/**
 * Characters that no text of a page may have: control characters; those that change the direction of writing,
 * which change the displayed order of the text behind them; and four variation selectors together, by which
 * the editor marks a text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are searched for
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]{4}/;

/** Returns true when a text holds invisible characters that do not belong to it. */
export function hasHiddenCharacters(text: string): boolean {
  return unseen.test(text);
}
