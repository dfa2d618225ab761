import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { proofHeader } from "#domain/inquiries/proof/proof-of-work.ts";
import { widerNetworkOf } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { createRequestScheduler } from "./request-scheduler.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered however much there is to do: it costs no more than a refusal, or refuses by itself. */
    schedulesItself?: boolean;
    /** Has most of the turns, however late the program is: what customers and the administrator send. */
    isUrgent?: boolean;
  }
}

/** From where on there is too much to do. */
export interface PressureLimits {
  /** Average delay of the event loop, ms. */
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
  maxRssBytes: number;
  /** Interval of its measurement, ms. */
  sampleInterval: number;
}

/** Time that a request may wait for its slot before it is refused, ms. */
const maxWaitMs = 2_000;

/** Interval at which a continued overload is logged, ms. */
const logIntervalMs = 10_000;

export interface OverloadOptions {
  limits?: Partial<PressureLimits> | undefined;
  /** Called for every refused request. */
  onRefusal: () => void;
}

/** Waits for a slot of the request scheduler. @throws Overloaded when there was none in time */
export type AcquireSlot = (
  request: Pick<FastifyRequest, "ip" | "headers">,
  isUrgent?: boolean,
) => Promise<void>;

/**
 * Lets requests below `app` wait for their turn, one client after the other, and refuses them while there is too much to
 * do; both except those to routes that are cheap.
 * @returns what such a route calls before it does something that costs more. @throws Overloaded
 */
export async function registerOverloadProtection(
  app: FastifyInstance,
  { limits, onRefusal }: OverloadOptions,
): Promise<AcquireSlot> {
  const bounds = { ...defaultLimits(), ...limits };
  const mention = createOverloadLog(app);
  const scheduler = createRequestScheduler(() => performance.now(), maxWaitMs);
  const refuse = () => {
    onRefusal();
    mention();
    throw new Overloaded();
  };
  let isMeasured = false;
  /** Infinity is the mean of no measurements, in the first moments of the program. */
  const isLate = (eventLoopDelay: number) => {
    isMeasured ||= eventLoopDelay > 0 && Number.isFinite(eventLoopDelay);
    return isMeasured && eventLoopDelay > bounds.maxEventLoopDelay;
  };
  const isTooMuch = (isUrgent = false) => {
    const { heapUsed, rssBytes, eventLoopDelay } = app.memoryUsage();
    if (heapUsed > bounds.maxHeapUsedBytes || rssBytes > bounds.maxRssBytes) return true;
    return isLate(eventLoopDelay) && !isUrgent;
  };
  const acquireSlot: AcquireSlot = async ({ ip, headers }, isUrgent = false) => {
    if (isTooMuch(isUrgent)) refuse();
    const isProving = headers[proofHeader.toLowerCase()] !== undefined;
    const requestClass = isUrgent ? (isProving ? "proving" : "urgent") : "usual";
    if (!(await scheduler.take(widerNetworkOf(ip), requestClass))) refuse();
  };
  await app.register(underPressure, {
    ...bounds,
    pressureHandler: async (request) => {
      const { schedulesItself, isUrgent } = request.routeOptions.config;
      if (!schedulesItself && isTooMuch(isUrgent)) refuse();
    },
  });
  // Pages from memory pass here as well: with a callback they need no promise.
  app.addHook("preHandler", (request, _reply, done) => {
    const { schedulesItself, isUrgent } = request.routeOptions.config;
    if (schedulesItself) done();
    else acquireSlot(request, isUrgent).then(() => done(), done);
  });
  return acquireSlot;
}

/** Default limits, in proportion to the machine's memory. */
function defaultLimits(): PressureLimits {
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem());
  return {
    maxEventLoopDelay: 1_000,
    maxHeapUsedBytes: 0.85 * getHeapStatistics().heap_size_limit,
    maxRssBytes: 0.85 * memory,
    sampleInterval: 1_000,
  };
}

/** Mentions an overload with its figures, not each refusal: thousands of lines would add to it. */
function createOverloadLog(app: FastifyInstance): () => void {
  let refused = 0;
  let mentionedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - mentionedAt < logIntervalMs) return;
    mentionedAt = performance.now();
    const { eventLoopDelay, rssBytes, heapUsed } = app.memoryUsage();
    app.log.warn({ refused, lateMs: Math.round(eventLoopDelay), rssBytes, heapUsed }, "overloaded");
    refused = 0;
  };
}
