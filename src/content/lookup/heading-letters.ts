import { hashOf } from "../brand/version.ts";
import type { Content } from "../editing/defaults.ts";
import { unmarked } from "../editing/marks.ts";
import { sampleContent } from "../editing/sample-content.ts";
import { type ContentTree, mapContent } from "../editing/tree.ts";

/** Longer texts are no headings, characters. */
const maxHeadingLength = 80;

/** The font of headings is cut for no more letters than that. */
const maxLetters = 800;

const known = new WeakMap<Content, string>();

/**
 * The syllables that headings of a company's own words may have and the shipped font has not, in their order: those of every
 * short text that differs from the program's.
 * @param shipped all that the shipped font has, the same at every call
 */
export function headingLetters(content: Content, shipped: string): string {
  const cached = known.get(content);
  if (cached !== undefined) return cached;
  const letters = content === sampleContent ? "" : ownLetters(content, new Set(shipped));
  known.set(content, letters);
  return letters;
}

/**
 * Address of the style sheet of the font with these letters; `undefined` where none is needed.
 * @example headingFontAddress("뷁") // "/brand/heading-1qk….css"
 */
export function headingFontAddress(letters: string): string | undefined {
  return letters === "" ? undefined : `/brand/heading-${hashOf(letters)}.css`;
}

function ownLetters(content: Content, shipped: ReadonlySet<string>): string {
  const usual = textsOf(sampleContent);
  const found = new Set<string>();
  for (const [path, text] of textsOf(content)) {
    if (text.length > maxHeadingLength || usual.get(path) === text) continue;
    for (const letter of text.normalize("NFC"))
      if (letter >= "가" && letter <= "힣" && !shipped.has(letter)) found.add(letter);
  }
  return [...found].sort().slice(0, maxLetters).join("");
}

/** Korean texts of the pages by their places; English ones have letters that every font has. */
function textsOf(content: ContentTree): Map<string, string> {
  const texts = new Map<string, string>();
  mapContent(content, {
    text({ path, isForSearch }, text) {
      if (!isForSearch) texts.set(path, unmarked(text.ko).text);
      return text;
    },
  });
  return texts;
}
