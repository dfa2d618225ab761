import type { StoredAnswer } from "./stored-answer.ts";

export interface PageCache {
  /** The stored answer of a key, rendered once however many ask at the same time. */
  get(key: string): Promise<StoredAnswer>;
  /** The stored answer if it is there: no promise, for the fast path. */
  peek(key: string): StoredAnswer | undefined;
  /** Forgets everything; renders under way are answered but not kept. */
  clear(): void;
  /** Memory held by the kept answers, bytes. */
  readonly bytes: number;
}

interface PageCacheOptions {
  render(key: string): Promise<StoredAnswer>;
  /** Most memory that kept answers may hold, bytes; the least recently used go first. */
  maxBytes: number;
}

/** Keeps rendered pages in memory until the data behind them changes. Only complete 200 answers are kept. */
export function createPageCache({ render, maxBytes }: PageCacheOptions): PageCache {
  const kept = new Map<string, StoredAnswer>();
  const underWay = new Map<string, Promise<StoredAnswer>>();
  let bytes = 0;
  let version = 0;

  function keep(key: string, answer: StoredAnswer): void {
    if (answer.bytes > maxBytes) return;
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const [oldest, { bytes: size }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= size;
    }
  }

  function peek(key: string): StoredAnswer | undefined {
    const answer = kept.get(key);
    if (answer === undefined) return undefined;
    kept.delete(key);
    kept.set(key, answer);
    return answer;
  }

  async function renderOnce(key: string): Promise<StoredAnswer> {
    const started = version;
    const answer = await render(key);
    if (answer.status === 200 && started === version) keep(key, answer);
    return answer;
  }

  return {
    peek,
    async get(key) {
      const hit = peek(key) ?? underWay.get(key);
      if (hit !== undefined) return hit;
      const render = renderOnce(key).finally(() => {
        if (underWay.get(key) === render) underWay.delete(key);
      });
      underWay.set(key, render);
      return render;
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
  };
}
