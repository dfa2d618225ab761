import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;

/** Compresses the files of a folder that are not compressed yet, several at a time. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .map((name) => join(folder, name));
  await Promise.all(files.filter((file) => !existsSync(`${file}.br`)).map(compress));
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < worthwhileBytes) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    promisify(brotliCompress)(plain, best).then((bytes) => writeFile(`${file}.br`, bytes)),
  ]);
}
