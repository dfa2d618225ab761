import { describe, expect, test } from "vitest";
import { contentMessages } from "#content/problems/content-problems.ts";
import { administrationMessages } from "#content/problems/problems.ts";
import { maxDraftLength } from "#domain/own-pages/page-calls.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { aPageDraft } from "../../../../tests/support/builders.ts";

const words = administrationMessages.en;
const path = "/api/admin/pages";
const missing = { error: words.pageMissing };
const taken = { error: words.pageAddressTaken, fields: { address: words.pageAddressTaken } };
const outdatedVersion = "2020-01-01T00:00:00.000Z";

async function open() {
  const area = await openAdministration();
  const ask = (route: string, payload?: object, headers: Record<string, string> = {}) =>
    area.call(route, {
      headers: { "accept-language": "en", ...headers },
      ...(payload ? { payload } : {}),
    });
  const add = async (facts: Parameters<typeof aPageDraft>[0] = {}) =>
    (await ask(`POST ${path}`, { kind: "page", draft: aPageDraft(facts) })).body;
  const addPublished = async () => {
    const { id, updatedAt } = await add();
    return (await ask(`POST ${path}/${id}/publish`, { updatedAt })).body;
  };
  const logged = async () =>
    (await area.services.audit.page(1)).entries.map(({ event, detail }) => [event, detail]).reverse();
  return { ...area, ask, add, addPublished, logged };
}

