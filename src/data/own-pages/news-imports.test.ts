import { expect, test } from "vitest";
import type { NewsForm, NewsRow } from "#domain/own-pages/news-import/news-calls.ts";
import { newsFormSchema } from "#domain/own-pages/news-import/news-calls.ts";
import { newsFieldColumns } from "#domain/own-pages/news-import/news-fields.ts";
import { aNewsForm, aPageDraft } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createNewsImports } from "./news-imports.ts";
import { createOwnPages } from "./own-pages.ts";
import { createPageEditing } from "./page-editing.ts";
import { createPageHistories } from "./page-history.ts";

const aRow = (facts: Partial<NewsForm> = {}, marks: Partial<NewsRow> = {}): NewsRow => ({
  id: null,
  news: newsFormSchema.parse(aNewsForm(facts)),
  ...marks,
});
const list = (rows: NewsRow[], isPublished = false) => ({
  columns: [...newsFieldColumns],
  rows,
  isPublished,
});

describeOnBothEngines("a list of news", ({ open }) => {
  async function opened() {
    const database = await open();
    const time = { now: Date.parse("2026-11-27T00:00:00.000Z") };
    const clock = () => new Date(time.now);
    return {
      database,
      lists: createNewsImports(database, clock),
      editing: createPageEditing(database, { audit: { record: async () => undefined }, clock }),
      histories: createPageHistories(database, clock),
      pages: createOwnPages(database),
      time,
    };
  }
  const kinds = (outcomes: readonly { outcome: string }[] = []) => outcomes.map(({ outcome }) => outcome);

  test("becomes drafts, or is published, with addresses that no other has", async () => {
    const { lists, editing, pages } = await opened();
    const english = { title: "Fair", text: "We come.", lead: null };
    const rows = [
      aRow({ title: "하나" }),
      aRow({ title: "전시회", en: english }),
      aRow({ title: "다른 전시회", en: english }),
    ];
    const drafts = await lists.import(list(rows), "kim");
    expect(drafts?.outcomes.map(({ address }) => address)).toEqual(["news-2024-03-15", "fair", "fair-2"]);
    expect(await pages.published()).toEqual([]);
    expect((await lists.import(list([aRow({ title: "넷" })], true), "kim"))?.outcomes).toMatchObject([
      { outcome: "added", address: "news-2024-03-15-2", isIncomplete: false },
    ]);
    expect(await pages.published()).toMatchObject([
      {
        title: { ko: "넷", en: "" },
        languages: "ko",
        lead: { ko: "새 냉각탑을 전시합니다." },
        day: "2024-03-15",
      },
    ]);
    expect(await editing.list()).toHaveLength(4);
  });

  test("of drafts invalidates no cache, as visitors see nothing of it", async () => {
    const { database, lists } = await opened();
    let announced = 0;
    database.changes.subscribe(() => (announced += 1));
    await lists.import(list([aRow()]), "kim");
    expect(announced).toBe(0);
    await lists.import(list([aRow({ title: "둘" })], true), "kim");
    expect(announced).toBeGreaterThan(0);
  });

  test("comes again as the same from its export, and an export brings nothing new", async () => {
    const { lists, editing } = await opened();
    const draft = aPageDraft({ day: "2024-03-15", address: "fair", menu: null });
    const text = { ko: "첫 줄\n둘째 줄\n\n- **하나**", en: "One" };
    const block = { id: "a", kind: "text" as const, isHidden: false, values: { text }, rows: [] };
    await editing.add({ kind: "news", draft: { ...draft, blocks: [block, ...draft.blocks] } }, "kim");
    await lists.import(list([aRow(), aRow({ title: "둘", isPinned: "yes" })]), "kim");
    const { news } = await lists.export(0);
    expect(news).toHaveLength(3);
    const rows = news.map(({ id, ...each }) => ({ id, news: newsFormSchema.parse(each) }));
    const again = await lists.import(list(rows, true), "kim");
    expect([kinds(again?.outcomes), again?.run]).toEqual([["same", "same", "same"], null]);
  });

  test("changes what differs and keeps blocks that no cell holds", async () => {
    const { lists, editing } = await opened();
    const words = { ko: "말", en: "Words" };
    const quotation = {
      id: "q",
      kind: "quotation",
      isHidden: false,
      values: { text: words, source: words },
      rows: [],
    } as const;
    const draft = aPageDraft({ day: "2024-03-15" });
    draft.blocks = [{ ...quotation, rows: [] }, ...draft.blocks, { ...quotation, id: "q2", rows: [] }];
    const added = await editing.add({ kind: "news", draft }, "kim");
    if (added.kind !== "added") throw new Error(added.kind);
    const { id } = added.page;
    const news = { ...aNewsForm(), title: "새 제목", en: { title: "New", text: "Text", lead: null } };
    const row = { id, news: newsFormSchema.parse(news) };
    const { outcomes } =
      (await lists.import({ ...list([row]), columns: ["title", "text", "en.text"] }, "kim")) ?? {};
    expect(outcomes).toMatchObject([{ outcome: "changed", known: { by: "id" } }]);
    const changed = await editing.find(id);
    expect(changed?.draft).toMatchObject({
      title: { ko: "새 제목", en: draft.title.en },
      address: draft.address,
    });
    expect(changed?.draft.blocks.map(({ id: block }) => block)).toEqual(["q", "b1", "q2"]);
    expect((await lists.export(0)).news).toMatchObject([{ otherBlocks: ["quotation", "quotation"] }]);
  });

  test("leaves news without room for the text as they are, and stores the other rows", async () => {
    const { lists, editing } = await opened();
    const words = { ko: "말", en: "Words" };
    const quotation = { kind: "quotation", isHidden: false, values: { text: words, source: words } } as const;
    const blocks = Array.from({ length: 100 }, (_, index) => ({
      ...quotation,
      id: `q${index}`,
      rows: [],
    }));
    const added = await editing.add(
      { kind: "news", draft: aPageDraft({ day: "2024-03-15", blocks }) },
      "kim",
    );
    if (added.kind !== "added") throw new Error(added.kind);
    const rows = [aRow({}, { id: added.page.id }), aRow({ title: "둘" })];
    const expected = [
      { outcome: "left", isFull: true },
      { outcome: "added", isFull: false },
    ];
    expect(await lists.dryRun(list(rows, true))).toMatchObject(expected);
    expect((await lists.import(list(rows, true), "kim"))?.outcomes).toMatchObject(expected);
    expect(await editing.find(added.page.id)).toEqual(added.page);
    const withoutText = { ...list(rows), columns: ["title" as const] };
    expect(await lists.dryRun(withoutText)).toMatchObject([{ outcome: "changed", isFull: false }, {}]);
  });

  test("asks about a row of the same title and day, and leaves it without an answer", async () => {
    const { lists } = await opened();
    await lists.import(list([aRow()]), "kim");
    const differing = { text: "다른 글" };
    expect(await lists.dryRun(list([aRow(differing)]))).toMatchObject([
      {
        outcome: "changed",
        known: { by: "words" },
        changes: [{ column: "text" }, { column: "lead", after: "다른 글" }],
      },
    ]);
    const decide = async (decision?: "update" | "add") =>
      kinds((await lists.import(list([aRow(differing, decision && { decision })]), "kim"))?.outcomes);
    expect([await decide(), await decide("add"), await decide("update")]).toEqual([
      ["left"],
      ["added"],
      ["changed"],
    ]);
  });

  test("says what cannot be published, and stores it as a draft", async () => {
    const { lists, pages } = await opened();
    const rows = [aRow({ day: null }), aRow({ title: "둘", en: { title: "Two", text: null, lead: null } })];
    const dryRun = await lists.dryRun(list(rows, true));
    expect(dryRun.map(({ isIncomplete }) => isIncomplete)).toEqual([true, true]);
    expect((await lists.dryRun(list(rows))).some(({ isIncomplete }) => isIncomplete)).toBe(false);
    await lists.import(list(rows, true), "kim");
    expect(await pages.published()).toEqual([]);
  });

  test("says what cannot be published because a file no longer exists", async () => {
    const { lists, editing, pages } = await opened();
    const file = `${"a".repeat(32)}.webp`;
    const picture = { file, width: 8, height: 8, focus: { x: 0.5, y: 0.5 }, placeholder: "" };
    const draft = aPageDraft({ day: "2024-03-15", picture: { picture, alt: { ko: "탑", en: "Tower" } } });
    const added = await editing.add({ kind: "news", draft }, "kim");
    if (added.kind !== "added") throw new Error(added.kind);
    const row = aRow({ title: "새 제목" }, { id: added.page.id });
    const changed = { ...list([row], true), columns: ["title" as const] };
    expect(await lists.dryRun(changed)).toMatchObject([{ outcome: "changed", isIncomplete: true }]);
    await lists.import(changed, "kim");
    expect(await pages.published()).toEqual([]);
  });

  test("publishes no draft that somebody else has begun, and says so", async () => {
    const { lists, editing, pages } = await opened();
    const first = await lists.import(list([aRow()], true), "kim");
    const drafts = await lists.import(list([aRow({ title: "둘" })]), "kim");
    const ids = [first, drafts].map((run) => run?.outcomes[0]?.id ?? 0) as [number, number];
    const page = (await editing.find(ids[0])) ?? expect.unreachable();
    const lead = { ko: "아직 쓰는 중", en: "" };
    await editing.change(page.id, { ...page.draft, lead }, page.updatedAt, "lee");
    const rows = [aRow({ isPinned: "yes" }, { id: ids[0] }), aRow({ isPinned: "yes" }, { id: ids[1] })];
    const pinned = (isPublished: boolean) => ({ ...list(rows, isPublished), columns: ["isPinned" as const] });
    const kept = { outcome: "changed", changes: [{ column: "isPinned" }], hasOtherDraft: true };
    expect(await lists.dryRun(pinned(true))).toMatchObject([kept, kept]);
    expect(await lists.dryRun(pinned(false))).toMatchObject(rows.map(() => ({ hasOtherDraft: false })));
    const stored = await lists.import(pinned(true), "kim");
    expect(stored?.outcomes).toMatchObject([kept, kept]);
    expect(await pages.published()).toMatchObject([{ id: ids[0], lead: page.draft.lead, isPinned: false }]);
    expect(await editing.find(ids[0])).toMatchObject({ state: "changed", draft: { lead, isPinned: true } });
    expect(await lists.undo(stored?.run ?? 0, "kim")).toEqual({ undone: 2, kept: 0 });
    expect(await editing.find(ids[0])).toMatchObject({ state: "changed", draft: { lead, isPinned: false } });
  });

  test.each([true, false])("leaves planned news as they are (published at once: %s)", async (isPublished) => {
    const { lists, editing, time } = await opened();
    const id = (await lists.import(list([aRow()]), "kim"))?.outcomes[0]?.id ?? 0;
    const page = (await editing.find(id)) ?? expect.unreachable();
    await editing.schedule(id, page, new Date(time.now + 1_000), "lee");
    const planned = await editing.find(id);
    const left = { outcome: "left", isPlanned: true };
    const rows = [aRow({ isPinned: "yes" }, { id })];
    expect(await lists.dryRun(list(rows, isPublished))).toMatchObject([left]);
    expect(await lists.dryRun(list([aRow()], isPublished))).toMatchObject([{ outcome: "same" }]);
    expect(await lists.import(list(rows, isPublished), "kim")).toMatchObject({ outcomes: [left], run: null });
    expect(await editing.find(id)).toEqual(planned);
  });

  test("is not taken back from under a plan that somebody has made since", async () => {
    const { lists, editing, time } = await opened();
    const first = await lists.import(list([aRow(), aRow({ title: "둘" })]), "kim");
    const [id = 0, other = 0] = first?.outcomes.map((each) => each.id ?? 0) ?? [];
    const changed = await lists.import(list([aRow({ isPinned: "yes" }, { id })]), "kim");
    for (const planned of [id, other]) {
      const page = (await editing.find(planned)) ?? expect.unreachable();
      await editing.schedule(planned, page, new Date(time.now + 1_000), "lee");
    }
    const before = await editing.list();
    for (const run of [changed, first])
      expect(await lists.undo(run?.run ?? 0, "kim")).toMatchObject({ undone: 0 });
    expect(await editing.list()).toEqual(before);
  });

  test("is taken back: what it added goes into the trash, what it changed is as before for visitors too", async () => {
    const { lists, editing, histories, pages, time } = await opened();
    const first = await lists.import(list([aRow()], true), "kim");
    const id = first?.outcomes[0]?.id ?? 0;
    time.now += 1000;
    const rows = [aRow({ text: "다른 글" }, { id }), aRow({ title: "둘" })];
    const second = await lists.import(list(rows, true), "kim");
    expect(await pages.published()).toHaveLength(2);
    expect(await lists.runs()).toMatchObject([
      { added: 1, changed: 1, importedBy: "kim" },
      { added: 1, changed: 0 },
    ]);
    expect(await lists.undo(second?.run ?? 0, "kim")).toEqual({ undone: 2, kept: 0 });
    expect(await editing.find(id)).toMatchObject({ state: "public" });
    expect((await lists.export(0)).news).toMatchObject([{ id, text: "새 냉각탑을 전시합니다." }]);
    expect(await histories.trash()).toHaveLength(1);
    expect(await lists.undo(second?.run ?? 0, "kim")).toBeUndefined();
  });

  test("is not taken back from visitors where somebody has published it since", async () => {
    const { lists, editing, pages } = await opened();
    const drafts = await lists.import(list([aRow(), aRow({ title: "둘" })]), "kim");
    const page = await editing.find(drafts?.outcomes[0]?.id ?? 0);
    if (page) await editing.publish(page.id, page, "lee");
    expect(await lists.undo(drafts?.run ?? 0, "kim")).toEqual({ undone: 1, kept: 1 });
    expect(await pages.published()).toMatchObject([{ id: page?.id }]);
  });

  test("is not taken back where another page has the former address of a published one", async () => {
    const { lists, pages } = await opened();
    const first = await lists.import(list([aRow({ address: "before" })], true), "kim");
    const id = first?.outcomes[0]?.id ?? 0;
    const moved = await lists.import(list([aRow({ address: "after" }, { id })], true), "kim");
    await lists.import(list([aRow({ title: "둘", address: "before" })], true), "lee");
    const published = await pages.published();
    expect(await lists.undo(moved?.run ?? 0, "kim")).toEqual({ undone: 0, kept: 1 });
    expect(await pages.published()).toEqual(published);
    expect((await lists.export(0)).news).toMatchObject([{ id, address: "after" }, { address: "before" }]);
  });

  test("is stored once for its key", async () => {
    const { lists, editing } = await opened();
    const first = await lists.import(list([aRow()]), "kim", "key");
    expect(await lists.import(list([aRow()]), "kim", "key")).toEqual(first);
    expect(await editing.list()).toHaveLength(1);
  });
});
