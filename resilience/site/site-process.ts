import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How long a start may take before it counts as failed, ms. */
const patienceMs = 60_000;

/** Administrator of the sites that are started here. */
export const administrator = { username: "admin", password: "말-배터리-스테이플" };

/** Stops all processes when the script that started them fails. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** One run of the program, as `npm start` runs it. */
export interface SiteProcess {
  url: string;
  isRunning(): boolean;
  /** Resident memory, bytes. */
  residentBytes(): number;
  /** Its output so far. */
  log(): string;
  /** @returns time from its start until it was ready, ms. @throws when it ends instead. */
  opened(): Promise<number>;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Lets it finish. @returns the exit code */
  stop(): Promise<number | null>;
}

/** Starts the program on the port of `url` with these settings. Needs the built site. */
export function startProcess(url: string, settings: NodeJS.ProcessEnv): SiteProcess {
  const began = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "build/server/main.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: "build/compile-cache",
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: "131072",
      HOST: "127.0.0.1",
      PORT: new URL(url).port,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (words: string) => {
      written += words;
    });
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    isRunning,
    residentBytes: () => residentBytes(child.pid ?? 0),
    log: () => written,
    async opened() {
      while (performance.now() - began < patienceMs) {
        if (!isRunning()) throw new Error(`The site at ${url} ended at its start: ${written}`);
        if (await isReady(url)) return performance.now() - began;
        await pause(10);
      }
      throw new Error(`The site at ${url} was not ready after ${patienceMs} ms: ${written}`);
    },
    async kill() {
      await ended(child, "SIGKILL");
    },
    stop: () => ended(child, "SIGTERM"),
  };
}

/** An address on this machine where nothing listens yet. */
export async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port on 127.0.0.1.");
  return `http://127.0.0.1:${address.port}`;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok ?? false;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

function residentBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
