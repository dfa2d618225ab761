import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";
import { healthCalls, purgeStatusOf, troublesOf } from "#domain/health/troubles.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";

/** Time after a request to `/readyz` during which its client counts as watching, ms. */
const watchMs = 60_000;

/** Readiness of this instance for requests. */
export interface Readiness {
  isStopping: boolean;
  /** True when a client has requested `/readyz` lately and so will notice a change. */
  readonly isWatched: boolean;
  /** Records a request to `/readyz`. */
  recordProbe(): void;
}

export function createReadiness(monotonicMs: () => number = () => performance.now()): Readiness {
  let probedAt = Number.NEGATIVE_INFINITY;
  return {
    isStopping: false,
    get isWatched() {
      return monotonicMs() - probedAt < watchMs;
    },
    recordProbe() {
      probedAt = monotonicMs();
    },
  };
}

interface HealthOptions extends Pick<Services, "health"> {
  readiness: Readiness;
}

/**
 * Health checks for monitoring: `/healthz` succeeds while the program runs, `/readyz` while it can serve requests, that is, while the
 * database can be written and the program is not about to stop.
 */
export async function healthApi(app: FastifyInstance, { health, readiness }: HealthOptions): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const config = { bypassesScheduler: true };

  app.get("/healthz", { config }, async () => ({ status: "alive" }));

  app.get("/readyz", { config }, async (request, reply) => {
    readiness.recordProbe();
    if (readiness.isStopping) return reply.code(503).send({ status: "stopping" });
    const reason = await health.probeWrite();
    if (!reason) return { status: "ready" };
    request.log.warn({ reason, requestId: request.id }, "not ready");
    const status = reason === "unreachable" ? "database unavailable" : "nothing can be written";
    return reply.code(503).send({ status, reason });
  });
}

/** The health of the site for administrators, shown as a line above their pages. */
export async function siteHealthApi(
  api: Api,
  { healthReport }: Pick<Services, "healthReport">,
): Promise<void> {
  api.route({
    ...operationFromContract(healthCalls.troubles, {
      operationId: "listTroubles",
      summary:
        "Problems that prevent storing data, making backups or sending mail, the most serious first, and the state of cache purges",
    }),
    config: { isPolling: true },
    handler: async () => {
      const report = await healthReport();
      const purges = purgeStatusOf(report);
      return { troubles: troublesOf(report, new Date()), ...(purges && { purges }) };
    },
  });
}
