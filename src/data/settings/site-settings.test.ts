import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { keepLatest } from "./latest.ts";
import { createSiteSettings } from "./site-settings.ts";

const untouched = { isNotPublic: false, isStartPutAway: false };

describeOnBothEngines("the settings of the site", ({ engine, open, address }) => {
  test("are all off until one is changed, and then known without waiting", async () => {
    const settings = createSiteSettings(await open());
    expect(settings.cached).toBeUndefined();
    expect(await settings.all()).toEqual(untouched);
    await settings.change({ isNotPublic: true });
    expect(settings.cached).toEqual({ ...untouched, isNotPublic: true });
    await settings.change({ isNotPublic: false, isStartPutAway: true });
    expect(await settings.all()).toEqual({ ...untouched, isStartPutAway: true });
  });

  test("are kept for the next start", async () => {
    const databaseAddress = await address();
    const first = await open(databaseAddress);
    await createSiteSettings(first).change({ isNotPublic: true });
    expect(await createSiteSettings(await open(databaseAddress)).all()).toMatchObject({ isNotPublic: true });
  });

  test("a setting of another version changes nothing", async () => {
    const database = await open();
    await database.db
      .insertInto("siteSettings")
      .values([
        { name: "isBlue", value: "true" },
        { name: "isNotPublic", value: "true" },
      ])
      .execute();
    expect(await createSiteSettings(database).all()).toEqual({ ...untouched, isNotPublic: true });
  });

  test("stay what they were while the database is away", async () => {
    const database = await open();
    let isAway = false;
    const db = new Proxy(database.db, {
      get(target, name) {
        if (isAway) throw new Error("away");
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const settings = createSiteSettings({ ...database, db });
    await settings.change({ isNotPublic: true });
    isAway = true;
    await database.change("everything", async () => undefined);
    expect(await settings.all()).toMatchObject({ isNotPublic: true });
    expect(settings.cached).toMatchObject({ isNotPublic: true });
  });

  test("are read again after a change, until a read succeeds", async () => {
    const database = await open();
    await database.db.insertInto("siteSettings").values({ name: "isNotPublic", value: "true" }).execute();
    let failures = 2;
    const latest = keepLatest(database, "settings", async () => {
      failures -= 1;
      if (failures >= 0) throw new Error("away");
      return (await database.db.selectFrom("siteSettings").select("value").execute()).length;
    });
    await expect(latest.read()).rejects.toThrow("away");
    failures = 0;
    expect(await latest.read()).toBe(1);
    await database.db.deleteFrom("siteSettings").execute();
    failures = 2;
    await database.change("settings", async () => undefined);
    expect(await latest.read()).toBe(1);
    await expect.poll(() => latest.read()).toBe(0);
    expect(latest.cached).toBe(0);
  });

  test("changed by another instance are soon known here, where instances share a database", async () => {
    if (engine === "sqlite") return;
    const databaseAddress = await address();
    const [here, there] = [
      createSiteSettings(await open(databaseAddress)),
      createSiteSettings(await open(databaseAddress)),
    ];
    await here.all();
    await there.change({ isNotPublic: true });
    await expect.poll(() => here.cached).toMatchObject({ isNotPublic: true });
  });
});
