import { expect, test } from "vitest";
import { describeOn, describeOnBothEngines } from "../../tests/support/database.ts";
import { createRateLimits, noLimits } from "./rate-limits.ts";

const minuteMs = 60_000;
const limit = { key: "login 203.0.113.7", max: 3, windowMs: 15 * minuteMs };

/** A clock that stands still until it is moved. */
function aClock(start = "2025-01-01T00:00:00.000Z") {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describeOnBothEngines("limits", ({ open }) => {
  test("allow as many as they say, then name the time to wait", async () => {
    const { clock, pass } = aClock();
    const limits = createRateLimits(await open(), clock);
    for (let i = 0; i < limit.max; i++) expect(await limits.consume(limit)).toEqual({ allowed: true });
    pass(5 * minuteMs);
    expect(await limits.consume(limit)).toEqual({ allowed: false, retryAfterMs: 10 * minuteMs });
  });

  test("begin a new window when the old one is over, however often it was tried in between", async () => {
    const { clock, pass } = aClock();
    const limits = createRateLimits(await open(), clock);
    for (let i = 0; i < 20; i++) await limits.consume(limit);
    pass(limit.windowMs);
    for (let i = 0; i < limit.max; i++) expect(await limits.consume(limit)).toEqual({ allowed: true });
    expect(await limits.consume(limit)).toMatchObject({ allowed: false });
  });

  test("count each key by itself", async () => {
    const limits = createRateLimits(await open(), aClock().clock);
    for (let i = 0; i < 4; i++) await limits.consume(limit);
    expect(await limits.consume({ ...limit, key: "login 203.0.113.8" })).toEqual({ allowed: true });
  });

  test("allow no more to a burst than to a queue", async () => {
    const limits = createRateLimits(await open(), aClock().clock);
    const taken = await Promise.all(Array.from({ length: 12 }, () => limits.consume(limit)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(limit.max);
  });

  test("are lifted by how their keys begin, to the letter", async () => {
    const limits = createRateLimits(await open(), aClock().clock);
    const keys = ["of 김_%\tfrom here", "of 김_%\tfrom there", "of 김철수\tfrom here"];
    const take = () => Promise.all(keys.map((key) => limits.consume({ ...limit, key, max: 1 })));
    await take();
    await limits.resetByPrefix("of 김_%\t");
    expect((await take()).map(({ allowed }) => allowed)).toEqual([true, true, false]);
  });

  test("take a place back, and never more than were taken", async () => {
    const limits = createRateLimits(await open(), aClock().clock);
    await limits.refund(limit.key);
    for (let i = 0; i < 5; i++) await limits.consume(limit);
    await limits.refund(limit.key);
    expect(await limits.consume(limit)).toEqual({ allowed: true });
    expect(await limits.consume(limit)).toMatchObject({ allowed: false });
  });

  test("store nothing of an event that one of them refuses", async () => {
    const database = await open();
    const limits = createRateLimits(database, aClock().clock);
    const full = { ...limit, max: 1 };
    await limits.consume(full);
    expect(await limits.consumeAll([{ ...limit, key: "another" }, full])).toEqual({
      allowed: false,
      retryAfterMs: limit.windowMs,
    });
    expect(await database.db.selectFrom("rateLimits").select("name").execute()).toEqual([{ name: full.key }]);
  });

  test("do not lock anybody out for longer than a window when a clock that was ahead is set right", async () => {
    const { clock, pass } = aClock();
    const limits = createRateLimits(await open(), clock);
    for (let i = 0; i < 4; i++) await limits.consume(limit);
    pass(-365 * 24 * 60 * minuteMs);
    expect(await limits.consume(limit)).toEqual({ allowed: true });
  });

  test("keep only windows that are not over", async () => {
    const { clock, pass } = aClock();
    const database = await open();
    const limits = createRateLimits(database, clock);
    await limits.consume(limit);
    pass(limit.windowMs);
    await limits.consume({ ...limit, key: "another" });
    await limits.deleteExpired();
    expect(await database.db.selectFrom("rateLimits").select("name").execute()).toEqual([
      { name: "another" },
    ]);
  });
});

describeOn("postgres", "limits of several instances", ({ open, address }) => {
  test("are one limit", async () => {
    const databaseAddress = await address();
    const { clock } = aClock();
    const instances = await Promise.all([open(databaseAddress), open(databaseAddress)]);
    const limits = instances.map((database) => createRateLimits(database, clock));
    const taken = await Promise.all([...limits, ...limits, ...limits].map((each) => each.consume(limit)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(limit.max);
  });
});

test("limits that are switched off allow everything", async () => {
  for (let i = 0; i < 5; i++) expect(await noLimits.consume({ ...limit, max: 1 })).toEqual({ allowed: true });
});
