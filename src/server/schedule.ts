import type { Housekeeping } from "#data/housekeeping.ts";

/** By then a clock that was wrong at the start of the machine is corrected, so that nothing is deleted too early. */
const initialDelayMs = 10 * 60 * 1000;

/** Deletes expired rows every six hours, and overwrites deleted rows every half hour, as the privacy policy promises. */
export function scheduleHousekeeping(
  { run, truncateWal }: Pick<Housekeeping, "run" | "truncateWal">,
  onError: (failure: Error) => void,
): { stop(): void } {
  const jobs = [everyHours(run, 6, onError), everyHours(truncateWal, 0.5, onError)];
  return {
    stop() {
      for (const job of jobs) job.stop();
    },
  };
}

/** Runs `job` after ten minutes, then at an interval of hours. */
export function everyHours(
  job: () => Promise<unknown>,
  hours: number,
  onError: (failure: Error) => void,
): { stop(): void } {
  const run = () => void job().catch(onError);
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, hours * 60 * 60 * 1000).unref();
  }, initialDelayMs).unref();
  return { stop: () => clearTimeout(timer) };
}

/** Runs `work` once, 10 s later: pages for the first visitors come first. */
export function afterStart(
  work: () => Promise<unknown>,
  onError: (failure: Error) => void,
): { stop(): void } {
  const timer = setTimeout(() => void work().catch(onError), 10_000).unref();
  return { stop: () => clearTimeout(timer) };
}

/** Runs `work` every `seconds` s, the first time after one interval. */
export function everySeconds(
  seconds: number,
  work: () => Promise<unknown>,
  onError: (failure: Error) => void,
): { stop(): void } {
  const timer = setInterval(() => void work().catch(onError), seconds * 1_000).unref();
  return { stop: () => clearInterval(timer) };
}
