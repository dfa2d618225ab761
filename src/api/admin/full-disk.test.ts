import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#data/database/connect.ts";
import { openAdministration, password, username } from "../../../tests/support/administrator.ts";
import { aProject as aProjectForm } from "../../../tests/support/builders.ts";
import { cheapHash } from "../../../tests/support/cheap-hash.ts";

vi.mock("#data/admin/passwords.ts", async (original) => ({
  ...(await original<object>()),
  hashPassword: async (chosen: string) => cheapHash(chosen),
}));

type Opened = Awaited<ReturnType<typeof openAdministration>>;

/** Counted before every write and commit; the disk is full when it reaches 0. */
let writesLeft = Number.POSITIVE_INFINITY;

beforeEach(() => {
  writesLeft = Number.POSITIVE_INFINITY;
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, source: string) {
    if (/^\s*(insert|update|delete|commit)/i.test(source) && writesLeft-- === 0) {
      // As SQLite does: the transaction is undone.
      if (this.inTransaction) this.exec("rollback");
      writesLeft = Number.NEGATIVE_INFINITY;
      throw new Sqlite.SqliteError("database or disk is full", "SQLITE_FULL");
    }
    return prepare.call(this, source) as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What limits count may differ after a refusal, and of sessions when they were used. */
const counters = ["rate_limits", "session"];

async function stored({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !counters.includes(name));
  const tables = await Promise.all(
    names.map(async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows]),
  );
  const sessions = await db.selectFrom("session").select("sid").execute();
  return JSON.stringify([...tables, sessions]);
}

async function entries({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom("auditLog")
    .select((entry) => entry.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const product = {
  slug: "sf",
  category: "package",
  name: "SF 시리즈",
  description: "직교류형 냉각탑입니다.",
  features: "하나\n둘",
  tags: ["개방형"],
  models: [],
};

const added = async (opened: Opened, route: string, payload: object) =>
  (await opened.call(route, { payload })).body as { id: number };
const aProduct = (opened: Opened) => added(opened, "POST /api/admin/products", product);
const aProject = (opened: Opened) => added(opened, "POST /api/projects", aProjectForm());
const anEdit = async ({ call }: Opened) => {
  const edit = { kind: "text", ko: "냉각탑을 만듭니다", en: "We make cooling towers" };
  await call("PUT /api/admin/content/edits", {
    payload: { path: "home.company.title", edit, revision: 0 },
  });
  return { draft: (await call("GET /api/admin/content/changes")).body.draft as string };
};

/** Calls that change something, each with what has to be there before. */
const changes: Record<string, (opened: Opened) => Promise<[route: string, payload?: object]>> = {
  "adding a project": async () => ["POST /api/projects", aProjectForm()],
  "changing a project": async (opened) => [
    `PUT /api/projects/${(await aProject(opened)).id}`,
    aProjectForm({ title: "다른 이름" }),
  ],
  "removing a project": async (opened) => [`DELETE /api/projects/${(await aProject(opened)).id}`],
  "adding a product": async () => ["POST /api/admin/products", product],
  "changing a product": async (opened) => [
    `PUT /api/admin/products/${(await aProduct(opened)).id}`,
    { ...product, name: "다른 이름" },
  ],
  "hiding a product": async (opened) => [
    `PUT /api/admin/products/${(await aProduct(opened)).id}/visibility`,
    { isActive: false },
  ],
  "removing a product": async (opened) => [`DELETE /api/admin/products/${(await aProduct(opened)).id}`],
  publishing: async (opened) => ["POST /api/admin/content/publish", await anEdit(opened)],
  "giving the draft up": async (opened) => {
    await anEdit(opened);
    return ["POST /api/admin/content/discard"];
  },
  "hiding the site": async () => ["PUT /api/admin/start/settings", { isNotPublic: true }],
  "a new password": async () => [
    "POST /api/admin/account/password",
    { currentPassword: password, newPassword: "Tr0ub4dor & 냉각수 3" },
  ],
  "another administrator": async () => [
    "POST /api/admin/administrators",
    { username: "second", currentPassword: password },
  ],
  "signing in": async () => ["POST /api/auth/login", { username, password }],
};

test.each(Object.entries(changes))(
  "%s is refused only when nothing of it is stored, at whichever write the disk is full",
  async (_name, prepared) => {
    const opened = await openAdministration();
    const [route, payload] = await prepared(opened);
    for (let write = 0; ; write += 1) {
      const [before, count] = [await stored(opened.database), await entries(opened.database)];
      writesLeft = write;
      const { status } = await opened.call(route, payload ? { payload } : {});
      const isHit = writesLeft === Number.NEGATIVE_INFINITY;
      writesLeft = Number.POSITIVE_INFINITY;
      if (status < 300) {
        expect(await entries(opened.database)).toBeGreaterThan(count);
        if (!isHit) break;
      }
      expect([write, status]).toEqual([write, 503]);
      expect(await stored(opened.database)).toBe(before);
      expect(write).toBeLessThan(60);
    }
  },
);
