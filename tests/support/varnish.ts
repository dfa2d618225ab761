import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = "/usr/sbin/varnishd";

export const hasVarnish = existsSync(program);

export interface Varnish {
  close(): Promise<void>;
}

/** Starts Varnish with `deploy/varnish.vcl` on ports of the loopback, and waits until it answers. */
export async function startVarnish({ port, site }: { port: number; site: number }): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), "varnish-"));
  const configuration = join(folder, "site.vcl");
  const shipped = readFileSync("deploy/varnish.vcl", "utf8");
  writeFileSync(configuration, shipped.replace('.port = "3000"', `.port = "${site}"`));
  const child = spawn(
    program,
    [
      ...["-F", "-j", "none", "-n", join(folder, "work"), "-a", `127.0.0.1:${port}`, "-f", configuration],
      ...["-p", "http_gzip_support=off", "-s", "malloc,128m"],
    ],
    { stdio: "ignore" },
  );
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Varnish ended at its start with ${child.exitCode}.`);
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
