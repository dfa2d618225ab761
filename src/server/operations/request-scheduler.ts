/** Costly work that waits for its turn. */
export interface RequestScheduler {
  /**
   * @param client who asks; each client has a line of its own
   * @param isUrgent in the class that has most of the turns while both classes wait
   * @returns true when it is the caller's turn, false when it has not come in time
   */
  take(client: string, isUrgent?: boolean): Promise<boolean>;
}

/** Urgent turns after which one usual turn comes, while both classes wait: neither can keep the other from its turns. */
const maxUrgentInARow = 3;

/** Interval at which requests that have waited too long are refused, ms. */
const refusalMs = 100;

interface Waiting {
  since: number;
  answer: (isTurn: boolean) => void;
}

/**
 * One turn in each round of the event loop, for one client after the other in each class: a client that asks for much
 * waits for its own work. Node accepts one new connection a round: if all that is asked at the same moment were done in the
 * same round, a new client would wait for minutes while others ask again and again.
 * @param now the time, ms @param maxWaitMs how long a request may wait before it is refused, whoever has the turns meanwhile
 */
export function createRequestScheduler(now: () => number, maxWaitMs: number): RequestScheduler {
  const urgent = createLines();
  const usual = createLines();
  let isRunning = false;
  let urgentInARow = 0;
  let refusedAt = now();

  function next(): void {
    refuseLate();
    const isUsualNext = urgentInARow >= maxUrgentInARow;
    const first = isUsualNext ? usual.next() : urgent.next();
    const waiting = first ?? (isUsualNext ? urgent.next() : usual.next());
    const isUrgent = (first !== undefined) !== isUsualNext;
    urgentInARow = isUrgent ? urgentInARow + 1 : 0;
    waiting?.answer(true);
    isRunning = waiting !== undefined;
    if (isRunning) setImmediate(next);
  }

  function refuseLate(): void {
    const time = now();
    if (time - refusedAt < refusalMs) return;
    refusedAt = time;
    for (const lines of [urgent, usual]) for (const late of lines.leave(time - maxWaitMs)) late.answer(false);
  }

  return {
    take(client, isUrgent = false) {
      if (!isRunning) setImmediate(next);
      isRunning = true;
      return new Promise((answer) => {
        (isUrgent ? urgent : usual).join(client, { since: now(), answer });
      });
    },
  };
}

/** A line for each client; the first of each comes in turn. */
function createLines() {
  const lines = new Map<string, Waiting[]>();
  return {
    join(client: string, waiting: Waiting): void {
      const line = lines.get(client);
      if (line) line.push(waiting);
      else lines.set(client, [waiting]);
    },
    next(): Waiting | undefined {
      for (const [client, line] of lines) {
        const first = line.shift();
        lines.delete(client);
        if (line.length > 0) lines.set(client, line);
        return first;
      }
      return undefined;
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
