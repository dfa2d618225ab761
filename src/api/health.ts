import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";

/** For whoever watches over the program: `/healthz` it runs, `/readyz` it can serve (the database answers). */
export async function healthApi(app: FastifyInstance, { health }: Pick<Services, "health">): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/healthz", async () => ({ status: "alive" }));

  app.get("/readyz", async (request, reply) => {
    try {
      await health.ping();
      return { status: "ready" };
    } catch (failure) {
      request.log.warn(failure);
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}
