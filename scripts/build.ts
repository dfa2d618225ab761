/** Builds pages and browser files; then the server, while what has a hashed name is compressed once, several files at a time. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundleServer } from "./bundle-server.ts";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;
const assets = "build/client/assets";

// It empties the folder first.
const { status } = spawnSync("react-router", ["build", "--logLevel", "error"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const files = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all([bundleServer(), ...files.map((name) => compress(join(assets, name)))]);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < worthwhileBytes) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    promisify(brotliCompress)(plain, best).then((bytes) => writeFile(`${file}.br`, bytes)),
  ]);
}
