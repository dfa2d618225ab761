import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Attempt } from "#domain/admin/security.ts";
import { sharesOf } from "#domain/network-bounds.ts";
import { longestPatienceMs, patienceFor } from "#http/patience.ts";

/**
 * Bounds for clients that take their time, ms, and for how much one of them may ask. A proxy in front keeps idle
 * connections for up to 60 s: ours must be the longer patience, or it sends into one that is just being closed.
 */
export const connectionLimits = {
  /** For the whole request of whom we wait for longest; others are held to `bodyTimeoutMs`. */
  requestTimeout: longestPatienceMs,
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

/** How long a body may take, ms: a picture of 1 MB needs 300 kbit/s. Who is known and brings more may be given longer. */
export const bodyTimeoutMs = 30_000;

/** Open connections. An idle one holds some 10 KB; more than these are closed as they come. */
const mostConnections = 5_000;

/**
 * Requests that a connection may send before it reads the first answer. Browsers and proxies send one; who sends
 * hundreds and reads nothing would have them all wait in memory.
 */
export const mostUnanswered = 20;

interface Bounds {
  /** All come from the proxy in front, which has to tell clients apart. */
  isProxied: boolean;
  /** In place of `bodyTimeoutMs`. */
  bodyTimeout?: number;
  /** Told whom a bound has sent away; no address where it would be the proxy's, whose own log has it. */
  onRefusal?: (event: Attempt, address: string | undefined) => void;
}

/** Closes connections beyond the bounds, and such that ask faster than they read or send slower than they may. */
export function boundConnections(
  server: Server,
  { isProxied, bodyTimeout = bodyTimeoutMs, onRefusal = () => undefined }: Bounds,
): void {
  server.maxConnections = mostConnections;
  const refuse = (event: Attempt, { remoteAddress }: Socket) =>
    onRefusal(event, isProxied ? undefined : remoteAddress);
  if (!isProxied) boundNetworks(server, refuse);
  boundUnanswered(server);
  boundBodies(server, bodyTimeout, refuse);
}

type Refuse = (event: Attempt, socket: Socket) => void;

/** Nobody has all the places: others still come in. */
function boundNetworks(server: Server, refuse: Refuse): void {
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const shares = sharesOf("connections", socket.remoteAddress ?? "");
    for (const { network } of shares) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once("close", () => {
      for (const { network } of shares) {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
    if (shares.every(({ network, most }) => (open.get(network) ?? 0) <= most)) return;
    // A socket that is gone has no address any more.
    refuse("connections-refused", socket);
    socket.destroy();
  });
}

function boundUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > mostUnanswered) socket.destroy();
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}

/** Who brings a body too slowly is told so and let go, whatever became of the request until then. */
function boundBodies(server: Server, bodyTimeout: number, refuse: Refuse): void {
  server.prependListener("request", (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isOver = () => request.complete || socket.destroyed;
    const began = Date.now();
    const look = () => {
      if (isOver()) return;
      const left = began + (patienceFor(request) ?? bodyTimeout) - Date.now();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      refuse("body-too-slow", socket);
      if (!response.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
      socket.destroy();
    };
    let timer = setTimeout(look, bodyTimeout);
    request.once("close", () => isOver() && clearTimeout(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
