/** Builds browser files, pages and server, and compresses once what has a hashed name. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { compressAssets } from "./compress-assets.ts";

// With a young generation that holds what a module needs: a tenth of the build was collecting it in small steps.
const pages = spawn("react-router", ["build", "--logLevel", "error"], {
  stdio: "inherit",
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64` },
});
const [status] = await once(pages, "exit");
if (status !== 0) process.exit(status ?? 1);
// The others were compressed during the build (vite.config.ts).
await compressAssets("build/client/assets");
