import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { programEnv, programFile, programFlags } from "../../scripts/program.mjs";

/** How long the site may take to start, ms. */
const patienceMs = 60_000;

export const administrator = { username: "admin", password: "말-배터리-스테이플" };

/** The built site in a process of its own, on a database of its own that is gone afterwards. */
export interface OwnSite {
  url: string;
  /** Resident memory, bytes. */
  residentBytes(): number;
  isRunning(): boolean;
  /** What it has written so far. */
  log(): string;
  /** @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built site and waits until it is ready. @throws Error with its own words when it does not start. */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-resilience-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...programFlags, programFile], {
    env: {
      ...programEnv(process.env),
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT: "off",
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Nothing stays behind when whoever started it fails.
  process.once("exit", () => child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const log = collected(child);
  await untilReady(child, url, log);
  return {
    url,
    residentBytes: () => residentBytes(child.pid ?? 0),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    log,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      rmSync(folder, { recursive: true });
      return code;
    },
  };
}

function collected({ stdout, stderr }: ChildProcess): () => string {
  let text = "";
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  child.kill("SIGKILL");
  throw new Error(`The site did not start. Build it first: npm run build. It said:\n${log()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

function residentBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
