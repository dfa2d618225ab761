import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DrawingJob, JobResult } from "./pdf/drawing-program.ts";

/** A drawn file, or the reason why there is none. */
export type Drawing = JobResult | { ok: false; failure: "stopped" };

export interface DrawingProcess {
  /** Draws one catalogue; the caller awaits it before the next call. */
  draw(job: DrawingJob): Promise<Drawing>;
  /** Ends the process; running and later jobs end with "stopped". */
  stop(): Promise<void>;
}

interface ProcessOptions {
  /** Time without a job after which the process ends, ms. */
  idleMs?: number;
  /** Timeout of a job, after which the process is killed, ms. */
  timeoutMs?: number;
  program?: URL;
}

/**
 * Several times the memory of the fonts and the largest catalogue, MB. V8's helper threads take a fifth of the processor time of
 * the first file.
 */
const v8Flags = ["--max-semi-space-size=8", "--max-old-space-size=256", "--single-threaded"];

const drawingProgram = new URL("./pdf/drawing-program.ts", import.meta.url);

/** Starts the process with the first job, and ends it after `idleMs` without one, to free its memory. */
export function createDrawingProcess({
  idleMs = 10_000,
  timeoutMs = 60_000,
  program = drawingProgram,
}: ProcessOptions = {}): DrawingProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function ensureProcess(): ChildProcess {
    if (child) return child;
    const one = forkProcess(program);
    one.on("exit", () => {
      if (child === one) child = undefined;
    });
    child = one;
    return one;
  }

  function killProcess(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  return {
    async draw(job) {
      if (isStopped) return { ok: false, failure: "stopped" };
      clearTimeout(idle);
      const drawing = await runJob(ensureProcess(), job, timeoutMs);
      if (isStopped) return { ok: false, failure: "stopped" };
      if (!drawing.ok) killProcess();
      idle = setTimeout(killProcess, idleMs).unref();
      return drawing;
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      killProcess();
    },
  };
}

function forkProcess(program: URL): ChildProcess {
  // Without the server's settings, some of which are secrets.
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(program), {
    execArgv: v8Flags,
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // `runJob` reports it.
  child.on("error", () => undefined);
  return child;
}

/** Sends a job to a process and awaits the result. */
async function runJob(child: ChildProcess, job: DrawingJob, timeoutMs: number): Promise<JobResult> {
  const { promise, resolve } = Promise.withResolvers<JobResult>();
  const fail = (failure: Error) => resolve({ ok: false, failure });
  const exit = (code: number | null, signal: string | null) =>
    fail(new Error(`The drawing process ended with ${code ?? signal}.`));
  const timeout = setTimeout(() => fail(new Error(`A drawing took more than ${timeoutMs} ms.`)), timeoutMs);
  child.on("message", resolve).on("error", fail).on("exit", exit);
  refProcess(child);
  child.send(job, (failure) => {
    if (failure) fail(failure);
  });
  const drawing = await promise;
  clearTimeout(timeout);
  child.off("message", resolve).off("error", fail).off("exit", exit);
  unrefProcess(child);
  return drawing;
}

/** Keeps the server alive while the process has a job. */
function refProcess(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function unrefProcess(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
