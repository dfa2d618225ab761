import type { Change, ChangeTopic } from "#data/database/changes.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** An answer with what it was made from. */
export interface MadeAnswer {
  answer: StoredAnswer;
  topics: ReadonlySet<ChangeTopic>;
}

/** Pages and reads of the API alike: each keeps its own, and makes it anew when the data behind it have changed. */
export interface AnswerCache {
  /**
   * The stored answer of a key, made once however many ask at the same time. An outdated one is given out only where
   * it cannot be made anew because the database is away.
   */
  get(key: string, make: () => Promise<MadeAnswer>): Promise<StoredAnswer>;
  /** The stored answer if it is there and not outdated: no promise, for the fast path. */
  peek(key: string): StoredAnswer | undefined;
  /**
   * Answers made from what has changed are outdated from now on. One that is being made is given out to who has asked
   * for it already, and kept only if it was made from something else.
   */
  outdate(change: Change): void;
  /** Memory held by the kept answers, bytes. */
  readonly bytes: number;
  /** How often an answer was there, and how often it had to be made. */
  readonly hits: number;
  readonly misses: number;
}

/** Told of a cache that somebody may want to look into. */
export type WatchCache = (name: string, cache: Pick<AnswerCache, "hits" | "misses" | "bytes">) => void;

/** What kept answers may hold; the least recently used go first. */
interface Bounds {
  maxBytes: number;
  maxEntries: number;
}

interface Kept extends MadeAnswer {
  /** How many changes there had been when it was begun. */
  begun: number;
}

/** Keeps answers in memory until the data behind them change. Only complete 200 answers are kept. */
export function createAnswerCache({ maxBytes, maxEntries }: Bounds): AnswerCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<StoredAnswer>>();
  /** How many changes there have been, and which of them was the last of each topic. */
  let changes = 0;
  const lastChange = new Map<Change, number>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function isCurrent({ topics, begun }: Kept): boolean {
    const changedAt = (change: Change) => lastChange.get(change) ?? 0;
    if (changedAt("everything") > begun) return false;
    for (const topic of topics) if (changedAt(topic) > begun) return false;
    return true;
  }

  function keep(key: string, made: Kept): void {
    drop(key);
    if (made.answer.bytes > maxBytes) return;
    kept.set(key, made);
    bytes += made.answer.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes && kept.size <= maxEntries) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.answer.bytes ?? 0;
    kept.delete(key);
  }

  function peek(key: string): StoredAnswer | undefined {
    const found = kept.get(key);
    if (found === undefined || !isCurrent(found)) return undefined;
    hits += 1;
    kept.delete(key);
    kept.set(key, found);
    return found.answer;
  }

  async function makeOnce(key: string, make: () => Promise<MadeAnswer>): Promise<StoredAnswer> {
    const begun = changes;
    misses += 1;
    const outdated = kept.get(key)?.answer;
    try {
      const made = { ...(await make()), begun };
      if (made.answer.status === 503) return outdated ?? made.answer;
      if (made.answer.status === 200 && isCurrent(made)) keep(key, made);
      return made.answer;
    } catch (failure) {
      if (outdated && isUnavailable(failure)) return outdated;
      throw failure;
    }
  }

  return {
    peek,
    async get(key, make) {
      const hit = peek(key) ?? underWay.get(key);
      if (hit !== undefined) return hit;
      const answer = makeOnce(key, make).finally(() => {
        if (underWay.get(key) === answer) underWay.delete(key);
      });
      underWay.set(key, answer);
      return answer;
    },
    outdate(change) {
      changes += 1;
      lastChange.set(change, changes);
      underWay.clear();
    },
    get bytes() {
      return bytes;
    },
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
  };
}
