import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { proofHeader } from "#domain/inquiries/proof/proof-of-work.ts";
import { widerNetworkOf } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import type { AcquireSlot } from "#http/acquire-slot.ts";
import { createRequestScheduler } from "./request-scheduler.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Not scheduled here: the route is cheap, or calls `acquireSlot` itself. */
    bypassesScheduler?: boolean;
    /** Scheduled first, and accepted even if the event loop is late: forms of customers and calls of the administration. */
    isUrgent?: boolean;
  }
}

export interface PressureLimits {
  /** Average delay of the event loop, ms. */
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
  maxRssBytes: number;
  /** Interval of the measurements, ms. */
  sampleInterval: number;
  /** Maximum time that a request waits for a slot, ms. */
  maxWait: number;
}

/** Interval at which a continued overload is logged, ms. */
const logIntervalMs = 10_000;

export interface OverloadOptions {
  limits?: Partial<PressureLimits> | undefined;
  /** Called for every refused request. */
  onRefusal: () => void;
}

/**
 * Schedules the requests of `app`, fairly among clients, and refuses them under pressure; routes with `bypassesScheduler` are
 * exempt.
 * @returns a function that exempt routes call before costly work
 */
export async function registerOverloadProtection(
  app: FastifyInstance,
  { limits, onRefusal }: OverloadOptions,
): Promise<AcquireSlot> {
  const bounds = { ...defaultLimits(), ...limits };
  const logOverload = createOverloadLog(app);
  const scheduler = createRequestScheduler(() => performance.now(), bounds.maxWait);
  const refuse = () => {
    onRefusal();
    logOverload();
    throw new Overloaded();
  };
  let isMeasured = false;
  /** Without measurements, at the start of the process, the delay is 0 or infinite. */
  const isLate = (eventLoopDelay: number) => {
    isMeasured ||= eventLoopDelay > 0 && Number.isFinite(eventLoopDelay);
    return isMeasured && eventLoopDelay > bounds.maxEventLoopDelay;
  };
  const isUnderPressure = (isUrgent = false) => {
    const { heapUsed, rssBytes, eventLoopDelay } = app.memoryUsage();
    if (heapUsed > bounds.maxHeapUsedBytes || rssBytes > bounds.maxRssBytes) return true;
    return isLate(eventLoopDelay) && !isUrgent;
  };
  const acquireSlot: AcquireSlot = async ({ ip, headers }, isUrgent = false) => {
    if (isUnderPressure(isUrgent)) refuse();
    const isProving = headers[proofHeader.toLowerCase()] !== undefined;
    const requestClass = isUrgent ? (isProving ? "proving" : "urgent") : "normal";
    if (!(await scheduler.acquireSlot(widerNetworkOf(ip), requestClass))) refuse();
  };
  await app.register(underPressure, {
    ...bounds,
    pressureHandler: async (request) => {
      const { bypassesScheduler, isUrgent } = request.routeOptions.config;
      if (!bypassesScheduler && isUnderPressure(isUrgent)) refuse();
    },
  });
  // A callback instead of a promise, since cached pages pass here as well.
  app.addHook("preHandler", (request, _reply, done) => {
    const { bypassesScheduler, isUrgent } = request.routeOptions.config;
    if (bypassesScheduler) done();
    else acquireSlot(request, isUrgent).then(() => done(), done);
  });
  return acquireSlot;
}

/** Relative to the memory of the machine. */
function defaultLimits(): PressureLimits {
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem());
  return {
    maxEventLoopDelay: 1_000,
    maxHeapUsedBytes: 0.85 * getHeapStatistics().heap_size_limit,
    maxRssBytes: 0.85 * memory,
    sampleInterval: 1_000,
    maxWait: 2_000,
  };
}

/** Logs an overload at intervals: a line for each refusal would add to it. */
function createOverloadLog(app: FastifyInstance): () => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    const { eventLoopDelay, rssBytes, heapUsed } = app.memoryUsage();
    // Infinite after a sample without measurements; JSON would turn it into null.
    const late = Number.isFinite(eventLoopDelay) ? { lateMs: Math.round(eventLoopDelay) } : {};
    app.log.warn({ refused, ...late, rssBytes, heapUsed }, "overloaded");
    refused = 0;
  };
}
