import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Cores: servers run on the first, the load on the second, so that neither takes the other's time. */
const serverCore = "0";
export const loadCore = "1";

export interface ServerProcess {
  /** Time from the start of the process to its first answer of 200, ms. */
  startMs: number;
  /** Processor time so far of the process and all it started, µs. */
  processorTime(): number;
  /** Resident memory of the process and all it started, bytes. */
  residentBytes(): number;
  /** The most that it has held so far, bytes. */
  peakBytes(): number;
  stop(): Promise<void>;
}

export interface ServerCommand {
  command: readonly string[];
  folder: string;
  env?: Record<string, string>;
  /** Address that answers 200 once the server is up. */
  url: string;
}

/** Starts a server on the servers' core and waits for its first answer. Throws when it ends or stays silent. */
export async function startServer({ command, folder, env, url }: ServerCommand): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn("taskset", ["-c", serverCore, ...command], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  await firstAnswer(child, url);
  const { pid = 0 } = child;
  return {
    startMs: performance.now() - began,
    processorTime: () => sum(familyOf(pid).map(processorTimeOf)),
    residentBytes: () => sum(familyOf(pid).map((each) => memoryOf(each, "VmRSS"))),
    peakBytes: () => sum(familyOf(pid).map((each) => memoryOf(each, "VmHWM"))),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      process.kill(-pid, "SIGTERM");
      await ended;
    },
  };
}

/**
 * Waits until a server works no more: ours renders its pages ahead and compresses them at their best beside the first
 * answers, half a minute long, which is no part of what the next request costs.
 */
export async function untilIdle(server: ServerProcess): Promise<void> {
  const idleShare = 0.01;
  const stepMs = 1_000;
  for (let share = 1; share > idleShare; ) {
    const before = server.processorTime();
    await pause(stepMs);
    share = (server.processorTime() - before) / 1_000 / stepMs;
  }
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
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
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

/** Nanoseconds on a processor, which the kernel counts for each thread. */
function processorTimeOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return sum(
    threads.map(
      (thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e3,
    ),
  );
}

function memoryOf(pid: number, figure: "VmRSS" | "VmHWM"): number {
  const [, kilobytes] =
    new RegExp(`^${figure}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
