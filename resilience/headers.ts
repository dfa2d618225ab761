/**
 * Has Mozilla's Observatory look at the built site behind nginx with TLS, both set up as `deploy/` has it, and prints
 * its score. Needs nginx, openssl and the built site; installs the scanner itself. Run: node resilience/headers.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { type DeployedNginx, deployedNginx } from "../tests/support/deployed-nginx.ts";
import { findHere } from "./headers/name-service.ts";
import { type Scan, scan } from "./headers/observatory.ts";
import { startOwnSite } from "./site/own-site.ts";
import { freeAddress } from "./site/site-process.ts";

/** Served by `deploy/nginx.conf`. */
const host = "www.example.com";
const minScore = 115;

const folder = mkdtempSync(join(tmpdir(), "resilience-headers-"));
try {
  process.exitCode = await look();
} finally {
  rmSync(folder, { recursive: true });
}

async function look(): Promise<number> {
  const site = await startOwnSite({ SITE_URL: `https://${host}`, TRUST_PROXY: "1" });
  const [http, https] = [portOf(await freeAddress()), portOf(await freeAddress())];
  const nginx = deployedNginx(folder, { http, https, site: portOf(site.url) });
  try {
    if ("absent" in nginx) {
      console.log(`Headers: skipped, ${nginx.absent}.`);
      return 0;
    }
    setDefaultCACertificates([...getCACertificates("default"), nginx.certificate]);
    findHere(host, { http, https });
    return judged(await throughNginx(nginx, () => scan(host)));
  } finally {
    await site.stop();
  }
}

async function throughNginx<T>({ program, args }: DeployedNginx, work: () => Promise<T>): Promise<T> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill());
  const ended = once(child, "exit");
  try {
    while (!(await fetch(`https://${host}/healthz`).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error("nginx ended at its start. Its message is above.");
      await pause(50);
    }
    return await work();
  } finally {
    child.kill();
    await ended;
  }
}

function judged({ scan: { grade, score, algorithmVersion }, tests }: Scan): number {
  console.log("\n| test | outcome | points | |\n|---|---|--:|---|");
  for (const [name, { result, pass, scoreModifier }] of Object.entries(tests))
    console.log(`| ${name} | ${result} | ${scoreModifier ?? 0} | ${pass ? "passed" : "FAILED"} |`);
  const isGood = score >= minScore && Object.values(tests).every(({ pass }) => pass);
  console.log(`\nObservatory, algorithm ${algorithmVersion}: ${score} points, grade ${grade}.`);
  if (!isGood) console.log(`FAILED: every test has to pass, with ${minScore} points or more.`);
  return isGood ? 0 : 1;
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}
