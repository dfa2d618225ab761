/** Costly work that waits for its turn. */
export interface Turns {
  /** @returns true when it is the caller's turn, false at once when others have been waiting for too long already. */
  take(): Promise<boolean>;
}

/**
 * One turn in each round of the event loop. Node accepts one new connection a round: if all that is asked at the same
 * moment were done in the same round, who comes new would wait for minutes while others ask again and again.
 * @param now the time, ms @param mostWaitMs how long somebody may wait before others are sent away
 */
export function createTurns(now: () => number, mostWaitMs: number): Turns {
  const waiting: { since: number; begin: (isTurn: true) => void }[] = [];

  function next(): void {
    waiting.shift()?.begin(true);
    if (waiting.length > 0) setImmediate(next);
  }

  return {
    async take() {
      const since = now();
      const [first] = waiting;
      if (first && since - first.since > mostWaitMs) return false;
      if (!first) setImmediate(next);
      return new Promise((begin) => {
        waiting.push({ since, begin });
      });
    },
  };
}
