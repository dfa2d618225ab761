import type { StoredAnswer } from "./stored-answer.ts";

/** Pages and reads of the API alike: each keeps its own, and drops it when the data behind it change. */
export interface AnswerCache {
  /** The stored answer of a key, made once however many ask at the same time. */
  get(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** The stored answer if it is there: no promise, for the fast path. */
  peek(key: string): StoredAnswer | undefined;
  /** Forgets everything; answers that are being made are given out but not kept. */
  clear(): void;
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

/** Keeps answers in memory until the data behind them change. Only complete 200 answers are kept. */
export function createAnswerCache({ maxBytes, maxEntries }: Bounds): AnswerCache {
  const kept = new Map<string, StoredAnswer>();
  const underWay = new Map<string, Promise<StoredAnswer>>();
  let bytes = 0;
  let version = 0;
  let hits = 0;
  let misses = 0;

  function keep(key: string, answer: StoredAnswer): void {
    if (answer.bytes > maxBytes) return;
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const [oldest, { bytes: size }] of kept) {
      if (bytes <= maxBytes && kept.size <= maxEntries) break;
      kept.delete(oldest);
      bytes -= size;
    }
  }

  function peek(key: string): StoredAnswer | undefined {
    const answer = kept.get(key);
    if (answer === undefined) return undefined;
    hits += 1;
    kept.delete(key);
    kept.set(key, answer);
    return answer;
  }

  async function makeOnce(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const started = version;
    misses += 1;
    const answer = await make();
    if (answer.status === 200 && started === version) keep(key, answer);
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
    clear() {
      version += 1;
      bytes = 0;
      kept.clear();
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
