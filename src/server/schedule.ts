const everyMs = 6 * 60 * 60 * 1000;

/** Does some work now and then every six hours, until stopped; `onTrouble` is told when it failed. */
export function everySixHours(
  work: () => Promise<unknown>,
  onTrouble: (trouble: Error) => void,
): { stop(): void } {
  const doIt = () => void work().catch(onTrouble);
  doIt();
  const timer = setInterval(doIt, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
