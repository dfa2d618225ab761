import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Files of a folder by key, as several instances may share it. */
export interface CatalogFiles {
  /** The file as it was written; `undefined` where there is none that is whole. */
  read(key: string): Promise<Buffer | undefined>;
  /** Keeps a file where the disk takes it; a disk that does not is reported. */
  write(key: string, file: Buffer): Promise<void>;
}

interface Bounds {
  maxBytes: number;
  maxFiles: number;
}

/** A hundred series in both languages, before and after a change. */
const usualBounds: Bounds = { maxBytes: 96_000_000, maxFiles: 400 };

/** A file that is written takes less, even on a slow disk, ms. */
const maxWritingMs = 60 * 60 * 1000;

const written = /^[\w-]{43}\.pdf$/;
const beingWritten = /^[\w-]{43}\.[0-9a-f]{16}$/;

/** No files, where there is no folder for them. */
export const noCatalogFiles: CatalogFiles = {
  read: async () => undefined,
  write: async () => undefined,
};

/**
 * Keeps files in a folder. A file appears whole, under its final name; those that were not used for the longest time are removed.
 * @param onError receives the first failure to write since the last success
 */
export function catalogFiles(
  folder: string,
  onError: (failure: unknown) => void,
  bounds: Bounds = usualBounds,
): CatalogFiles {
  const used = new Set<string>();
  let isFailing = false;
  const pathOf = (key: string) => join(folder, `${key}.pdf`);

  /** The time of the last use, once a process: a day's precision is enough. */
  async function touch(key: string): Promise<void> {
    if (used.has(key)) return;
    if (used.size > bounds.maxFiles) used.clear();
    used.add(key);
    const now = new Date();
    await utimes(pathOf(key), now, now).catch(() => undefined);
  }

  return {
    async read(key) {
      const file = await readFile(pathOf(key)).catch(() => undefined);
      if (!file || !isWhole(file)) return undefined;
      await touch(key);
      return file;
    },
    async write(key, file) {
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(pathOf(key), `${join(folder, key)}.${randomBytes(8).toString("hex")}`, file);
        await removeOldest(folder, bounds);
        isFailing = false;
      } catch (failure) {
        if (!isFailing) onError(failure);
        isFailing = true;
      }
    },
  };
}

/** A power cut may leave a file of another length, or of zeros. */
function isWhole(file: Buffer): boolean {
  return file.subarray(0, 5).equals(begin) && file.subarray(-16).includes("%%EOF");
}

const begin = Buffer.from("%PDF-");

async function writeWhole(path: string, before: string, file: Buffer): Promise<void> {
  try {
    const handle = await open(before, "wx");
    try {
      await handle.writeFile(file);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(before, path);
  } catch (failure) {
    await rm(before, { force: true }).catch(() => undefined);
    throw failure;
  }
}

/** Another instance may remove the same file at the same time. */
async function removeOldest(folder: string, { maxBytes, maxFiles }: Bounds): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names
      .filter((name) => written.test(name) || beingWritten.test(name))
      .map(async (name) => ({ name, facts: await stat(join(folder, name)).catch(() => undefined) })),
  );
  const files = found
    .flatMap(({ name, facts }) => (facts ? [{ name, bytes: facts.size, usedMs: facts.mtimeMs }] : []))
    .toSorted((one, other) => other.usedMs - one.usedMs);
  let bytes = 0;
  let count = 0;
  for (const file of files) {
    if (beingWritten.test(file.name)) {
      if (Date.now() - file.usedMs > maxWritingMs) await rm(join(folder, file.name), { force: true });
      continue;
    }
    bytes += file.bytes;
    count += 1;
    if (bytes > maxBytes || count > maxFiles) await rm(join(folder, file.name), { force: true });
  }
}
