import sharp from "sharp";
import type { Services } from "#data/services.ts";
import { storedPicture } from "../brand/stored-picture.ts";
import { coverSize } from "./pdf/cover-size.ts";

/** Two pixels a point: 144 a inch. */
const pixelsPerPoint = 2;

/** The picture of a cover as a JPEG, cut to its place; `undefined` where it is not on this site. */
export async function coverPicture(
  { address }: { address: string },
  { services, publicFolder }: { services: Pick<Services, "images">; publicFolder: string },
): Promise<Buffer | undefined> {
  const picture = await storedPicture(address, services, publicFolder);
  if (!picture) return undefined;
  return sharp(picture)
    .resize({
      width: Math.round(coverSize.width * pixelsPerPoint),
      height: Math.round(coverSize.height * pixelsPerPoint),
      fit: "cover",
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const maxKept = 24;

/** The latest pictures: a catalogue in the other language has the same. */
export function coverPictures() {
  const kept = new Map<string, Buffer | undefined>();
  return {
    async get(address: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
      if (kept.has(address)) return kept.get(address);
      const picture = await make();
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? "");
      if (picture) kept.set(address, picture);
      return picture;
    },
  };
}
