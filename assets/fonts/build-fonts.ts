/**
 * Cuts the fonts: Pretendard, weight 700, with the letters that the site's own headings need, in two files so that English
 * pages fetch the Latin one alone; and in weight 400 its Latin letters, the syllables that most pages have in their
 * text, and those of Korean text at large for the administration. The server cuts the others for each page (record 107). Pretendard's licence (OFL 1.1) reserves its name, so the
 * cuts have others.
 *
 * Run, with the site up: `node assets/fonts/build-fonts.ts http://localhost:3000`
 * Writes src/web/fonts: the six files, the lists of their syllables, and the licence.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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
const signs = "\u00a0°²³·×÷–—‘’“”…₂₃㎥©µ±→−√≤≥";
/** Alternates of letters that nobody asks for would be more than half of a file. */
const keepFeatures = ["kern", "tnum"];
/** Syllables of the text's font: with those of headings and with Latin letters, 60 KB hold no more on any page. */
const textSyllables = 350;
/** Units of the em: an eighth of a pixel in the largest headings, a thirtieth in text. */
const unitsOfEm = "512";

/** All project pages together weigh as a few others. */
const projectWeight = 1 / 32;

interface SitePage {
  path: string;
  html: string;
}

const pages = await koreanPages();
/** Titles of projects have rare syllables, which browsers draw bold from weight 400. */
const headings = syllablesIn(
  pages
    .filter(({ path }) => !isProject(path))
    .flatMap(({ html }) => headingsOf(html))
    .join(""),
);
const text = mostUsed(pages).slice(0, textSyllables);

await cut("heading-latin.woff2", latin + signs, 700);
await cut("text-latin.woff2", latin + signs, 400);
await cut("heading-hangul.woff2", headings.join(""), 700);
await cut("text-hangul.woff2", text.join(""), 400);
await cut("common-hangul.woff2", commonSyllables(), 400);
await cut("common-hangul-bold.woff2", commonSyllables(), 700);
writeFileSync(new URL("heading-letters.txt", output), `${headings.join("")}\n`);
writeFileSync(new URL("text-letters.txt", output), `${text.sort().join("")}\n`);
copyFileSync(join(family, "dist/LICENSE.txt"), new URL("LICENSE.txt", output));

async function cut(name: string, letters: string, wght: number): Promise<void> {
  const cutFont = await subset(font, letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
  const file = fileURLToPath(new URL(name, output));
  writeFileSync(file, cutFont);
  execFileSync("python3", [fileURLToPath(new URL("coarser.py", import.meta.url)), unitsOfEm, file]);
  console.log(name, statSync(file).size, "bytes");
}

/** The Korean pages that the sitemap lists. */
async function koreanPages(): Promise<SitePage[]> {
  const sitemap = await answer("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const found: SitePage[] = [];
  for (const path of paths.filter((path) => !path.startsWith("/en")))
    found.push({ path, html: await answer(path) });
  return found;
}

/** First and second headings. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, heading = ""]) =>
    withoutTags(heading),
  );
}

function textOf(page: string): string {
  return withoutTags(page.replaceAll(/<(script|title)\b[\s\S]*?<\/\1>/g, ""));
}

/** The syllables of pages, those first that most of them have. Pages of projects have few words, and those of places. */
function mostUsed(pages: readonly SitePage[]): string[] {
  const counts = new Map<string, number>();
  for (const { path, html } of pages) {
    const weight = isProject(path) ? projectWeight : 1;
    for (const letter of syllablesIn(textOf(html))) counts.set(letter, (counts.get(letter) ?? 0) + weight);
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([letter]) => letter);
}

/** The 2,350 syllables of KS X 1001, which nearly all Korean text is written with. */
function commonSyllables(): string {
  const [rows, cells] = [
    { first: 0xb0, last: 0xc8 },
    { first: 0xa1, last: 0xfe },
  ];
  const bytes: number[] = [];
  for (let row = rows.first; row <= rows.last; row++)
    for (let cell = cells.first; cell <= cells.last; cell++) bytes.push(row, cell);
  return new TextDecoder("euc-kr").decode(Uint8Array.from(bytes));
}

function isProject(path: string): boolean {
  return /^\/projects\/\d+$/.test(path);
}

function syllablesIn(text: string): string[] {
  return [...new Set(text)].filter((letter) => letter >= "가" && letter <= "힣").sort();
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}

async function answer(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}
