import { setTimeout as pause } from "node:timers/promises";
import { Overloaded } from "#domain/overloaded.ts";

interface Bounds {
  /** Forms that are received at the same time: each holds its files in memory. */
  most: number;
  /** The same from one client, with those that wait for a place. */
  maxPerClient: number;
  /** Time after which the speed of a form is judged, ms. */
  fairTryMs: number;
  /** Time that a form may wait for a place before it is refused, ms. */
  maxWaitMs: number;
}

const usual: Bounds = { most: 6, maxPerClient: 2, fairTryMs: 500, maxWaitMs: 3_000 };

/** A place that a form has. */
export interface FormPlace {
  /** Fails as soon as the place is another's. */
  lost: Promise<never>;
  giveBack: () => void;
}

/** A form that is being received, or waits to be. */
interface Form {
  client: string;
  /** Bytes that have come of it. */
  received: () => number;
  lose: () => void;
  /** When it got its place, by the clock of `performance`. */
  since: number;
}

/**
 * Places for forms with files. Where all are taken, one makes room for who comes: of the clients who have most of them, the
 * form that comes slowest. Otherwise a few that send a byte now and then would keep everybody else out.
 */
export function createFormPlaces(bounds: Partial<Bounds> = {}) {
  const { most, maxPerClient, fairTryMs, maxWaitMs } = { ...usual, ...bounds };
  const taken = new Set<Form>();
  const waiting = new Set<Form>();

  /** Returns true when there was a place, if need be that of a form which has lost it by this. */
  function enters(form: Form): boolean {
    if (taken.size >= most) {
      const tried = [...taken].filter(({ since }) => performance.now() - since >= fairTryMs);
      const [slowest] = tried.toSorted(
        (a, b) => countOf(taken, b.client) - countOf(taken, a.client) || speed(a) - speed(b),
      );
      if (!slowest) return false;
      taken.delete(slowest);
      slowest.lose();
    }
    form.since = performance.now();
    taken.add(form);
    return true;
  }

  async function enter(form: Form): Promise<void> {
    const until = performance.now() + maxWaitMs;
    waiting.add(form);
    try {
      while (!enters(form)) {
        if (performance.now() > until) throw new Overloaded();
        await pause(fairTryMs / 10);
      }
    } finally {
      waiting.delete(form);
    }
  }

  return {
    /**
     * Waits for a place.
     * @param client source of the form @param received bytes of it that have arrived
     * @throws Overloaded where the client has its maximum of forms in flight, or no slot becomes free
     */
    async take(client: string, received: () => number): Promise<FormPlace> {
      if (countOf(taken, client) + countOf(waiting, client) >= maxPerClient) throw new Overloaded();
      const { promise: lost, reject } = Promise.withResolvers<never>();
      // Also rejected when the whole form has been read, and nothing awaits it any more.
      lost.catch(() => undefined);
      const form: Form = { client, received, lose: () => reject(new Overloaded()), since: 0 };
      await enter(form);
      return { lost, giveBack: () => void taken.delete(form) };
    },
  };
}

function countOf(forms: ReadonlySet<Form>, client: string): number {
  return [...forms].filter((form) => form.client === client).length;
}

/** Bytes in a millisecond. */
function speed({ since, received }: Form): number {
  return received() / (performance.now() - since);
}
