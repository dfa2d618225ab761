/** Work of which only so much is done at once. */
export interface Queue {
  /** @returns `undefined` when too much is waiting already. */
  join<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** @param longest most pieces that wait or are being done @param atOnce most that are being done */
export function createQueue(longest: number, atOnce = 1): Queue {
  const waiting: (() => void)[] = [];
  let length = 0;

  async function inTurn<T>(work: () => Promise<T>, mustWait: boolean): Promise<T> {
    if (mustWait) await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      length -= 1;
      waiting.shift()?.();
    }
  }

  return {
    join(work) {
      if (length >= longest) return undefined;
      length += 1;
      return inTurn(work, length > atOnce);
    },
  };
}
