/**
 * Cuts the fonts of the design sheet's PDF: Pretendard, weights 400 and 700, with every letter that it has (all 11,172
 * Hangul syllables, Latin, Greek, Cyrillic, kana, signs), so that any name can be written; PDFKit embeds of them what a
 * sheet needs. Pretendard's licence (OFL 1.1) reserves its name, so the cuts have others.
 *
 * Run: `node assets/fonts/build-sheet-fonts.ts`
 * Writes src/api/pdf/fonts: the two files, and the licence.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: "truetype"; keepFeatures: string[]; dropTables: string[] },
) => Promise<Buffer>;

const output = new URL("../../src/api/pdf/fonts/", import.meta.url);
const require = createRequire(import.meta.url);
const subset: Subset = require("subset-font");
const dist = join(require.resolve("pretendard/package.json"), "..", "dist");
/** The basic plane without surrogates and private use. */
const everyLetter = lettersFrom(0x20, 0xd7ff) + lettersFrom(0xf900, 0xffff);

mkdirSync(output, { recursive: true });
await cut("Pretendard-Regular.ttf", "sheet-regular.ttf");
await cut("Pretendard-Bold.ttf", "sheet-bold.ttf");
copyFileSync(join(dist, "LICENSE.txt"), new URL("LICENSE.txt", output));

async function cut(source: string, name: string): Promise<void> {
  // Of the layout tables only kerning is of use here; looking the others through would cost every sheet time.
  const options = { targetFormat: "truetype" as const, keepFeatures: ["kern"], dropTables: ["GSUB", "GDEF"] };
  const whole = readFileSync(join(dist, "public/static/alternative", source));
  const font = await subset(renamed(whole), everyLetter, options);
  writeFileSync(new URL(name, output), font);
  console.log(name, font.length, "bytes");
}

function lettersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The reserved name gives way to one of the same length, in the UTF-16 of the font's name table. */
function renamed(font: Buffer): Buffer {
  const [reserved, own] = ["Pretendard", "DesignText"].map((name) => Buffer.from(name, "utf16le").swap16());
  const copy = Buffer.from(font);
  if (!reserved || !own) return copy;
  for (let at = copy.indexOf(reserved); at >= 0; at = copy.indexOf(reserved, at + own.length))
    own.copy(copy, at);
  return copy;
}
