import { longestPictureSide } from "#domain/projects/picture-file.ts";
import type { PictureVariant } from "#domain/projects/picture-variants.ts";

/** Longest time that one variant may take, s. */
const patienceS = 20;

/**
 * A visitor waits for it: AVIF at effort 2 is 4 % larger than at effort 4 and takes a seventh of the time (a card of
 * 1,200 px 0.35 s instead of 2.4 s).
 */
const settings = { avif: { quality: 54, effort: 2 }, webp: { quality: 76, effort: 4 } };

/**
 * Scales a picture down and encodes it, on one processor core: whoever calls decides how many run at once.
 * @throws the decoder's own error when the picture cannot be opened, or takes too long
 */
export async function encodeVariant(
  picture: Uint8Array,
  { width, format }: Pick<PictureVariant, "width" | "format">,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // Of the whole process; it is sharp's own choice on most systems, and elsewhere one picture would take all cores.
  sharp.concurrency(1);
  return sharp(picture, { failOn: "error", limitInputPixels: longestPictureSide ** 2 })
    .timeout({ seconds: patienceS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer();
}
