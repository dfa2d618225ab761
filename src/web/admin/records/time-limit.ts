/** Thrown when the caller stops waiting. The server may still process the request. */
export class WaitAborted extends Error {
  readonly why: "stopped" | "timeout";

  constructor(why: "stopped" | "timeout") {
    super(`Stopped waiting for the request: ${why}.`);
    this.name = "WaitAborted";
    this.why = why;
  }
}

/**
 * Runs `work` until `stop` is aborted or the time limit is reached.
 * @throws WaitAborted if `work` rejects because its signal was aborted; other errors of `work` as they are
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
  const timer = setTimeout(() => limit.abort(new WaitAborted("timeout")), limitMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", stopped);
  }
}
