import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Attempt } from "#domain/admin/security.ts";
import { networkShares } from "#domain/client-limits.ts";
import { networkOf } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { retryAfterS } from "#domain/unavailable.ts";
import { bodyTimeoutFor, maxBodyTimeoutMs } from "#http/body-timeout.ts";
import { refuseUnread } from "../web/problems/unread-requests.ts";

/**
 * Bounds for clients that take their time, ms, and for how much one of them may ask. A proxy in front keeps idle
 * connections for up to 60 s: ours must be the longer patience, or it sends into one that is just being closed.
 */
export const connectionLimits = {
  /** Maximum for any whole request, ms; most are limited by `bodyTimeoutMs`. */
  requestTimeout: maxBodyTimeoutMs,
  /** Without a byte in either direction: also who does not read the answer is let go. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  http: {
    /** For the headers alone. */
    headersTimeout: 10_000,
    /** Interval at which the limits above are checked; Node's own 30 s would add to each of them. */
    connectionsCheckingInterval: 5_000,
  },
} as const;

/** Time for a body, ms: a picture of 1 MB needs 300 kbit/s. Signed-in clients that send more may get longer. */
export const bodyTimeoutMs = 30_000;

/** Open connections. An idle one holds some 10 KB; more than these are closed as they come. */
const maxConnections = 5_000;

/**
 * Requests that a connection may send before it reads the first answer. Browsers and proxies send one; who sends
 * hundreds and reads nothing would have them all wait in memory.
 */
export const maxUnanswered = 20;

/**
 * Maximum requests in flight of one client network behind a proxy: the proxy opens a connection to us for each, so that a client with
 * thousands of them would hold all our connections. nginx has the same figure in `deploy/nginx.conf`, Caddy has none.
 */
export const maxInFlight = 128;

/** Length up to which a body that is refused for its length is still read, bytes: as much as `deploy/nginx.conf` lets through. */
export const maxDrainedBytes = 2 * 1024 * 1024;

interface Bounds {
  /** All connections come from a proxy, which has to limit each client. */
  isProxied: boolean;
  /** In place of `bodyTimeoutMs`. */
  bodyTimeout?: number;
  /** Receives each refusal; without an address where it would be the proxy's, whose own log has it. */
  onRefusal?: (event: Attempt, address: string | undefined) => void;
}

/** Closes connections beyond the limits, and those that send requests faster than they read answers or bodies too slowly. */
export function limitConnections(
  server: Server,
  { isProxied, bodyTimeout = bodyTimeoutMs, onRefusal = () => undefined }: Bounds,
): void {
  server.maxConnections = maxConnections;
  const refuse = (event: Attempt, { remoteAddress }: Socket) =>
    onRefusal(event, isProxied ? undefined : remoteAddress);
  if (!isProxied) limitPerNetwork(server, refuse);
  boundUnanswered(server);
  boundBodies(server, bodyTimeout, refuse);
}

/**
 * Refuses requests of a client with `maxInFlight` requests in flight.
 * @param tellsClientsApart true when the proxy is named, so that a request's address is its client's
 * @param onRefusal receives the client's address of every refused request
 */
export function limitRequests(
  app: FastifyInstance,
  { tellsClientsApart, onRefusal }: { tellsClientsApart: boolean; onRefusal: (address: string) => void },
): void {
  if (!tellsClientsApart) return;
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

/** Refuses a request that names two hosts (RFC 9112, 3.2): a proxy may have gone by the other one. */
export function refuseDoubledHost(app: FastifyInstance): void {
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
 * Reads and discards a body of moderate length that was rejected as too long, so that the client receives the reason. Fastify would
 * close the connection, which is a reset while bytes are in transit: it can overtake the answer, and a proxy then reports that the
 * site is unavailable. A connection with a longer body, or one of unknown length, is closed.
 */
export function keepConnectionForRejectedBody(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode === 413 && Number(request.headers["content-length"]) <= maxDrainedBytes)
      reply.removeHeader("connection");
    done(null, payload);
  });
}

type Refuse = (event: Attempt, socket: Socket) => void;

/** Nobody has all the places: others still come in. */
function limitPerNetwork(server: Server, refuse: Refuse): void {
  const open = createCounts();
  server.prependListener("connection", (socket: Socket) => {
    const shares = networkShares("connections", socket.remoteAddress ?? "");
    const isWithin = shares.map(({ network, max }) => open.add(network) <= max).every(Boolean);
    socket.once("close", () => {
      for (const { network } of shares) open.remove(network);
    });
    if (isWithin) return;
    // A socket that is gone has no address any more.
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
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    },
  };
}

function boundUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > maxUnanswered) socket.destroy();
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}

/** Answers and closes connections whose bodies arrive too slowly, whatever became of the request until then. */
function boundBodies(server: Server, bodyTimeout: number, refuse: Refuse): void {
  server.prependListener("request", (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isOver = () => request.complete || socket.destroyed;
    const began = Date.now();
    const look = () => {
      if (isOver()) return;
      const left = began + Math.max(bodyTimeout, bodyTimeoutFor(request) ?? 0) - Date.now();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      refuse("body-too-slow", socket);
      if (response.headersSent) socket.destroy();
      else refuseUnread(socket, 408, request);
    };
    let timer = setTimeout(look, bodyTimeout);
    request.once("close", () => isOver() && clearTimeout(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
