import { setTimeout as pause } from "node:timers/promises";
import { problems } from "#content/problems/problems.ts";
import { listenerName } from "#data/database/listen.ts";
import { call, type Outcome, signIn } from "./calls.ts";
import { createLedger, type Verdict } from "./ledger.ts";
import { ask, type Environment, type Pair, startPair } from "./pair.ts";
import { allWithin, everyKindWritten, examples, type Finding, timesFound } from "./promises.ts";
import { storedInPostgres } from "./stored.ts";
import { addProject, sees, timeUntil } from "./watching.ts";
import { startWriting, type Writing } from "./writing.ts";

/** How long an instance lives between two kills, and how long the database stays away, ms. */
const life = { shortest: 200, longest: 1_500 };
const awayMs = 3_000;

/** How soon writes are taken again once the database is back, ms, and after its connections fell silent. */
const backMs = 5_000;
const silentMs = 30_000;
const seenMs = 1_000;

/** Pages that visitors read while the database is away. */
const pages = [
  "/",
  "/en",
  "/projects/gallery",
  "/en/projects/gallery",
  "/products/industrial",
  "/company/intro",
];

/** Result of a stream of writes. */
type Written = Verdict & Pick<Writing, "surprises" | "successes">;

/** Kills one instance after the other while both are written to through the proxy. */
export async function instanceDies(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const verdict = await underWriting(environment, pair, async () => {
    for (let round = 0; round < environment.rounds; round++) {
      const index = round % 2 === 0 ? 0 : 1;
      await pause(environment.chance.between(life.shortest, life.longest));
      await pair.sites[index].kill();
      await pause(environment.chance.between(0, life.shortest));
      await pair.startAgain(index);
    }
  });
  await pair.stop();
  return [
    nothingIsLost(`one instance is killed under load, ${environment.rounds} times`, verdict),
    everyKindWritten(verdict.successes),
  ];
}

/** Takes the database away under load, in order and as by a crash. */
export async function databaseRestarts(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const cookie = await signIn(environment.instances[0]);
  const reads: Outcome[] = [];
  const writes: Outcome[] = [];
  const recoveries: number[] = [];
  for (const page of pages)
    for (const site of environment.instances) await timeUntil(() => isThere(site + page));
  const verdict = await underWriting(environment, pair, async () => {
    for (let round = 0; round < Math.ceil(environment.rounds / 2); round++) {
      await environment.cluster.down(round % 2 === 0 ? "in order" : "crashing");
      const backAt = performance.now() + awayMs;
      while (performance.now() < backAt) {
        for (const page of pages) reads.push(await call(environment.proxy + page));
        writes.push(await sendInquiry(environment.proxy));
      }
      await environment.cluster.up();
      const both = environment.instances.map((site) =>
        timeUntil(async () => (await addProject(site, cookie, `back ${round}`)) !== undefined),
      );
      recoveries.push(...(await Promise.all(both)));
    }
  });
  const areAlive = pair.sites.every((site) => site.isRunning());
  await pair.stop();
  const unread = reads.filter(({ status }) => status !== 200);
  const unclear = writes.filter((response) => !saysUnavailable(response));
  return [
    {
      promise: "while PostgreSQL is away, pages in memory are answered",
      found: `${reads.length} asked for, ${unread.length} not answered`,
      passed: reads.length > 0 && unread.length === 0,
    },
    {
      promise: "writes then get 503, Retry-After and a sentence",
      found: `${writes.length} sent, ${unclear.length} answered otherwise ${unclear[0]?.status ?? ""} ${unclear[0]?.body ?? ""}`,
      passed: writes.length > 0 && unclear.length === 0,
    },
    {
      promise: "both instances write again within 5 s of its return, and were not restarted",
      found: `${timesFound(recoveries)}; ${areAlive ? "both alive" : "one has ended"}`,
      passed: areAlive && allWithin(recoveries, backMs),
    },
    nothingIsLost("PostgreSQL is restarted under load, in order and by a crash", verdict),
    everyKindWritten(verdict.successes),
  ];
}

/** Cuts the connections on which instances listen, and changes something in the same moment. */
export async function listeningIsCut(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const [here, there] = environment.instances;
  const cookie = await signIn(here);
  const times: number[] = [];
  for (let round = 0; round < environment.rounds; round++) {
    const title = `unheard ${round}`;
    await sees(there, title, false);
    await ask(
      pair.database,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${listenerName}'`,
    );
    await addProject(here, cookie, title);
    times.push(await timeUntil(() => sees(there, title)));
  }
  await pair.stop();
  return [
    {
      promise:
        "the listening connections are cut at the moment of a change: it is seen within 1 s all the same",
      found: timesFound(times),
      passed: allWithin(times, seenMs),
    },
  ];
}

/** Stops every connection's other end without a word, as a network does that has lost its way. */
export async function databaseFallsSilent(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const [here, there] = environment.instances;
  const cookie = await signIn(here);
  await Promise.all([sees(here, "silent", false), sees(there, "silent", false)]);
  const backends = await ask<{ pid: number }>(
    pair.database,
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  for (const { pid } of backends) process.kill(pid, "SIGSTOP");
  const written = await timeUntil(async () => (await addProject(here, cookie, "silent")) !== undefined);
  const seen = await timeUntil(() => sees(there, "silent"));
  for (const { pid } of backends) process.kill(pid, "SIGCONT");
  await pair.stop();
  return [
    {
      promise: "all connections fall silent: 30 s later writes are taken and seen at the other instance",
      found: `${backends.length} connections; written after ${Math.round(written)} ms, seen ${Math.round(seen)} ms later`,
      passed: written + seen < silentMs,
    },
  ];
}

/** Writes through the proxy while something is done to those behind it. */
async function underWriting(
  environment: Environment,
  pair: Pair,
  act: () => Promise<void>,
): Promise<Written> {
  const ledger = createLedger();
  const cookie = await signIn(environment.instances[0]);
  const writing = startWriting({ url: environment.proxy, cookie, ledger, chance: environment.chance });
  await act();
  await writing.stop();
  const { surprises, successes } = writing;
  return { ...ledger.verify(await storedInPostgres(pair.database)), surprises, successes };
}

function nothingIsLost(event: string, { acknowledged, lost, repeated, surprises }: Written): Finding {
  return {
    promise: `${event}: every acknowledged write is there once`,
    found: `${acknowledged} acknowledged, ${lost.length} lost, ${repeated.length} repeated, ${surprises.length} answered with other than success or 5xx of a passing kind ${examples([...lost, ...repeated, ...surprises])}`,
    passed: acknowledged > 0 && lost.length + repeated.length + surprises.length === 0,
  };
}

function sendInquiry(site: string): Promise<Outcome> {
  const json = { company: "x", name: "x", phone: "02-0000-0000", email: "buyer@example.com", message: "x" };
  return call(`${site}/api/contact`, { method: "POST", json });
}

function saysUnavailable({ status, headers, body }: Outcome): boolean {
  const words = [problems.ko.unavailable, problems.en.unavailable];
  return status === 503 && headers.has("retry-after") && words.some((sentence) => body.includes(sentence));
}

async function isThere(url: string): Promise<boolean> {
  return (await call(url)).status === 200;
}
