import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Bounds for clients that take their time, ms, and for how much one of them may ask. A proxy in front keeps idle
 * connections for up to 60 s: ours must be the longer patience, or it sends into one that is just being closed.
 */
export const connectionLimits = {
  /** For the whole request: a picture of 1 MB needs 300 kbit/s. */
  requestTimeout: 30_000,
  /** Without a byte in either direction: also who does not read the answer is let go. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  http: {
    /** For the headers alone. */
    headersTimeout: 10_000,
    /** How often the limits above are looked after; Node's own 30 s would add to each of them. */
    connectionsCheckingInterval: 5_000,
  },
} as const;

/** Open connections. An idle one holds some 10 KB; more than these are closed as they come. */
const mostConnections = 5_000;

/**
 * Requests that a connection may send before it reads the first answer. Browsers and proxies send one; who sends
 * hundreds and reads nothing would have them all wait in memory.
 */
export const mostUnanswered = 20;

/** Closes connections beyond the bounds, and such that ask faster than they read. */
export function boundConnections(server: Server): void {
  server.maxConnections = mostConnections;
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > mostUnanswered) socket.destroy();
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
