import type { Change, ChangeTopic } from "#data/database/changes.ts";

/** Data that a response was made from, and their state. */
export interface Made {
  topics: ReadonlySet<ChangeTopic>;
  /** Number of changes when the making began. */
  changeCountAtStart: number;
}

export interface ChangeCount {
  readonly count: number;
  record(change: Change): void;
  /** Returns true if none of the topics has changed since the making began. */
  isCurrent(made: Made): boolean;
}

/** Counts changes, and records the number of the last one of each topic. */
export function countChanges(): ChangeCount {
  let count = 0;
  const last = new Map<Change, number>();
  const lastOf = (change: Change) => last.get(change) ?? 0;
  return {
    get count() {
      return count;
    },
    record(change) {
      count += 1;
      last.set(change, count);
    },
    isCurrent({ topics, changeCountAtStart }) {
      if (lastOf("everything") > changeCountAtStart) return false;
      for (const topic of topics) if (lastOf(topic) > changeCountAtStart) return false;
      return true;
    },
  };
}
