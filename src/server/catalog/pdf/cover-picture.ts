import { sharp } from "#data/pictures/sharp.ts";
import { coverSize } from "./drawing-context.ts";

/** Two pixels a point: 144 an inch. */
const maxPixelsPerPoint = 2;

/** The picture of a cover as a JPEG, cut to its place and no larger than the picture itself. */
export async function coverPicture(picture: Uint8Array): Promise<Buffer> {
  const image = sharp(picture);
  const { width = 0, height = 0 } = await image.metadata();
  const scale = Math.min(maxPixelsPerPoint, width / coverSize.width, height / coverSize.height);
  return image
    .resize({
      width: Math.max(1, Math.round(coverSize.width * scale)),
      height: Math.max(1, Math.round(coverSize.height * scale)),
      fit: "cover",
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const maxCached = 4;

/** Keeps the latest pictures by address, because the catalogue in the other language has the same one. */
export function coverPictures() {
  const cache = new Map<string, Buffer>();
  return async (address: string, picture: Uint8Array): Promise<Buffer> => {
    const cached = cache.get(address);
    if (cached) return cached;
    const made = await coverPicture(picture);
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? "");
    cache.set(address, made);
    return made;
  };
}
