import { setTimeout as pause } from "node:timers/promises";
import { Overloaded } from "#domain/overloaded.ts";

interface SlotLimits {
  /** Forms that are received at the same time: each holds its files in memory. */
  maxSlots: number;
  /** Maximum of one client, waiting forms included. */
  maxPerClient: number;
  /** Minimum time before a slot can be revoked, ms. */
  graceMs: number;
  /** Maximum waiting time, ms. */
  maxWaitMs: number;
}

const defaultLimits: SlotLimits = { maxSlots: 6, maxPerClient: 2, graceMs: 500, maxWaitMs: 3_000 };

export interface UploadSlot {
  /** Rejects when the slot is revoked. */
  revoked: Promise<never>;
  release: () => void;
}

/** A form that is being received, or waits for a slot. */
interface Upload {
  client: string;
  receivedBytes: () => number;
  revoke: () => void;
  /** Time of `performance.now()`. */
  startedAt: number;
}

/**
 * Limits how many forms with files are received at the same time. If all slots are in use, the slowest upload of the
 * clients with the most slots is cancelled. Otherwise a few slow uploads would block all others.
 */
export function createUploadSlots(limits: Partial<SlotLimits> = {}) {
  const { maxSlots, maxPerClient, graceMs, maxWaitMs } = { ...defaultLimits, ...limits };
  const active = new Set<Upload>();
  const waiting = new Set<Upload>();

  /** Starts an upload in a free slot, or in one that it revokes. @returns false if there is none */
  function tryStart(upload: Upload): boolean {
    if (active.size >= maxSlots) {
      const revocable = [...active].filter(({ startedAt }) => performance.now() - startedAt >= graceMs);
      const [slowest] = revocable.toSorted(
        (a, b) => countOf(active, b.client) - countOf(active, a.client) || speed(a) - speed(b),
      );
      if (!slowest) return false;
      active.delete(slowest);
      slowest.revoke();
    }
    upload.startedAt = performance.now();
    active.add(upload);
    return true;
  }

  async function waitForSlot(upload: Upload): Promise<void> {
    const deadline = performance.now() + maxWaitMs;
    waiting.add(upload);
    try {
      while (!tryStart(upload)) {
        if (performance.now() > deadline) throw new Overloaded();
        await pause(graceMs / 10);
      }
    } finally {
      waiting.delete(upload);
    }
  }

  return {
    /**
     * Waits for a slot.
     * @throws Overloaded if the client has its maximum of forms in flight, or no slot becomes free
     */
    async acquire(client: string, receivedBytes: () => number): Promise<UploadSlot> {
      if (countOf(active, client) + countOf(waiting, client) >= maxPerClient) throw new Overloaded();
      const { promise: revoked, reject } = Promise.withResolvers<never>();
      // Nothing awaits it after the form has been read.
      revoked.catch(() => undefined);
      const upload: Upload = { client, receivedBytes, revoke: () => reject(new Overloaded()), startedAt: 0 };
      await waitForSlot(upload);
      return { revoked, release: () => void active.delete(upload) };
    },
  };
}

function countOf(uploads: ReadonlySet<Upload>, client: string): number {
  return [...uploads].filter((upload) => upload.client === client).length;
}

/** Bytes in a millisecond. */
function speed({ startedAt, receivedBytes }: Upload): number {
  return receivedBytes() / (performance.now() - startedAt);
}
