import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "#data/services.ts";

/** The picture at an address of this site, uploaded or shipped; `undefined` where there is none. */
export async function storedPicture(
  address: string | null,
  { images }: Pick<Services, "images">,
  publicFolder: string,
): Promise<Uint8Array | undefined> {
  const [, uploaded] = /^\/projects\/([\w.-]+)$/.exec(address ?? "") ?? [];
  if (uploaded !== undefined) return (await images.find(uploaded))?.bytes;
  const [, shipped] = /^\/(images\/(?:projects\/)?[\w-]+\.webp)$/.exec(address ?? "") ?? [];
  return shipped === undefined
    ? undefined
    : await readFile(join(publicFolder, shipped)).catch(() => undefined);
}
