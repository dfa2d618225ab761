export interface ConcurrencyLimiter {
  /**
   * @param isUrgent runs before all that is not urgent, and has a queue of its own
   * @returns `undefined` if the queue is full
   */
  run<T>(work: () => Promise<T>, isUrgent?: boolean): Promise<T> | undefined;
  /** Number of queued jobs. */
  readonly waiting: number;
}

/**
 * @param maxJobs maximum of queued and running jobs, for urgent and other ones each
 */
export function createConcurrencyLimiter(maxJobs: number, maxConcurrent = 1): ConcurrencyLimiter {
  const urgent = createLane();
  const normal = createLane();

  async function runInLane<T>(work: () => Promise<T>, lane: Lane, mustWait: boolean): Promise<T> {
    if (mustWait) await new Promise<void>((begin) => lane.waiting.push(begin));
    try {
      return await work();
    } finally {
      lane.size -= 1;
      (urgent.waiting.shift() ?? normal.waiting.shift())?.();
    }
  }

  return {
    get waiting() {
      return urgent.waiting.length + normal.waiting.length;
    },
    run(work, isUrgent = false) {
      const lane = isUrgent ? urgent : normal;
      if (lane.size >= maxJobs) return undefined;
      lane.size += 1;
      return runInLane(work, lane, urgent.size + normal.size > maxConcurrent);
    },
  };
}

interface Lane {
  /** Jobs that wait or run. */
  size: number;
  /** Each starts a queued job. */
  waiting: (() => void)[];
}

function createLane(): Lane {
  return { size: 0, waiting: [] };
}
