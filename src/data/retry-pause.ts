/** Pause after the first failed attempt, and the longest one, ms. */
const firstPauseMs = 10_000;
export const maxRetryPauseMs = 60 * 60 * 1000;

/**
 * Pause before the next attempt, ms: doubled with each attempt, with a random part (up to a half), so that not all
 * deliveries are retried at the same time.
 * @param attempts made so far, from 1
 * @param random number from 0 up to 1
 */
export function retryPauseMs(attempts: number, random: () => number): number {
  const full = Math.min(firstPauseMs * 2 ** (attempts - 1), maxRetryPauseMs);
  return Math.round(full * (1 - random() / 2));
}
