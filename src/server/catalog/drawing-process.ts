import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DrawingJob, DrawnJob } from "./pdf/drawing-program.ts";

/** A drawn file, or the reason why there is none. */
export type Drawing = DrawnJob | { ok: false; failure: "stopped" };

export interface DrawingProcess {
  /** Draws one catalogue; the caller waits before it gives the next. */
  draw(job: DrawingJob): Promise<Drawing>;
  /** Ends the process; the job that is being done and all others end with "stopped". */
  stop(): Promise<void>;
}

interface ProcessOptions {
  /** Time without a job after which the process ends, ms. */
  idleMs?: number;
  /** A job that takes longer ends its process, ms. */
  timeoutMs?: number;
  program?: URL;
}

/**
 * Several times the memory that fonts and the largest catalogue take, MB; and no threads of V8 beside the drawing, whose
 * coordination takes a fifth of the processor time of a first file.
 */
const v8Flags = ["--max-semi-space-size=8", "--max-old-space-size=256", "--single-threaded"];

const drawingProgram = new URL("./pdf/drawing-program.ts", import.meta.url);

/** One process for drawing, started by the first job and ended when none came for a while, so that its memory is free again. */
export function createDrawingProcess({
  idleMs = 10_000,
  timeoutMs = 60_000,
  program = drawingProgram,
}: ProcessOptions = {}): DrawingProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function started(): ChildProcess {
    if (child) return child;
    const one = startedAt(program);
    one.on("exit", () => {
      if (child === one) child = undefined;
    });
    child = one;
    return one;
  }

  function end(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  return {
    async draw(job) {
      if (isStopped) return { ok: false, failure: "stopped" };
      clearTimeout(idle);
      const drawing = await answerOf(started(), job, timeoutMs);
      if (isStopped) return { ok: false, failure: "stopped" };
      if (!drawing.ok) end();
      idle = setTimeout(end, idleMs).unref();
      return drawing;
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      end();
    },
  };
}

function startedAt(program: URL): ChildProcess {
  // None of the server's settings, some of which are secrets.
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(program), {
    execArgv: v8Flags,
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // The job reports it; without a job nothing is lost.
  child.on("error", () => undefined);
  return child;
}

/** The answer of a process to one job; one that fails or takes too long gives none. */
async function answerOf(child: ChildProcess, job: DrawingJob, timeoutMs: number): Promise<DrawnJob> {
  const { promise, resolve } = Promise.withResolvers<DrawnJob>();
  const fail = (failure: Error) => resolve({ ok: false, failure });
  const exit = (code: number | null, signal: string | null) =>
    fail(new Error(`The drawing process ended with ${code ?? signal}.`));
  const timeout = setTimeout(() => fail(new Error(`A drawing took more than ${timeoutMs} ms.`)), timeoutMs);
  child.on("message", resolve).on("error", fail).on("exit", exit);
  hold(child);
  child.send(job, (failure) => {
    if (failure) fail(failure);
  });
  const drawing = await promise;
  clearTimeout(timeout);
  child.off("message", resolve).off("error", fail).off("exit", exit);
  release(child);
  return drawing;
}

/** The server waits for a process with a job, and may end beside one without. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
