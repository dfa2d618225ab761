import type { IncomingMessage } from "node:http";

/** The longest that a request may take, ms: a film of 100 MB needs 1.4 Mbit/s. */
export const maxBodyTimeoutMs = 10 * 60 * 1000;

interface BodyTimeout {
  /** At most `maxBodyTimeoutMs`, which is for signed-in users only. */
  ms?: number;
  /** Least average rate of the body, for clients that are not signed in; no limit when left out. */
  bytesPerSecond?: number;
}

/** Extended timeouts of requests, ms since their arrival. */
const bodyTimeouts = new WeakMap<IncomingMessage, () => number>();

/** Allows a request more time for its body than others have: for clients that send much over a slow connection. */
export function allowSlowUpload(
  request: IncomingMessage,
  { ms = maxBodyTimeoutMs, bytesPerSecond = 0 }: BodyTimeout = {},
): void {
  const received = receivedBytesCounter(request);
  bodyTimeouts.set(request, () =>
    bytesPerSecond === 0 ? ms : Math.min(ms, (received() / bytesPerSecond) * 1000),
  );
}

/** Timeout of a request at its present progress, ms, where it is longer than the default. */
export function bodyTimeoutFor(request: IncomingMessage): number | undefined {
  return bodyTimeouts.get(request)?.();
}

/** Returns a function that counts the bytes of a request that its client has sent from now on. */
export function receivedBytesCounter({ socket }: IncomingMessage): () => number {
  const before = socket.bytesRead;
  return () => socket.bytesRead - before;
}
