import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies a peer of ours from `bench/twins/` to the git-ignored `bench/peers/` and installs what it lacks there.
 * Answers its folder, relative to the repository's root.
 */
export function installPeer(name: "next" | "astro" | "lighthouse"): string {
  const folder = join("bench/peers", name);
  cpSync(join("bench/twins", name), folder, { recursive: true });
  if (!existsSync(join(folder, "node_modules"))) {
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
  }
  return folder;
}
