import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Files that decide how a catalogue looks whose content is the same, and the versions of the packages. A folder stands for all
 * files in it.
 */
export const drawingSources: readonly string[] = [
  "package-lock.json",
  "src/server/catalog/pdf",
  "src/api/pdf",
  "src/domain/products/drawing/shapes.ts",
  "src/documents/drawing/flow-shapes.ts",
];

let version: Promise<string> | undefined;

/** The hash of the program that draws, read once a process. */
export function drawingVersion(): Promise<string> {
  version ??= hashOf(drawingSources);
  return version;
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of await filesIn(source)) hash.update(`${file}\n`).update(await contentOf(file));
  return hash.digest("base64url");
}

/** An installation may come without the lock of its packages: catalogues are drawn all the same. */
function contentOf(file: string): Promise<Buffer | string> {
  return readFile(join(root, file)).catch(() => "none");
}

async function filesIn(source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source];
  const names = await readdir(join(root, source), { recursive: true });
  return names
    .filter((name) => /\.\w+$/.test(name) && !/\.test\.ts$/.test(name))
    .toSorted()
    .map((name) => `${source}/${name}`);
}
