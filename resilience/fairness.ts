/**
 * What a customer and the administrator see of the built site while a stranger does their worst with a few connections: each
 * attack for some seconds, measured before and during it. Nobody may be refused, and nobody wait long, because of others.
 * Run: node resilience/fairness.ts [seconds, 10 if left out] [attack, all if left out]
 */
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../bench/median.ts";
import type { Attack } from "./fairness/attacks.ts";
import { createCustomer, type Seen, type Wish, wishes } from "./fairness/customer.ts";
import { startAttack } from "./fairness/stranger.ts";
import { startOwnSite } from "./site/own-site.ts";

/** How long an answer may take during an attack, ms; on a slow machine so many times as long as before it. */
const mostMs = 1_500;
const mostTimes = 5;

/** What the site still does after its start is done by then, ms. */
const warmMs = 2_000;

interface Trial {
  attack: Attack;
  name: string;
  /** What may be refused during it, if the answer says when to come back. */
  mayWait?: readonly Wish[];
}

const trials: readonly Trial[] = [
  { attack: "guesses", name: "ten wrong passwords" },
  { attack: "manyFields", name: "62,000 fields, 2 connections" },
  { attack: "searches", name: "searches, 40 connections" },
  { attack: "sockets", name: "5,000 sockets, one address" },
  { attack: "honeypot", name: "honeypot posts, 10 addresses" },
  { attack: "crowd", name: "300 inquiries, 30 addresses" },
  // Two passwords are checked at once, some wait, and what strangers bring then is told to come back.
  {
    attack: "logins",
    name: "40 logins at once",
    mayWait: ["login, new device"],
  },
  { attack: "slowForms", name: "6 dripping forms, 3 addresses" },
];

const [seconds = "10", only] = process.argv.slice(2);
const failures: string[] = [];
const rows: object[] = [];
for (const trial of trials.filter(({ attack }) => only === undefined || attack === only)) await played(trial);
console.table(rows);
console.log(failures.length > 0 ? `FAILED:\n${failures.join("\n")}` : "Every promise was kept.");
process.exit(failures.length > 0 ? 1 : 0);

/** Each attack has a site of its own: the places that one has used up are another's again. */
async function played(trial: Trial): Promise<void> {
  const site = await startOwnSite({ RATE_LIMIT: "on" });
  const customer = await createCustomer(site.url);
  await pause(warmMs);
  const before = await customer.look(Number(seconds));
  const stop = await startAttack(trial.attack, site.url);
  const during = await customer.look(Number(seconds));
  await stop();
  for (const wish of wishes) judge(trial, wish, seenOf(before, wish), seenOf(during, wish));
  const code = await site.stop();
  if (code !== 0) failures.push(`${trial.name}: the site ended with ${code}`);
}

function judge({ name, mayWait = [] }: Trial, wish: Wish, before: Seen, during: Seen): void {
  const told = during.refused.filter(({ retryAfter }) => retryAfter !== undefined && mayWait.includes(wish));
  const refused = during.refused.length - told.length;
  const statuses = [...new Set(during.refused.map(({ status }) => status))].join(", ");
  const mayTake = Math.max(mostMs, mostTimes * p95(before.good));
  if (refused > 0) failures.push(`${name}: ${wish} was refused ${refused} times (${statuses})`);
  if (p95(during.good) > mayTake) failures.push(`${name}: ${wish} took ${ms(p95(during.good))} ms`);
  rows.push({
    attack: name,
    "asked for": wish,
    "before: median, ms": ms(median(before.good)),
    "p95, ms": ms(p95(before.good)),
    refused: before.refused.length,
    "during: median, ms": ms(median(during.good)),
    "p95, ms ": ms(p95(during.good)),
    "refused ": during.refused.length > 0 ? `${during.refused.length} (${statuses})` : 0,
  });
}

function seenOf(looked: ReadonlyMap<Wish, Seen>, wish: Wish): Seen {
  return looked.get(wish) ?? { good: [], refused: [] };
}

/** Of all but the slowest twentieth; NaN of none. */
function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

function ms(value: number): number {
  return Math.round(value * 10) / 10;
}
