import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createSecurityLog } from "./security-log.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

describeOnBothEngines("the security log", ({ open }) => {
  test("counts attempts of a network within an hour in one row, with the last address", async () => {
    const { log, wait } = aLog(await open());
    log.count("login-failed", { address: "2001:db8::1" });
    wait(minuteMs);
    log.count("login-failed", { address: "2001:db8::2" });
    await log.flush();
    wait(minuteMs);
    log.count("login-failed", { address: "2001:db8::3" });
    log.count("login-failed", { address: "203.0.113.7" });
    log.count("inquiry-limited", { address: "203.0.113.7" });
    wait(60 * minuteMs);
    log.count("login-failed", { address: "203.0.113.7" });
    const { entries, total } = await log.page(1);
    expect(entries.map(({ event, address, times }) => [event, address, times])).toEqual([
      ["login-failed", "203.0.113.7", 1],
      ["inquiry-limited", "203.0.113.7", 1],
      ["login-failed", "203.0.113.7", 1],
      ["login-failed", "2001:db8::3", 3],
    ]);
    expect(total).toBe(4);
    expect(entries[3]).toMatchObject({
      firstAt: "2026-01-01T00:00:00.000Z",
      lastAt: "2026-01-01T00:02:00.000Z",
    });
  });

  test("adds up the counts of several instances", async () => {
    const database = await open();
    const [one, other] = [aLog(database).log, aLog(database).log];
    for (const log of [one, other, other]) log.count("login-limited", { address: "203.0.113.7" });
    await Promise.all([one.flush(), other.flush()]);
    expect((await one.page(1)).entries).toMatchObject([{ times: 3 }]);
  });

  test("stores names of existing accounts, but no other text that was typed as a name", async () => {
    const database = await open();
    await database.db.insertInto("users").values({ username: "admin", password: "hash" }).execute();
    const { log } = aLog(database);
    for (const account of ["admin", "my secret", "another secret"])
      log.count("login-failed", { account, address: "203.0.113.7" });
    const { entries } = await log.page(1);
    expect(entries.map(({ account, times }) => [account, times]).sort()).toEqual([
      [null, 2],
      ["admin", 1],
    ]);
  });

  test("stores each action of an administrator at once", async () => {
    const database = await open();
    const { log } = aLog(database);
    await log.record("login", { account: "admin", address: "203.0.113.7" });
    await log.record("login", { account: "admin", address: "203.0.113.7" });
    expect((await aLog(database).log.page(1)).entries).toMatchObject([
      { event: "login", account: "admin", address: "203.0.113.7", times: 1 },
      { event: "login", times: 1 },
    ]);
  });

  test("a flood of attempts displaces neither actions of administrators nor other kinds of attempts", async () => {
    const { log } = aLog(await open());
    await log.record("login", { account: "admin", address: "203.0.113.7" });
    log.count("code-wrong", { address: "198.51.100.1" });
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 999; j++) log.count("login-failed", { address: `10.${i}.${j >> 8}.${j & 255}` });
      await log.flush();
    }
    expect((await log.page(1)).total).toBe(2_002);
    const { entries } = await log.page(41);
    expect(entries.map(({ event }) => event)).toEqual(["code-wrong", "login"]);
  });

  test("counts further sources together above the limit, and loses none", async () => {
    const { log } = aLog(await open());
    for (let i = 0; i < 5_000; i++) log.count("login-limited", { address: `10.0.${i >> 8}.${i & 255}` });
    const { entries, total } = await log.page(1);
    expect(total).toBe(1_001);
    expect(entries.filter(({ address }) => address === null)).toMatchObject([{ times: 4_000 }]);
  });

  test("keeps its counts while the database is unavailable", async () => {
    const database = await open();
    const { log } = aLog(database);
    log.count("login-failed", { address: "203.0.113.7" });
    await database.db.schema.alterTable("security_log").renameTo("away").execute();
    await expect(log.flush()).rejects.toThrow();
    log.count("login-failed", { address: "203.0.113.7" });
    await database.db.schema.alterTable("away").renameTo("security_log").execute();
    expect((await log.page(1)).entries).toMatchObject([{ times: 2 }]);
  });

  test("deletes entries after the given number of days", async () => {
    const { log, wait } = aLog(await open());
    await log.record("login", {});
    wait(14 * dayMs);
    await log.record("logout", {});
    await log.deleteExpired();
    expect((await log.page(1)).total).toBe(2);
    wait(1);
    await log.deleteExpired();
    expect((await log.page(1)).entries.map(({ event }) => event)).toEqual(["logout"]);
  });
});

function aLog(database: Database) {
  let now = Date.parse("2026-01-01T00:00:00.000Z");
  const log = createSecurityLog(database, { clock: () => new Date(now), retentionDays: 14 });
  return {
    log,
    wait(ms: number) {
      now += ms;
    },
  };
}
