import { setTimeout as wait } from "node:timers/promises";
import type { Change, Changes } from "#data/database/changes.ts";
import type { PurgeState } from "#domain/health/health-report.ts";
import { everyPageTag } from "#http/responses/shared-cache-headers.ts";

/** Pauses before each retry, ms; the last one repeats. */
const retryPausesMs = [1_000, 2_000, 5_000, 15_000, 60_000] as const;
const callTimeoutMs = 10_000;

/**
 * Pause before tags are purged once more, ms. A page that was current when it was sent may reach a cache after the first purge, with its
 * whole maximum age; two lost packets delay it by up to 3 s.
 */
export const secondPurgePauseMs = 4_000;

export interface Purges {
  state(): PurgeState;
  /** Purges every page: an upgraded program may render pages differently. */
  purgeEverything(): void;
  /** Ends the subscription and all retries. */
  stop(): void;
}

export interface PurgeOptions {
  /** Purge URLs of the caches. */
  urls: readonly string[];
  /** Sent as a bearer token. */
  token: string | undefined;
  changes: Changes;
  clock: () => Date;
  call?: typeof fetch;
  /** Waits before a retry or a second purge, until `signal` aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Called for the first of consecutive failures. */
  onFailure: (url: string, reason: string) => void;
  onRecovery: (url: string) => void;
}

/**
 * Purges changed tags from the caches in front of the site: at once, in the background, retried until each cache confirms, and a second
 * time soon after. Each instance purges every change that it receives, so that none is missed if one instance ends; purging twice costs little.
 */
export function startPurges({ urls, changes, clock, ...options }: PurgeOptions): Purges {
  const stopping = new AbortController();
  let purgedAt: Date | undefined;
  const queues = urls.map((url) =>
    createPurgeQueue(url, {
      ...options,
      clock,
      signal: stopping.signal,
      onPurged: () => (purgedAt = clock()),
    }),
  );
  const enqueueChange = (change: Change) => {
    // Pages depend on neither.
    if (change === "inquiries" || change === "mail") return;
    // The settings decide how every page is sent, not only the pages that show a setting.
    const tag = change === "everything" || change === "settings" ? everyPageTag : change;
    for (const queue of queues) queue.add(tag);
  };
  const unsubscribe = changes.subscribe(enqueueChange);
  return {
    purgeEverything: () => enqueueChange("everything"),
    state: () => ({
      failingSince: queues
        .map((queue) => queue.failingSince())
        .filter((since) => since !== undefined)
        .sort((a, b) => a.getTime() - b.getTime())[0],
      isPending: queues.some((queue) => queue.isPending()),
      purgedAt,
    }),
    stop() {
      unsubscribe();
      stopping.abort();
    },
  };
}

interface QueueOptions
  extends Pick<PurgeOptions, "token" | "call" | "pause" | "clock" | "onFailure" | "onRecovery"> {
  signal: AbortSignal;
  onPurged: () => void;
}

/** `state()` counts only the first purge after a change: in `isPending` and `purgedAt`. */
type Round = "first" | "second";

/** One call at a time, with all tags that were added meanwhile. */
function createPurgeQueue(url: string, options: QueueOptions) {
  const { pause = waitOrAbort, clock, signal, onPurged, onFailure, onRecovery } = options;
  const purge = createPurgeCall(url, options);
  let waiting = new Map<string, Round>();
  /** Tags of the call that has begun. */
  let called = new Map<string, Round>();
  let failingSince: Date | undefined;
  let isRunning = false;

  function add(tag: string, round: Round): void {
    if (round === "first" || !waiting.has(tag)) waiting.set(tag, round);
    if (isRunning) return;
    isRunning = true;
    void run();
  }

  async function purgeAgain(tags: readonly string[]): Promise<void> {
    await pause(secondPurgePauseMs, signal);
    for (const tag of tags) add(tag, "second");
  }

  function recordSuccess(tags: ReadonlyMap<string, Round>): void {
    if (failingSince !== undefined) onRecovery(url);
    failingSince = undefined;
    const firstTime = [...tags].filter(([, round]) => round === "first").map(([tag]) => tag);
    if (firstTime.length === 0) return;
    onPurged();
    void purgeAgain(firstTime);
  }

  function recordFailure(tags: ReadonlyMap<string, Round>, reason: string): void {
    for (const [tag, round] of tags) add(tag, round);
    if (failingSince === undefined) onFailure(url, reason);
    failingSince ??= clock();
  }

  async function run(): Promise<void> {
    for (let failures = 0; waiting.size > 0 && !signal.aborted; ) {
      const tags = waiting;
      [called, waiting] = [tags, new Map()];
      const reason = await purge([...tags.keys()]);
      called = new Map();
      if (reason === undefined) {
        failures = 0;
        recordSuccess(tags);
        continue;
      }
      recordFailure(tags, reason);
      await pause(retryPausesMs[Math.min(failures, retryPausesMs.length - 1)] ?? 0, signal);
      failures += 1;
    }
    isRunning = false;
  }

  return {
    add: (tag: string) => add(tag, "first"),
    failingSince: () => failingSince,
    isPending: () => isRunning && [...waiting.values(), ...called.values()].includes("first"),
  };
}

/** Creates the call that purges tags from a cache; it returns the reason of a failure. */
function createPurgeCall(
  url: string,
  { token, call = fetch, signal }: Pick<QueueOptions, "token" | "call" | "signal">,
) {
  return async (tags: readonly string[]): Promise<string | undefined> => {
    try {
      const response = await call(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "cache-tag": tags.join(","),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
        redirect: "error",
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (failure) {
      return reasonOf(failure);
    }
  };
}

/** The reason of a failed `fetch` is in `cause`. If a host name has several IP addresses, that cause has a code but no message. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { message, cause } = failure;
  if (!(cause instanceof Error)) return message;
  return `${message} (${cause.message || ("code" in cause ? cause.code : cause.name)})`;
}

function waitOrAbort(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, undefined, { signal }).catch(() => undefined);
}
