import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Cores: servers run on the first, the load on the second, so that neither takes the other's time. */
const serverCore = "0";
export const loadCore = "1";

export interface ServerProcess {
  /** Time from the start of the process to its first response of 200, ms. */
  startMs: number;
  /** Processor time so far of the process and all it started, µs. */
  processorTime(): number;
  /** Resident memory of the process and all it started, bytes. */
  residentBytes(): number;
  /** The most that they have held so far, bytes. */
  peakBytes(): number;
  /** The most that the process alone has held so far, bytes. */
  ownPeakBytes(): number;
  stop(): Promise<void>;
}

export interface ServerCommand {
  command: readonly string[];
  folder: string;
  env?: Record<string, string>;
  /** Address that returns 200 once the server is up. */
  url: string;
}

/** Starts a server on the servers' core and waits for its first response. Throws when it ends or stays silent. */
export async function startServer({ command, folder, env, url }: ServerCommand): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn("taskset", ["-c", serverCore, ...command], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  await firstResponse(child, url);
  const { pid = 0 } = child;
  return {
    startMs: performance.now() - began,
    processorTime: () => sum(familyOf(pid).map(processorTimeOf)),
    residentBytes: () => sum(familyOf(pid).map((each) => memoryOf(each, "VmRSS"))),
    peakBytes: () => sum(familyOf(pid).map((each) => memoryOf(each, "VmHWM"))),
    ownPeakBytes: () => memoryOf(pid, "VmHWM"),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      process.kill(-pid, "SIGTERM");
      await ended;
    },
  };
}

/** Time and most memory of a command that ends by itself. @throws Error where it fails */
export async function runCommand({
  command,
  folder,
  env,
}: Omit<ServerCommand, "url">): Promise<{ ms: number; peakBytes: number }> {
  const began = performance.now();
  const child = spawn("taskset", ["-c", loadCore, ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let code: number | null | undefined;
  child.once("exit", (status) => {
    code = status;
  });
  let peakBytes = 0;
  while (code === undefined) {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, memoryOf(child.pid, "VmHWM"));
    await pause(20);
  }
  if (code !== 0) throw new Error(`${command.join(" ")} failed (${code}).`);
  return { ms: performance.now() - began, peakBytes };
}

/**
 * Waits until a server works no more: ours renders its pages ahead and compresses them at their best beside the first
 * answers, half a minute long, which is no part of what the next request costs.
 */
export async function untilIdle(
  server: Pick<ServerProcess, "processorTime">,
  maxMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const idleShare = 0.03;
  const stepMs = 1_000;
  const end = performance.now() + maxMs;
  for (let share = 1; share > idleShare && performance.now() < end; ) {
    const before = server.processorTime();
    await pause(stepMs);
    share = (server.processorTime() - before) / 1_000 / stepMs;
  }
}

async function firstResponse(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(" ")} ended. Its message is above.`);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(10);
  }
  throw new Error(`${url} did not answer within a minute.`);
}

/** The process and everything it started, as far as they live. */
function familyOf(pid: number): number[] {
  const children = threadsOf(pid, "children").flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  return [pid, ...children.flatMap(familyOf)];
}

/** Nanoseconds on a processor, which the kernel counts for each thread. */
function processorTimeOf(pid: number): number {
  return sum(threadsOf(pid, "schedstat").map((times) => Number(times.split(" ")[0]) / 1e3));
}

/** A file of each thread; one that ends meanwhile has none. */
function threadsOf(pid: number, file: "children" | "schedstat"): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return [readFileSync(`/proc/${pid}/task/${thread}/${file}`, "utf8")];
    } catch {
      return [];
    }
  });
}

function memoryOf(pid: number, figure: "VmRSS" | "VmHWM"): number {
  const [, kilobytes] =
    new RegExp(`^${figure}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
