/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** A number from `least` up to `most`. */
  between(least: number, most: number): number;
  /** True one time in `n`. */
  oneIn(n: number): boolean;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for moments to pull a plug. */
export function createChance(seed: number): Chance {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (least, most) => least + next() * (most - least),
    oneIn: (n) => next() < 1 / n,
  };
}
