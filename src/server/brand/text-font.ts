import { readFileSync } from "node:fs";
import { contentHash } from "#http/responses/encoded-response.ts";
import { subsetFont } from "./font/subset-font.ts";
import { woff2 } from "./font/woff2.ts";

/** Font file of the same family and weight with every syllable. */
const whole = contentOf("../../api/pdf/fonts/sheet-regular.ttf");

/** Version of the font and of the program that cuts it: part of the address, whose response is immutable. */
export const textFontVersion = contentHash(
  Buffer.concat([whole, contentOf("font/subset-font.ts"), contentOf("font/woff2.ts")]),
).slice(0, 8);

/** No page of Korean text has more: the most common 350 syllables are in the shipped font. */
const maxLetters = 400;

/** Unicode's block of Hangul syllables, each of three bytes in UTF-8, the first of which is one of four. */
const syllables = { first: 0xac00, last: 0xd7a3 } as const;
const leadBytes = { first: 0xea, last: 0xed } as const;

/** 1 for each syllable of the block that the shipped font has not. */
const missing = missingFrom(contentOf("../../web/fonts/text-letters.txt").toString());

const lettersPattern = new RegExp(`^[가-힣]{1,${maxLetters}}$`);

/**
 * A page with the fonts of its text. Only for GET: the address of the font lists letters of the page, and the response to a form
 * repeats the visitor's text.
 */
export async function withTextFonts(response: Response, method: string): Promise<Response> {
  if (method !== "GET") return response;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(withTextLetters(Buffer.from(await response.arrayBuffer())), response);
}

/**
 * Adds to the fonts of a page the one with the syllables of its text that the shipped font has not.
 * @param html in UTF-8; its bytes are searched, since decoding took a quarter of the time of a page
 * @example withTextLetters('<html data-fonts="/a.woff2">뷁') // '<html data-fonts="/a.woff2 /brand/text.woff2?v=0f3a&amp;letters=뷁">뷁'
 */
export function withTextLetters(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const start = html.indexOf("<html");
  if (start < 0) return html;
  const fonts = / data-fonts="[^"]*/.exec(html.toString("latin1", 0, html.indexOf(">", start)));
  if (fonts === null) return html;
  const letters = missingSyllables(html);
  if (letters.length === 0) return html;
  const address = `/brand/text.woff2?v=${textFontVersion}&amp;letters=${letters.slice(0, maxLetters).join("")}`;
  const end = fonts.index + fonts[0].length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(` ${address}`), html.subarray(end)]);
}

/** A page for a visitor who saves data: it loads no font in advance, and its styles name none of the site's. */
export function withoutTextFonts(html: Buffer): Buffer {
  // Byte for byte: only ASCII is changed.
  const text = html.toString("latin1");
  if (text.search(fontPreload) < 0) return html;
  const marked = text.replaceAll(fontPreload, "").replace(pageStart, '<html lang="$1" data-saves-data="">');
  return Buffer.from(marked, "latin1");
}

const fontPreload = /<link rel="preload" as="font"[^>]*>/g;
const pageStart = /<html lang="(\w+)"[^>]*>/;

/** True for letters as a page asks for them: each once, in order, so that no other address has the same font. */
export function areFontLetters(letters: string): boolean {
  return lettersPattern.test(letters) && [...new Set(letters)].sort().join("") === letters;
}

/** The font with these syllables: up to half a second of processor for the most that a page asks for. */
export function textFont(letters: string): Promise<Buffer> {
  return woff2(subsetFont(whole, letters));
}

/** The syllables that the shipped font has not, outside scripts, each once and in order. */
function missingSyllables(html: Buffer): string[] {
  const found = new Set<number>();
  let position = 0;
  while (position < html.length) {
    const script = positionOf(html, "<script", position);
    addMissing(html.subarray(position, script), found);
    position = positionOf(html, "</script>", script);
  }
  return String.fromCharCode(...[...found].sort((one, other) => one - other)).split("");
}

function positionOf(html: Buffer, text: string, from: number): number {
  const position = html.indexOf(text, from);
  return position < 0 ? html.length : position;
}

function addMissing(text: Buffer, found: Set<number>): void {
  for (let position = 0; position < text.length; position++) {
    const lead = text[position] as number;
    if (lead < leadBytes.first || lead > leadBytes.last) continue;
    const second = text[++position] as number;
    const third = text[++position] as number;
    const code = ((lead & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
    if (missing[code - syllables.first] === 1) found.add(code);
  }
}

function missingFrom(shipped: string): Uint8Array {
  const table = new Uint8Array(syllables.last - syllables.first + 1).fill(1);
  for (const letter of shipped.trim()) table[letter.charCodeAt(0) - syllables.first] = 0;
  return table;
}

function contentOf(file: string): Buffer {
  return readFileSync(new URL(file, import.meta.url));
}
