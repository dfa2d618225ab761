/**
 * Cuts the fonts: Pretendard, weight 700, with the letters that the site's own headings need, in two files so that English
 * pages fetch the Latin one alone; and its Latin letters in weight 400 for the text of English pages. Pretendard's licence
 * (OFL 1.1) reserves its name, so the cuts have others.
 *
 * Run, with the site up: `node assets/fonts/build-fonts.ts http://localhost:3000`
 * Writes src/web/fonts: the three files, the list of letters that a test compares with the pages, and the licence.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: "woff2";
    variationAxes: { wght: number };
    keepFeatures: readonly string[];
    noHinting: boolean;
  },
) => Promise<Buffer>;

const site = process.argv[2] ?? "http://localhost:3000";
const output = new URL("../../src/web/fonts/", import.meta.url);
const require = createRequire(import.meta.url);
const subset: Subset = require("subset-font");
const family = join(require.resolve("pretendard/package.json"), "..");
const font = readFileSync(join(family, "dist/public/variable/PretendardVariable.ttf"));

const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const signs = "°²³·×–—‘’“”…₂㎥©µ±→√≤≥";
/** Alternates of letters that nobody asks for would be more than half of a file. */
const keepFeatures = ["kern", "tnum"];
const hangul = [...(await headingLetters())].filter((letter) => letter >= "가" && letter <= "힣").sort();

await cut("heading-latin.woff2", latin + signs, 700);
await cut("text-latin.woff2", latin + signs, 400);
await cut("heading-hangul.woff2", hangul.join(""), 700);
writeFileSync(new URL("heading-letters.txt", output), `${hangul.join("")}\n`);
copyFileSync(join(family, "dist/LICENSE.txt"), new URL("LICENSE.txt", output));

async function cut(name: string, letters: string, wght: number): Promise<void> {
  const cutFont = await subset(font, letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
  writeFileSync(new URL(name, output), cutFont);
  console.log(name, cutFont.length, "bytes");
}

/** Every letter of every first and second heading of the Korean pages, as the sitemap lists them; titles of projects have another font. */
async function headingLetters(): Promise<Set<string>> {
  const letters = new Set<string>();
  const sitemap = await text("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  for (const path of paths.filter((path) => !path.startsWith("/en"))) {
    for (const [, heading = ""] of (await text(path)).matchAll(
      /<h[12]\b(?![^>]*font-sans)[^>]*>([\s\S]*?)<\/h[12]>/g,
    )) {
      for (const letter of heading.replaceAll(/<[^>]*>/g, "")) letters.add(letter);
    }
  }
  return letters;
}

async function text(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}
