import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inForeground, nginxProgram } from "../../tests/support/nginx-configuration.ts";

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx in front of several instances, set up as the operations guide has it: what was sent to one instance is
 * never sent to another when it writes.
 * @param folder for its files @returns `undefined` where nginx is missing
 */
export async function startProxy(
  url: string,
  instances: readonly string[],
  folder: string,
): Promise<Proxy | undefined> {
  if (!existsSync(nginxProgram)) return undefined;
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, configurationOf(url, instances, folder));
  const child = spawn(nginxProgram, ["-e", join(folder, "nginx.log"), "-c", configuration], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  await waitForResponse(url, child);
  return {
    url,
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

function configurationOf(url: string, instances: readonly string[], folder: string): string {
  const servers = instances.map((instance) => `server ${new URL(instance).host} max_fails=0;`);
  return inForeground(
    `
  access_log off;
  upstream instances { ${servers.join(" ")} }
  server {
    listen ${new URL(url).host};
    client_max_body_size 2m;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`,
    folder,
  );
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(`${url}/healthz`).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error("nginx ended at its start. Its message is above.");
}
