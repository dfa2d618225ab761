import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Engine, engines } from "#data/database/migrate.ts";
import { administer, databaseIn, migratedDatabase } from "./postgres-cluster.ts";

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
  describe(`${subject}, on PostgreSQL`, () =>
    suite(testEngine(engine, (model) => postgresPlace(postgres.url, model))));
}

/** A migrated in-memory database for tests that need only one engine. Close it when done. */
export function openMemory(): Promise<Database> {
  return openDatabase({ file: ":memory:" });
}

type Place = { address: DatabaseAddress; remove(): Promise<void> };

/** @param model database that is copied, where the engine can; an empty place when left out */
type MakePlace = (model?: string) => Promise<Place>;

function testEngine(engine: Engine, makePlace: MakePlace): TestEngine {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function address(model?: string) {
    const place = await makePlace(model);
    cleanUps.push(place.remove);
    return place.address;
  }
  return {
    engine,
    address: () => address(),
    async open(existing) {
      const database = await openDatabase(existing ?? (await address(migratedDatabase)));
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
async function postgresPlace(clusterUrl: string, model = "template1"): Promise<Place> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(clusterUrl, `create database ${name} template ${model}`);
  return {
    address: databaseIn(clusterUrl, name),
    remove: () => administer(clusterUrl, `drop database ${name} with (force)`),
  };
}
