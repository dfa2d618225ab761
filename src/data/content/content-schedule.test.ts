import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createAuditLog } from "../admin/audit-log.ts";
import { createFiles } from "../files/files.ts";
import { createContentSchedule } from "./content-schedule.ts";
import { createSiteContent } from "./site-content.ts";

const named = (ko: string): Edit => ({ kind: "text", ko, en: ko });
const at = new Date("2026-12-01T00:00:00.000Z");

describeOnBothEngines("the planned publication of the site's words", ({ engine, open, address }) => {
  async function opened(database?: Awaited<ReturnType<typeof open>>) {
    const used = database ?? (await open());
    const time = { now: Date.parse("2026-11-27T00:00:00.000Z") };
    const clock = () => new Date(time.now);
    const site = createSiteContent(used, clock);
    const audit = createAuditLog(used, clock, { record: async () => {} });
    const contentSchedule = createContentSchedule(used, { siteContent: site, audit, clock });
    const write = async (edit: Edit | null, path = "company.name") => {
      const revision = (await site.draft()).find((stored) => stored.path === path)?.revision ?? 0;
      return site.setDraftField({ path, edit, basis: null, revision, by: "kim" });
    };
    const draft = async () => (await site.review()).draftHash;
    const scheduleDraft = async (wish: { at?: Date; expectedPlannedAt?: string | null } = {}) =>
      contentSchedule.schedule({ at, expectedPlannedAt: null, by: "kim", draftHash: await draft(), ...wish });
    const name = async () => (await site.published()).company.name.ko;
    return { database: used, time, site, contentSchedule, audit, write, draft, scheduleDraft, name };
  }

  test("comes out once at its time by the planner, where two instances look for it and after a pause", async () => {
    const databaseAddress = await address();
    const [one, other] = [
      await opened(await open(databaseAddress)),
      await opened(await open(databaseAddress)),
    ];
    await one.write(named("예약"));
    expect((await one.scheduleDraft()).kind).toBe("scheduled");
    expect(await one.contentSchedule.publishDue()).toBe(0);
    for (const { time } of [one, other]) time.now = at.getTime() + 3_600_000;
    // Two connections to one SQLite file do not wait for each other within a process.
    const published =
      engine === "sqlite"
        ? [await one.contentSchedule.publishDue(), await other.contentSchedule.publishDue()]
        : await Promise.all([one.contentSchedule.publishDue(), other.contentSchedule.publishDue()]);
    expect(published.sort()).toEqual([0, 1]);
    expect(await one.name()).toBe("예약");
    expect(await one.site.versions()).toMatchObject([{ publishedBy: "kim" }]);
    expect((await one.audit.page(1)).entries).toMatchObject([
      { event: "content-published", account: "kim", detail: "1번 버전" },
    ]);
    expect(await one.contentSchedule.find()).toBeUndefined();
  });

  test("publishes the draft as it was planned; later edits stay in the draft", async () => {
    const { site, contentSchedule, write, scheduleDraft, name, time } = await opened();
    await write(named("예약"));
    await scheduleDraft();
    await write(named("나중"));
    time.now = at.getTime();
    expect(await contentSchedule.publishDue()).toBe(1);
    expect(await name()).toBe("예약");
    expect((await site.draft())[0]?.edit).toEqual(named("나중"));
  });

  test("a discarded draft adopts the schedule, so that the next publication does not undo it", async () => {
    const { site, contentSchedule, write, scheduleDraft, time, draft } = await opened();
    await write(named("예약"));
    await scheduleDraft();
    await site.discard(await draft(), "lee");
    time.now = at.getTime();
    expect(await contentSchedule.publishDue()).toBe(1);
    expect((await site.publish(await draft(), "lee")).kind).toBe("repeated");
  });

  test("what is published meanwhile stays: the schedule names it, and is deleted when all its changes are overridden", async () => {
    const { site, contentSchedule, write, scheduleDraft, draft, name, time } = await opened();
    await write(named("예약"));
    await write(named("1"), "company.phone");
    await scheduleDraft();
    await write(named("지금"));
    await write(null, "company.phone");
    await site.publish(await draft(), "lee");
    expect(await contentSchedule.find()).toMatchObject({ skipped: ["company.name"] });
    time.now = at.getTime();
    await contentSchedule.publishDue();
    expect(await name()).toBe("지금");

    const next = await opened();
    await next.write(named("예약"));
    await next.scheduleDraft();
    await next.site.publish(await next.draft(), "lee");
    expect(await next.contentSchedule.find()).toBeUndefined();
  });

  test("its time changes and what is planned stays; nothing changes what somebody else has planned meanwhile", async () => {
    const { contentSchedule, write, scheduleDraft, draft, name, time } = await opened();
    await write(named("예약"));
    const first = await scheduleDraft();
    if (first.kind !== "scheduled") throw new Error(first.kind);
    expect((await scheduleDraft()).kind).toBe("repeated");
    const later = new Date("2026-12-02T00:00:00.000Z");
    expect((await scheduleDraft({ at: later })).kind).toBe("scheduleChanged");
    await write(named("나중"));
    const expectedPlannedAt = first.schedule.plannedAt;
    expect(await contentSchedule.schedule({ at: later, expectedPlannedAt, by: "lee" })).toMatchObject({
      kind: "scheduled",
      schedule: { at: later.toISOString(), by: "lee" },
    });
    expect(
      (await contentSchedule.schedule({ at, expectedPlannedAt, by: "kim", draftHash: await draft() })).kind,
    ).toBe("scheduleChanged");
    time.now = at.getTime();
    expect(await contentSchedule.publishDue()).toBe(0);
    time.now = later.getTime();
    expect(await contentSchedule.publishDue()).toBe(1);
    expect(await name()).toBe("예약");
  });

  test("is refused for a time that is over, for another draft than was looked at, and without any change", async () => {
    const { contentSchedule, write, scheduleDraft } = await opened();
    expect((await scheduleDraft()).kind).toBe("nothing");
    await write(named("예약"));
    expect((await scheduleDraft({ at: new Date(0) })).kind).toBe("timeOver");
    expect(
      (await contentSchedule.schedule({ at, expectedPlannedAt: null, by: "kim", draftHash: "another" })).kind,
    ).toBe("draftChanged");
    expect((await contentSchedule.schedule({ at, expectedPlannedAt: null, by: "kim" })).kind).toBe(
      "scheduleChanged",
    );
  });

  test("taken back it publishes nothing, and the draft stays", async () => {
    const { site, contentSchedule, write, scheduleDraft, time } = await opened();
    await write(named("예약"));
    await scheduleDraft();
    const plannedAt = (await contentSchedule.find())?.plannedAt ?? "";
    expect(await contentSchedule.cancel(plannedAt)).toBe("cancelled");
    expect(await contentSchedule.cancel(plannedAt)).toBe("repeated");
    time.now = at.getTime();
    expect(await contentSchedule.publishDue()).toBe(0);
    expect(await site.draft()).toHaveLength(1);
  });

  test("is over once a version that has its words is published again", async () => {
    const { site, contentSchedule, write, scheduleDraft, draft } = await opened();
    await write(named("예약"));
    const first = await site.publish(await draft(), "kim");
    await write(null);
    await site.publish(await draft(), "kim");
    await write(named("예약"));
    await scheduleDraft();
    if (first.kind !== "published") throw new Error("The draft was not published.");
    await site.restore(first.id, await draft(), "kim");
    expect(await contentSchedule.find()).toBeUndefined();
  });

  test("that cannot be published is kept and tried no more, until it is planned anew", async () => {
    const { contentSchedule, audit, write, scheduleDraft, name, time } = await opened();
    await write({ kind: "text", ko: "", en: "" });
    const before = await name();
    await scheduleDraft();
    time.now = at.getTime();
    expect(await contentSchedule.publishDue()).toBe(0);
    expect(await contentSchedule.publishDue()).toBe(0);
    expect(await name()).toBe(before);
    expect(await contentSchedule.find()).toMatchObject({ failedAt: at.toISOString() });
    expect((await audit.page(1)).entries).toMatchObject([
      { event: "content-schedule-failed", account: "kim" },
    ]);
  });

  test("keeps its files, also once the draft has given them up", async () => {
    const { database, site, scheduleDraft, write, time, draft } = await opened();
    const files = createFiles(database, () => new Date(time.now));
    const { name } = await files.store({
      bytes: Buffer.from("%PDF-1.7"),
      contentType: "application/pdf",
      extension: "pdf",
    });
    await write(named(`/files/${name}`));
    await scheduleDraft();
    await site.discard(await draft(), "kim");
    time.now += 30 * 24 * 3_600_000;
    await files.deleteExpired();
    expect(await files.find(name)).toBeDefined();
  });
});
