/** Classes of requests, the first before the others: `proving` says that it can work out a proof of work, or brings one. */
const classes = ["proving", "urgent", "usual"] as const;
export type RequestClass = (typeof classes)[number];

/** Costly work that waits for its turn. */
export interface RequestScheduler {
  /**
   * @param client who asks; each client has a line of its own
   * @returns true when it is the caller's turn, false when it has not come in time
   */
  take(client: string, of?: RequestClass): Promise<boolean>;
}

/** Whose turns come one after the other: none can keep another from its turns. One that nobody waits in is the first class's that has somebody. */
const cycle = ["proving", "urgent", "proving", "usual"] as const satisfies readonly RequestClass[];

/** Rounds of the event loop from one turn to the next: Node accepts one new connection in each. */
export const roundsOfTurn = 8;

/** Interval at which requests that have waited too long are refused, ms. */
const refusalMs = 100;

/** Time after which the turns that a client has had count half, ms. */
const halvingMs = 10_000;

interface Waiting {
  since: number;
  answer: (isTurn: boolean) => void;
}

/**
 * One turn in so many rounds of the event loop. In each class every other turn goes to the client that has had the fewest of late,
 * so that who comes for the first time does not wait for sixty clients that come again and again; the turns between go to one
 * client after the other, so that nobody is passed over by ever new clients. If all that is asked at the same moment were done
 * in one round, a new connection would wait for minutes while others ask again and again.
 * @param now the time, ms @param maxWaitMs how long a request may wait before it is refused, whoever has the turns meanwhile
 */
export function createRequestScheduler(now: () => number, maxWaitMs: number): RequestScheduler {
  const lines = new Map(classes.map((each) => [each, createLines(now)]));
  let isRunning = false;
  let place = 0;
  let refusedAt = now();

  function next(): void {
    refuseLate();
    const waiting = firstOf([cycle[place % cycle.length], ...classes]);
    place += 1;
    waiting?.answer(true);
    isRunning = waiting !== undefined;
    if (isRunning) afterRounds(roundsOfTurn, next);
  }

  function firstOf(inThisOrder: readonly (RequestClass | undefined)[]): Waiting | undefined {
    for (const each of inThisOrder) {
      const waiting = each && lines.get(each)?.next();
      if (waiting) return waiting;
    }
    return undefined;
  }

  function refuseLate(): void {
    const time = now();
    if (time - refusedAt < refusalMs) return;
    refusedAt = time;
    for (const each of lines.values()) for (const late of each.leave(time - maxWaitMs)) late.answer(false);
  }

  return {
    take(client, of = "usual") {
      if (!isRunning) setImmediate(next);
      isRunning = true;
      return new Promise((answer) => {
        lines.get(of)?.join(client, { since: now(), answer });
      });
    },
  };
}

function afterRounds(rounds: number, then: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, then) : then()));
}

/** A line for each client. */
function createLines(now: () => number) {
  const lines = new Map<string, Waiting[]>();
  const recent = createRecentTurns(now);
  let isForFewest = false;

  function chosen(): string | undefined {
    isForFewest = !isForFewest;
    const [longest] = lines.keys();
    return isForFewest ? recent.fewest(lines.keys()) : longest;
  }

  return {
    join(client: string, waiting: Waiting): void {
      const line = lines.get(client);
      if (line) line.push(waiting);
      else lines.set(client, [waiting]);
    },
    next(): Waiting | undefined {
      const client = chosen();
      const line = client === undefined ? undefined : lines.get(client);
      if (client === undefined || line === undefined) return undefined;
      recent.count(client);
      const first = line.shift();
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      return first;
    },
    /** Takes all out of their lines that have waited since before `time`. */
    leave(time: number): Waiting[] {
      const late: Waiting[] = [];
      for (const [client, line] of lines) {
        const stays = line.findIndex(({ since }) => since >= time);
        late.push(...line.splice(0, stays === -1 ? line.length : stays));
        if (line.length === 0) lines.delete(client);
      }
      return late;
    },
  };
}

/** Turns that each client has had of late. */
function createRecentTurns(now: () => number) {
  const turns = new Map<string, number>();
  let halvedAt = now();

  function halve(): void {
    for (; now() - halvedAt >= halvingMs; halvedAt += halvingMs)
      for (const [client, count] of turns) {
        if (count > 1) turns.set(client, count / 2);
        else turns.delete(client);
      }
  }

  return {
    count(client: string): void {
      turns.set(client, (turns.get(client) ?? 0) + 1);
    },
    /** The first of those that have had the fewest. */
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
