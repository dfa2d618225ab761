import { readFileSync } from "node:fs";
import { contentHash } from "#http/answers/stored-answer.ts";
import { cutFont } from "./font/cut-font.ts";
import { woff2 } from "./font/woff2.ts";

/** Font file of the same family and weight with every syllable. */
const whole = contentOf("../../api/pdf/fonts/sheet-regular.ttf");

/** Version of the font and of the program that cuts it: part of the address, whose answer is immutable. */
export const textFontVersion = contentHash(
  Buffer.concat([whole, contentOf("font/cut-font.ts"), contentOf("font/woff2.ts")]),
).slice(0, 8);

/** More are no page of Korean text: the most common 350 syllables are in the shipped font. */
const maxLetters = 400;

/** Syllables that the shipped font has not. */
const missing = new RegExp(
  `[[가-힣]--[${contentOf("../../web/fonts/text-letters.txt").toString().trim()}]]`,
  "gv",
);

const lettersPattern = new RegExp(`^[가-힣]{1,${maxLetters}}$`);

/** A page with the fonts of its text. A form that is answered with its texts would have them in the address of its font. */
export async function withTextFonts(response: Response, method: string): Promise<Response> {
  if (method !== "GET") return response;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new Response(withTextLetters(Buffer.from(await response.arrayBuffer())), response);
}

/**
 * Adds to the fonts of a page the one with the syllables of its text that the shipped font has not.
 * @param html in UTF-8: a page of 100 KB is decoded to be searched, and never encoded again
 * @example withTextLetters('<html data-fonts="/a.woff2">뷁') // '<html data-fonts="/a.woff2 /brand/text.woff2?v=0f3a&amp;letters=뷁">뷁'
 */
export function withTextLetters(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const start = html.indexOf("<html");
  if (start < 0) return html;
  const fonts = / data-fonts="[^"]*/.exec(html.toString("latin1", 0, html.indexOf(">", start)));
  if (fonts === null) return html;
  const text = html.toString().replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const letters = [...new Set(text.match(missing))];
  if (letters.length === 0) return html;
  const address = `/brand/text.woff2?v=${textFontVersion}&amp;letters=${letters.sort().slice(0, maxLetters).join("")}`;
  const end = fonts.index + fonts[0].length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(` ${address}`), html.subarray(end)]);
}

/** True for letters as a page asks for them: each once, in order, so that no other address has the same font. */
export function areFontLetters(letters: string): boolean {
  return lettersPattern.test(letters) && [...new Set(letters)].sort().join("") === letters;
}

/** The font with these syllables: up to half a second of processor for the most that a page asks for. */
export function textFont(letters: string): Promise<Buffer> {
  return woff2(cutFont(whole, letters));
}

function contentOf(file: string): Buffer {
  return readFileSync(new URL(file, import.meta.url));
}
