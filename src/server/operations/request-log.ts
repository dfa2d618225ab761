import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { safeMethods } from "#http/same-origin.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { routeName } from "./route-name.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Bytes sent on its connection before it. */
    sentBefore: number;
  }
}

/** Longest path in a log line, characters. */
const maxPathLength = 200;

/** An id that a proxy may hand on. */
const idPattern = /^[\w-]{8,64}$/;

/** Returns a function that makes the id of a request: the id that a trusted proxy has sent, or a new one. */
export function requestIds(isProxyTrusted: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers["x-request-id"];
    return isProxyTrusted && typeof given === "string" && idPattern.test(given) ? given : randomUUID();
  };
}

/**
 * Returns the id of each request as a header, counts the request and logs it. At the default level only failures and
 * writes are logged: a cached page costs less than its line in the log would.
 */
export function observeRequests(
  app: FastifyInstance,
  { observe }: Pick<Metrics, "observe">,
  log: Logger,
): void {
  app.decorateRequest("sentBefore", 0);
  app.addHook("onRequest", (request, reply, done) => {
    request.sentBefore = request.socket.bytesWritten;
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, { raw, elapsedTime }, done) => {
    observe(routeName(request.routeOptions.url), raw.statusCode, elapsedTime / 1000);
    const level = levelOf(request.method, raw.statusCode);
    if (log.isLevelEnabled(level)) log[level](factsOf(request, raw.statusCode, elapsedTime), "request");
    done();
  });
}

function levelOf(method: string, status: number): "error" | "info" | "debug" {
  // The cause of a 503 is logged where it arises: no database, or overload.
  if (status >= 500 && status !== 503) return "error";
  return status >= 400 || !safeMethods.has(method) ? "info" : "debug";
}

/**
 * Facts of a request for the log: no query, no IP address, no header, because these hold what visitors type or send along. Paths
 * that are unknown or were not resolved are not logged either.
 */
function factsOf(request: FastifyRequest, status: number, ms: number): object {
  const route = request.routeOptions.url ?? "/*";
  const [path = ""] = request.url.split(/[?#;]/, 1);
  const isUnknownPath = route.endsWith("/*") && ((status >= 300 && status < 500) || status === 503);
  return {
    requestId: request.id,
    method: request.method,
    ...(isUnknownPath || route.includes(":") ? { route } : { path: path.slice(0, maxPathLength) }),
    status,
    ms: Math.round(ms * 10) / 10,
    bytes: request.socket.bytesWritten - request.sentBefore,
  };
}
