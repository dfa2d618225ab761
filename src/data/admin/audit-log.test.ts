import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { type AuditLog, createAuditLog } from "./audit-log.ts";
import { createSecurityLog } from "./security-log.ts";

function openLog(database: Database, clock: () => Date): AuditLog {
  return createAuditLog(database, clock, createSecurityLog(database, { clock, retentionDays: 14 }));
}

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothEngines("the log", ({ open }) => {
  test("lists events, newest first, fifty per page", async () => {
    let now = Date.parse("2025-01-01T00:00:00.000Z");
    const log = openLog(await open(), () => new Date(now));
    for (let i = 0; i < 52; i++) {
      await log.record({ event: "project-updated", account: "admin", detail: String(i) });
      now += 1000;
    }
    const { entries, total } = await log.page(1);
    expect([entries.length, total, entries[0]?.detail]).toEqual([50, 52, "51"]);
    const rest = await log.page(2);
    expect(rest.entries.map(({ detail }) => detail)).toEqual(["1", "0"]);
    expect(rest.entries[1]).toMatchObject({
      happenedAt: "2025-01-01T00:00:00.000Z",
      account: "admin",
      address: null,
    });
    expect(await log.page(3)).toEqual({ entries: [], total: 52 });
  });

  test("truncates long texts instead of losing the entry", async () => {
    const log = openLog(await open(), () => new Date());
    await log.record({
      event: "login",
      account: "가".repeat(200),
      detail: "x".repeat(600),
      ip: "",
    });
    const [entry] = (await log.page(1)).entries;
    expect([entry?.account?.length, entry?.detail?.length, entry?.address]).toEqual([100, 500, null]);
  });

  test("deletes entries after a year", async () => {
    let now = Date.parse("2025-01-01T00:00:00.000Z");
    const log = openLog(await open(), () => new Date(now));
    await log.record({ event: "login" });
    now += 365 * dayMs;
    await log.record({ event: "logout" });
    await log.deleteExpired();
    expect((await log.page(1)).total).toBe(2);
    now += 1;
    await log.deleteExpired();
    expect((await log.page(1)).entries.map(({ event }) => event)).toEqual(["logout"]);
  });

  test("keeps at most ten thousand entries", async () => {
    const database = await open();
    const log = openLog(database, () => new Date());
    const entry = {
      happenedAt: Date.now(),
      event: "login-failed",
      account: null,
      detail: null,
      address: null,
    };
    for (let i = 0; i < 11; i++) {
      await database.db.insertInto("auditLog").values(new Array(1000).fill(entry)).execute();
    }
    await log.deleteExpired();
    expect((await log.page(1)).total).toBe(10_000);
  });

  test("stores the network of an address, and passes the full one to the security log", async () => {
    const database = await open();
    const securityLog = createSecurityLog(database, { clock: () => new Date(), retentionDays: 14 });
    const log = createAuditLog(database, () => new Date(), securityLog);
    await log.record({ event: "password-changed", account: "admin", ip: "203.0.113.7" });
    await log.record({ event: "project-created", account: "admin", ip: "203.0.113.7" });
    expect((await log.page(1)).entries.map(({ address }) => address)).toEqual(["203.0.113.*", "203.0.113.*"]);
    expect((await securityLog.page(1)).entries).toMatchObject([
      { event: "password-changed", account: "admin", address: "203.0.113.7", times: 1 },
    ]);
  });
});
