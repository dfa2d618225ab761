import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createKnownDevices } from "./known-devices.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function open(database: Database) {
  let now = Date.parse("2025-01-01T00:00:00.000Z");
  for (const username of ["kim", "lee"])
    await database.db.insertInto("users").values({ username, password: "-" }).execute();
  return {
    database,
    devices: createKnownDevices(database, { clock: () => new Date(now), randomBytes }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describeOnBothEngines("a known device", (engine) => {
  test("is known by one token for every account that has signed in with it", async () => {
    const { devices, database } = await open(await engine.open());
    const token = await devices.remember(1, undefined);
    expect(await devices.find("lee", token)).toBeUndefined();
    expect(await devices.remember(2, token)).toBe(token);
    expect(await devices.find("kim", token)).toBeDefined();
    expect(await devices.find("lee", token)).toBeDefined();
    expect(await devices.find("nobody", token)).toBeUndefined();
    const rows = await database.db.selectFrom("knownDevices").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("gets a new token, whatever token it sent", async () => {
    const { devices } = await open(await engine.open());
    expect(await devices.remember(1, "planted")).not.toBe("planted");
    expect(await devices.find("kim", "planted")).toBeUndefined();
  });

  test("expires half a year after the last sign-in", async () => {
    const { devices, database, pass } = await open(await engine.open());
    const token = await devices.remember(1, undefined);
    pass(100 * dayMs);
    await devices.remember(1, token);
    pass(181 * dayMs);
    await devices.deleteExpired();
    expect(await devices.find("kim", token)).toBeDefined();
    pass(dayMs);
    expect(await devices.find("kim", token)).toBeUndefined();
    await devices.deleteExpired();
    expect(await database.db.selectFrom("knownDevices").selectAll().execute()).toEqual([]);
  });

  test("is one of at most thirty; the one with the oldest sign-in is removed first", async () => {
    const { devices, pass } = await open(await engine.open());
    const tokens: string[] = [];
    for (let i = 0; i < 31; i++) {
      tokens.push(await devices.remember(1, undefined));
      pass(1000);
    }
    expect(await devices.find("kim", tokens[0] ?? "")).toBeUndefined();
    expect(await devices.find("kim", tokens[1] ?? "")).toBeDefined();
  });

  test("can be the only one that is kept", async () => {
    const { devices } = await open(await engine.open());
    const [own, other, lees] = [
      await devices.remember(1, undefined),
      await devices.remember(1, undefined),
      await devices.remember(2, undefined),
    ];
    await devices.forgetOthers(1, own);
    expect(await devices.find("kim", own)).toBeDefined();
    expect(await devices.find("kim", other)).toBeUndefined();
    expect(await devices.find("lee", lees)).toBeDefined();
    await devices.forgetOthers(1, undefined);
    expect(await devices.find("kim", own)).toBeUndefined();
  });
});
