import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";

/** How long after a question somebody counts as watching, ms. */
const watchMs = 60_000;

/** Whether requests should go on coming here. */
export interface Readiness {
  isStopping: boolean;
  /** Whether somebody has asked lately, and will hear of a change. */
  readonly isWatched: boolean;
  /** Notes that somebody asks. */
  ask(): void;
}

export function createReadiness(monotonicMs: () => number = () => performance.now()): Readiness {
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    isStopping: false,
    get isWatched() {
      return monotonicMs() - askedAt < watchMs;
    },
    ask() {
      askedAt = monotonicMs();
    },
  };
}

interface HealthOptions extends Pick<Services, "health"> {
  readiness: Readiness;
}

/**
 * For whoever watches over the program: `/healthz` it runs, `/readyz` it can serve: the database answers, and it is
 * not about to stop.
 */
export async function healthApi(app: FastifyInstance, { health, readiness }: HealthOptions): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const config = { isCheap: true };

  app.get("/healthz", { config }, async () => ({ status: "alive" }));

  app.get("/readyz", { config }, async (request, reply) => {
    readiness.ask();
    if (readiness.isStopping) return reply.code(503).send({ status: "stopping" });
    try {
      await health.ping();
      return { status: "ready" };
    } catch (failure) {
      request.log.warn({ err: failure, requestId: request.id }, "not ready");
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}
