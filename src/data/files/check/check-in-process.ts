import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkBudget } from "#domain/files/budgets.ts";
import type { SmallFileKind } from "#domain/files/stored-file.ts";
import { createConcurrencyLimiter } from "../../concurrency-limiter.ts";
import type { CheckOutcome } from "./check-outcome.ts";

/** One at a time: the next file waits. */
const queue = createConcurrencyLimiter(Number.POSITIVE_INFINITY);

/**
 * Checks a file in a process of its own, which is killed beyond its time or memory: decoders are native code, which nothing stops in a
 * thread. The process has no settings of this one, such as its keys.
 */
export async function checkInProcess(
  kind: SmallFileKind,
  bytes: Uint8Array,
  { program = ownProgram, ms = checkBudget.ms }: { program?: URL; ms?: number } = {},
): Promise<CheckOutcome> {
  const outcome = await queue.run(() => runCheck(program, { kind, bytes }, ms));
  return outcome ?? { problem: "tooComplex" };
}

const ownProgram = new URL("./check-program.ts", import.meta.url);

/** @returns `undefined` where the program did not end in time, or was ended for its memory */
function runCheck(program: URL, question: object, ms: number): Promise<CheckOutcome | undefined> {
  const child = fork(fileURLToPath(program), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${checkBudget.heapMb}`],
    env: inherited(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<CheckOutcome | undefined>();
  let output = "";
  child.stderr?.on("data", (piece: Buffer) => {
    output = (output + piece.toString()).slice(0, 2_000);
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), ms);
  child.once("message", (outcome) => resolve(outcome as CheckOutcome));
  child.once("error", reject);
  child.once("exit", (code, signal) => {
    clearTimeout(timer);
    // Ended for its time, or by V8 or the system for its memory.
    if (signal !== null || code === outOfMemory) resolve(undefined);
    else reject(new Error(`The check of a file ended with ${code}: ${output}`));
  });
  child.send(question, (failure) => failure && reject(failure));
  return promise;
}

/** Exit code of a shell for SIGABRT, by which V8 ends. */
const outOfMemory = 134;

/** Without the settings of the site; fonts and the cache of compiled code are found by these. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE, FONTCONFIG_PATH, FONTCONFIG_FILE } = process.env;
  const known = { PATH, HOME, NODE_COMPILE_CACHE, FONTCONFIG_PATH, FONTCONFIG_FILE };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
