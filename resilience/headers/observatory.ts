import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";

/** MDN HTTP Observatory, the scanner behind https://developer.mozilla.org/en-US/observatory. */
const scanner = { name: "@mdn/mdn-http-observatory", version: "1.4.8" };

/** Ignored by git, as the peers of `bench/` are. */
const folder = resolve("bench/peers/observatory");

const scanSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), algorithmVersion: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ result: z.string(), pass: z.boolean(), scoreModifier: z.number().nullable() }),
  ),
});

/** Result of the scanner for a site. */
export type Scan = z.infer<typeof scanSchema>;

/** Scans a host by https, and looks at what it answers by http. Installs the scanner when it is missing. */
export async function scan(host: string): Promise<Scan> {
  install();
  const scannerPath = join(folder, "node_modules", scanner.name, "src/scanner/index.js");
  const { scan: scanHost } = scannerSchema.parse(await import(pathToFileURL(scannerPath).href));
  return scanSchema.parse(await scanHost(host));
}

const scannerSchema = z.object({
  scan: z.custom<(host: string) => Promise<unknown>>((value) => typeof value === "function"),
});

function install(): void {
  const installed = join(folder, "node_modules", scanner.name);
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    const dependencies = { [scanner.name]: scanner.version };
    writeFileSync(join(folder, "package.json"), `${JSON.stringify({ private: true, dependencies })}\n`);
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
  }
  // Its install script would fetch the list of hosts that browsers open by https only; ours is not on it.
  const preloaded = join(installed, "conf/hsts-preload.json");
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}\n");
}
