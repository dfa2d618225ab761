/** Builds pages and browser files beside the server; then what has a hashed name is compressed once, several files at a time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundleServer, writeProgram } from "./bundle-server.ts";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;
const assets = "build/client/assets";

// With a young generation that holds what a module needs: a tenth of the build was collecting it in small steps.
const pages = spawn("react-router", ["build", "--logLevel", "error"], {
  stdio: "inherit",
  env: { ...process.env, NODE_OPTIONS: "--max-semi-space-size=64" },
});
const [[status], program] = await Promise.all([once(pages, "exit"), bundleServer()]);
if (status !== 0) process.exit(status ?? 1);
// Not before: the build of the pages empties the folder first.
await writeProgram(program);

const files = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(files.map((name) => compress(join(assets, name))));

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < worthwhileBytes) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    promisify(brotliCompress)(plain, best).then((bytes) => writeFile(`${file}.br`, bytes)),
  ]);
}
