/** Builds pages, browser files and the engine's package, then compresses what has a hashed name once. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;
const assets = "build/client/assets";

// The server runs from its sources, but Node strips no types in packages that are installed: other programs import the
// engine as JavaScript with declarations.
const commands = [
  ["react-router", "build", "--logLevel", "error"],
  ["tsc", "--project", "engine"],
];
for (const [command = "", ...rest] of commands) {
  const { status } = spawnSync(command, rest, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = join(assets, name);
  const plain = readFileSync(file);
  if (plain.length < worthwhileBytes) continue;
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
