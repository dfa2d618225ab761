import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hashCheaply } from "../../../tests/support/cheap-hash.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createPasswordResets } from "./password-resets.ts";

const minuteMs = 60_000;

async function open(database: Database) {
  let now = Date.parse("2025-01-01T00:00:00.000Z");
  await database.db.insertInto("users").values({ username: "admin", password: "-" }).execute();
  const resets = createPasswordResets(database, {
    clock: () => new Date(now),
    randomBytes,
    hashPassword: hashCheaply,
  });
  return {
    resets,
    spend: (token: string) => resets.setPassword(token, "새 비밀번호"),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describeOnBothEngines("a reset", (engine) => {
  test("is valid once, for its account", async () => {
    const { resets, spend } = await open(await engine.open());
    const opened = await resets.open("admin");
    expect(opened?.expiresAt).toEqual(new Date("2025-01-01T00:30:00.000Z"));
    const token = opened?.token ?? "";
    expect(await spend(`${token}x`)).toBeUndefined();
    expect(await spend(token)).toMatchObject({ username: "admin" });
    expect(await spend(token)).toBeUndefined();
  });

  test("is used once by two simultaneous requests", async () => {
    const { resets, spend } = await open(await engine.open());
    const { token } = (await resets.open("admin")) ?? { token: "" };
    const spent = await Promise.all([spend(token), spend(token)]);
    expect(spent.filter((account) => account !== undefined)).toHaveLength(1);
  });

  test("expires before thirty minutes", async () => {
    const { resets, spend, pass } = await open(await engine.open());
    const tokens = [await resets.open("admin"), await resets.open("admin")].map((each) => each?.token ?? "");
    pass(30 * minuteMs - 1);
    expect(await resets.find(tokens[0] ?? "")).toBeDefined();
    pass(1);
    expect(await resets.find(tokens[0] ?? "")).toBeUndefined();
    expect(await spend(tokens[1] ?? "")).toBeUndefined();
  });

  test("created by a clock a year ahead is not valid for a year", async () => {
    const { resets, spend, pass } = await open(await engine.open());
    pass(365 * 24 * 60 * minuteMs);
    const { token } = (await resets.open("admin")) ?? { token: "" };
    pass(-365 * 24 * 60 * minuteMs);
    expect(await spend(token)).toBeUndefined();
  });

  test("is not created for an unknown user, and its token is not stored", async () => {
    const database = await engine.open();
    const { resets, pass } = await open(database);
    expect(await resets.open("nobody")).toBeUndefined();
    const { token } = (await resets.open("admin")) ?? { token: "" };
    const rows = () => database.db.selectFrom("passwordResets").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(token);
    pass(31 * minuteMs);
    await resets.deleteExpired();
    expect(await rows()).toEqual([]);
  });
});
