/** Letters of nothing, as Braille has one, that Unicode counts among those that are seen. */
const blank = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Whether anybody would see something of a text: neither blanks nor letters without any look are read. */
export function isReadable(text: string): boolean {
  return text.replace(blank, "") !== "";
}

/**
 * What no text of a page may have: control characters; those that turn the direction of writing, which make what follows read
 * otherwise than it is; and four variation selectors together, by which the editor marks a text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]{4}/;

/** Whether something stands in a text that is not seen, and is not of it. */
export function hidesSomething(text: string): boolean {
  return unseen.test(text);
}
