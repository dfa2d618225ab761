import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cardSize } from "#content/lookup/social-card.ts";
import type { Services } from "#data/services.ts";

/**
 * The picture of a project as social networks take it: a JPEG in the size of a card.
 * @returns no bytes where its picture is not on this site
 */
export async function projectCard(
  { imageUrl }: { imageUrl: string | null },
  { images }: Pick<Services, "images">,
  publicFolder: string,
): Promise<Buffer> {
  const [, uploaded] = /^\/projects\/([\w.-]+)$/.exec(imageUrl ?? "") ?? [];
  const [, shipped] = /^\/(images\/projects\/[\w-]+\.webp)$/.exec(imageUrl ?? "") ?? [];
  const picture =
    uploaded === undefined
      ? shipped && (await readFile(join(publicFolder, shipped)).catch(() => undefined))
      : (await images.find(uploaded))?.bytes;
  if (!picture) return Buffer.alloc(0);
  return sharp(picture)
    .resize({ ...cardSize, fit: "cover", position: "attention" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
