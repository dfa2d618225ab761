import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Writes a file that is too large to be sent through the debugging protocol in time; removed after the test. @returns
 * its path
 */
export async function fileOnDisk(name: string, bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}
