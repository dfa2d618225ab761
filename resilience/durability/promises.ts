import type { Verdict } from "./ledger.ts";

/** A promise, what was found of it, and whether it was kept. */
export interface Finding {
  promise: string;
  found: string;
  passed: boolean;
}

/** Prints the findings as a table; the program then ends with 1 when a promise was broken. */
export function report(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}\n\n| promise | found | |\n|---|---|---|`);
  for (const { promise, found, passed } of findings) {
    console.log(`| ${promise} | ${found} | ${passed ? "kept" : "BROKEN"} |`);
  }
  if (findings.some(({ passed }) => !passed)) process.exitCode = 1;
}

/** Guarantees of a stream of writes, however often the program is interrupted. */
export function writePromises(found: {
  verdict: Verdict;
  /** Result of the integrity check of the database's file. */
  soundness: string;
  /** Responses to writes that are neither a success nor a plain "not now". */
  surprises: readonly string[];
}): Finding[] {
  const { verdict, soundness, surprises } = found;
  const { acknowledged, lost, repeated } = verdict;
  return [
    {
      promise: "every acknowledged write is there",
      found: `${acknowledged} acknowledged, ${lost.length} lost ${examples(lost)}`,
      passed: acknowledged > 0 && lost.length === 0,
    },
    {
      promise: "and there once",
      found: `${repeated.length} repeated ${examples(repeated)}`,
      passed: repeated.length === 0,
    },
    { promise: "the database is sound", found: soundness, passed: soundness === "ok" },
    {
      promise: "no write gets another answer than a success or 503",
      found: `${surprises.length} others ${examples(surprises)}`,
      passed: surprises.length === 0,
    },
  ];
}

/** Shows that a run has tried every kind of write. @param successes number of those acknowledged, by kind */
export function everyKindWritten(successes: ReadonlyMap<string, number>): Finding {
  return {
    promise: "writes of every kind were acknowledged",
    found: [...successes].map(([kind, count]) => `${kind} ${count}`).join(", "),
    passed: [...successes.values()].every((count) => count > 0),
  };
}

/** A few of what was found, for a cell of a table. */
export function examples(all: readonly string[]): string {
  return all.slice(0, 3).join("; ");
}

/** Times as a table shows them: "median 812 ms, longest 1,204 ms of 60". */
export function timesFound(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const whole = (ms: number | undefined) => Math.round(ms ?? Number.NaN).toLocaleString("en");
  return `median ${whole(sorted[Math.floor(sorted.length / 2)])} ms, longest ${whole(sorted.at(-1))} ms of ${times.length}`;
}

/** Returns true when there are times, and all are shorter. */
export function allWithin(times: readonly number[], maxMs: number): boolean {
  return times.length > 0 && times.every((ms) => ms < maxMs);
}
