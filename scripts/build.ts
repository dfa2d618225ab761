/** Builds the server, pages and browser files, then compresses what has a hashed name once for all visitors. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildProgram } from "./build-program.ts";

/** Smaller files gain nothing that a packet would notice. */
const worthwhileBytes = 500;
const assets = "build/client/assets";

const { status } = spawnSync("react-router", ["build", "--logLevel", "error"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

// The server, and the calculator for other programs.
buildProgram(["src/server/main.ts", "src/domain/calculator/engine.ts"], "build/program");

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
