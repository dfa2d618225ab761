import { setTimeout as pause } from "node:timers/promises";
import { failureOf } from "./mail-outcome.ts";
import { type ClaimedMail, leaseMs, type MailQueue } from "./queue.ts";
import type { SendMail } from "./smtp.ts";

/** Mails under way at the same time: a slow one should not hold up the others. */
const lanes = 3;

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
  onTrouble: (trouble: Error) => void;
}

/** Empties the outbox in the background: when woken, when something becomes due, and now and then. */
export function createMailDelivery(options: DeliveryOptions): MailDelivery {
  const cut = new AbortController();
  let running: Promise<void> | undefined;
  let isStopping = false;
  let bell = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!isStopping) {
      bell = Promise.withResolvers();
      const delay = await deliverDue(options, cut.signal, () => isStopping)
        .then(() => untilNextDue(options))
        .catch((trouble: Error) => {
          options.onTrouble(trouble);
          return maxPauseMs;
        });
      const timer = setTimeout(bell.resolve, delay).unref();
      await bell.promise;
      clearTimeout(timer);
    }
  }

  return {
    wake: () => bell.resolve(),
    start() {
      running ??= run();
    },
    async stop() {
      isStopping = true;
      bell.resolve();
      const grace = setTimeout(() => cut.abort(), graceMs);
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
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function deliver(
  mail: ClaimedMail,
  { queue, send, onTrouble }: DeliveryOptions,
  stop: AbortSignal,
): Promise<void> {
  const signsOfLife = setInterval(() => void queue.renew(mail).catch(onTrouble), leaseMs / 3);
  try {
    const outcome = await send(mail, stop).catch(failureOf);
    // Cut off by our own end: whether the server has it is unknown, so it is left until the lease runs out.
    if (stop.aborted) return;
    if ("words" in outcome) {
      onTrouble(new Error(`Mail ${mail.id}, attempt ${mail.attempt}: ${outcome.words}`));
      await noted(() => queue.scheduleRetry(mail, outcome), onTrouble, stop);
    } else {
      await noted(() => queue.markDelivered(mail, outcome), onTrouble, stop);
    }
  } finally {
    clearInterval(signsOfLife);
  }
}

/** Insists on writing an outcome down while the database is away: a delivered mail must not be sent again. */
async function noted(
  note: () => Promise<void>,
  onTrouble: (trouble: Error) => void,
  stop: AbortSignal,
): Promise<void> {
  for (const pauseMs of [500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000, 120_000]) {
    try {
      return await note();
    } catch (trouble) {
      onTrouble(trouble instanceof Error ? trouble : new Error(String(trouble)));
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
