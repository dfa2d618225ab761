/**
 * Answers of the built site to a customer and the administrator while a stranger does their worst with a few connections: each
 * attack for some seconds, measured before and during it. Nobody may be refused, and nobody wait long, because of others.
 * Run: node resilience/fairness.ts [seconds, 10 if left out] [attack, all if left out] [postgres, SQLite if left out]
 */
import { loadavg } from "node:os";
import { median } from "../bench/median.ts";
import { type Outcome, played } from "./fairness/play.ts";
import { trials } from "./fairness/trials.ts";

/** Maximum time of a response during an attack: a multiple of the time before it, or this many ms, which nobody notices. */
const maxTimes = 2;
const maxMs = 250;

/** Time after the start by which all background work is done, ms. */
const warmMs = 2_000;

const [seconds = "10", only = "all", engine = "sqlite"] = process.argv.slice(2);
const failures: string[] = [];
const rows: object[] = [];
for (const trial of trials.filter(({ attack }) => only === "all" || attack === only)) {
  const { outcomes, broken } = await played(trial, {
    seconds: Number(seconds),
    warmMs,
    engine: engine === "postgres" ? engine : "sqlite",
  });
  failures.push(...broken, ...outcomes.flatMap((outcome) => tooSlow(trial.name, outcome)));
  rows.push(...outcomes.map((outcome) => rowOf(trial.name, outcome)));
}
console.table(rows);
const load = loadavg().map((minutes) => minutes.toFixed(1));
console.log(
  `${engine}, ${seconds} s before and during; load of the last 1, 5 and 15 minutes: ${load.join(", ")}.`,
);
console.log(failures.length > 0 ? `FAILED:\n${failures.join("\n")}` : "Every promise was kept.");
process.exit(failures.length > 0 ? 1 : 0);

function tooSlow(name: string, { wish, before, during }: Outcome): string[] {
  const mayTake = Math.max(maxMs, maxTimes * p95(before.good));
  return p95(during.good) > mayTake ? [`${name}: ${wish} took ${ms(p95(during.good))} ms`] : [];
}

function rowOf(name: string, { wish, before, during }: Outcome): object {
  const statuses = [...new Set(during.refused.map(({ status }) => status))].join(", ");
  return {
    attack: name,
    "asked for": wish,
    "before: median, ms": ms(median(before.good)),
    "p95, ms": ms(p95(before.good)),
    refused: before.refused.length,
    "during: median, ms": ms(median(during.good)),
    "p95, ms ": ms(p95(during.good)),
    "p95, times": Math.round((10 * p95(during.good)) / p95(before.good)) / 10,
    "refused ": during.refused.length > 0 ? `${during.refused.length} (${statuses})` : 0,
  };
}

/** The 95th percentile; NaN without measurements. */
function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

function ms(value: number): number {
  return Math.round(value * 10) / 10;
}
