/** Costly work that waits for its turn. */
export interface Turns {
  /**
   * @param client who asks; each client has a line of its own
   * @param isUrgent before everybody who is not: for the little that must not wait for the rest
   * @returns true when it is the caller's turn, false when it has not come in time
   */
  take(client: string, isUrgent?: boolean): Promise<boolean>;
}

interface Waiting {
  since: number;
  answer: (isTurn: boolean) => void;
}

/**
 * One turn in each round of the event loop, for one client after the other: who asks for much waits for their own work.
 * Node accepts one new connection a round: if all that is asked at the same moment were done in the same round, who comes
 * new would wait for minutes while others ask again and again.
 * @param now the time, ms @param mostWaitMs how long somebody may wait before they are sent away
 */
export function createTurns(now: () => number, mostWaitMs: number): Turns {
  const urgent = createLines();
  const usual = createLines();
  let isRunning = false;

  function next(): void {
    let waiting = urgent.next() ?? usual.next();
    for (; waiting && now() - waiting.since > mostWaitMs; waiting = urgent.next() ?? usual.next()) {
      waiting.answer(false);
    }
    waiting?.answer(true);
    isRunning = waiting !== undefined;
    if (isRunning) setImmediate(next);
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
  };
}
