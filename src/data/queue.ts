/** Work of which only so much is done at once. */
export interface Queue {
  /**
   * @param isUrgent before everything that is not, and with places of its own
   * @returns `undefined` when too much is waiting already
   */
  join<T>(work: () => Promise<T>, isUrgent?: boolean): Promise<T> | undefined;
  /** Pieces that have not begun. */
  readonly waiting: number;
}

/**
 * @param longest most pieces that wait or are being done, of the urgent ones and of the others
 * @param atOnce most that are being done
 */
export function createQueue(longest: number, atOnce = 1): Queue {
  const urgent = createLane();
  const usual = createLane();

  async function inTurn<T>(work: () => Promise<T>, lane: Lane, mustWait: boolean): Promise<T> {
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
    join(work, isUrgent = false) {
      const lane = isUrgent ? urgent : usual;
      if (lane.length >= longest) return undefined;
      lane.length += 1;
      return inTurn(work, lane, urgent.length + usual.length > atOnce);
    },
  };
}

interface Lane {
  /** Those that wait or are being done. */
  length: number;
  /** Begins the next one. */
  waiting: (() => void)[];
}

function createLane(): Lane {
  return { length: 0, waiting: [] };
}
