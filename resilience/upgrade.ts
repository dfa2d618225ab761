/**
 * Upgrades a database of the first schema, with data, and kills the program in the middle of each migration: it must be as it was
 * and start again whole. An older program must refuse newer data with a sentence. Both engines, where PostgreSQL can be started.
 * Run: node resilience/upgrade.ts
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate, migrationNames, rejectNewerDatabase } from "#data/database/migrate.ts";
import { startPostgresCluster } from "../tests/support/postgres-cluster.ts";
import { examples, type Finding, report } from "./durability/promises.ts";
import { type DatabaseAddress, engineOf, killedWithin, opened } from "./durability/upgrading.ts";

const rows = 50;
const [first = "", ...later] = await migrationNames();

const folder = mkdtempSync(join(tmpdir(), "resilience-upgrade-"));
const cluster = await startPostgresCluster();
try {
  report("Upgrade from the first schema on SQLite", await upgraded({ file: join(folder, "site.sqlite") }));
  if (cluster.kind === "absent") console.log(`PostgreSQL: skipped, ${cluster.why}.`);
  else report("Upgrade from the first schema on PostgreSQL", await upgraded({ url: cluster.url }));
} finally {
  if (cluster.kind === "running") await cluster.stop();
  rmSync(folder, { recursive: true });
}

async function upgraded(address: DatabaseAddress): Promise<Finding[]> {
  await fillFirst(address);
  const before = await dataIn(address);
  const alive: string[] = [];
  const changed: string[] = [];
  for (const migration of later) {
    const ending = await killedWithin(address, migration);
    if (ending !== "SIGKILL") alive.push(`${migration} ${ending}`);
    if ((await appliedIn(address)).join() !== first || (await dataIn(address)) !== before)
      changed.push(migration);
  }
  const db = opened(address);
  await migrate(db, engineOf(address));
  await db.destroy();
  const applied = await appliedIn(address);
  const refusal = await rejectNewerDatabase([...applied, "9999-of-tomorrow.sql"]).catch(
    (error: Error) => error.message,
  );
  return [
    {
      promise: "killed in the middle of each migration",
      found: `${later.length - alive.length} of ${later.length} ${examples(alive)}`,
      passed: alive.length === 0,
    },
    {
      promise: "a kill leaves the schema and all rows as they were",
      found: `${changed.length} changed ${examples(changed)}`,
      passed: changed.length === 0,
    },
    {
      promise: "the next start brings everything up to date, with all rows",
      found: `${applied.length} migrations, ${rows} inquiries and projects`,
      passed: applied.length === later.length + 1 && (await dataIn(address)) === before,
    },
    {
      promise: "an older program refuses newer data with a sentence",
      found: String(refusal).slice(0, 60),
      passed: /9999-of-tomorrow\.sql.*Use the newer version/.test(String(refusal)),
    },
  ];
}

async function fillFirst(address: DatabaseAddress): Promise<void> {
  const db = opened(address);
  await migrate(db, engineOf(address), [first]);
  for (let row = 1; row <= rows; row++) {
    await sql`insert into contact_inquiries (company, name, phone, email, message, created_at)
      values (${`회사 ${row}`}, '홍길동', '02-0000-0000', 'buyer@example.com', ${`문의 ${row}`}, ${row})`.execute(
      db,
    );
    await sql`insert into projects (title, description, client_company, country, cooling_tower_type, created_at, search_text)
      values (${`현장 ${row}`}, '설명', '가나화학', '한국', 'industrial', ${row}, '현장')`.execute(db);
  }
  await db.destroy();
}

/** Rows that were written on the first schema, as text. */
async function dataIn(address: DatabaseAddress): Promise<string> {
  const db = opened(address);
  const query = sql<{ text: string }>`
    select company || message as text from contact_inquiries
    union all select title || description || client_company || country from projects order by text`;
  const found = await query.execute(db);
  await db.destroy();
  return found.rows.map(({ text }) => text).join("\n");
}

async function appliedIn(address: DatabaseAddress): Promise<string[]> {
  const db = opened(address);
  const found = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  await db.destroy();
  return found.rows.map(({ name }) => name);
}
