/** State of something that is not there: not yet, or not any more. */
export const absent = "absent";

/** Result of the search for what was written. */
export interface Verdict {
  /** Writes that were answered as stored, of every kind. */
  acknowledged: number;
  /** Things of which an acknowledged write is missing, with what should be there. */
  lost: string[];
  /** Things that are there more than once. */
  repeated: string[];
}

/**
 * Keeps what may be found of each thing that is written: exactly one state once it was acknowledged; the former or
 * the new one while a response is outstanding, or never came.
 */
export interface Ledger {
  attempt(name: string, state: string): void;
  acknowledge(name: string, state: string): void;
  /** @param stored every thing that is stored, with its state */
  verify(stored: readonly (readonly [name: string, state: string])[]): Verdict;
}

export function createLedger(): Ledger {
  const possible = new Map<string, Set<string>>();
  let acknowledged = 0;
  return {
    attempt(name, state) {
      possible.set(name, new Set([...(possible.get(name) ?? [absent]), state]));
    },
    acknowledge(name, state) {
      acknowledged += 1;
      possible.set(name, new Set([state]));
    },
    verify(stored) {
      const found = Map.groupBy(stored, ([name]) => name);
      const lost = [...possible]
        .map(([name, states]) => ({ name, states, is: found.get(name)?.[0]?.[1] ?? absent }))
        .filter(({ states, is }) => !states.has(is))
        .map(({ name, states, is }) => `${name}: ${is} instead of ${[...states].join(" or ")}`);
      const repeated = [...found].filter(([, rows]) => rows.length > 1).map(([name]) => name);
      return { acknowledged, lost, repeated };
    },
  };
}
