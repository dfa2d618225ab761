import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "#api/health.ts";

/** Time in which everything has to be over after SIGTERM, ms; supervisors kill after more. */
export const drainMs = 10_000;

/** Time during which `/readyz` answers that no more requests should come, ms. */
const noticeMs = 2_000;

/** Time reserved for mail and database when requests took all of the rest, ms. */
const reserveMs = 1_500;

/** Interval at which idle connections are looked for, ms. */
const idleCheckMs = 100;

export interface Running {
  app: FastifyInstance;
  readiness: Readiness;
  /** Ends all other work before the database is closed. */
  stopWork(): Promise<void>;
  closeDatabase(): Promise<void>;
}

interface ShutdownTimes {
  drainMs: number;
  noticeMs: number;
}

/**
 * Shuts the program down in order: reports that it is not ready, stops accepting connections, drains requests in flight for at most
 * `drainMs`, and closes the database last.
 * @returns how many connections were cut off.
 */
export async function shutDown(
  { app, readiness, stopWork, closeDatabase }: Running,
  times: ShutdownTimes = { drainMs, noticeMs },
): Promise<number> {
  const endsAt = performance.now() + times.drainMs;
  readiness.isStopping = true;
  if (readiness.isWatched) await pause(times.noticeMs);
  const [closedConnections] = await Promise.all([drain(app, endsAt - reserveMs), stopWork()]);
  await closeDatabase();
  return closedConnections;
}

/** Lets requests finish, and closes idle connections meanwhile: Node would keep one alive for a minute after its last request. */
async function drain(app: FastifyInstance, until: number): Promise<number> {
  let closedConnections = 0;
  const idle = setInterval(() => {
    app.server.closeIdleConnections();
    if (performance.now() < until) return;
    app.server.getConnections((_error, count) => {
      closedConnections = count;
    });
    app.server.closeAllConnections();
  }, idleCheckMs);
  await app.close();
  clearInterval(idle);
  return closedConnections;
}
