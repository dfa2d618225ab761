import { setTimeout as pause } from "node:timers/promises";
import { leaseMs } from "../queue-times.ts";
import { failureOf } from "./mail-outcome.ts";
import type { ClaimedMail, MailQueue } from "./mail-queue.ts";
import type { SendMail } from "./smtp.ts";

/** Simultaneous mails: while one is slow, the other slots are free for those that are queued after it. */
const maxConcurrent = 3;

/** Interval of the checks for due mails, which another instance may have left, ms. */
const maxPauseMs = 15_000;
const minPauseMs = 250;

/** Time for deliveries in flight when the process stops, ms. */
const graceMs = 4_000;

export interface MailDelivery {
  /** Checks for due mails immediately. */
  wake(): void;
  start(): void;
  /** Waits for deliveries in flight, at most `graceMs`. The others are delivered after the next start. */
  stop(): Promise<void>;
}

interface DeliveryOptions {
  /** Returns true while a mail server is set up; mails wait otherwise. */
  isSetUp: () => Promise<boolean>;
  queue: MailQueue;
  send: SendMail;
  /** Called with background failures, of the mail server or the database. */
  onError: (failure: Error) => void;
}

/** Delivers the outbox in the background: after `wake`, when a mail is due, and at intervals. */
export function createMailDelivery(options: DeliveryOptions): MailDelivery {
  const abortController = new AbortController();
  let loop: Promise<void> | undefined;
  let isStopping = false;
  let wakeUp = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    const inFlight: DeliveriesInFlight = new Set();
    while (!isStopping) {
      wakeUp = Promise.withResolvers();
      const delay = await startDue(options, abortController.signal, {
        inFlight,
        onEnd: () => wakeUp.resolve(),
        isStopping: () => isStopping,
      })
        .then(() => (inFlight.size < maxConcurrent ? untilNextDue(options) : maxPauseMs))
        .catch((failure: Error) => {
          options.onError(failure);
          return maxPauseMs;
        });
      const timer = setTimeout(wakeUp.resolve, delay).unref();
      await wakeUp.promise;
      clearTimeout(timer);
    }
    await Promise.all(inFlight);
  }

  return {
    wake: () => wakeUp.resolve(),
    start() {
      loop ??= run();
    },
    async stop() {
      isStopping = true;
      wakeUp.resolve();
      const grace = setTimeout(() => abortController.abort(), graceMs);
      await loop;
      clearTimeout(grace);
    },
  };
}

type DeliveriesInFlight = Set<Promise<void>>;

interface DeliverySlots {
  /** A delivery is in the set until it ends. */
  inFlight: DeliveriesInFlight;
  /** Called when a delivery has ended, so that its slot is free. */
  onEnd?: () => void;
  isStopping?: () => boolean;
}

/** Starts the delivery of due mails while slots are free, without waiting for the end of any. */
export async function startDue(
  options: DeliveryOptions,
  signal: AbortSignal,
  { inFlight, onEnd, isStopping = () => false }: DeliverySlots,
): Promise<void> {
  if (!(await options.isSetUp())) return;
  while (inFlight.size < maxConcurrent && !isStopping()) {
    const mail = await options.queue.claim();
    if (!mail) return;
    const delivery = deliver(mail, options, signal)
      .catch(options.onError)
      .finally(() => {
        inFlight.delete(delivery);
        onEnd?.();
      });
    inFlight.add(delivery);
  }
}

async function deliver(
  mail: ClaimedMail,
  { queue, send, onError }: DeliveryOptions,
  signal: AbortSignal,
): Promise<void> {
  const leaseRenewal = setInterval(() => void queue.renew(mail).catch(onError), leaseMs / 3);
  try {
    const outcome = await send(mail, signal).catch(failureOf);
    // Aborted by our shutdown: the outcome is unknown, so the mail waits until its lease expires.
    if (signal.aborted) return;
    if ("message" in outcome) {
      onError(new Error(`Mail ${mail.id}, attempt ${mail.attempt}: ${outcome.message}`));
      await recordWithRetries(() => queue.scheduleRetry(mail, outcome), onError, signal);
    } else {
      await recordWithRetries(() => queue.markDelivered(mail, outcome), onError, signal);
    }
  } finally {
    clearInterval(leaseRenewal);
  }
}

/** Retries while the database is unavailable: a delivered mail must not be sent again. */
async function recordWithRetries(
  record: () => Promise<void>,
  onError: (failure: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const pauseMs of [500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000, 120_000]) {
    try {
      return await record();
    } catch (failure) {
      onError(failure instanceof Error ? failure : new Error(String(failure)));
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}

async function untilNextDue({ queue, isSetUp }: DeliveryOptions): Promise<number> {
  if (!(await isSetUp())) return maxPauseMs;
  const dueInMs = (await queue.dueInMs()) ?? maxPauseMs;
  return Math.min(Math.max(dueInMs, minPauseMs), maxPauseMs);
}
