import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Reads the room on the disk of a file, bytes; `undefined` where it cannot be found out. */
export async function freeBytesAt(file: string): Promise<number | undefined> {
  return (await diskSpaceOf(dirname(file)))?.freeBytes;
}

/** Room on the disk of a folder, bytes; `undefined` where it cannot be found out. */
export async function diskSpaceOf(
  folder: string,
): Promise<{ freeBytes: number; totalBytes: number } | undefined> {
  const facts = await statfs(folder).catch(() => undefined);
  return facts && { freeBytes: facts.bavail * facts.bsize, totalBytes: facts.blocks * facts.bsize };
}
