import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Files, and folders with all their files, that determine how the same content is drawn. */
export const drawingSources: readonly string[] = [
  "package-lock.json",
  "src/server/catalog/pdf",
  "src/api/pdf",
  "src/domain/products/drawing/shapes.ts",
  "src/domain/tidy-text.ts",
  "src/documents/drawing/flow-shapes.ts",
  "src/documents/drawing/layer-colors.ts",
  "src/data/pictures/sharp.ts",
];

let version: Promise<string> | undefined;

/** Hash of the drawing code, computed once in a process. */
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

/** An installation may lack the lock file. */
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