describe("a page of the company", () => {
  test("is added, changed, published, withdrawn and removed, each with an entry in the log", async () => {
    const { ask, add, logged } = await open();
    const { id, updatedAt } = await add();
    const draft = aPageDraft({ title: { ko: "인증", en: "New title" } });
    const changed = await ask(`PUT ${path}/${id}`, { draft, updatedAt });
    expect([changed.status, changed.body.draft.title.en]).toEqual([200, "New title"]);
    const published = await ask(`POST ${path}/${id}/publish`, { updatedAt: changed.body.updatedAt });
    expect([published.status, published.body.id]).toEqual([200, id]);
    expect((await ask(`GET ${path}/${id}/versions`)).body.versions).toHaveLength(1);
    expect((await ask(`POST ${path}/${id}/withdraw`)).status).toBe(200);
    expect((await ask(`GET ${path}/${id}`)).body.draft.title.en).toBe("New title");
    expect((await ask(`DELETE ${path}/${id}`)).body).toEqual({ success: true });
    const details = { first: aPageDraft().title.ko, later: "인증" };
    expect(await logged()).toEqual([
      ["page-created", details.first],
      ["page-updated", details.later],
      ["page-published", details.later],
      ["page-withdrawn", details.later],
      ["page-deleted", details.later],
    ]);
  });

  test("that is sent again under its key is stored once; another content under it is refused", async () => {
    const { ask, logged } = await open();
    const send = (address: string) =>
      ask(`POST ${path}`, { kind: "page", draft: aPageDraft({ address }) }, { "idempotency-key": "k-1" });
    const [first, again, other] = [await send("a"), await send("a"), await send("b")];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect([other.status, other.body.error, other.body.page?.id]).toEqual([
      409,
      words.pageAdded,
      first.body.id,
    ]);
    expect(await logged()).toHaveLength(1);
  });

  test("at the address of a published page is refused at this field", async () => {
    const { ask, add, addPublished, logged } = await open();
    await addPublished();
    const second = await ask(`POST ${path}`, { kind: "page", draft: aPageDraft() });
    expect([second.status, second.body]).toEqual([409, taken]);
    const { id, updatedAt } = await add({ address: "other" });
    const moved = await ask(`PUT ${path}/${id}`, { draft: aPageDraft(), updatedAt });
    expect([moved.status, moved.body]).toEqual([409, taken]);
    expect((await logged()).map(([event]) => event)).toEqual([
      "page-created",
      "page-published",
      "page-created",
    ]);
  });

  test("that somebody else has changed is neither changed nor published, and is answered as it is now", async () => {
    const { ask, add, logged } = await open();
    const { id } = await add();
    const given = { updatedAt: outdatedVersion };
    const at = new Date(Date.now() + 86_400_000).toISOString();
    for (const [route, payload] of [
      [`PUT ${path}/${id}`, { ...given, draft: aPageDraft({ address: "new" }) }],
      [`POST ${path}/${id}/publish`, given],
      [`POST ${path}/${id}/publish`, { ...given, at }],
    ] as const) {
      const { status, body } = await ask(route, payload);
      expect([status, body.error, body.page?.draft.address]).toEqual([
        409,
        words.pageOutdated,
        "certificates",
      ]);
    }
    expect(await logged()).toHaveLength(1);
  });

  test("is published at a later time, which can be cancelled while it is the one that was seen", async () => {
    const { ask, add, logged } = await open();
    const { id, updatedAt } = await add();
    const past = await ask(`POST ${path}/${id}/publish`, { updatedAt, at: outdatedVersion });
    expect([past.status, past.body.error]).toEqual([400, words.pageTimeOver]);
    const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();
    const scheduled = await ask(`POST ${path}/${id}/publish`, { updatedAt, at });
    expect([scheduled.status, scheduled.body.publishAt]).toEqual([200, at]);
    for (const later of [null, new Date(Date.parse(at) + 60_000).toISOString()]) {
      const unseen = await ask(`POST ${path}/${id}/publish`, { updatedAt, at: later });
      expect([unseen.status, unseen.body.error, unseen.body.page?.publishAt]).toEqual([
        409,
        contentMessages.en.scheduleChanged,
        at,
      ]);
    }
    const seen = await ask(`POST ${path}/${id}/publish`, { updatedAt, at, publishAt: at });
    expect([seen.status, seen.body.publishAt]).toEqual([200, at]);
    const other = await ask(`DELETE ${path}/${id}/publish/${outdatedVersion}`);
    expect([other.status, other.body.error, other.body.page?.id]).toEqual([
      409,
      contentMessages.en.scheduleChanged,
      id,
    ]);
    const cancelled = await ask(`DELETE ${path}/${id}/publish/${at}`);
    expect([cancelled.status, cancelled.body.publishAt]).toEqual([200, null]);
    expect((await logged()).map(([event]) => event)).toEqual([
      "page-created",
      "page-scheduled",
      "page-scheduled",
      "page-updated",
    ]);
  });

  test("is withdrawn with its plan only where that is the one that was seen", async () => {
    const { ask, addPublished, logged } = await open();
    const { id, updatedAt } = await addPublished();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const draft = aPageDraft({ isPinned: true });
    const changed = (await ask(`PUT ${path}/${id}`, { draft, updatedAt })).body;
    await ask(`POST ${path}/${id}/publish`, { updatedAt: changed.updatedAt, at });
    for (const payload of [undefined, {}, { publishAt: null }, { publishAt: outdatedVersion }]) {
      const { status, body } = await ask(`POST ${path}/${id}/withdraw`, payload);
      expect([status, body.error, body.page?.publishAt]).toEqual([
        409,
        contentMessages.en.scheduleChanged,
        at,
      ]);
    }
    const withdrawn = await ask(`POST ${path}/${id}/withdraw`, { publishAt: at });
    expect([withdrawn.status, withdrawn.body.state, withdrawn.body.publishAt]).toEqual([200, "draft", null]);
    expect((await logged()).map(([event]) => event).slice(2)).toEqual([
      "page-updated",
      "page-scheduled",
      "page-withdrawn",
    ]);
  });

  test("that is incomplete is stored, and not published", async () => {
    const { ask, add, logged } = await open();
    const { id, updatedAt } = await add({ title: { ko: "", en: "" } });
    const { status, body } = await ask(`POST ${path}/${id}/publish`, { updatedAt });
    expect([status, body.error]).toEqual([400, words.pageIncomplete]);
    expect(body.problems.length).toBeGreaterThan(0);
    expect(await logged()).toHaveLength(1);
  });

  test("gets the draft of a version that was published", async () => {
    const { ask, add } = await open();
    const { id, updatedAt } = await add();
    const published = (await ask(`POST ${path}/${id}/publish`, { updatedAt })).body;
    const draft = aPageDraft({ address: "changed" });
    const changed = (await ask(`PUT ${path}/${id}`, { draft, updatedAt: published.updatedAt })).body;
    const [version] = (await ask(`GET ${path}/${id}/versions`)).body.versions;
    const revert = `POST ${path}/${id}/versions/${version.id}/revert`;
    expect((await ask(revert, { updatedAt: outdatedVersion })).status).toBe(409);
    const reverted = await ask(revert, { updatedAt: changed.updatedAt });
    expect([reverted.status, reverted.body.draft.address]).toEqual([200, "certificates"]);
  });

  test("in the trash is restored, also while another page has its address, or erased for good", async () => {
    const { ask, add, addPublished, logged } = await open();
    const { id } = await add();
    await ask(`DELETE ${path}/${id}`);
    expect((await ask(`GET ${path}/trash`)).body.pages).toMatchObject([{ id, deletedBy: "admin" }]);
    const second = await addPublished();
    const restored = await ask(`POST ${path}/trash/${id}/restore`);
    expect([restored.status, restored.body.state]).toEqual([200, "draft"]);
    await ask(`DELETE ${path}/${second.id}`);
    expect((await ask(`DELETE ${path}/trash/${second.id}`)).body).toEqual({ success: true });
    const again = await ask(`DELETE ${path}/trash/${second.id}`);
    expect([again.status, again.body]).toEqual([404, { error: words.pageNotInTrash }]);
    expect((await logged()).map(([event]) => event)).toEqual([
      "page-created",
      "page-deleted",
      "page-created",
      "page-published",
      "page-restored",
      "page-deleted",
      "page-erased",
    ]);
  });

  test("is published again when its removal is undone, and a draft when it is restored", async () => {
    const { ask, addPublished, logged } = await open();
    const { id } = await addPublished();
    await ask(`DELETE ${path}/${id}`);
    const undone = await ask(`POST ${path}/trash/${id}/undo`);
    expect([undone.status, undone.body.state, undone.body.publicAddress]).toEqual([
      200,
      "public",
      "certificates",
    ]);
    const again = await ask(`POST ${path}/trash/${id}/undo`);
    expect([again.status, again.body]).toEqual([404, missing]);
    await ask(`DELETE ${path}/${id}`);
    expect((await ask(`POST ${path}/trash/${id}/restore`)).body.state).toBe("draft");
    expect((await logged()).map(([event]) => event).slice(2)).toEqual([
      "page-deleted",
      "page-restored",
      "page-deleted",
      "page-restored",
    ]);
  });

  test.each<[string, object | undefined]>([
    [`GET ${path}/7`, undefined],
    [`PUT ${path}/7`, { draft: aPageDraft(), updatedAt: outdatedVersion }],
    [`DELETE ${path}/7`, undefined],
    [`POST ${path}/7/publish`, { updatedAt: outdatedVersion }],
    [`DELETE ${path}/7/publish/${outdatedVersion}`, undefined],
    [`POST ${path}/7/withdraw`, undefined],
    [`POST ${path}/7/versions/1/revert`, { updatedAt: outdatedVersion }],
  ])("that is gone is a 404 for %s", async (route, payload) => {
    const { ask, logged } = await open();
    const { status, body } = await ask(route, payload);
    expect([status, body]).toEqual([404, missing]);
    expect(await logged()).toEqual([]);
  });

  test("longer than a row can hold is refused, and one of the greatest length is stored", async () => {
    const { ask, add, logged } = await open();
    const [block] = aPageDraft().blocks;
    const blocks = (lengths: number[]) =>
      lengths.map((length, index) => {
        const text = {
          ko: "a".repeat(Math.min(length, 10_000)),
          en: "a".repeat(Math.max(0, length - 10_000)),
        };
        return { ...block, id: `b${index}`, values: { text } };
      });
    const full = Array.from({ length: 49 }, () => 20_000);
    const draftOf = (last: number) => ({ ...aPageDraft(), blocks: blocks([...full, last]) });
    const room = maxDraftLength - JSON.stringify(draftOf(0)).length;
    const { id, updatedAt } = await add();
    const [longest, tooLong] = [draftOf(room), draftOf(room + 1)];
    expect(JSON.stringify(longest)).toHaveLength(maxDraftLength);
    const added = await ask(`POST ${path}`, { kind: "news", draft: tooLong });
    expect([added.status, added.body]).toEqual([413, { error: words.pageTooLarge }]);
    const changed = await ask(`PUT ${path}/${id}`, { draft: tooLong, updatedAt });
    expect([changed.status, changed.body]).toEqual([413, { error: words.pageTooLarge }]);
    expect((await ask(`PUT ${path}/${id}`, { draft: longest, updatedAt })).status).toBe(200);
    expect((await logged()).map(([event]) => event)).toEqual(["page-created", "page-updated"]);
  });

  test("in a form that is none is refused at its fields", async () => {
    const { ask, add } = await open();
    const { id } = await add();
    for (const route of [`POST ${path}`, `PUT ${path}/${id}`, `POST ${path}/${id}/publish`]) {
      const { status, body } = await ask(route, { kind: "steam" });
      expect([route, status, body.error]).toEqual([route, 400, words.formInvalid]);
      expect(Object.keys(body.fields).length).toBeGreaterThan(0);
    }
  });
});
