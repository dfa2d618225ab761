import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

export interface MetricsRouteOptions {
  metrics: Pick<Metrics, "text" | "contentType">;
  env: { siteUrl: string; trustProxy: boolean | number | string; metricsToken?: string | undefined };
}

/** Headers that a proxy adds to a request. */
const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/** Figures for Prometheus: for programs on this machine, and for requests with the token. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, env }: MetricsRouteOptions,
): Promise<void> {
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isFromHere(request, env) && !hasToken(request, env.metricsToken)) {
      return reply
        .code(403)
        .type("text/plain; charset=utf-8")
        .send(
          "Send METRICS_TOKEN as a bearer token, or request directly from this machine, not through a proxy.\n",
        );
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * Returns true when a program on this machine sent the request. Behind a proxy every request comes from this machine: the settings
 * and the headers of the proxy distinguish them.
 */
function isFromHere(
  { socket, headers }: FastifyRequest,
  { siteUrl, trustProxy }: MetricsRouteOptions["env"],
): boolean {
  const isLoopback = /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? "");
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  return isLoopback && !isForwarded && trustProxy === false && siteUrl.startsWith("http:");
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
