import { describe, expect, test } from "vitest";
import { type Role, roles } from "#domain/admin/roles.ts";
import { openAdministration, password, signInClient } from "../../../tests/support/administrator.ts";
import { cheapHash } from "../../../tests/support/cheap-hash.ts";

/** Roles that may make a call, by method and path prefix; the first match counts. */
const allowed: readonly [RegExp, readonly Role[]][] = [
  [/^GET \/api\/admin\/products$/, roles],
  [/ \/api\/admin\/(account|health)/, roles],
  [/ \/api\/admin\/(inquiries|reply-templates)/, ["administrator", "sales"]],
  [/ \/api\/admin\/(administrators|audit|security|start|mail|webhooks)/, ["administrator"]],
  [/ \/api\/(admin\/)?(projects|products|pages|content|files)/, ["administrator", "editor"]],
];

type Opened = Awaited<ReturnType<typeof openAdministration>>;

async function signIn({ services, database }: Opened, role: Role): Promise<string> {
  const added = await database.db
    .insertInto("users")
    .values({ username: role, password: cheapHash(password), role })
    .returning("id")
    .executeTakeFirstOrThrow();
  return `session=${await services.sessions.begin(added.id, signInClient)}`;
}

async function callsOf({ call }: Opened): Promise<{ method: string; path: string }[]> {
  const { body } = await call("GET /api/openapi.json");
  return Object.entries<Record<string, { tags?: string[] }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes("administration") && !path.startsWith("/api/auth/"))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
}

describe.each(roles)("an account with the role %s", (role) => {
  test("may make the calls of its areas, and is refused all others with a sentence", async () => {
    const opened = await openAdministration();
    const cookie = await signIn(opened, role);
    const wrong: string[] = [];
    let refused = 0;
    for (const { method, path } of await callsOf(opened)) {
      const isAllowed = allowed.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1].includes(role);
      expect([path, isAllowed]).toEqual([path, expect.any(Boolean)]);
      const address = path.replace(/\{\w+\}/g, "99");
      const response = await opened.call(`${method} ${address}`, { cookie });
      const isRefused = response.status === 403 && response.body.error.includes("역할");
      if (isRefused === isAllowed) wrong.push(`${method} ${path}: ${response.status}`);
      if (isRefused) refused += 1;
    }
    expect(wrong).toEqual([]);
    expect(refused > 0).toBe(role !== "administrator");
  });
});

test("a role is refused before its body is read, in the language of the caller", async () => {
  const opened = await openAdministration();
  const cookie = await signIn(opened, "sales");
  const response = await opened.call("POST /api/projects", {
    cookie,
    headers: { "content-type": "application/json", "accept-language": "en" },
    payload: "{",
  });
  expect([response.status, response.body]).toEqual([
    403,
    { error: "The role Sales does not include this. Ask an administrator." },
  ]);
});

describe("the role of an account", () => {
  const changeRole = ({ call }: Opened, id: number, role: string, currentPassword = password) =>
    call(`POST /api/admin/administrators/${id}/role`, { payload: { role, currentPassword } });

  test("is chosen when it is added, listed, changed at once for its open sessions, and logged", async () => {
    const opened = await openAdministration();
    const added = await opened.call("POST /api/admin/administrators", {
      payload: { username: "kim", role: "sales", currentPassword: password },
    });
    expect(added.status).toBe(201);
    const cookie = `session=${await opened.services.sessions.begin(2, signInClient)}`;
    const statuses = async () => [
      (await opened.call("GET /api/admin/inquiries", { cookie })).status,
      (await opened.call("GET /api/admin/projects", { cookie })).status,
    ];
    expect(await statuses()).toEqual([200, 403]);
    expect((await changeRole(opened, 2, "editor")).status).toBe(200);
    expect(await statuses()).toEqual([403, 200]);
    const { body } = await opened.call("GET /api/admin/administrators");
    expect(body.administrators.map((each: { role: Role }) => each.role)).toEqual(["administrator", "editor"]);
    const account = await opened.call("GET /api/admin/account", { cookie });
    expect(account.body.role).toBe("editor");
    const { entries } = await opened.services.audit.page(1);
    expect(entries[0]).toMatchObject({ event: "role-changed", detail: "kim: 편집자" });
  });

  test("needs the password, one of the three, and an account", async () => {
    const opened = await openAdministration();
    await signIn(opened, "sales");
    expect((await changeRole(opened, 2, "editor", "wrong")).body.fields).toHaveProperty("currentPassword");
    expect((await changeRole(opened, 2, "owner")).body.fields).toHaveProperty("role");
    expect((await changeRole(opened, 9, "editor")).status).toBe(404);
  });

  test("of the last administrator cannot be changed, nor can the account be removed", async () => {
    const opened = await openAdministration();
    await signIn(opened, "sales");
    const demoted = await changeRole(opened, 1, "editor");
    const removed = await opened.call("POST /api/admin/administrators/1/removal", {
      payload: { currentPassword: password, oneself: true },
    });
    expect([demoted.status, removed.status]).toEqual([409, 409]);
    expect((await changeRole(opened, 2, "administrator")).status).toBe(200);
    expect((await changeRole(opened, 1, "editor")).status).toBe(200);
  });
});

test("only accounts whose role includes inquiries may be responsible for one", async () => {
  const opened = await openAdministration();
  await signIn(opened, "sales");
  await signIn(opened, "editor");
  const { body } = await opened.call("GET /api/admin/inquiries/staff");
  expect(body.usernames).toEqual(["admin", "sales"]);
});
