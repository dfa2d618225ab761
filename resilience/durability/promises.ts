/** A promise, what was found of it, and whether it was kept. */
export interface Finding {
  promise: string;
  found: string;
  kept: boolean;
}

/** Prints the findings as a table; the program then ends with 1 when a promise was broken. */
export function report(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}\n\n| promise | found | |\n|---|---|---|`);
  for (const { promise, found, kept } of findings) {
    console.log(`| ${promise} | ${found} | ${kept ? "kept" : "BROKEN"} |`);
  }
  if (findings.some(({ kept }) => !kept)) process.exitCode = 1;
}

/** Times as a table shows them: "median 812 ms, longest 1,204 ms of 60". */
export function timesFound(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const whole = (ms: number | undefined) => Math.round(ms ?? Number.NaN).toLocaleString("en");
  return `median ${whole(sorted[Math.floor(sorted.length / 2)])} ms, longest ${whole(sorted.at(-1))} ms of ${times.length}`;
}

/** Whether there are times, and all are shorter. */
export function allWithin(times: readonly number[], mostMs: number): boolean {
  return times.length > 0 && times.every((ms) => ms < mostMs);
}
