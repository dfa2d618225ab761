import { pairKerning } from "./pair-kerning.ts";

/** A font as fontkit has opened it. */
export interface KernedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string, features?: unknown): Run;
  /** The file, with the places of its tables. */
  readonly stream: { readonly buffer: Uint8Array };
  readonly directory: { readonly tables: { readonly GPOS: { offset: number; length: number } } };
}

interface Glyph {
  id: number;
  /** The characters that PDF files give as its text. */
  codePoints: number[];
  advanceWidth: number;
}

/** Letters of a text with their places, which PDFKit scales. */
interface Run {
  glyphs: Glyph[];
  /** PDFKit sets `advanceWidth` later; V8 needs less memory for an object that has it from the beginning. */
  positions: Record<"xAdvance" | "yAdvance" | "xOffset" | "yOffset" | "advanceWidth", number>[];
  readonly advanceWidth: number;
}

/** Texts of simple characters: no combining marks, no joining characters, none that a decomposition would change. */
const simpleText =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20cf\u2100-\u2bff가-힣]*$/u;

/** Maximum number of pairs that are kept: texts of visitors have any of 11,172 syllables, one beside the other. */
const maxPairs = 50_000;

/**
 * Lays out plain words as fontkit does, whose engine for all scripts takes a third of a catalogue's time; other texts are left to it. The
 * fonts of the sheets have kerning of pairs and no substitutions.
 */
export function kernedLayout(font: KernedFont): KernedFont["layout"] {
  const byFontkit = font.layout.bind(font);
  const { buffer } = font.stream;
  const { offset, length } = font.directory.tables.GPOS;
  const kerning = pairKerning(new DataView(buffer.buffer, buffer.byteOffset + offset, length));
  const known = new Map<number, number>();
  const kernOf = (left: Glyph, right: Glyph) => {
    const pair = left.id * 65_536 + right.id;
    const found = known.get(pair);
    if (found !== undefined) return found;
    const kern = kerning(left.id, right.id);
    if (known.size >= maxPairs) known.clear();
    known.set(pair, kern);
    return kern;
  };
  return (text, features) => {
    if (features !== undefined || !simpleText.test(text)) return byFontkit(text, features);
    const glyphs = Array.from(text, (letter) => glyphOf(font, letter.codePointAt(0) ?? 0));
    return runOf(glyphs, kernOf);
  };
}

/** Fontkit keeps a glyph without characters if it was first embedded as a part of another, such as "." as a part of ":". */
function glyphOf(font: KernedFont, codePoint: number): Glyph {
  const glyph = font.glyphForCodePoint(codePoint);
  if (glyph.codePoints.length === 0) glyph.codePoints = [codePoint];
  return glyph;
}

function runOf(glyphs: Glyph[], kernOf: (left: Glyph, right: Glyph) => number): Run {
  const positions = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const xAdvance = glyph.advanceWidth + (next ? kernOf(glyph, next) : 0);
    return { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };
  });
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
