import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { CacheProgram } from "../../tests/support/caches.ts";
import { type ServerProcess, startServer } from "./process.ts";

/** Starts a cache in front of the site, with an empty store. @param port its own @param site address of the site */
export async function startBehind(
  cache: CacheProgram,
  port: number,
  site: string,
): Promise<{ origin: string; server: ServerProcess }> {
  const folder = resolve("bench/peers", `cache-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = cache.prepare(folder, { cache: port, site: Number(new URL(site).port) });
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ command: [cache.program, ...args], folder, url: `${origin}/` });
  return { origin, server };
}
