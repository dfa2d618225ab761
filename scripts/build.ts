/** Builds browser files, pages and server, and compresses the files whose names have a hash. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { compressAssets } from "./compress-assets.ts";

// With a young generation that is large enough for a module: with the default, a tenth of the build was garbage collection.
const pages = spawn("react-router", ["build", "--logLevel", "error"], {
  stdio: "inherit",
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64` },
});
const [status] = await once(pages, "exit");
if (status !== 0) process.exit(status ?? 1);
// The others were compressed during the build (vite.config.ts).
await compressAssets("build/client/assets");
