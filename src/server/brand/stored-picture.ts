import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "#data/services.ts";
import { isFileName } from "#domain/files/stored-file.ts";

/** The picture at an address of this site, of a record, of the pages or shipped; `undefined` where there is none. */
export async function storedPicture(
  address: string | null,
  { recordPictures, files }: Pick<Services, "recordPictures" | "files">,
  publicFolder: string,
): Promise<Uint8Array | undefined> {
  const [, uploaded] = /^\/projects\/([\w.-]+)$/.exec(address ?? "") ?? [];
  if (uploaded !== undefined) return (await recordPictures.find(uploaded))?.bytes;
  const [, file = ""] = /^\/files\/([^/]+)$/.exec(address ?? "") ?? [];
  if (isFileName(file)) return files.whole(file);
  const [, shipped] = /^\/(images\/(?:projects\/)?[\w-]+\.webp)$/.exec(address ?? "") ?? [];
  return shipped === undefined
    ? undefined
    : await readFile(join(publicFolder, shipped)).catch(() => undefined);
}
