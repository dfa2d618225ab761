/** Priority classes, highest first: `proving` requests offer or carry a proof of work. */
const classes = ["proving", "urgent", "normal"] as const;
export type RequestClass = (typeof classes)[number];

export interface RequestScheduler {
  /**
   * @param client source of the request; each client has a queue of its own
   * @returns true when its turn came, false when it did not come in time
   */
  waitForTurn(client: string, requestClass?: RequestClass): Promise<boolean>;
}

/** Order of the classes' turns: no class can starve another. A turn of an empty class goes to the highest class with a waiting request. */
const cycle = ["proving", "urgent", "proving", "normal"] as const satisfies readonly RequestClass[];

/** Rounds of the event loop from one turn to the next: Node accepts one new connection in each. */
export const roundsPerTurn = 8;

/** Interval at which requests that have waited too long are refused, ms. */
const timeoutCheckIntervalMs = 100;

/** Half-life of the recent turns of a client, ms. */
const halfLifeMs = 10_000;

interface Waiting {
  since: number;
  resolve: (isTurn: boolean) => void;
}

/**
 * Grants one turn in every `roundsPerTurn` rounds of the event loop. In each class every other turn goes to the client with the fewest
 * recent turns, so that a new client does not wait for sixty busy ones; the turns between go round robin, so that a stream of new
 * clients cannot starve a waiting one. If all simultaneous requests were served in one round, a new connection would wait for minutes.
 * @param now the time, ms @param maxWaitMs maximum time that a request waits before it is refused
 */
export function createRequestScheduler(now: () => number, maxWaitMs: number): RequestScheduler {
  const queues = new Map(classes.map((each) => [each, createClientQueues(now)]));
  let isRunning = false;
  let turn = 0;
  let lastTimeoutCheckAt = now();

  function next(): void {
    refuseLate();
    const waiting = firstOf([cycle[turn % cycle.length], ...classes]);
    turn += 1;
    waiting?.resolve(true);
    isRunning = waiting !== undefined;
    if (isRunning) afterRounds(roundsPerTurn, next);
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
    waitForTurn(client, requestClass = "normal") {
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
  const recent = createRecentTurns(now);
  let isByFewestTurns = false;

  function chooseClient(): string | undefined {
    isByFewestTurns = !isByFewestTurns;
    const [longestWaiting] = queues.keys();
    return isByFewestTurns ? recent.fewest(queues.keys()) : longestWaiting;
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

/** Counts the recent turns of each client. */
function createRecentTurns(now: () => number) {
  const turns = new Map<string, number>();
  let halvedAt = now();

  function halve(): void {
    for (; now() - halvedAt >= halfLifeMs; halvedAt += halfLifeMs)
      for (const [client, count] of turns) {
        if (count > 1) turns.set(client, count / 2);
        else turns.delete(client);
      }
  }

  return {
    count(client: string): void {
      turns.set(client, (turns.get(client) ?? 0) + 1);
    },
    /** Returns the first client with the fewest recent turns. */
    fewest(clients: Iterable<string>): string | undefined {
      halve();
      let first: string | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const client of clients) {
        const count = turns.get(client) ?? 0;
        if (count >= least) continue;
        first = client;
        least = count;
      }
      return first;
    },
  };
}
