/** Work of which only so much is done at once. */
export interface ConcurrencyLimiter {
  /**
   * @param isUrgent before everything that is not, and with places of its own
   * @returns `undefined` when too much is waiting already
   */
  run<T>(work: () => Promise<T>, isUrgent?: boolean): Promise<T> | undefined;
  /** Pieces that have not begun. */
  readonly waiting: number;
}

/**
 * @param maxQueued most pieces that wait or are being done, of the urgent ones and of the others
 * @param maxConcurrent most that are being done
 */
export function createConcurrencyLimiter(maxQueued: number, maxConcurrent = 1): ConcurrencyLimiter {
  const urgent = createLane();
  const usual = createLane();

  async function runInLane<T>(work: () => Promise<T>, lane: Lane, mustWait: boolean): Promise<T> {
    if (mustWait) await new Promise<void>((begin) => lane.waiting.push(begin));
    try {
      return await work();
    } finally {
      lane.length -= 1;
      (urgent.waiting.shift() ?? usual.waiting.shift())?.();
    }
  }

  return {
    get waiting() {
      return urgent.waiting.length + usual.waiting.length;
    },
    run(work, isUrgent = false) {
      const lane = isUrgent ? urgent : usual;
      if (lane.length >= maxQueued) return undefined;
      lane.length += 1;
      return runInLane(work, lane, urgent.length + usual.length > maxConcurrent);
    },
  };
}

interface Lane {
  /** Jobs that wait or run. */
  length: number;
  /** Begins the next one. */
  waiting: (() => void)[];
}

function createLane(): Lane {
  return { length: 0, waiting: [] };
}
