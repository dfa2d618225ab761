/** Priority classes, highest first: `proving` requests offer or carry a proof of work. */
const classes = ["proving", "urgent", "normal"] as const;
export type RequestClass = (typeof classes)[number];

export interface RequestScheduler {
  /**
   * @param client source of the request; each client has a queue of its own
   * @returns true when a slot was granted, false after `maxWaitMs`
   */
  acquireSlot(client: string, requestClass?: RequestClass): Promise<boolean>;
}

/** Order in which slots go to the classes: no class can starve another. A slot of an empty class goes to the highest class with a waiting request. */
const cycle = ["proving", "urgent", "proving", "normal"] as const satisfies readonly RequestClass[];

/** Rounds of the event loop from one slot to the next: Node accepts one new connection in each. */
export const roundsPerSlot = 8;

/** Interval at which requests that have waited too long are refused, ms. */
const timeoutCheckIntervalMs = 100;

/** Half-life of the recent slots of a client, ms. */
const halfLifeMs = 10_000;

interface Waiting {
  since: number;
  resolve: (isGranted: boolean) => void;
}

/**
 * Grants one slot in every `roundsPerSlot` rounds of the event loop. In each class every other slot goes to the client with the fewest
 * recent slots, so that a new client does not wait for sixty busy ones; the slots between go round robin, so that a stream of new
 * clients cannot starve a waiting one. If all simultaneous requests were served in one round, a new connection would wait for minutes.
 * @param now the time, ms @param maxWaitMs maximum time that a request waits before it is refused
 */
export function createRequestScheduler(now: () => number, maxWaitMs: number): RequestScheduler {
  const queues = new Map(classes.map((each) => [each, createClientQueues(now)]));
  let isRunning = false;
  let slotNumber = 0;
  let lastTimeoutCheckAt = now();

  function next(): void {
    refuseLate();
    const waiting = firstOf([cycle[slotNumber % cycle.length], ...classes]);
    slotNumber += 1;
    waiting?.resolve(true);
    isRunning = waiting !== undefined;
    if (isRunning) afterRounds(roundsPerSlot, next);
  }

  function firstOf(inThisOrder: readonly (RequestClass | undefined)[]): Waiting | undefined {
    for (const each of inThisOrder) {
      const waiting = each && queues.get(each)?.next();
      if (waiting) return waiting;
    }
    return undefined;
  }

  function refuseLate(): void {
    const time = now();
    if (time - lastTimeoutCheckAt < timeoutCheckIntervalMs) return;
    lastTimeoutCheckAt = time;
    for (const each of queues.values())
      for (const late of each.removeLate(time - maxWaitMs)) late.resolve(false);
  }

  return {
    acquireSlot(client, requestClass = "normal") {
      if (!isRunning) setImmediate(next);
      isRunning = true;
      return new Promise((resolve) => {
        queues.get(requestClass)?.add(client, { since: now(), resolve });
      });
    },
  };
}

function afterRounds(rounds: number, then: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, then) : then()));
}

/** A queue for each client. */
function createClientQueues(now: () => number) {
  const queues = new Map<string, Waiting[]>();
  const recent = createRecentSlots(now);
  let isByFewestSlots = false;

  function chooseClient(): string | undefined {
    isByFewestSlots = !isByFewestSlots;
    const [longestWaiting] = queues.keys();
    return isByFewestSlots ? recent.fewest(queues.keys()) : longestWaiting;
  }

  return {
    add(client: string, waiting: Waiting): void {
      const queue = queues.get(client);
      if (queue) queue.push(waiting);
      else queues.set(client, [waiting]);
    },
    next(): Waiting | undefined {
      const client = chooseClient();
      const queue = client === undefined ? undefined : queues.get(client);
      if (client === undefined || queue === undefined) return undefined;
      recent.count(client);
      const first = queue.shift();
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      return first;
    },
    /** Removes and returns the requests that have waited since before `time`. */
    removeLate(time: number): Waiting[] {
      const late: Waiting[] = [];
      for (const [client, queue] of queues) {
        const firstKept = queue.findIndex(({ since }) => since >= time);
        late.push(...queue.splice(0, firstKept === -1 ? queue.length : firstKept));
        if (queue.length === 0) queues.delete(client);
      }
      return late;
    },
  };
}

/** Counts the recent slots of each client. */
function createRecentSlots(now: () => number) {
  const slots = new Map<string, number>();
  let halvedAt = now();

  function halve(): void {
    for (; now() - halvedAt >= halfLifeMs; halvedAt += halfLifeMs)
      for (const [client, count] of slots) {
        if (count > 1) slots.set(client, count / 2);
        else slots.delete(client);
      }
  }

  return {
    count(client: string): void {
      slots.set(client, (slots.get(client) ?? 0) + 1);
    },
    /** Returns the first client with the fewest recent slots. */
    fewest(clients: Iterable<string>): string | undefined {
      halve();
      let first: string | undefined;
      let minCount = Number.POSITIVE_INFINITY;
      for (const client of clients) {
        const count = slots.get(client) ?? 0;
        if (count >= minCount) continue;
        first = client;
        minCount = count;
      }
      return first;
    },
  };
}
