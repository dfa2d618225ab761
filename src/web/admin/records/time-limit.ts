/** Thrown when the caller stops waiting. The server may still process the request. */
export class WaitAborted extends Error {
  readonly why: "stopped" | "late";

  constructor(why: "stopped" | "late") {
    super(`The request was given up: ${why}.`);
    this.name = "WaitAborted";
    this.why = why;
  }
}

/**
 * Runs `work` until `stop` is aborted or the time limit is reached.
 * @throws WaitAborted when `work` fails on the signal that it is given; other errors of `work`
 */
export async function withinLimit<T>(
  limitMs: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stopped = () => limit.abort(new WaitAborted("stopped"));
  if (stop.aborted) stopped();
  stop.addEventListener("abort", stopped);
  const timer = setTimeout(() => limit.abort(new WaitAborted("late")), limitMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", stopped);
  }
}
