import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { type KernedFont, kernedLayout } from "./kerned-layout.ts";

/** A font file as PDFKit has opened it. PDFKit takes one wherever it takes a file, of which its types do not tell. */
type OpenedFont = KernedFont;

/** Words with the letters that PDFKit has found and placed for them. */
type Layouts = Record<string, unknown>;

declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: { readonly font: OpenedFont; layoutCache: Layouts };
    }
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, opened: OpenedFont): this;
      }
    }
  }
}

/** Stands where no font has a letter. */
const substitute = "□";

/**
 * Cut by `assets/fonts/build-sheet-fonts.ts`, with all 11,172 Hangul syllables. Opened once: the tables of 12,000 letters
 * take a second to read, and each sheet embeds only the letters that it needs.
 */
const fonts = { regular: opened("sheet-regular.ttf"), bold: opened("sheet-bold.ttf") };
export type Weight = keyof typeof fonts;

/** Letters that a font is known to have. */
const known: Record<Weight, Set<string>> = { regular: new Set(), bold: new Set() };

/**
 * Words as they were laid out before. Most words of a sheet stand on every other, and to lay them out anew, letter by
 * letter with its kerning, would take half of a PDF's time.
 */
const layouts: Record<Weight, Layouts> = { regular: emptyLayouts(), bold: emptyLayouts() };

/** Several times the words of a sheet in both languages. Each takes about a kilobyte. */
const maxWords = 3000;

/** Gives a document the sheet's fonts, by the names of their weights. */
export function registerSheetFonts(doc: PDFKit.PDFDocument): PDFKit.PDFDocument {
  for (const weight of ["regular", "bold"] as const) {
    if (Object.keys(layouts[weight]).length > maxWords) layouts[weight] = emptyLayouts();
    doc.registerFont(weight, fonts[weight]).font(weight)._font.layoutCache = layouts[weight];
  }
  return doc;
}

/** Makes sure that a text can be written as it is. @throws Error that names the first letter that the font lacks */
export function requireLetters(text: string, weight: Weight): void {
  for (const letter of text) {
    if (!hasLetter(letter, weight)) {
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      throw new Error(
        `The ${weight} font of the design sheet has no letter "${letter}" (U+${code}), which stands in "${text}". ` +
          "Write it otherwise, or cut the fonts from a larger one (assets/fonts/build-sheet-fonts.ts).",
      );
    }
  }
}

/**
 * A text that is none of our words, so that it can be written: what a person sees as one letter and no font has, be it
 * an emoji or a Chinese character, becomes □.
 * @param report called with the letters that were replaced, if any
 * @example writable("한울쿨텍 🏭", report) // "한울쿨텍 □"
 */
export function writable(text: string, report: (letters: readonly string[]) => void): string {
  const normal = text.normalize("NFC");
  if (hasLetters(normal)) return normal;
  const replaced: string[] = [];
  const letters = [...new Intl.Segmenter().segment(normal)].map(({ segment }) => {
    if (hasLetters(segment)) return segment;
    replaced.push(segment);
    return substitute;
  });
  if (replaced.length > 0) report(replaced);
  return letters.join("");
}

/** Without a prototype: "constructor" is a word like others. */
function emptyLayouts(): Layouts {
  return Object.create(null);
}

function hasLetters(text: string): boolean {
  for (const letter of text) if (!hasLetter(letter, "regular") || !hasLetter(letter, "bold")) return false;
  return true;
}

function hasLetter(letter: string, weight: Weight): boolean {
  if (known[weight].has(letter)) return true;
  if (!fonts[weight].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return false;
  known[weight].add(letter);
  return true;
}

function opened(name: string): OpenedFont {
  const file = fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
  const { font } = new PDFDocument({ font: "", autoFirstPage: false }).font(file)._font;
  font.layout = kernedLayout(font);
  return font;
}
