/**
 * Cuts and encodes the renders for the pages: AVIF and WebP at three or four widths, and a manifest with sizes,
 * alternative texts and placeholders.
 * Run: `node assets/pictures/encode.ts [key…]`. Reads assets/renders/ and public/images/projects/, writes public/images/ and
 * src/web/pictures/manifest.generated.ts. With keys, only those pictures are encoded; the manifest always names all.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { namesIn } from "./finished.ts";
import { pictureWidths } from "./picture-widths.ts";
import { type PictureSource, pictureSources } from "./pictures.ts";

type Cut = { left: number; top: number; width: number; height: number };

const renderFolder = new URL("../renders/", import.meta.url);
const imageFolder = new URL("../../public/images/", import.meta.url);
const manifestFile = new URL("../../src/web/pictures/manifest.generated.ts", import.meta.url);

const thumbnailWidth = 160;
const formats = { avif: { quality: 56, effort: 5 }, webp: { quality: 78, effort: 5 } };
/** Phones show them at two or three pixels to each of ours, and wait for them first of all. */
const formatsForPhones = { avif: { quality: 48, effort: 5 }, webp: { quality: 72, effort: 5 } };

const wanted = process.argv.slice(2);
mkdirSync(imageFolder, { recursive: true });
const entries: string[] = [];
for (const source of pictureSources) entries.push(await pictureEntry(source));
writeFileSync(manifestFile, manifestModule(entries));

async function pictureEntry(source: PictureSource): Promise<string> {
  const cut = await cutOf(source);
  const widths = [...(source.thumbnail ? [thumbnailWidth] : []), ...pictureWidths(cut.width)];
  if (wanted.length === 0 || wanted.includes(source.key)) await encode(source, cut, widths);
  const entry = {
    alt: source.alt,
    width: widths.at(-1),
    height: heightAt(cut, widths.at(-1) ?? cut.width),
    widths,
    formats: Object.keys(formats),
    placeholder: await placeholder(source, cut),
    script: `assets/blender/shots.py ${source.render}`,
  };
  return `  ${JSON.stringify(source.key)}: ${JSON.stringify(entry)},`;
}

/** The part of the render that is shown, in its pixels. */
async function cutOf({ render, ratio, focus = { x: 0.5, y: 0.5 } }: PictureSource): Promise<Cut> {
  const { width, height } = await open(render).metadata();
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const cutWidth = Math.min(width, Math.round(height * ratio));
  const cutHeight = Math.min(height, Math.round(width / ratio));
  const start = (whole: number, part: number, middle: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * middle - part / 2)));
  return {
    left: start(width, cutWidth, focus.x),
    top: start(height, cutHeight, focus.y),
    width: cutWidth,
    height: cutHeight,
  };
}

async function encode({ key, render }: PictureSource, cut: Cut, widths: number[]): Promise<void> {
  const { avif, webp } = key.endsWith("-narrow") ? formatsForPhones : formats;
  for (const width of widths) {
    const picture = open(render).extract(cut).resize(width, heightAt(cut, width));
    await picture
      .clone()
      .avif(avif)
      .toFile(imagePath(`${key}-${width}.avif`));
    await picture
      .clone()
      .webp(webp)
      .toFile(imagePath(`${key}-${width}.webp`));
  }
  console.log(`${key}: ${widths.join(", ")}`);
}

/** A blurred picture of 16 pixels' width as a data URI, under 400 bytes. */
async function placeholder({ render }: PictureSource, cut: Cut): Promise<string> {
  const small = open(render).extract(cut).resize(16).blur(0.7).webp({ quality: 40 });
  return `data:image/webp;base64,${(await small.toBuffer()).toString("base64")}`;
}

function heightAt(cut: Cut, width: number): number {
  return Math.round((cut.height * width) / cut.width);
}

function open(render: string): Sharp {
  const [, project] = render.match(/^project-(.+)/) ?? [];
  const file = project
    ? new URL(`projects/${project}.webp`, imageFolder)
    : new URL(`${render}.webp`, renderFolder);
  return sharp(fileURLToPath(file));
}

function imagePath(name: string): string {
  return fileURLToPath(new URL(name, imageFolder));
}

function manifestModule(lines: string[]): string {
  return `// Made by assets/pictures/encode.ts; do not edit.
import type { Localized } from "#domain/locale.ts";

/** A picture in several widths, each served as \`/images/<key>-<width>.<format>\`. */
export type Picture = {
  alt: Localized<string>;
  /** The largest width, and the height that goes with it, px. */
  width: number;
  height: number;
  widths: readonly number[];
  formats: readonly ("avif" | "webp")[];
  /** A tiny blurred version, as a data URI. */
  placeholder: string;
  /** The script, and its shot, which made the picture. */
  script: string;
};

export const pictures = {
${lines.join("\n")}
} as const satisfies Record<string, Picture>;

export type PictureKey = keyof typeof pictures;

/** One 16:10 illustration for each project reference, 1600 × 1000, served as \`/images/projects/<name>\`. */
export const projectPictures: readonly string[] = ${JSON.stringify(namesIn("projects"), null, 2)};

/** Cards for social networks, 1200 × 630, by page and language, served as \`/images/og/<name>\`. */
export const openGraphPictures: readonly string[] = ${JSON.stringify(namesIn("og"), null, 2)};
`;
}
