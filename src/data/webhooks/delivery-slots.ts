import { setTimeout as pause } from "node:timers/promises";

/** Maximum deliveries in flight: a slow one does not hold up the others. */
const maxConcurrent = 3;

/** Time for deliveries in flight when the process stops, ms. */
const graceMs = 4_000;

export interface DeliverySlots {
  /** Makes deliveries until none is due. Called meanwhile it fills free slots, so that there are never more in flight. */
  run(): Promise<void>;
  /** Starts no more, and waits for those in flight, at most `graceMs`. */
  stop(): Promise<void>;
}

interface SlotWork<Delivery> {
  /** Called for one delivery at a time; `undefined` if none is due. */
  claim: () => Promise<Delivery | undefined>;
  deliver: (delivery: Delivery) => Promise<void>;
}

export function createDeliverySlots<Delivery>({ claim, deliver }: SlotWork<Delivery>): DeliverySlots {
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let isStopping = false;
  let filling: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function fillSlots(): Promise<void> {
    while (!isStopping && inFlight.size < maxConcurrent) {
      const next = await claim();
      if (next === undefined) return;
      const delivery = deliver(next)
        .catch((failure: unknown) => void failures.push(failure))
        .finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
    }
  }

  function fill(): Promise<void> {
    filling ??= fillSlots().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  async function deliverAll(): Promise<void> {
    for (;;) {
      await fill();
      if (inFlight.size === 0) break;
      await Promise.race(inFlight);
    }
    if (failures.length > 0) throw failures.splice(0)[0];
  }

  /** Also waits for a claim that is under way, whose delivery is not in flight yet. */
  async function allEnded(): Promise<void> {
    await filling?.catch(() => undefined);
    await Promise.all(inFlight);
  }

  return {
    async run() {
      if (running) await fill();
      running ??= deliverAll().finally(() => {
        running = undefined;
      });
      return running;
    },

    async stop() {
      isStopping = true;
      await Promise.race([allEnded(), pause(graceMs, undefined, { ref: false })]);
    },
  };
}
