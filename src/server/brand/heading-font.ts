import { readFile } from "node:fs/promises";
import { headingFontAddress, headingLetters } from "#content/lookup/heading-letters.ts";
import type { Services } from "#data/services.ts";
import { subsetFont } from "./font/subset-font.ts";
import { woff2 } from "./font/woff2.ts";

const shippedFile = new URL("../../web/fonts/heading-letters.txt", import.meta.url);
/** Font file of the same family and weight with every syllable. */
const wholeFile = new URL("../../api/pdf/fonts/sheet-bold.ttf", import.meta.url);

/** The letters of the company's own headings that the shipped font has not, and where their style sheet is served. */
export async function ownHeadings({
  siteContent,
}: Pick<Services, "siteContent">): Promise<{ letters: string; address: string | undefined }> {
  const shipped = await readFile(shippedFile, "utf8");
  const letters = headingLetters(await siteContent.published(), shipped);
  return { letters, address: headingFontAddress(letters) };
}

/** Adds the letters to the font of headings, which browsers fetch where a heading has one of them. */
export function headingRules(letters: string, fontAddress: string): string {
  const range = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");
  if (range === "") return "";
  return `@font-face{font-family:"Site Heading";src:url("${fontAddress}") format("woff2");font-weight:700;font-display:swap;unicode-range:${range}}\n`;
}

export async function headingFont(letters: string): Promise<Buffer> {
  return woff2(subsetFont(await readFile(wholeFile), letters));
}
