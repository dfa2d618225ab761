import { cardSize } from "#content/lookup/social-card.ts";
import { sharp } from "#data/pictures/sharp.ts";
import type { Services } from "#data/services.ts";
import { storedPicture } from "./stored-picture.ts";

/**
 * The picture of a project as social networks take it: a JPEG in the size of a card.
 * @returns no bytes where its picture is not on this site
 */
export async function projectCard(
  { imageUrl }: { imageUrl: string | null },
  services: Pick<Services, "recordPictures" | "files">,
  publicFolder: string,
): Promise<Buffer> {
  const picture = await storedPicture(imageUrl, services, publicFolder);
  if (!picture) return Buffer.alloc(0);
  return sharp(picture)
    .resize({ ...cardSize, fit: "cover", position: "attention" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
