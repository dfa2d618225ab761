import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { CountedEvent } from "#domain/admin/security.ts";
import { maxPerNetwork } from "#domain/client-limits.ts";
import { networkOf } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { retryAfterS } from "#domain/unavailable.ts";
import { bodyTimeoutFor, maxBodyTimeoutMs } from "#http/body-timeout.ts";
import { refuseUnread } from "../web/problems/unread-requests.ts";

/**
 * Timeouts, ms, and limits of connections. Proxies keep idle connections for up to 60 s: `keepAliveTimeout` must be longer, or
 * a proxy may send a request on a connection that we are closing.
 */
export const connectionLimits = {
  /** Maximum for any whole request, ms; most are limited by `bodyTimeoutMs`. */
  requestTimeout: maxBodyTimeoutMs,
  /** Time without traffic in either direction; also closes clients that do not read the response. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: 10_000,
    /** Interval at which the limits above are checked; Node's own 30 s would add to each of them. */
    connectionsCheckingInterval: 5_000,
  },
} as const;

/** Time for a body, ms: a picture of 1 MB needs 300 kbit/s. Signed-in clients that send more may get longer. */
export const bodyTimeoutMs = 30_000;

/** An idle connection takes about 10 KB; more connections are closed. */
const maxConnections = 5_000;

/** Pipelined requests of a connection, which wait in memory. Browsers and proxies send one at a time. */
export const maxUnanswered = 20;

/**
 * Maximum number of requests in flight of one client network behind a proxy. The proxy opens a connection for each request, so one
 * client could otherwise use all connections. `deploy/nginx.conf` has the same limit, Caddy has none.
 */
export const maxInFlight = 128;

/** Maximum length of a rejected body that is still read, bytes; the same as in `deploy/nginx.conf`. */
export const maxDrainedBytes = 2 * 1024 * 1024;

interface ConnectionOptions {
  /** All connections come from a proxy, which has to limit each client. */
  isProxied: boolean;
  /** `bodyTimeoutMs` by default. */
  bodyTimeout?: number;
  /** Receives each refusal. Behind a proxy the address is undefined: the proxy logs the client. */
  onRefusal?: (event: CountedEvent, address: string | undefined) => void;
}

/** Closes connections beyond the limits, with too many pipelined requests, or with bodies that arrive too slowly. */
export function limitConnections(
  server: Server,
  { isProxied, bodyTimeout = bodyTimeoutMs, onRefusal = () => undefined }: ConnectionOptions,
): void {
  server.maxConnections = maxConnections;
  const refuse = (event: CountedEvent, { remoteAddress }: Socket) =>
    onRefusal(event, isProxied ? undefined : remoteAddress);
  if (!isProxied) limitPerNetwork(server, refuse);
  limitPipelining(server);
  limitBodyTime(server, bodyTimeout, refuse);
}

/**
 * Refuses requests of a client with `maxInFlight` requests in flight.
 * @param isClientIpKnown true if the address of a request is that of its client, not that of a proxy
 * @param onRefusal receives the client's address of every refused request
 */
export function limitRequests(
  app: FastifyInstance,
  { isClientIpKnown, onRefusal }: { isClientIpKnown: boolean; onRefusal: (address: string) => void },
): void {
  if (!isClientIpKnown) return;
  const inFlight = createCounts();
  app.addHook("onRequest", (request, reply, done) => {
    const network = networkOf(request.ip);
    if (inFlight.add(network) <= maxInFlight) {
      reply.raw.once("close", () => inFlight.remove(network));
      done();
      return;
    }
    inFlight.remove(network);
    onRefusal(request.ip);
    // The body is not read.
    reply.headers({ "retry-after": retryAfterS, connection: "close" });
    done(new Overloaded());
  });
}

/** Refuses a request with two Host headers (RFC 9112, 3.2): a proxy may have used the other one. */
export function rejectDuplicateHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    let hosts = 0;
    const { rawHeaders } = request.raw;
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
    if (hosts > 1)
      done(Object.assign(new Error("The request has several Host headers."), { statusCode: 400 }));
    else done();
  });
}

/**
 * Lets Node read and discard a moderately long body that was rejected as too long. Fastify would close the connection, whose
 * reset can arrive before the response. A connection with a longer body, or one of unknown length, is closed.
 */
export function drainRejectedBodies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode === 413 && Number(request.headers["content-length"]) <= maxDrainedBytes)
      reply.removeHeader("connection");
    done(null, payload);
  });
}

type Refuse = (event: CountedEvent, socket: Socket) => void;

/** Limits the connections of a network, so that others can connect. */
function limitPerNetwork(server: Server, refuse: Refuse): void {
  const open = createCounts();
  server.prependListener("connection", (socket: Socket) => {
    const limits = maxPerNetwork("connections", socket.remoteAddress ?? "");
    const isWithin = limits.map(({ network, max }) => open.add(network) <= max).every(Boolean);
    socket.once("close", () => {
      for (const { network } of limits) open.remove(network);
    });
    if (isWithin) return;
    // A destroyed socket has no address.
    refuse("connections-refused", socket);
    socket.destroy();
  });
}

/** Counts by network, without entries of 0. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    add(network: string): number {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count;
    },
    remove(network: string): void {
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    },
  };
}

function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > maxUnanswered) socket.destroy();
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}

/** Answers and closes connections whose bodies arrive too slowly. */
function limitBodyTime(server: Server, bodyTimeout: number, refuse: Refuse): void {
  server.prependListener("request", (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isComplete = () => request.complete || socket.destroyed;
    const began = Date.now();
    const checkTime = () => {
      if (isComplete()) return;
      const remainingMs = began + Math.max(bodyTimeout, bodyTimeoutFor(request) ?? 0) - Date.now();
      if (remainingMs > 0) {
        timer = setTimeout(checkTime, remainingMs);
        return;
      }
      refuse("body-too-slow", socket);
      if (response.headersSent) socket.destroy();
      else refuseUnread(socket, 408, request);
    };
    let timer = setTimeout(checkTime, bodyTimeout);
    request.once("close", () => isComplete() && clearTimeout(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
