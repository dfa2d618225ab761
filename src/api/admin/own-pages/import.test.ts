import { expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { aNewsForm } from "../../../../tests/support/builders.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;
const columns = ["newsKind", "title", "day", "text"];
const row = (facts: object = {}) => ({ id: null, news: { ...aNewsForm(), ...facts } });
const bring = ({ call }: Opened, rows: readonly object[], isTrial = false) =>
  call("POST /api/admin/pages/import", { payload: { columns, rows, isTrial, isPublished: true } });

test("a list of news can be tried in a dry run, is stored with one log entry, and can be undone", async () => {
  const opened = await openAdministration();
  const rows = [row(), row({ title: "둘" })];
  const dryRun = await bring(opened, rows, true);
  expect([dryRun.status, dryRun.body.run]).toEqual([200, null]);
  expect((await opened.call("GET /api/admin/pages")).body.pages).toEqual([]);
  const stored = await bring(opened, rows);
  expect(stored.body.outcomes).toMatchObject([{ outcome: "added" }, { outcome: "added" }]);
  const { news, next } = (await opened.call("GET /api/admin/pages/import?after=0")).body;
  expect([news.map(({ title }: { title: string }) => title), next]).toEqual([["전시회 참가", "둘"], null]);
  const undo = `POST /api/admin/pages/import/runs/${stored.body.run}/undo` as const;
  expect((await opened.call(undo)).body).toEqual({ undone: 2, kept: 0 });
  expect((await opened.call(undo)).status).toBe(404);
  expect((await opened.call("GET /api/admin/audit")).body.entries).toMatchObject([
    { event: "news-import-undone", detail: "되돌린 2건, 그대로 둔 0건" },
    { event: "news-imported", detail: "추가 2건, 수정 0건, 그대로 0건, 손대지 않음 0건" },
  ]);
});

test("a list that replaces more than a backup can hold is refused as a whole", async () => {
  const opened = await openAdministration();
  const titles = Array.from({ length: 9 }, (_, index) => `소식 ${index}`);
  const stored = await bring(
    opened,
    titles.map((title) => row({ title })),
  );
  // JSON may end with spaces: as long as a page can be.
  const pages = await opened.database.db.selectFrom("ownPages").select(["id", "draft"]).execute();
  for (const { id, draft } of pages) {
    const json = draft.padEnd(1_000_000);
    await opened.database.db
      .updateTable("ownPages")
      .set({ draft: json, live: json })
      .where("id", "=", id)
      .execute();
  }
  const changed = titles.map((title, index) => ({
    ...row({ title, text: "다른 글" }),
    id: stored.body.outcomes[index].id,
  }));
  const { status, body } = await bring(opened, changed);
  expect([status, body]).toEqual([409, { error: expect.stringContaining("목록을 나누어") }]);
  const { news } = (await opened.call("GET /api/admin/pages/import?after=0")).body;
  expect(news.map(({ text }: { text: string }) => text)).toEqual(titles.map(() => "새 냉각탑을 전시합니다."));
  expect((await bring(opened, changed.slice(0, 4))).status).toBe(200);
});

test("a list with a wrong row is refused as a whole, with the row and its cell", async () => {
  const opened = await openAdministration();
  const { status, body } = await bring(opened, [row(), row({ title: null, address: "products" })]);
  expect(status).toBe(400);
  expect(body.rows).toEqual([
    { row: 1, fields: { title: expect.any(String), address: expect.stringContaining("주소") } },
  ]);
  expect((await opened.call("GET /api/admin/pages")).body.pages).toEqual([]);
});
