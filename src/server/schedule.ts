import type { Housekeeping } from "#data/housekeeping.ts";

/** Interval at which counts are written, ms: no more than this is lost when the process is killed. */
const flushMs = 10_000;

/** Not at once: a clock that was wrong when the machine started is right by then, and nothing is deleted too early. */
const firstMs = 10 * 60 * 1000;

/**
 * Cleans up for as long as the site runs: deletes every six hours what has been kept long enough, and wipes every half hour what
 * was deleted, which is to be gone within the hour.
 */
export function scheduleHousekeeping(
  { run, wipe }: Pick<Housekeeping, "run" | "wipe">,
  onError: (trouble: Error) => void,
): { stop(): void } {
  const works = [regularly(run, 6, onError), regularly(wipe, 0.5, onError)];
  return {
    stop() {
      for (const work of works) work.stop();
    },
  };
}

/** Runs some work soon and then at an interval of hours, until stopped; `onError` receives its failures. */
export function regularly(
  work: () => Promise<unknown>,
  hours: number,
  onError: (trouble: Error) => void,
): { stop(): void } {
  const doIt = () => void work().catch(onError);
  let timer = setTimeout(() => {
    doIt();
    timer = setInterval(doIt, hours * 60 * 60 * 1000).unref();
  }, firstMs).unref();
  return { stop: () => clearTimeout(timer) };
}

/** Runs some work every minute, until stopped; `onError` receives its failures. */
export function everyMinute(
  work: () => Promise<unknown>,
  onError: (trouble: Error) => void,
): { stop(): void } {
  const timer = setInterval(() => void work().catch(onError), 60_000).unref();
  return { stop: () => clearInterval(timer) };
}

/** Runs some work every ten seconds, until stopped; `onError` receives its failures. */
export function everyTenSeconds(
  work: () => Promise<unknown>,
  onError: (trouble: Error) => void,
): { stop(): void } {
  const timer = setInterval(() => void work().catch(onError), flushMs).unref();
  return { stop: () => clearInterval(timer) };
}
