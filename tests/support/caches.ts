import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inForeground, nginxProgram } from "./nginx-configuration.ts";

interface CachePorts {
  cache: number;
  site: number;
}

export interface CacheProgram {
  name: string;
  program: string;
  /** Host name that the site answers to behind the cache; missing if it answers to any. */
  host?: string;
  purgePath?: string;
  /** Returns the arguments of a foreground run. @param folder for its files */
  prepare(folder: string, ports: CachePorts): string[];
}

export const varnish: CacheProgram = {
  name: "Varnish with deploy/varnish.vcl",
  program: "/usr/sbin/varnishd",
  purgePath: "/cdn-purge",
  prepare(folder, { cache, site }) {
    const configuration = join(folder, "site.vcl");
    const shipped = readFileSync("deploy/varnish.vcl", "utf8");
    writeFileSync(configuration, shipped.replace('.port = "3000"', `.port = "${site}"`));
    return [
      ...["-F", "-j", "none", "-n", join(folder, "work"), "-a", `127.0.0.1:${cache}`, "-f", configuration],
      ...["-p", "http_gzip_support=off", "-s", "malloc,128m"],
    ];
  },
};

export const nginxCache: CacheProgram = {
  name: "nginx with deploy/nginx-cache.conf",
  program: nginxProgram,
  host: "www.example.com",
  prepare(folder, ports) {
    const cache = readFileSync("deploy/nginx-cache.conf", "utf8").replace("/var/cache/", `${folder}/`);
    const configuration = join(folder, "nginx.conf");
    writeFileSync(configuration, inForeground(cache + siteInNginx(folder, ports), folder));
    return ["-e", join(folder, "error.log"), "-c", configuration];
  },
};

/** `deploy/nginx.conf` without TLS, client limits and servers that only redirect. */
function siteInNginx(folder: string, { cache, site }: CachePorts): string {
  const shipped = readFileSync("deploy/nginx.conf", "utf8");
  const shared = shipped.slice(0, shipped.indexOf("\nserver {"));
  const own = shipped.slice(shipped.lastIndexOf("\nserver {"));
  return (shared + own)
    .replaceAll(/^ *(?:listen \[::\]|ssl_|limit_).*\n/gm, "")
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${cache}`)
    .replace("server 127.0.0.1:3000 ", `server 127.0.0.1:${site} `);
}

export function isInstalled({ program }: CacheProgram): boolean {
  return existsSync(program);
}

/** Starts a cache and waits for its first response. @returns stops it */
export async function startCache(cache: CacheProgram, ports: CachePorts): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "cache-"));
  const child = spawn(cache.program, cache.prepare(folder, ports), { stdio: "ignore" });
  while (!(await fetch(`http://127.0.0.1:${ports.cache}/healthz`).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(`${cache.name} ended at its start with ${child.exitCode}. ${folder} has its files.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
}
