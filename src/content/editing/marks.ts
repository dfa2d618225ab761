import { locales } from "#domain/locale.ts";
import { documentPlaces } from "./documents.ts";
import { isOfTheProgram } from "./places.ts";
import { type ContentTree, isDocument, mapContent } from "./tree.ts";

/** Four of the sixteen variation selectors: nothing of them is seen, and no line breaks elsewhere because of them. */
const firstSelector = 0xfe00;
const digits = 4;
const run = /[\ufe00-\ufe0f]{4,}/g;

/** A content whose every text says where it comes from. */
export interface Marked<Tree> {
  content: Tree;
  /** The place of each mark, by its number. */
  paths: readonly string[];
}

/**
 * Ends every text, every description of a picture and every address of a document with an invisible mark of its place, for the editor
 * to find it in a page again.
 */
export function marked<Tree extends ContentTree>(content: Tree): Marked<Tree> {
  const paths: string[] = [];
  const markOf = (path: string) => {
    if (isOfTheProgram(path) || !isSeen(path)) return "";
    paths.push(path);
    return written(paths.length - 1);
  };
  const documents = documentPlaces(content);
  const marks = mapContent(content, {
    text: (path, { ko, en }) => {
      const end = markOf(path);
      return { ko: ko + end, en: en + end };
    },
    picture: (path, { picture, ko, en }) => {
      const end = markOf(path);
      return { picture, ko: ko + end, en: en + end };
    },
    texts: (path, { ko, en }) => {
      const end = markOf(path);
      return { ko: ko.map((text) => text + end), en: en.map((text) => text + end) };
    },
    document(path, addresses) {
      const [ko = "", en = ""] = locales.map((locale) => {
        const place = isDocument(path) ? path : documents[locale].get(addresses[locale]);
        return addresses[locale] + (place === undefined ? "" : markOf(place));
      });
      return { ko, en };
    },
  });
  return { content: marks, paths };
}

/** A text without its marks, and the numbers of those that it had. */
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

/** Texts for search, colours of tags, and the name as map services write it down are no words of the page itself. */
function isSeen(path: string): boolean {
  return !/\.meta\.|\.tags$|^company\.name$/.test(path);
}

function written(number: number): string {
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
