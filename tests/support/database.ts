import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Engine, engines } from "#data/database/migrate.ts";

/** What a suite may ask for; all of it is closed and removed after each test. */
export interface TestEngine {
  engine: Engine;
  /** An empty place that may be opened several times, as by several instances. */
  address(): Promise<DatabaseAddress>;
  /** A migrated database, empty unless an address is given that was used before. */
  open(address?: DatabaseAddress): Promise<Database>;
}

/** Runs the same suite on SQLite and on PostgreSQL; the latter is skipped, with the reason, where it is missing. */
export function describeOnBothEngines(subject: string, suite: (place: TestEngine) => void): void {
  for (const engine of engines) describeOn(engine, subject, suite);
}

/** Runs a suite on one engine. */
export function describeOn(engine: Engine, subject: string, suite: (place: TestEngine) => void): void {
  if (engine === "sqlite") {
    describe(`${subject}, on SQLite`, () => suite(testEngine(engine, sqlitePlace)));
    return;
  }
  const postgres = inject("postgres");
  if (!postgres)
    throw new Error("No PostgreSQL. List tests/support/postgres-global-setup.ts under globalSetup.");
  if ("absent" in postgres) {
    describe.skip(`${subject}, on PostgreSQL: ${postgres.absent}`, () =>
      suite(testEngine(engine, sqlitePlace)));
    return;
  }
  describe(`${subject}, on PostgreSQL`, () => suite(testEngine(engine, () => postgresPlace(postgres.url))));
}

/** A migrated in-memory database for tests that need only one engine. Close it when done. */
export function openMemory(): Promise<Database> {
  return openDatabase({ file: ":memory:" });
}

type Place = { address: DatabaseAddress; remove(): Promise<void> };

function testEngine(engine: Engine, makePlace: () => Promise<Place>): TestEngine {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function address() {
    const place = await makePlace();
    cleanUps.push(place.remove);
    return place.address;
  }
  return {
    engine,
    address,
    async open(existing) {
      const database = await openDatabase(existing ?? (await address()));
      cleanUps.push(() => database.close());
      return database;
    },
  };
}

async function sqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "site-sqlite-"));
  return { address: { file: join(folder, "site.db") }, remove: () => rm(folder, { recursive: true }) };
}

/** A database of its own, because change notifications reach a whole database. */
async function postgresPlace(clusterUrl: string): Promise<Place> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(clusterUrl, `create database ${name}`);
  return {
    address: { url: clusterUrl.replace("/postgres?", `/${name}?`) },
    remove: () => administer(clusterUrl, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
