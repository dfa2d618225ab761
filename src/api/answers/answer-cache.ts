import { isUnavailable } from "#domain/unavailable.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** Pages and reads of the API alike: each keeps its own, and makes it anew when the data behind it have changed. */
export interface AnswerCache {
  /**
   * The stored answer of a key, made once however many ask at the same time. An outdated one is given out only where
   * it cannot be made anew because the database is away.
   */
  get(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** The stored answer if it is there and not outdated: no promise, for the fast path. */
  peek(key: string): StoredAnswer | undefined;
  /** Everything kept is outdated from now on; answers that are being made are given out but not kept. */
  outdate(): void;
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

interface Kept {
  answer: StoredAnswer;
  /** Of the data it was made from. */
  version: number;
}

/** Keeps answers in memory until the data behind them change. Only complete 200 answers are kept. */
export function createAnswerCache({ maxBytes, maxEntries }: Bounds): AnswerCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<StoredAnswer>>();
  let bytes = 0;
  let version = 0;
  let hits = 0;
  let misses = 0;

  function keep(key: string, answer: StoredAnswer): void {
    drop(key);
    if (answer.bytes > maxBytes) return;
    kept.set(key, { answer, version });
    bytes += answer.bytes;
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
    if (found?.version !== version) return undefined;
    hits += 1;
    kept.delete(key);
    kept.set(key, found);
    return found.answer;
  }

  async function makeOnce(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const started = version;
    misses += 1;
    const outdated = kept.get(key)?.answer;
    const answer = await make().catch((failure: unknown) => {
      if (outdated && isUnavailable(failure)) return outdated;
      throw failure;
    });
    if (answer.status === 503) return outdated ?? answer;
    if (answer.status === 200 && answer !== outdated && started === version) keep(key, answer);
    return answer;
  }

  return {
    peek,
    async get(key, make) {
      const hit = peek(key) ?? underWay.get(key);
      if (hit !== undefined) return hit;
      const making = makeOnce(key, make).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
      underWay.set(key, making);
      return making;
    },
    outdate() {
      version += 1;
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
