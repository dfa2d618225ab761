/** Work that is done one piece after the other. */
export interface Queue {
  /** @returns `undefined` when too much is waiting already. */
  join<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** @param longest most pieces that wait or are being done */
export function createQueue(longest: number): Queue {
  let length = 0;
  let end: Promise<unknown> = Promise.resolve();
  return {
    join(work) {
      if (length >= longest) return undefined;
      length += 1;
      const done = end.then(work).finally(() => {
        length -= 1;
      });
      end = done.catch(() => undefined);
      return done;
    },
  };
}
