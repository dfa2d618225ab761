import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { type RunningCluster, startPostgresCluster } from "../../tests/support/postgres-cluster.ts";
import { startOwnSite } from "../site/own-site.ts";
import { createCustomer, type Seen, type Wish, wishes } from "./customer.ts";
import { startProver } from "./prover.ts";
import { startAttack } from "./stranger.ts";
import type { DryRun, Scene } from "./trials.ts";

/** Result of a request before an attack and during it. */
export interface Outcome {
  wish: Wish;
  before: Seen;
  during: Seen;
}

export interface Play {
  outcomes: Outcome[];
  /** A sentence on each promise that was broken, besides those on how long something takes. */
  broken: string[];
}

interface Lengths {
  /** Duration of the requests before the attack and during it, s. */
  seconds: number;
  /** Time for what the site still does after its start, ms. */
  warmMs: number;
  engine: "sqlite" | "postgres";
}

/**
 * Inquiries of customers that are new in ten minutes, whatever they hold: those of the first room, and those with a proof, which
 * customers bring when they are asked for one. Beyond them it depends on how many have files.
 */
const inquirySlots = 200;

/** Plays an attack on a site of its own: the places that one has used up are another's again. */
export async function played(trial: DryRun, { seconds, warmMs, engine }: Lengths): Promise<Play> {
  const mailbox = trial.withMail ? await startMailServer() : undefined;
  const mail = mailbox ? { SMTP_URL: mailbox.url, ADMIN_EMAIL: "admin@example.com" } : {};
  const cluster = engine === "postgres" ? await runningCluster() : undefined;
  const databaseUrl = cluster?.url ?? "";
  const site = await startOwnSite({ RATE_LIMIT: "on", ...mail, DATABASE_URL: databaseUrl });
  const prover = startProver();
  const customer = await createCustomer(site.url, prover.prove);
  await pause(warmMs);
  const before = await customer.look(seconds);
  const stop = await startAttack(trial.attack, site.url);
  const during = await customer.look(seconds);
  await stop();
  const scene = { site, customer, databaseUrl, mailbox };
  const outcomes = wishes.map((wish) => ({
    wish,
    before: seenOf(before, wish),
    during: seenOf(during, wish),
  }));
  const broken = [
    ...outcomes.flatMap((outcome) => refusals(trial, outcome)),
    ...(trial.setsAside ? [] : await mixedUpInquiries(scene, outcomes)),
    ...((await trial.afterwards?.(scene)) ?? []),
  ];
  const code = await site.stop();
  await mailbox?.down();
  await cluster?.stop();
  if (code !== 0) broken.push(`the site ended with ${code}`);
  return { outcomes, broken: broken.map((sentence) => `${trial.name}: ${sentence}`) };
}

async function runningCluster(): Promise<RunningCluster> {
  const cluster = await startPostgresCluster({ durable: true });
  if (cluster.kind === "absent") throw new Error(`PostgreSQL cannot be started: ${cluster.why}.`);
  return cluster;
}

function refusals({ mayWait = [] }: DryRun, { wish, during }: Outcome): string[] {
  const told = during.refused.filter(({ retryAfter }) => retryAfter !== undefined && mayWait.includes(wish));
  const count = during.refused.length - told.length;
  const statuses = [...new Set(during.refused.map(({ status }) => status))].join(", ");
  return count > 0 ? [`${wish} was refused ${count} times (${statuses})`] : [];
}

/** Inquiries of customers are in the inbox as new, not quarantined or marked as spam; and nothing else is. */
async function mixedUpInquiries({ customer }: Scene, outcomes: readonly Outcome[]): Promise<string[]> {
  const sent = outcomes
    .filter(({ wish }) => wish.startsWith("inquiry"))
    .reduce((sum, { before, during }) => sum + before.good.length + during.good.length, 0);
  const { new: found = 0 } = await customer.inbox();
  return found <= sent && found >= Math.min(sent, inquirySlots)
    ? []
    : [`customers have sent ${sent} inquiries, and the inbox has ${found} as new`];
}

function seenOf(looked: ReadonlyMap<Wish, Seen>, wish: Wish): Seen {
  return looked.get(wish) ?? { good: [], refused: [] };
}
