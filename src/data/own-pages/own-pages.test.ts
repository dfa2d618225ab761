import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { EditablePage, PageKind } from "#domain/own-pages/own-page.ts";
import { maxPages } from "#domain/own-pages/page-calls.ts";
import { aPageDraft } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { NewAuditEntry } from "../admin/audit-log.ts";
import { createOwnPages } from "./own-pages.ts";
import { createPageEditing } from "./page-editing.ts";
import { createPageHistories } from "./page-history.ts";

describeOnBothEngines("pages of the company's own", ({ engine, open, address }) => {
  async function stores(database?: Awaited<ReturnType<typeof open>>) {
    const time = { now: Date.parse("2026-11-27T00:00:00.000Z") };
    const clock = () => new Date(time.now);
    const used = database ?? (await open());
    const log: NewAuditEntry[] = [];
    const audit = { record: async (entry: NewAuditEntry) => void log.push(entry) };
    const editing = createPageEditing(used, { audit, clock });
    const pages = createOwnPages(used);
    const add = async (draft = aPageDraft(), kind: PageKind = "page") => {
      const added = await editing.add({ kind, draft }, "kim");
      if (added.kind !== "added") throw new Error(added.kind);
      return added.page;
    };
    const publish = async (page: EditablePage) => editing.publish(page.id, page, "kim");
    const histories = createPageHistories(used, clock);
    return { database: used, editing, pages, histories, add, publish, time, log };
  }

  test("visitors see a page as it was published, while its draft goes on", async () => {
    const { editing, pages, add, publish } = await stores();
    const page = await add();
    expect(await pages.at("page", "certificates")).toBeUndefined();
    expect((await publish(page)).kind).toBe("done");
    const draft = aPageDraft({ title: { ko: "새 이름", en: "New name" } });
    const changed = await editing.change(page.id, draft, page.updatedAt, "lee");
    expect(changed).toMatchObject({
      kind: "done",
      page: { state: "changed", draft: { title: draft.title } },
    });
    expect(await pages.at("page", "certificates")).toMatchObject({
      content: { title: { en: "Certificates" } },
    });
    expect(await pages.draftAt("page", "certificates")).toMatchObject({
      content: { title: { en: "New name" } },
    });
    const [summary] = await pages.published();
    expect(summary).toMatchObject({
      id: page.id,
      kind: "page",
      address: "certificates",
      title: { ko: "인증서" },
    });
    expect(summary).not.toHaveProperty("blocks");
  });

  test("a page names the languages in which visitors have it, whatever its draft has", async () => {
    const { editing, add, publish } = await stores();
    const news = await add(aPageDraft({ languages: "ko" }), "news");
    expect(news.publicLanguages).toBeUndefined();
    const published = await publish(news);
    expect(published).toMatchObject({ kind: "done", page: { publicLanguages: "ko" } });
    if (published.kind !== "done") throw new Error(published.kind);
    const draft = aPageDraft({ languages: "en" });
    const changed = await editing.change(news.id, draft, published.page.updatedAt, "lee");
    expect(changed).toMatchObject({ kind: "done", page: { publicLanguages: "ko" } });
  });

  test("an unfinished page is stored and not published, and says why", async () => {
    const { add, publish, pages } = await stores();
    const page = await add(aPageDraft({ title: { ko: "인증서", en: "" } }));
    expect(await publish(page)).toEqual({
      kind: "incomplete",
      problems: [{ problem: "missing", field: "title", locale: "en" }],
    });
    expect(await pages.published()).toEqual([]);
  });

  test("a page without one of its files is stored and not published, neither now nor later", async () => {
    const { database, editing, add, publish, time, log } = await stores();
    const file = `${"a".repeat(32)}.webp`;
    const picture = { file, width: 8, height: 8, focus: { x: 0.5, y: 0.5 }, placeholder: "" };
    const page = await add(aPageDraft({ picture: { picture, alt: { ko: "탑", en: "Tower" } } }));
    const refused = { kind: "incomplete", problems: [{ problem: "missingFile", field: "picture" }] };
    const at = new Date(time.now + 1_000);
    expect(await publish(page)).toEqual(refused);
    expect(await editing.schedule(page.id, page, at, "kim")).toEqual(refused);
    await database.db
      .insertInto("files")
      .values({ name: file, contentType: "image/webp", size: 1, createdAt: 1 })
      .execute();
    expect((await editing.schedule(page.id, page, at, "kim")).kind).toBe("done");
    await database.db.deleteFrom("files").execute();
    time.now += 5_000;
    expect(await editing.publishDue()).toBe(0);
    expect(log).toMatchObject([{ event: "page-schedule-failed" }]);
  });

  test("caches are invalidated by what visitors see, not by a draft, a plan or a refusal", async () => {
    const { database, editing, histories, add, publish, time } = await stores();
    let announced = 0;
    database.changes.subscribe(() => (announced += 1));
    const page = await add();
    expect(announced).toBe(0);
    const { id } = page;
    const now = async () => (await editing.find(id)) ?? expect.unreachable();
    const at = () => new Date(time.now + 1_000);
    const changed = aPageDraft({ title: { ko: "새 이름", en: "New name" } });
    const schedule = async () => editing.schedule(id, await now(), at(), "kim");

    const unseen: Record<string, () => Promise<unknown>> = {
      change: () => editing.change(id, changed, page.updatedAt, "kim"),
      outdatedChange: () => editing.change(id, aPageDraft(), page.updatedAt, "lee"),
      outdatedPublication: () => publish(page),
      schedule,
      unschedule: () => editing.unschedule(id, at().toISOString()),
      remove: () => histories.remove(id, "kim"),
      restore: () => histories.restore(id),
      removeAgain: () => histories.remove(id, "kim"),
      undoRemoval: () => histories.undoRemoval(id),
    };
    for (const [name, change] of Object.entries(unseen)) {
      await change();
      expect([name, announced]).toEqual([name, 0]);
    }
    const seen: Record<string, () => Promise<unknown>> = {
      publish: async () => publish(await now()),
      remove: () => histories.remove(id, "kim"),
      undoRemoval: () => histories.undoRemoval(id),
      withdraw: () => editing.withdraw(id, null),
      async publishDue() {
        await schedule();
        time.now += 5_000;
        await editing.publishDue();
      },
    };
    for (const [name, change] of Object.entries(seen)) {
      const before = announced;
      await change();
      expect([name, announced > before]).toEqual([name, true]);
    }
  });

  test("nobody overwrites or publishes a version that they have not seen", async () => {
    const { editing, add } = await stores();
    const page = await add();
    const theirs = aPageDraft({ lead: { ko: "그쪽", en: "Theirs" } });
    await editing.change(page.id, theirs, page.updatedAt, "lee");
    const mine = aPageDraft({ lead: { ko: "이쪽", en: "Mine" } });
    expect(await editing.change(page.id, mine, page.updatedAt, "kim")).toMatchObject({
      kind: "outdated",
      page: { draft: { lead: theirs.lead }, updatedBy: "lee" },
    });
    expect((await editing.publish(page.id, page, "kim")).kind).toBe("outdated");
    expect((await editing.change(page.id, theirs, page.updatedAt, "lee")).kind).toBe("repeated");
  });

  test("a former address leads to the present one, until another page takes it", async () => {
    const { editing, pages, add, publish } = await stores();
    const page = await add();
    await publish(page);
    const moved = await editing.change(page.id, aPageDraft({ address: "quality" }), page.updatedAt, "kim");
    if (moved.kind !== "done") throw new Error(moved.kind);
    await publish(moved.page);
    expect(await pages.at("page", "certificates")).toEqual({ kind: "moved", address: "quality" });
    expect(await pages.has("page", "certificates")).toBe(true);
    expect(await pages.at("news", "certificates")).toBeUndefined();
    await publish(await add());
    expect(await pages.at("page", "certificates")).toMatchObject({ kind: "found" });
  });

  test.each(["withdrawn", "deleted"])(
    "the address of a page that was %s leads to the one under which it is published again",
    async (how) => {
      const { editing, histories, pages, add, publish } = await stores();
      const page = await add();
      await publish(page);
      if (how === "withdrawn") await editing.withdraw(page.id, null);
      else {
        await histories.remove(page.id, "kim");
        await histories.restore(page.id);
      }
      expect(await pages.at("page", "certificates")).toBeUndefined();
      expect(await editing.find(page.id)).toMatchObject({
        publicAddress: null,
        publishedAt: expect.anything(),
      });
      const moved = await editing.change(page.id, aPageDraft({ address: "quality" }), page.updatedAt, "kim");
      if (moved.kind !== "done") throw new Error(moved.kind);
      await publish(moved.page);
      expect(await pages.at("page", "certificates")).toEqual({ kind: "moved", address: "quality" });
    },
  );

  test("the address of a withdrawn page is free for another, which keeps it", async () => {
    const { editing, histories, pages, add, publish } = await stores();
    const [page, other] = [await add(), await add()];
    await publish(page);
    await editing.withdraw(page.id, null);
    expect((await publish(other)).kind).toBe("done");
    const moved = await editing.change(page.id, aPageDraft({ address: "quality" }), page.updatedAt, "kim");
    if (moved.kind !== "done") throw new Error(moved.kind);
    await publish(moved.page);
    expect(await pages.at("page", "certificates")).toMatchObject({
      kind: "found",
      summary: { id: other.id },
    });
    await histories.remove(other.id, "kim");
    await histories.erase(other.id);
    expect(await pages.at("page", "certificates")).toBeUndefined();
  });

  test("two pages have no address in common, whether at adding, saving, publishing or planning", async () => {
    const { editing, add, publish } = await stores();
    const [one, other] = [await add(), await add()];
    await publish(one);
    expect((await publish(other)).kind).toBe("addressTaken");
    const at = new Date("2027-01-01T00:00:00.000Z");
    expect((await editing.schedule(other.id, other, at, "kim")).kind).toBe("addressTaken");
    expect((await editing.add({ kind: "page", draft: aPageDraft() }, "kim")).kind).toBe("addressTaken");
    const third = await add(aPageDraft({ address: "third" }));
    expect((await editing.change(third.id, aPageDraft(), third.updatedAt, "kim")).kind).toBe("addressTaken");
    expect((await publish(await add(aPageDraft(), "news"))).kind).toBe("done");
  });

  test("of two drafts with one address, a preview shows the one that it names, or else the one that was saved last", async () => {
    const { pages, add, time } = await stores();
    const first = await add(aPageDraft({ title: { ko: "하나", en: "One" } }));
    time.now += 1_000;
    await add(aPageDraft({ title: { ko: "둘", en: "Two" } }));
    const titleOf = async (id?: number) => {
      const found = await pages.draftAt("page", "certificates", id);
      return found?.kind === "found" ? found.content.title.en : undefined;
    };
    expect([await titleOf(first.id), await titleOf(), await titleOf(999)]).toEqual(["One", "Two", "Two"]);
  });

  test("what is planned comes out at its time, and once where two instances look for it", async () => {
    const databaseAddress = await address();
    const [one, other] = [
      await stores(await open(databaseAddress)),
      await stores(await open(databaseAddress)),
    ];
    const page = await one.add();
    const at = new Date("2026-12-01T00:00:00.000Z");
    const planned = await one.editing.schedule(page.id, page, at, "kim");
    expect(planned).toMatchObject({ page: { publishAt: at.toISOString(), state: "draft" } });
    expect(await one.editing.publishDue()).toBe(0);
    for (const { time } of [one, other]) time.now = at.getTime();
    // Two connections to one SQLite file do not wait for each other within a process.
    const published =
      engine === "sqlite"
        ? [await one.editing.publishDue(), await other.editing.publishDue()]
        : await Promise.all([one.editing.publishDue(), other.editing.publishDue()]);
    expect(published.sort()).toEqual([0, 1]);
    expect(await one.editing.find(page.id)).toMatchObject({ state: "public", publishAt: null });
    expect(await one.histories.versions(page.id)).toMatchObject([{ publishedBy: "kim" }]);
    expect([...one.log, ...other.log]).toEqual([
      { event: "page-published", account: "kim", detail: page.draft.title.ko },
    ]);
  });

  test("a plan that is taken back, or of a page in the trash, publishes nothing", async () => {
    const { editing, histories, pages, add, time, log } = await stores();
    const at = new Date(time.now + 1_000);
    const [remaining, deleted] = [await add(), await add(aPageDraft({ address: "other" }))];
    for (const page of [remaining, deleted]) await editing.schedule(page.id, page, at, "kim");
    expect((await editing.unschedule(remaining.id, at.toISOString())).kind).toBe("done");
    expect((await editing.unschedule(remaining.id, at.toISOString())).kind).toBe("repeated");
    await histories.remove(deleted.id, "kim");
    time.now += 5_000;
    expect(await editing.publishDue()).toBe(0);
    expect(await pages.published()).toEqual([]);
    expect(log).toEqual([]);
  });

  test("a plan with another hour than the one that was seen is not taken back", async () => {
    const { editing, add, time } = await stores();
    const page = await add();
    const [first, second] = [1_000, 2_000].map((ms) => new Date(time.now + ms)) as [Date, Date];
    const planned = await editing.schedule(page.id, page, first, "kim");
    if (planned.kind !== "done") throw new Error(planned.kind);
    expect((await editing.schedule(page.id, planned.page, second, "kim")).kind).toBe("done");
    const refused = await editing.unschedule(page.id, first.toISOString());
    expect(refused).toMatchObject({ kind: "scheduleChanged", page: { publishAt: second.toISOString() } });
    expect((await editing.find(page.id))?.publishAt).toBe(second.toISOString());
  });

  test("a plan that was not seen is neither replaced nor dropped by a publication", async () => {
    const { editing, add, publish, time } = await stores();
    const page = await add();
    const [first, second] = [1_000, 2_000].map((ms) => new Date(time.now + ms)) as [Date, Date];
    const planned = await editing.schedule(page.id, page, first, "kim");
    if (planned.kind !== "done") throw new Error(planned.kind);
    const refused = { kind: "scheduleChanged", page: { publishAt: first.toISOString() } };
    expect(await editing.schedule(page.id, page, second, "lee")).toMatchObject(refused);
    expect(await publish(page)).toMatchObject(refused);
    expect((await editing.schedule(page.id, page, first, "kim")).kind).toBe("done");
    await editing.unschedule(page.id, first.toISOString());
    expect(await publish(planned.page)).toMatchObject({ kind: "scheduleChanged", page: { publishAt: null } });

    await editing.schedule(page.id, page, first, "kim");
    expect((await publish(planned.page)).kind).toBe("done");
    expect((await publish(planned.page)).kind).toBe("repeated");
  });

  test("a page is not withdrawn with a plan that was not seen", async () => {
    const { editing, pages, add, publish, time } = await stores();
    const page = await add();
    await publish(page);
    const changed = await editing.change(page.id, aPageDraft({ isPinned: true }), page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    const [at, other] = [1_000, 2_000].map((ms) => new Date(time.now + ms)) as [Date, Date];
    await editing.schedule(page.id, changed.page, at, "kim");
    for (const seen of [null, other.toISOString()])
      expect(await editing.withdraw(page.id, seen)).toMatchObject({
        kind: "scheduleChanged",
        page: { state: "changed", publishAt: at.toISOString() },
      });
    expect(await pages.published()).toHaveLength(1);
    const withdrawn = await editing.withdraw(page.id, at.toISOString());
    expect(withdrawn).toMatchObject({ kind: "done", page: { state: "draft", publishAt: null } });
    expect((await editing.withdraw(page.id, at.toISOString())).kind).toBe("repeated");
  });

  test("a plan that has come out by itself is no obstacle to the next publication", async () => {
    const { editing, add, publish, time } = await stores();
    const page = await add();
    const planned = await editing.schedule(page.id, page, new Date(time.now + 1_000), "kim");
    if (planned.kind !== "done") throw new Error(planned.kind);
    time.now += 5_000;
    expect(await editing.publishDue()).toBe(1);
    const lead = { ko: "둘", en: "Two" };
    const changed = await editing.change(page.id, aPageDraft({ lead }), page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    const seen = { ...changed.page, publishAt: planned.page.publishAt };
    expect((await publish(seen)).kind).toBe("done");
  });

  test("a plan that cannot be kept stays, marked, without being tried again, and the log names it", async () => {
    const { editing, histories, add, publish, time, log } = await stores();
    const page = await add();
    const at = new Date(time.now + 1_000);
    await editing.schedule(page.id, page, at, "kim");
    const unfinished = aPageDraft({ title: { ko: "", en: "Certificates" } });
    const changed = await editing.change(page.id, unfinished, page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    time.now += 5_000;
    const failed = { publishAt: at.toISOString(), publishFailedAt: new Date(time.now).toISOString() };
    expect(await editing.publishDue()).toBe(0);
    time.now += 5_000;
    expect(await editing.publishDue()).toBe(0);
    expect(await editing.find(page.id)).toMatchObject({ ...failed, state: "draft" });
    expect(await editing.list()).toMatchObject([failed]);
    expect(log).toEqual([{ event: "page-schedule-failed", account: "kim", detail: "Certificates" }]);

    await histories.remove(page.id, "lee");
    expect(await histories.undoRemoval(page.id)).toMatchObject({ kind: "done", page: failed });
    const finished = await editing.change(page.id, aPageDraft(), changed.page.updatedAt, "kim");
    if (finished.kind !== "done") throw new Error(finished.kind);
    expect(finished.page).toMatchObject(failed);
    expect(await publish(finished.page)).toMatchObject({
      kind: "done",
      page: { state: "public", publishAt: null, publishFailedAt: null },
    });
  });

  test.each(["a new plan", "its cancellation", "a withdrawal", "a restored draft"])(
    "a plan that has failed ends with %s",
    async (ending) => {
      const { database, editing, histories, add, time } = await stores();
      const page = await add();
      const at = new Date(time.now + 1_000).toISOString();
      await editing.schedule(page.id, page, new Date(at), "kim");
      await database.db.updateTable("ownPages").set({ publishFailedAt: time.now }).execute();
      time.now += 5_000;
      const later = new Date(time.now + 1_000);
      const seen = { ...page, publishAt: at };
      const endings: Record<string, () => Promise<unknown>> = {
        "a new plan": () => editing.schedule(page.id, seen, later, "lee"),
        "its cancellation": () => editing.unschedule(page.id, at),
        "a withdrawal": () => editing.withdraw(page.id, at),
        async "a restored draft"() {
          await histories.remove(page.id, "lee");
          await histories.restore(page.id);
        },
      };
      await endings[ending]?.();
      const publishAt = ending === "a new plan" ? later.toISOString() : null;
      expect(await editing.find(page.id)).toMatchObject({ publishAt, publishFailedAt: null });
      time.now += 5_000;
      expect(await editing.publishDue()).toBe(ending === "a new plan" ? 1 : 0);
    },
  );

  test("a version is taken back into the draft, and visitors see it after the next publication", async () => {
    const { editing, histories, pages, add, publish } = await stores();
    const page = await add();
    await publish(page);
    const changed = await editing.change(
      page.id,
      aPageDraft({ lead: { ko: "둘", en: "Two" } }),
      page.updatedAt,
      "kim",
    );
    if (changed.kind !== "done") throw new Error(changed.kind);
    await publish(changed.page);
    const versions = await histories.versions(page.id);
    expect(versions).toHaveLength(2);
    const { updatedAt } = changed.page;
    const reverted = await histories.revert(
      page.id,
      { versionId: versions[1]?.id ?? 0, expectedUpdatedAt: updatedAt },
      "lee",
    );
    expect(reverted).toMatchObject({
      kind: "done",
      page: { state: "changed", draft: { lead: page.draft.lead } },
    });
    expect(await pages.at("page", "certificates")).toMatchObject({ content: { lead: { en: "Two" } } });
    expect(
      (await histories.revert(page.id, { versionId: 999, expectedUpdatedAt: updatedAt }, "lee")).kind,
    ).toBe("missing");
  });

  test("a deleted page is gone for visitors, comes back as a draft, and is erased after 30 days", async () => {
    const { editing, histories, pages, add, publish, time } = await stores();
    const page = await add();
    await publish(page);
    expect(await histories.remove(page.id, "lee")).toBe("인증서");
    expect(await pages.at("page", "certificates")).toBeUndefined();
    expect(await editing.list()).toEqual([]);
    expect(await histories.trash()).toMatchObject([{ id: page.id, deletedBy: "lee" }]);
    expect(await histories.restore(page.id)).toMatchObject({ page: { state: "draft", draft: page.draft } });
    expect(await pages.at("page", "certificates")).toBeUndefined();
    await histories.remove(page.id, "lee");
    time.now += 31 * 24 * 60 * 60 * 1000;
    await histories.deleteExpired();
    expect(await histories.trash()).toEqual([]);
    expect((await histories.restore(page.id)).kind).toBe("missing");
  });

  test("pages in the trash leave room for others, and come back only where there is room", async () => {
    const { database, editing, histories, add } = await stores();
    const page = await add();
    const row = { kind: "page", draft: JSON.stringify(page.draft), draftAddress: "", updatedAt: 1 } as const;
    const others = Array.from({ length: maxPages - 1 }, () => row);
    await database.db.insertInto("ownPages").values(others).execute();
    const another = () => editing.add({ kind: "page", draft: aPageDraft() }, "kim");
    expect(await another()).toEqual({ kind: "tooMany" });
    await histories.remove(page.id, "kim");
    const added = await another();
    expect(added.kind).toBe("added");
    expect(await histories.restore(page.id)).toEqual({ kind: "tooMany" });
    if (added.kind === "added") await histories.remove(added.page.id, "kim");
    expect((await histories.restore(page.id)).kind).toBe("done");
  });

  test("an undone removal gives back what visitors saw, the draft and a plan that is still to come", async () => {
    const { editing, histories, pages, add, publish, time } = await stores();
    const page = await add();
    await publish(page);
    const draft = aPageDraft({ address: "quality", lead: { ko: "둘", en: "Two" } });
    const changed = await editing.change(page.id, draft, page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    const at = new Date(time.now + 10_000);
    await editing.schedule(page.id, changed.page, at, "kim");
    const [before, seen] = [await editing.find(page.id), await pages.at("page", "certificates")];
    await histories.remove(page.id, "lee");
    expect(await pages.at("page", "certificates")).toBeUndefined();
    expect(await histories.undoRemoval(page.id)).toEqual({ kind: "done", page: before });
    expect(await pages.at("page", "certificates")).toEqual(seen);
    expect(await editing.find(page.id)).toEqual(before);

    await histories.remove(page.id, "lee");
    time.now += 20_000;
    expect(await editing.publishDue()).toBe(0);
    expect(await histories.undoRemoval(page.id)).toEqual({
      kind: "done",
      page: { ...before, publishAt: null },
    });
    expect((await histories.undoRemoval(page.id)).kind).toBe("missing");
    expect(await histories.restore(page.id)).toEqual({ kind: "missing" });
    expect(await pages.at("page", "certificates")).toEqual(seen);
  });

  test("an undone removal gives back a draft where another page has the address meanwhile", async () => {
    const { editing, histories, pages, add, publish, time } = await stores();
    const [page, other] = [await add(), await add()];
    await publish(page);
    const draft = aPageDraft({ address: "quality" });
    const changed = await editing.change(page.id, draft, page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    const at = new Date(time.now + 10_000);
    await editing.schedule(page.id, changed.page, at, "kim");
    await histories.remove(page.id, "lee");
    await publish(other);
    const restored = await histories.undoRemoval(page.id);
    expect(restored).toMatchObject({ page: { state: "draft", publicAddress: null, draft } });
    expect(restored).toMatchObject({ page: { publishAt: at.toISOString() } });
    expect(await pages.at("page", "certificates")).toMatchObject({ summary: { id: other.id } });
  });

  test("a removal is undone although another page has the address that its draft wants", async () => {
    const { editing, histories, pages, add, publish } = await stores();
    const page = await add(aPageDraft({ address: "iso" }));
    await publish(page);
    const changed = await editing.change(page.id, aPageDraft(), page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    await histories.remove(page.id, "kim");
    await publish(await add());
    expect(await histories.undoRemoval(page.id)).toMatchObject({
      kind: "done",
      page: { state: "changed", publicAddress: "iso" },
    });
    expect(await pages.at("page", "iso")).toMatchObject({ summary: { id: page.id } });
    expect((await publish(changed.page)).kind).toBe("addressTaken");
    await histories.remove(page.id, "kim");
    expect(await histories.restore(page.id)).toMatchObject({ kind: "done", page: { state: "draft" } });
  });

  test("a page that is restored while it is being erased stays, with its history", async () => {
    const { database, editing, histories, add, publish } = await stores();
    const page = await add();
    await publish(page);
    await histories.remove(page.id, "lee");
    const erasing = await database.db.transaction().execute(async (trx) => {
      await trx.updateTable("ownPages").set({ deletedAt: null }).execute();
      const erased = histories.erase(page.id);
      // PostgreSQL waits for the row until the commit.
      await wait(100);
      return { erased };
    });
    expect(await erasing.erased).toBeUndefined();
    expect(await editing.find(page.id)).toMatchObject({ id: page.id });
    expect(await histories.versions(page.id)).toHaveLength(1);
  });

  test("a built-in page has its blocks once, below itself, and stands without any", async () => {
    const { editing, histories, pages, add, publish } = await stores();
    const draft = aPageDraft({ address: "/company/intro", lead: { ko: "", en: "" } });
    const page = await add(draft, "builtIn");
    const second = { kind: "builtIn" as const, draft: { ...draft, blocks: [] } };
    expect(await editing.add(second, "lee")).toMatchObject({ kind: "different", page: { id: page.id } });
    const elsewhere = { ...draft, address: "/company/history" };
    expect((await editing.change(page.id, elsewhere, page.updatedAt, "kim")).kind).toBe("addressTaken");
    expect((await publish(page)).kind).toBe("done");
    expect(await pages.at("builtIn", "/company/intro")).toMatchObject({ content: { blocks: draft.blocks } });

    const emptied = await editing.change(page.id, { ...draft, blocks: [] }, page.updatedAt, "kim");
    if (emptied.kind !== "done") throw new Error(emptied.kind);
    expect((await publish(emptied.page)).kind).toBe("done");
    expect(await pages.at("builtIn", "/company/intro")).toMatchObject({ content: { blocks: [] } });

    expect((await editing.withdraw(page.id, null)).kind).toBe("done");
    await histories.remove(page.id, "kim");
    await add(draft, "builtIn");
    expect((await histories.restore(page.id)).kind).toBe("addressTaken");
  });

  test("of two administrators who add blocks to a built-in page at once, one finds those of the other", async () => {
    const { editing } = await stores();
    const add = (text: string) =>
      editing.add(
        { kind: "builtIn", draft: aPageDraft({ address: "/", title: { ko: text, en: "" } }) },
        "kim",
      );
    const outcomes = await Promise.all(["a", "b", "c"].map(add));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["added", "different", "different"]);
  });

  test("an addition that is sent again is stored once", async () => {
    const { editing } = await stores();
    const page = { kind: "page", draft: aPageDraft() } as const;
    const first = await editing.add(page, "kim", "key");
    expect(await editing.add(page, "kim", "key")).toEqual({ ...first, kind: "repeated" });
    const other = { ...page, draft: aPageDraft({ address: "other" }) };
    expect((await editing.add(other, "kim", "key")).kind).toBe("different");
    expect(await editing.list()).toHaveLength(1);
  });
});
