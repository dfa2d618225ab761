import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** PDF files in a folder, which several instances may share. */
export interface CatalogFiles {
  /** Returns `undefined` for a missing or incomplete file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Reports a failed write, and does not throw. */
  write(key: string, file: Buffer): Promise<void>;
}

interface FolderLimits {
  maxBytes: number;
  maxFiles: number;
}

/** A hundred series in both languages, before and after a change. */
const defaultLimits: FolderLimits = { maxBytes: 96_000_000, maxFiles: 400 };

/** Age of an abandoned temporary file, ms. */
const staleAfterMs = 60 * 60 * 1000;

const finalName = /^[\w-]{43}\.pdf$/;
const temporaryName = /^[\w-]{43}\.[0-9a-f]{16}$/;

export const noCatalogFiles: CatalogFiles = {
  read: async () => undefined,
  write: async () => undefined,
};

/**
 * Files are written atomically; the least recently used ones are removed.
 * @param onError receives the first failed write after a successful one
 */
export function createCatalogFiles(
  folder: string,
  onError: (failure: unknown) => void,
  limits: FolderLimits = defaultLimits,
): CatalogFiles {
  const touched = new Set<string>();
  let isFailing = false;
  const pathOf = (key: string) => join(folder, `${key}.pdf`);

  /** Updates the time of the last use, once in a process: the precision is sufficient. */
  async function touch(key: string): Promise<void> {
    if (touched.has(key)) return;
    if (touched.size > limits.maxFiles) touched.clear();
    touched.add(key);
    const now = new Date();
    await utimes(pathOf(key), now, now).catch(() => undefined);
  }

  return {
    async read(key) {
      const file = await readFile(pathOf(key)).catch(() => undefined);
      if (!file || !isComplete(file)) return undefined;
      await touch(key);
      return file;
    },
    async write(key, file) {
      try {
        await mkdir(folder, { recursive: true });
        await writeAtomically(pathOf(key), `${join(folder, key)}.${randomBytes(8).toString("hex")}`, file);
        await removeOldest(folder, limits);
        isFailing = false;
      } catch (failure) {
        if (!isFailing) onError(failure);
        isFailing = true;
      }
    },
  };
}

/** A power cut may leave a truncated file, or one of zeros. */
function isComplete(file: Buffer): boolean {
  return file.subarray(0, 5).equals(pdfSignature) && file.subarray(-16).includes("%%EOF");
}

const pdfSignature = Buffer.from("%PDF-");

async function writeAtomically(path: string, temporaryPath: string, file: Buffer): Promise<void> {
  try {
    const handle = await open(temporaryPath, "wx");
    try {
      await handle.writeFile(file);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporaryPath, path);
  } catch (failure) {
    await rm(temporaryPath, { force: true }).catch(() => undefined);
    throw failure;
  }
}

/** Another instance may remove the same file at the same time. */
async function removeOldest(folder: string, { maxBytes, maxFiles }: FolderLimits): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names
      .filter((name) => finalName.test(name) || temporaryName.test(name))
      .map(async (name) => ({ name, facts: await stat(join(folder, name)).catch(() => undefined) })),
  );
  const files = found
    .flatMap(({ name, facts }) => (facts ? [{ name, bytes: facts.size, usedMs: facts.mtimeMs }] : []))
    .toSorted((one, other) => other.usedMs - one.usedMs);
  let bytes = 0;
  let count = 0;
  for (const file of files) {
    if (temporaryName.test(file.name)) {
      if (Date.now() - file.usedMs > staleAfterMs) await rm(join(folder, file.name), { force: true });
      continue;
    }
    bytes += file.bytes;
    count += 1;
    if (bytes > maxBytes || count > maxFiles) await rm(join(folder, file.name), { force: true });
  }
}
