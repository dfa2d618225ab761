import { setTimeout as pause } from "node:timers/promises";
import { failureOf } from "./mail-outcome.ts";
import { type ClaimedMail, leaseMs, type MailQueue } from "./mail-queue.ts";
import type { SendMail } from "./smtp.ts";

/** Mails under way at the same time: a slow one should not hold up the others. */
const maxConcurrent = 3;

/** Longest and shortest pause before looking again, ms; another instance may have left a mail behind. */
const maxPauseMs = 15_000;
const shortestPauseMs = 250;

/** Time that a mail under way gets to finish when the program stops, ms. */
const graceMs = 4_000;

export interface MailDelivery {
  /** There is a mail to deliver. */
  wake(): void;
  start(): void;
  /** Lets mails under way finish, though not for long; the rest is delivered after the next start. */
  stop(): Promise<void>;
}

interface DeliveryOptions {
  /** Returns true while a mail server is set up; mails wait otherwise. */
  isSetUp: () => Promise<boolean>;
  queue: MailQueue;
  send: SendMail;
  /** Called with failures that no request waits for: a mail server or a database that is away. */
  onError: (trouble: Error) => void;
}

/** Empties the outbox in the background: when woken, when something becomes due, and now and then. */
export function createMailDelivery(options: DeliveryOptions): MailDelivery {
  const abortController = new AbortController();
  let running: Promise<void> | undefined;
  let isStopping = false;
  let wakeUp = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!isStopping) {
      wakeUp = Promise.withResolvers();
      const delay = await deliverDue(options, abortController.signal, () => isStopping)
        .then(() => untilNextDue(options))
        .catch((trouble: Error) => {
          options.onError(trouble);
          return maxPauseMs;
        });
      const timer = setTimeout(wakeUp.resolve, delay).unref();
      await wakeUp.promise;
      clearTimeout(timer);
    }
  }

  return {
    wake: () => wakeUp.resolve(),
    start() {
      running ??= run();
    },
    async stop() {
      isStopping = true;
      wakeUp.resolve();
      const grace = setTimeout(() => abortController.abort(), graceMs);
      await running;
      clearTimeout(grace);
    },
  };
}

/** Delivers all that is due now, several at a time. */
export async function deliverDue(
  options: DeliveryOptions,
  stop: AbortSignal,
  isStopping = () => false,
): Promise<void> {
  if (!(await options.isSetUp())) return;
  const lane = async () => {
    while (!isStopping()) {
      const mail = await options.queue.claim();
      if (!mail) return;
      await deliver(mail, options, stop);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: maxConcurrent }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function deliver(
  mail: ClaimedMail,
  { queue, send, onError }: DeliveryOptions,
  stop: AbortSignal,
): Promise<void> {
  const leaseRenewal = setInterval(() => void queue.renew(mail).catch(onError), leaseMs / 3);
  try {
    const outcome = await send(mail, stop).catch(failureOf);
    // Cut off by our own end: whether the server has it is unknown, so it is left until the lease runs out.
    if (stop.aborted) return;
    if ("message" in outcome) {
      onError(new Error(`Mail ${mail.id}, attempt ${mail.attempt}: ${outcome.message}`));
      await recordWithRetries(() => queue.scheduleRetry(mail, outcome), onError, stop);
    } else {
      await recordWithRetries(() => queue.markDelivered(mail, outcome), onError, stop);
    }
  } finally {
    clearInterval(leaseRenewal);
  }
}

/** Insists on writing an outcome down while the database is away: a delivered mail must not be sent again. */
async function recordWithRetries(
  note: () => Promise<void>,
  onError: (trouble: Error) => void,
  stop: AbortSignal,
): Promise<void> {
  for (const pauseMs of [500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000, 120_000]) {
    try {
      return await note();
    } catch (trouble) {
      onError(trouble instanceof Error ? trouble : new Error(String(trouble)));
      await pause(pauseMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
      if (stop.aborted) return;
    }
  }
}

async function untilNextDue({ queue, isSetUp }: DeliveryOptions): Promise<number> {
  if (!(await isSetUp())) return maxPauseMs;
  const dueInMs = (await queue.dueInMs()) ?? maxPauseMs;
  return Math.min(Math.max(dueInMs, shortestPauseMs), maxPauseMs);
}
