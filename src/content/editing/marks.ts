import { inEach, type Localized, locales } from "#domain/locale.ts";
import type { Parts } from "../kinds/kind.ts";
import { type ContentTree, type Field, type Mapping, mapContent } from "./tree.ts";

/** First of the sixteen variation selectors, which are invisible and do not change line breaks. Four of them encode a number. */
const firstSelector = 0xfe00;
const digits = 4;
const run = /[\ufe00-\ufe0f]{4,}/g;

export interface Marked<Tree> {
  content: Tree;
  paths: readonly string[];
}

/** Appends an invisible mark to every text, by which the editor finds its field in a page. */
export function marked<Tree extends ContentTree>(content: Tree, kinds?: Parts): Marked<Tree> {
  const paths: string[] = [];
  const markOf = ({ path, type: kind, isForSearch }: Field) => {
    if (isForSearch || kind.isMarked === false) return "";
    paths.push(path);
    return encode(paths.length - 1);
  };
  const withMark = (field: Field, texts: Localized<string>) => {
    const end = markOf(field);
    return inEach(locales, (locale) => texts[locale] + end);
  };
  const mapping: Mapping = {
    text: withMark,
    picture: (field, { picture, ...alt }) => ({ picture, ...withMark(field, alt) }),
    texts(field, texts) {
      const end = markOf(field);
      return inEach(locales, (locale) => texts[locale].map((text) => text + end));
    },
    document: withMark,
  };
  return { content: mapContent(content, mapping, kinds), paths };
}

/** Removes the marks, for code that measures text or writes it elsewhere than into a page. */
export function withoutEditorMarks<Words>(words: Words): Words {
  return JSON.parse(unmarked(JSON.stringify(words)).text);
}

/** Returns a text without its marks, and the numbers of the removed marks. */
export function unmarked(text: string): { text: string; marks: number[] } {
  const marks: number[] = [];
  const rest = text.replace(run, (found) => {
    // A text may end with a selector of its own, as "☎️" does; the marks come after it.
    const own = found.length % digits;
    for (let at = own; at < found.length; at += digits) marks.push(read(found.slice(at, at + digits)));
    return found.slice(0, own);
  });
  return { text: rest, marks };
}

function encode(number: number): string {
  const selectors = Array.from(
    { length: digits },
    (_, digit) => firstSelector + ((number >> (4 * digit)) & 15),
  );
  return String.fromCharCode(...selectors);
}

function read(found: string): number {
  return [...found].reduce(
    (sum, selector, digit) => sum + ((selector.charCodeAt(0) - firstSelector) << (4 * digit)),
    0,
  );
}
