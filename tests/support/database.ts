import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Engine, engines } from "#data/database/migrate.ts";
import { administer, databaseIn, emptyDatabase, migratedDatabase, shapeOf } from "./postgres-cluster.ts";

/** Databases for a suite; all are closed and removed after each test. */
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
    suite(testEngine(engine, (isMigrated) => postgresPlace(postgres.url, isMigrated))));
}

/** A migrated in-memory database for tests that need only one engine. Close it when done. */
export function openMemory(): Promise<Database> {
  return openDatabase({ file: ":memory:" });
}

type Place = { address: DatabaseAddress; remove(): Promise<void> };

/** @param isMigrated whether the tables of this version are in it already; an empty place when left out */
type MakePlace = (isMigrated?: boolean) => Promise<Place>;

function testEngine(engine: Engine, makePlace: MakePlace): TestEngine {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function address(isMigrated?: boolean) {
    const place = await makePlace(isMigrated);
    cleanUps.push(place.remove);
    return place.address;
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

/** Memory where the system offers a folder of it: no test here is about what a power cut leaves. */
const sqliteFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A migrated file that tests copy, made once in each worker. */
let migratedFile: Promise<string> | undefined;

async function sqlitePlace(isMigrated = false): Promise<Place> {
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

/** Migrated databases that a test has left and that are empty again, for the next test of the worker. */
const freeDatabases: string[] = [];

/** Shape of a migrated database that no test has changed. */
let migratedShape: string | undefined;

/** A database of its own, because change notifications reach a whole database. */
async function postgresPlace(clusterUrl: string, isMigrated = false): Promise<Place> {
  const free = isMigrated ? freeDatabases.pop() : undefined;
  const name = free ?? `test_${randomUUID().replaceAll("-", "")}`;
  const model = isMigrated ? migratedDatabase : "template1";
  if (free === undefined) await administer(clusterUrl, `create database ${name} template ${model}`);
  const address = databaseIn(clusterUrl, name);
  if (isMigrated) migratedShape ??= await shapeOf(address.url);
  return {
    address,
    async remove() {
      if (isMigrated && (await emptyDatabase(address.url, migratedShape))) freeDatabases.push(name);
      else await administer(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}
