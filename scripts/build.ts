/** Builds pages, browser files and the calculator for other programs, then compresses what has a hashed name once. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;
const assets = "build/client/assets";

const { status } = spawnSync("react-router", ["build", "--logLevel", "error"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

// The server runs from its sources, but Node strips no types in packages that are installed: the calculator's door for
// other programs is one plain file. What it needs of other packages stays outside.
await build({
  configFile: false,
  publicDir: false,
  logLevel: "error",
  build: { ssr: "src/calculator/engine/engine.ts", outDir: "build/engine", target: "es2023" },
});

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
