import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hashCheaply } from "../../../tests/support/cheap-hash.ts";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createAccounts } from "./accounts.ts";
import { createSessions } from "./sessions.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const from = { address: "203.0.113.*", device: "Chrome · Windows" };

async function open(database: Database) {
  let now = Date.parse("2025-01-01T00:00:00.000Z");
  const { id } = await database.db
    .insertInto("users")
    .values({ username: "admin", password: "-" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sessions = createSessions(database, { clock: () => new Date(now), randomBytes });
  return {
    sessions,
    id,
    begin: () => sessions.begin(id, from),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describeOnBothEngines("a session", (engine) => {
  test("is found by its token, of which only a hash is stored", async () => {
    const database = await engine.open();
    const { sessions, id, begin } = await open(database);
    const token = await begin();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({ accountId: id, username: "admin" });
    expect(await sessions.find(`${token}x`)).toBeUndefined();
    expect(JSON.stringify(await database.db.selectFrom("session").selectAll().execute())).not.toContain(
      token,
    );
    const { id: sid } = (await sessions.find(token)) ?? { id: "" };
    expect(await sessions.find(sid)).toBeUndefined();
  });

  test("ends after eight hours without use", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    const token = await begin();
    pass(8 * hourMs - 1);
    expect(await sessions.find(token)).toBeDefined();
    pass(8 * hourMs);
    expect(await sessions.find(token)).toBeUndefined();
  });

  test("is neither found nor extended from another network with another browser", async () => {
    const { sessions, id, begin, pass } = await open(await engine.open());
    const token = await begin();
    pass(hourMs);
    const elsewhere = { address: "198.51.100.*", device: "another browser" };
    expect(await sessions.find(token, elsewhere)).toBeUndefined();
    expect((await sessions.list(id))[0]?.lastSeenAt).toBe("2025-01-01T00:00:00.000Z");
    expect(await sessions.find(token, { ...from, device: elsewhere.device })).toBeDefined();
    expect(await sessions.find(token, { ...from, address: elsewhere.address })).toBeDefined();
  });

  test("ends after seven days of use", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    const token = await begin();
    for (let hours = 6; hours < 7 * 24; hours += 6) {
      pass(6 * hourMs);
      expect(await sessions.find(token)).toBeDefined();
    }
    pass(6 * hourMs);
    expect(await sessions.find(token)).toBeUndefined();
  });

  test("survives a clock that is temporarily ahead, and a deletion of expired ones meanwhile", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    const token = await begin();
    pass(10 * hourMs);
    expect(await sessions.find(token)).toBeUndefined();
    await sessions.deleteExpired();
    pass(-10 * hourMs);
    expect(await sessions.find(token)).toBeDefined();
  });

  test("that began while the clock was a year ahead is valid, but not longer than others", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    pass(365 * dayMs);
    const [used, unused] = [await begin(), await begin()];
    pass(-365 * dayMs);
    expect(await sessions.find(used)).toBeDefined();
    await sessions.deleteExpired();
    pass(8 * hourMs);
    expect(await sessions.find(used)).toBeUndefined();
    expect(await sessions.find(unused)).toBeUndefined();
  });

  test("is valid again after a clock was years behind, even if it was used and deleted meanwhile", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    const [used, unused] = [await begin(), await begin()];
    pass(hourMs - 5 * 365 * dayMs);
    expect(await sessions.find(used)).toBeDefined();
    await sessions.deleteExpired();
    pass(5 * 365 * dayMs);
    await sessions.deleteExpired();
    expect(await sessions.find(used)).toBeDefined();
    expect(await sessions.find(unused)).toBeDefined();
    pass(8 * hourMs);
    expect(await sessions.find(used)).toBeUndefined();
  });

  test("that was used by a clock a year ahead is not valid again in a year", async () => {
    const { sessions, begin, pass } = await open(await engine.open());
    pass(365 * dayMs);
    const token = await begin();
    pass(-365 * dayMs);
    await sessions.find(token);
    pass(2 * dayMs);
    await sessions.deleteExpired();
    pass(363 * dayMs);
    expect(await sessions.find(token)).toBeUndefined();
  });

  test("is listed with its device, network and last use until it ends", async () => {
    const { sessions, id, begin, pass } = await open(await engine.open());
    await begin();
    pass(hourMs);
    const later = await begin();
    pass(2 * hourMs);
    await sessions.find(later);
    expect(await sessions.list(id)).toMatchObject([
      { createdAt: "2025-01-01T01:00:00.000Z", lastSeenAt: "2025-01-01T03:00:00.000Z", ...from },
      { createdAt: "2025-01-01T00:00:00.000Z", lastSeenAt: "2025-01-01T00:00:00.000Z", ...from },
    ]);
    pass(6 * hourMs);
    expect(await sessions.list(id)).toHaveLength(1);
  });

  test("can be ended by its account only, or all but one", async () => {
    const { sessions, id, begin } = await open(await engine.open());
    const [own, second, third] = [await begin(), await begin(), await begin()];
    const idOf = async (token: string) => (await sessions.find(token))?.id ?? "";
    expect(await sessions.end(id + 1, await idOf(second))).toBe(false);
    expect(await sessions.end(id, await idOf(second))).toBe(true);
    expect(await sessions.end(id, "none")).toBe(false);
    expect(await sessions.endOthers(id, await idOf(own))).toBe(1);
    expect(await sessions.find(third)).toBeUndefined();
    expect(await sessions.find(own)).toBeDefined();
  });

  test("is deleted a day after its end", async () => {
    const database = await engine.open();
    const { sessions, begin, pass } = await open(database);
    await begin();
    pass(dayMs);
    await begin();
    pass(8 * hourMs);
    await sessions.deleteExpired();
    expect(await database.db.selectFrom("session").select("sid").execute()).toHaveLength(1);
  });

  test("ends with the password, of that account only", async () => {
    const database = await engine.open();
    const { sessions, begin } = await open(database);
    const other = await database.db
      .insertInto("users")
      .values({ username: "other", password: "-" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const [token, others] = [await begin(), await sessions.begin(other.id, from)];
    await createAccounts(database, {
      clock: () => new Date(),
      randomBytes,
      hashPassword: hashCheaply,
    }).setPassword("admin", "new");
    expect(await sessions.find(token)).toBeUndefined();
    expect(await sessions.find(others)).toBeDefined();
  });
});

describeOn("postgres", "a session", (engine) => {
  test("that is used while the user re-authenticates keeps that", async () => {
    const database = await engine.open();
    const { sessions, begin, pass } = await open(database);
    const token = await begin();
    pass(hourMs);
    const [session] = await database.db.selectFrom("session").select(["sid", "sess"]).execute();
    if (!session) throw new Error("There is a session.");
    const provenAt = Date.parse("2025-01-01T01:00:00.000Z");
    let used: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      const sess = JSON.stringify({ ...JSON.parse(session.sess), provenAt });
      await trx.updateTable("session").set({ sess }).execute();
      used = sessions.find(token);
      await expect.poll(() => blockedStatements(database)).toBe(1);
    });
    await used;
    expect((await sessions.find(token))?.isRecentlyAuthenticated).toBe(true);
  });
});
