import type { Metadata, Sharp } from "sharp";
import { maxPictureSide } from "#domain/files/picture-file.ts";
import type { PictureVariant } from "#domain/files/picture-variants.ts";

/** Longest time that one variant may take, s. */
const timeoutS = 20;

/**
 * A visitor waits for it: AVIF at effort 2 is 4 % larger than at effort 4 and takes a seventh of the time (a card of
 * 1,200 px 0.35 s instead of 2.4 s).
 */
const settings = { avif: { quality: 54, effort: 2 }, webp: { quality: 76, effort: 4 } };

/**
 * Scales a picture down, or a square cut out of it, and encodes it, on one processor core: the caller limits how many run at once.
 * @throws the decoder's own error when the picture cannot be opened, or takes too long
 */
export async function encodeVariant(
  picture: Uint8Array,
  { width, squareAt, format }: Pick<PictureVariant, "width" | "squareAt" | "format">,
): Promise<Buffer> {
  const { sharp } = await import("./sharp.ts");
  const image = sharp(picture, { failOn: "error", limitInputPixels: maxPictureSide ** 2 });
  return (squareAt === undefined ? image : image.extract(squareIn(await image.metadata(), squareAt)))
    .timeout({ seconds: timeoutS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer();
}

/**
 * The largest square within a picture, as near to a place as its edges let it.
 * @param at place of its middle along the longer side, percent
 * @example squareIn({ width: 1600, height: 1000 }, 100) // { left: 600, top: 0, width: 1000, height: 1000 }
 */
export function squareIn(
  { width, height }: Pick<Metadata, "width" | "height">,
  at: number,
): Parameters<Sharp["extract"]>[0] {
  const side = Math.min(width, height);
  const from = (length: number) =>
    Math.round(Math.min(Math.max((length * at) / 100 - side / 2, 0), length - side));
  return { left: from(width), top: from(height), width: side, height: side };
}
