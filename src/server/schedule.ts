/** How often what was counted is written down, ms: no more than this is lost when the program is killed. */
const flushMs = 10_000;

/** Not at once: a clock that was wrong when the machine started is right by then, and nothing is deleted too early. */
const firstMs = 10 * 60 * 1000;

/** Does some work soon and then every so many hours, until stopped; `onTrouble` is told when it failed. */
export function regularly(
  work: () => Promise<unknown>,
  hours: number,
  onTrouble: (trouble: Error) => void,
): { stop(): void } {
  const doIt = () => void work().catch(onTrouble);
  let timer = setTimeout(() => {
    doIt();
    timer = setInterval(doIt, hours * 60 * 60 * 1000).unref();
  }, firstMs).unref();
  return { stop: () => clearTimeout(timer) };
}

/** Does some work every ten seconds, until stopped; `onTrouble` is told when it failed. */
export function everyTenSeconds(
  work: () => Promise<unknown>,
  onTrouble: (trouble: Error) => void,
): { stop(): void } {
  const timer = setInterval(() => void work().catch(onTrouble), flushMs).unref();
  return { stop: () => clearInterval(timer) };
}
