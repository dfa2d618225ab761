import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Engine, engines } from "#data/database/engine.ts";
import { administer, databaseIn, migratedDatabase, openEmptier } from "./postgres-cluster.ts";

/** Databases of a suite; all are closed and removed after each test. */
export interface TestEngine {
  engine: Engine;
  /** Creates an empty database that may be opened several times, as by several instances. */
  address(): Promise<DatabaseAddress>;
  /** Opens a migrated database; empty unless the address was used before. */
  open(address?: DatabaseAddress): Promise<Database>;
}

/** Runs a suite on SQLite and on PostgreSQL. PostgreSQL is skipped, with the reason, if it is missing. */
export function describeOnBothEngines(subject: string, suite: (engine: TestEngine) => void): void {
  for (const engine of engines) describeOn(engine, subject, suite);
}

export function describeOn(engine: Engine, subject: string, suite: (tested: TestEngine) => void): void {
  if (engine === "sqlite") {
    describe(`${subject}, on SQLite`, () => suite(testEngine(engine, sqliteDatabase)));
    return;
  }
  const postgres = inject("postgres");
  if (!postgres)
    throw new Error("No PostgreSQL. List tests/support/postgres-global-setup.ts under globalSetup.");
  if ("absent" in postgres) {
    describe.skip(`${subject}, on PostgreSQL: ${postgres.absent}`, () =>
      suite(testEngine(engine, sqliteDatabase)));
    return;
  }
  describe(`${subject}, on PostgreSQL`, () =>
    suite(testEngine(engine, (isMigrated) => postgresDatabase(postgres.url, isMigrated))));
}

/** Opens a migrated SQLite database in memory, for tests that need one engine only. The caller closes it. */
export async function openMemory(): Promise<Database> {
  const { address, remove } = await sqliteDatabase(true);
  const database = await openDatabase(address);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/** Number of statements of a PostgreSQL database that wait for a lock of another transaction. */
export async function blockedStatements({ db }: Pick<Database, "db">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

type TestDatabase = { address: DatabaseAddress; remove(): Promise<void> };

/** @param isMigrated whether to create the tables of this version; by default the database is empty */
type MakeDatabase = (isMigrated?: boolean) => Promise<TestDatabase>;

function testEngine(engine: Engine, makeDatabase: MakeDatabase): TestEngine {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function address(isMigrated?: boolean) {
    const database = await makeDatabase(isMigrated);
    cleanUps.push(database.remove);
    return database.address;
  }
  return {
    engine,
    address: () => address(),
    async open(existing) {
      const database = await openDatabase(existing ?? (await address(true)));
      cleanUps.push(() => database.close());
      return database;
    },
  };
}

/** In memory if the system has such a folder: no test here is about power cuts. */
const sqliteFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Migrated once per worker, then copied. */
let migratedFile: Promise<string> | undefined;

async function sqliteDatabase(isMigrated = false): Promise<TestDatabase> {
  const folder = await mkdtemp(join(sqliteFolder, "site-sqlite-"));
  const file = join(folder, "site.db");
  if (isMigrated) {
    migratedFile ??= migrateFile();
    await copyFile(await migratedFile, file);
  }
  return { address: { file }, remove: () => rm(folder, { recursive: true }) };
}

async function migrateFile(): Promise<string> {
  const folder = await mkdtemp(join(sqliteFolder, "site-sqlite-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.db");
  await openDatabase({ file }).then(({ close }) => close());
  return file;
}

interface MigratedDatabase {
  name: string;
  empty: () => Promise<boolean>;
}

/** Emptied databases of finished tests, reused by the next test of the worker. */
const freeDatabases: MigratedDatabase[] = [];

/** Each suite has its own database, because change notifications reach a whole database. */
async function postgresDatabase(clusterUrl: string, isMigrated = false): Promise<TestDatabase> {
  if (!isMigrated) {
    const name = await createDatabase(clusterUrl, "template1");
    return { address: databaseIn(clusterUrl, name), remove: () => dropDatabase(clusterUrl, name) };
  }
  const database = freeDatabases.pop() ?? (await createMigrated(clusterUrl));
  return {
    address: databaseIn(clusterUrl, database.name),
    async remove() {
      if (await database.empty().catch(() => false)) freeDatabases.push(database);
      else await dropDatabase(clusterUrl, database.name);
    },
  };
}

async function createMigrated(clusterUrl: string): Promise<MigratedDatabase> {
  const name = await createDatabase(clusterUrl, migratedDatabase);
  return { name, empty: await openEmptier(databaseIn(clusterUrl, name).url) };
}

async function createDatabase(clusterUrl: string, model: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(clusterUrl, `create database ${name} template ${model}`);
  return name;
}

function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  return administer(clusterUrl, `drop database ${name} with (force)`);
}
