/**
 * Kills `npm run restore` and `npm run move` at random moments: the database must hold what it held before or the whole backup, and
 * the next run must succeed and leave no copy behind. SQLite, and PostgreSQL where it can be started.
 * Run: node resilience/restore.ts [rounds of each kind] [seed]
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseAddress } from "#data/database/connect.ts";
import { startPostgresCluster } from "../tests/support/postgres-cluster.ts";
import { createChance } from "./durability/chance.ts";
import { examples, type Finding, report } from "./durability/promises.ts";
import { contentIn, fillDatabase, restoredTables, runScript } from "./durability/restoring.ts";

const rounds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const chance = createChance(seed);

const folder = mkdtempSync(join(tmpdir(), "resilience-restore-"));
const sources = { one: join(folder, "one"), other: join(folder, "other") };
const backups = { one: join(folder, "one.backup"), other: join(folder, "other.backup") };
let tables: Awaited<ReturnType<typeof restoredTables>> = [];
const cluster = await startPostgresCluster();
try {
  const contents = [await makeBackup("one"), await makeBackup("other")] as const;
  const target = join(folder, "target");
  const findings = await restored({ file: join(target, "site.sqlite") }, { DATA_DIR: target }, contents);
  report(`Restore killed ${rounds} times on SQLite, seed ${seed}`, findings);
  if (cluster.kind === "absent") console.log(`PostgreSQL: skipped, ${cluster.why}.`);
  else {
    const env = { DATABASE_URL: cluster.url };
    const onPostgres = await restored({ url: cluster.url }, env, contents);
    report(`Restore killed ${rounds} times on PostgreSQL, seed ${seed}`, onPostgres);
    report(`Move to PostgreSQL killed ${rounds} times, seed ${seed}`, await moved(cluster.url, contents[0]));
  }
} finally {
  if (cluster.kind === "running") await cluster.stop();
  rmSync(folder, { recursive: true });
}

/** @returns the content of the source, as it is after a restore */
async function makeBackup(which: keyof typeof sources): Promise<string> {
  const source = { file: join(sources[which], "site.sqlite") };
  await fillDatabase(source, which);
  if (tables.length === 0) tables = await restoredTables(source.file);
  const content = await contentIn(source, tables);
  const { code, output } = await runScript("backup", [backups[which]], { DATA_DIR: sources[which] });
  if (code !== 0) throw new Error(`The backup failed: ${output}`);
  return content;
}

/** Kills restores of the backup that the database does not hold. */
async function restored(
  target: DatabaseAddress,
  env: Record<string, string>,
  [one, other]: readonly [string, string],
): Promise<Finding[]> {
  const restore = (which: keyof typeof backups, killAfterMs?: number) =>
    runScript("restore", [backups[which], "--overwrite"], env, killAfterMs);
  const began = performance.now();
  await restore("one");
  const usualMs = performance.now() - began;
  const broken: string[] = [];
  let [killed, before] = [0, one];
  for (let round = 0; round < rounds; round++) {
    const { code } = await restore(before === one ? "other" : "one", chance.between(0, usualMs));
    if (code === null) killed += 1;
    const now = await contentIn(target, tables);
    if (now !== one && now !== other) broken.push(`round ${round}`);
    before = now;
  }
  const last = await restore("other");
  return [
    ...findingsOf(killed, broken),
    {
      promise: "the next restore succeeds",
      found: last.code === 0 ? "yes" : last.output,
      passed: last.code === 0 && (await contentIn(target, tables)) === other,
    },
    remainingCopies("file" in target ? join(folder, "target") : folder),
  ];
}

/** Kills moves of the embedded database to an empty one. */
async function moved(url: string, whole: string): Promise<Finding[]> {
  const source = sources.one;
  const move = (killAfterMs?: number) => runScript("move", ["--to", url], { DATA_DIR: source }, killAfterMs);
  await emptyDatabase(url);
  const began = performance.now();
  await move();
  const usualMs = performance.now() - began;
  const broken: string[] = [];
  let killed = 0;
  for (let round = 0; round < rounds; round++) {
    await emptyDatabase(url);
    const { code } = await move(chance.between(0, usualMs));
    if (code === null) killed += 1;
    if (!(await isEmpty(url)) && (await contentIn({ url }, tables)) !== whole) broken.push(`round ${round}`);
    if ((await contentIn({ file: join(source, "site.sqlite") }, tables)) !== whole)
      broken.push(`file, round ${round}`);
  }
  await emptyDatabase(url);
  const last = await move();
  return [
    ...findingsOf(killed, broken),
    {
      promise: "the next move succeeds",
      found: last.code === 0 ? "yes" : last.output,
      passed: last.code === 0 && (await contentIn({ url }, tables)) === whole,
    },
    remainingCopies(source),
  ];
}

function findingsOf(killed: number, broken: readonly string[]): Finding[] {
  return [
    { promise: "killed before the end", found: `${killed} of ${rounds}`, passed: killed > 0 },
    {
      promise: "the database holds what it held before, or all of the backup",
      found: `${broken.length} neither ${examples(broken)}`,
      passed: broken.length === 0,
    },
  ];
}

/** Copies of all data, which a killed command leaves until the next one. */
function remainingCopies(parent: string): Finding {
  const remaining = readdirSync(parent).filter((name) => name.startsWith(".site-"));
  return {
    promise: "no copy of the data stays",
    found: `${remaining.length} left`,
    passed: remaining.length === 0,
  };
}

async function emptyDatabase(url: string): Promise<void> {
  await onPostgres(url, "drop schema public cascade; create schema public");
}

async function isEmpty(url: string): Promise<boolean> {
  const tables = await onPostgres(
    url,
    "select 1 from information_schema.tables where table_schema = 'public' and table_name = 'contact_inquiries'",
  );
  return tables === 0 || (await onPostgres(url, "select 1 from contact_inquiries limit 1")) === 0;
}

/** @returns how many rows the statement has found */
async function onPostgres(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
