import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOn, describeOnBothEngines, openMemory } from "../../../tests/support/database.ts";
import { administer } from "../../../tests/support/postgres-cluster.ts";
import { createFailedWriteCounter } from "../database/failed-writes.ts";
import { createServices } from "../services.ts";
import { createHealth } from "./health.ts";

describeOnBothEngines("health", (engine) => {
  test("a database that stores is writable, and probes leave one row", async () => {
    const database = await engine.open();
    const { health } = createServices({ database });
    expect(await health.probeWrite()).toBeUndefined();
    expect(await createServices({ database }).health.probeWrite()).toBeUndefined();
    expect(await database.db.selectFrom("writeProbes").select("id").execute()).toEqual([{ id: 1 }]);
  });

  test("the outcome of a probe holds after a failed write, until the next one fails", async () => {
    const { db } = await engine.open();
    const failedWrites = { ...createFailedWriteCounter(), lastAt: new Date(1) };
    const health = createHealth({ db, failedWrites });
    const probe = health.probeWrite();
    await probe;
    expect(health.probeWrite()).toBe(probe);
    failedWrites.lastAt = new Date(2);
    expect(health.probeWrite()).not.toBe(probe);
    expect(health.probeWrite()).toBe(health.probeWrite());
    expect(await health.probeWrite()).toBeUndefined();
  });

  test("a name that is taken is no failed write", async () => {
    const database = await engine.open();
    const { accounts, healthReport } = createServices({ database });
    await accounts.add("kim");
    expect(await accounts.add("kim")).toBe("taken");
    expect((await healthReport()).failedWrites).toEqual([]);
  });
});

test("a full disk is named, its failed writes are counted by table, and both end with it", async () => {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const { healthReport, projects } = createServices({ database });
  const description = "가".repeat(1_500);
  const adding = async () => {
    for (;;) await storeProject(projects, aProject({ description }));
  };
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(database.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.pageCount ?? 0)}`.execute(database.db);
  await expect(adding()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  const report = await healthReport();
  expect(report.writeFailureReason).toBe("disk-full");
  expect(report.failedWrites).toEqual(
    expect.arrayContaining([
      { table: "projects", reason: "disk-full", count: 1 },
      { table: "write_probes", reason: "disk-full", count: 1 },
    ]),
  );
  await sql`pragma max_page_count = 100000`.execute(database.db);
  expect((await createServices({ database }).healthReport()).writeFailureReason).toBeUndefined();
});

test("a read-only database is named as soon as a write has failed", async () => {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const { healthReport, projects } = createServices({ database });
  expect((await healthReport()).writeFailureReason).toBeUndefined();
  await sql`pragma query_only = on`.execute(database.db);
  await expect(storeProject(projects, aProject())).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  expect((await healthReport()).writeFailureReason).toBe("read-only");
  // The failure of the probe holds for a second.
  expect((await healthReport()).failedWrites).toContainEqual({
    table: "write_probes",
    reason: "read-only",
    count: 1,
  });
});

describeOn("postgres", "health", (engine) => {
  test("a read-only database is named, and one that is gone; reads that fail are no failed writes", async () => {
    const address = await engine.address();
    const url = "url" in address ? address.url : "";
    const name = /\/([^/?]+)\?/.exec(url)?.[1] ?? "";
    const other = url.replace(`/${name}?`, "/postgres?");
    const database = await engine.open(address);
    await sql`set default_transaction_read_only = on`.execute(database.db);
    expect((await createServices({ database }).healthReport()).writeFailureReason).toBe("read-only");
    await sql`set default_transaction_read_only = off`.execute(database.db);
    await administer(other, `alter database ${name} with allow_connections false`);
    await administer(
      other,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    const { healthReport, projects } = createServices({ database });
    await expect(projects.list()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    const before = (await healthReport()).failedWrites.filter(({ reason }) => reason === "unreachable");
    expect(before).toEqual([{ table: "write_probes", reason: "unreachable", count: 1 }]);
    await expect(storeProject(projects, aProject())).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    const report = await healthReport();
    expect(report).toMatchObject({ writeFailureReason: "unreachable", mails: undefined });
    expect(report.failedWrites).toContainEqual({ table: "unknown", reason: "unreachable", count: 1 });
    await administer(other, `alter database ${name} with allow_connections true`);
  });
});

test("the newest backup of the folder is named; a folder without one is not taken for one that is not watched", async () => {
  const backupDir = mkdtempSync(join(tmpdir(), "site-watched-"));
  const database = await openMemory();
  onTestFinished(async () => {
    await database.close();
    rmSync(backupDir, { recursive: true });
  });
  const reportOf = (monitoring: object) => createServices({ database, monitoring }).healthReport();
  expect((await reportOf({})).backups).toBeUndefined();
  expect((await reportOf({ backupDir: join(backupDir, "missing") })).backups).toEqual({ newest: undefined });
  mkdirSync(join(backupDir, "folder.backup"));
  expect((await reportOf({ backupDir })).backups).toEqual({ newest: undefined });
  const madeAt = new Date("2026-11-24T01:00:00Z");
  writeFileSync(join(backupDir, "site-2.backup"), "newest");
  utimesSync(join(backupDir, "site-2.backup"), madeAt, madeAt);
  writeFileSync(join(backupDir, "site-1.backup"), "older one");
  utimesSync(join(backupDir, "site-1.backup"), 0, 0);
  writeFileSync(join(backupDir, "notes.txt"), "of today");
  expect((await reportOf({ backupDir })).backups).toEqual({ newest: { madeAt, bytes: 6 } });
});

test("the disk of the database is named, also where nothing else is watched", async () => {
  const database = await openMemory();
  onTestFinished(database.close);
  const databaseFile = join(tmpdir(), "site.sqlite");
  const report = await createServices({ database, databaseFile }).healthReport();
  expect(report.disk?.freeBytes).toBeGreaterThan(0);
});
