/**
 * Cuts the fonts of the design sheet's PDF: Pretendard, weights 400 and 700, with the letters of the sheet's words in
 * both languages. Pretendard's licence (OFL 1.1, src/web/fonts/LICENSE.txt) reserves its name, so the cuts have others.
 *
 * Run: `npm i --no-save pretendard@1.3.9 subset-font@2.9.0 && node assets/fonts/build-sheet-fonts.ts`
 * Writes src/api/design-sheet/fonts: a test fails there when a word needs a letter that the cuts lack.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { sheetLetters } from "#content/design/sheet/sheet-letters.ts";

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: "truetype"; keepFeatures: string[]; dropTables: string[] },
) => Promise<Buffer>;

const output = new URL("../../src/api/design-sheet/fonts/", import.meta.url);
const require = createRequire(import.meta.url);
// Installed for this run only: 100 MB that no other command needs.
const subset: Subset = require("subset-font");
const family = join(require.resolve("pretendard/package.json"), "..", "dist/public/static/alternative");

mkdirSync(output, { recursive: true });
await cut("Pretendard-Regular.ttf", "sheet-regular.ttf");
await cut("Pretendard-Bold.ttf", "sheet-bold.ttf");

async function cut(source: string, name: string): Promise<void> {
  // Of the layout tables only kerning is of use here; looking the others through would cost every sheet time.
  const options = { targetFormat: "truetype" as const, keepFeatures: ["kern"], dropTables: ["GSUB", "GDEF"] };
  const font = await subset(renamed(readFileSync(join(family, source))), sheetLetters(), options);
  writeFileSync(new URL(name, output), font);
  console.log(name, font.length, "bytes");
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
