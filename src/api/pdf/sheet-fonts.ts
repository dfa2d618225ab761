import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { type KernedFont, kernedLayout } from "./kerned-layout.ts";

/** A font that PDFKit has opened, and accepts instead of a file; its types omit that. */
type OpenedFont = KernedFont;

/** Glyphs and positions by word, as PDFKit caches them. */
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

/** Replaces a missing glyph. */
const substitute = "□";

/**
 * Cut by `assets/fonts/build-sheet-fonts.ts`, with all 11,172 Hangul syllables. Opened once: the tables of 12,000 glyphs
 * take a second to read, and each sheet embeds only the glyphs that it needs.
 */
const fonts = { regular: openFont("sheet-regular.ttf"), bold: openFont("sheet-bold.ttf") };
export type Weight = keyof typeof fonts;

/** Cache of the characters that a font has. */
const availableLetters: Record<Weight, Set<string>> = { regular: new Set(), bold: new Set() };

/** Shared by all documents: sheets have most words in common, and laying them out takes half of a PDF's time. */
const layouts: Record<Weight, Layouts> = { regular: emptyLayouts(), bold: emptyLayouts() };

/**
 * Several times the letters of a sheet in both languages. Each takes some 150 bytes; a limit of words would not hold for the address that stands on
 * each sheet, whose words have hundreds of letters.
 */
const maxLetters = 24_000;

export function registerSheetFonts(doc: PDFKit.PDFDocument): PDFKit.PDFDocument {
  for (const weight of ["regular", "bold"] as const) {
    if (Object.keys(layouts[weight]).join("").length > maxLetters) layouts[weight] = emptyLayouts();
    doc.registerFont(weight, fonts[weight]).font(weight)._font.layoutCache = layouts[weight];
  }
  return doc;
}

/** Receives the characters that were replaced, because a font lacks them. */
export type OnMissingGlyphs = (characters: readonly string[]) => void;

/** @throws Error that names the first character that the font lacks */
export function requireLetters(text: string, weight: Weight): void {
  for (const letter of text) {
    if (!hasLetter(letter, weight)) {
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      throw new Error(
        `The ${weight} font of the design sheet has no character "${letter}" (U+${code}), which stands in "${text}". ` +
          "Rephrase the text, or add the character to the font subset (assets/fonts/build-sheet-fonts.ts).",
      );
    }
  }
}

/**
 * Replaces each grapheme that a font lacks, such as an emoji or a Chinese character, by □. For entered texts only: our own
 * must have all glyphs.
 * @param onMissingGlyphs called with the characters that were replaced, if any
 * @example replaceMissingGlyphs("한울쿨텍 🏭", onMissingGlyphs) // "한울쿨텍 □"
 */
export function replaceMissingGlyphs(text: string, onMissingGlyphs: OnMissingGlyphs): string {
  const normal = text.normalize("NFC");
  if (hasLetters(normal)) return normal;
  const replaced: string[] = [];
  const letters = [...new Intl.Segmenter().segment(normal)].map(({ segment }) => {
    if (hasLetters(segment)) return segment;
    replaced.push(segment);
    return substitute;
  });
  if (replaced.length > 0) onMissingGlyphs(replaced);
  return letters.join("");
}

/** Without a prototype: "constructor" may be a word. */
function emptyLayouts(): Layouts {
  return Object.create(null);
}

function hasLetters(text: string): boolean {
  for (const letter of text) if (!hasLetter(letter, "regular") || !hasLetter(letter, "bold")) return false;
  return true;
}

function hasLetter(letter: string, weight: Weight): boolean {
  if (availableLetters[weight].has(letter)) return true;
  if (!fonts[weight].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return false;
  availableLetters[weight].add(letter);
  return true;
}

function openFont(name: string): OpenedFont {
  const file = fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
  const { font } = new PDFDocument({ font: "", autoFirstPage: false }).font(file)._font;
  font.layout = kernedLayout(font);
  return font;
}
