import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeOnBothEngines } from "../../tests/support/database.ts";
import { differingTables, storedRows } from "../../tests/support/stored-rows.ts";
import { make, openSite, writingCalls } from "../../tests/support/writing-calls.ts";

/** Counted before every write and commit; the disk is full when it reaches 0. */
let remainingWrites = Number.POSITIVE_INFINITY;

/** Returns true when the disk is full at this statement; there is room again afterwards. */
function isFullAt(statement: string): boolean {
  if (!/^\s*(insert|update|delete|commit)/i.test(statement) || remainingWrites-- !== 0) return false;
  remainingWrites = Number.NEGATIVE_INFINITY;
  return true;
}

/** As SQLite does: the transaction is undone. */
function fillSqlite(): void {
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, source: string) {
    if (!isFullAt(source)) return prepare.call(this, source) as never;
    if (this.inTransaction) this.exec("rollback");
    throw new Sqlite.SqliteError("database or disk is full", "SQLITE_FULL");
  });
}

/** As PostgreSQL does: the statement fails, and with it the transaction. */
function fillPostgres(): void {
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const run = (...statement: unknown[]) => Reflect.apply(query, this, statement);
    const [text] = asked;
    if (typeof text !== "string" || !isFullAt(text)) return run(...asked);
    const failure = await run(
      "do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$",
    ).catch((error: unknown) => error);
    if (/^\s*commit/i.test(text)) await run("rollback");
    throw failure;
  } as never);
}

beforeEach(() => {
  remainingWrites = Number.POSITIVE_INFINITY;
  fillSqlite();
  fillPostgres();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Limits count what was tried, and a session when it was used last. */
const counters = ["rate_limits", "session"];

/** Calls of visitors, of drafts, and attempts that store no result. */
const unaudited = [
  "POST /api/contact",
  "POST /api/contact/files",
  "POST /api/admin/account/totp",
  "PUT /api/admin/content/edits",
  "PUT /api/admin/start/samples/accepted",
  "POST /api/admin/projects/import/upload-image",
  "POST /api/admin/inquiries/{id}/mail",
  "POST /api/admin/inquiries/{id}/replies/{key}/mail",
  "POST /api/admin/webhooks/{id}/test",
];

describeOnBothEngines("a full disk", ({ open }) => {
  test.each(Object.entries(writingCalls))(
    "refuses %s only when nothing of it is stored, at whichever write it is full",
    async (call, { prepare, isAnsweredFirst = false }) => {
      const opened = await openSite(await open());
      const request = await prepare(opened);
      let before = await storedRows(opened.database);
      const changed = async () =>
        differingTables(before, await storedRows(opened.database)).filter(
          (table) => !counters.includes(table),
        );
      /** Tables of attempts that succeeded although a write failed, such as a delivery that is tried again later. */
      const done: string[][] = [];
      for (let write = 0; ; write += 1) {
        await opened.database.db.deleteFrom("rateLimits").execute();
        remainingWrites = write;
        const { status, body } = await make(opened, call, request);
        const isFull = remainingWrites === Number.NEGATIVE_INFINITY;
        remainingWrites = Number.POSITIVE_INFINITY;
        if (status === 202 && isAnsweredFirst) return;
        if (status < 300) done.push(await changed());
        else expect([write, status, await changed(), body]).toEqual([write, 503, [], body]);
        if (!isFull) break;
        if (status < 300) before = await storedRows(opened.database);
        expect(write).toBeLessThan(60);
      }
      const [last = []] = done.slice(-1);
      expect(last).not.toEqual([]);
      expect(last.includes("audit_log")).toBe(!unaudited.includes(call));
      expect(done).toEqual(done.map(() => last));
    },
  );
});
