import { expect, test } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import {
  openAdministration,
  password,
  signInClient,
  username,
} from "../../../tests/support/administrator.ts";
import { anInquiry, aPageDraft } from "../../../tests/support/builders.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;

const add = ({ call }: Opened, name: string, currentPassword = password) =>
  call("POST /api/admin/administrators", { payload: { username: name, currentPassword } });

const remove = ({ call }: Opened, id: number, rest: object = {}) =>
  call(`POST /api/admin/administrators/${id}/removal`, { payload: { currentPassword: password, ...rest } });

async function namesOf({ call }: Opened): Promise<string[]> {
  const { body } = await call("GET /api/admin/administrators");
  return body.administrators.map((each: { username: string }) => each.username);
}

test("an administrator is added with a password that is shown once, signs in, and is named in the log", async () => {
  const opened = await openAdministration();
  const added = await add(opened, "kim");
  expect([added.status, added.body]).toEqual([
    201,
    { username: "kim", password: expect.stringMatching(/^[\w-]{20}$/) },
  ]);
  const login = await opened.call("POST /api/auth/login", {
    cookie: "",
    payload: { username: "kim", password: added.body.password },
  });
  expect(login.status).toBe(200);
  const own = await opened.call("GET /api/admin/account", { cookie: login.cookie ?? "" });
  expect(own.body).toMatchObject({ username: "kim", isPasswordProvisional: true });
  const { body } = await opened.call("GET /api/admin/administrators");
  expect(body.administrators).toEqual([
    {
      id: 1,
      username,
      role: "administrator",
      isPasswordProvisional: false,
      hasSecondFactor: false,
      lastLoginAt: null,
      isOneself: true,
    },
    {
      id: 2,
      username: "kim",
      role: "administrator",
      isPasswordProvisional: true,
      hasSecondFactor: false,
      lastLoginAt: expect.stringMatching(/Z$/),
      isOneself: false,
    },
  ]);
  const { entries } = await opened.services.audit.page(1);
  expect(entries.map(({ event, account, detail }) => [event, account, detail])).toEqual([
    ["login", "kim", null],
    ["administrator-added", username, "kim"],
  ]);
});

test("an administrator whose response was lost is added once by the same Idempotency-Key, and has the password of the last response", async () => {
  const opened = await openAdministration();
  const again = () =>
    opened.call("POST /api/admin/administrators", {
      payload: { username: "kim", currentPassword: password },
      headers: { "Idempotency-Key": "one" },
    });
  await again();
  const response = await again();
  expect(response.status).toBe(201);
  const login = { username: "kim", password: response.body.password };
  expect((await opened.call("POST /api/auth/login", { cookie: "", payload: login })).status).toBe(200);
  expect((await again()).body.fields).toEqual({ username: expect.stringContaining("이미 있는") });
  const { entries } = await opened.services.audit.page(1);
  expect(entries.map(({ event }) => event)).toEqual(["login", "administrator-added"]);
});

test.each([
  ["kim", "wrong", { currentPassword: "현재 비밀번호가 올바르지 않습니다." }],
  ["", password, { username: expect.stringContaining("영문자") }],
  ["김 관리자", password, { username: expect.stringContaining("영문자") }],
  ["x".repeat(65), password, { username: expect.any(String) }],
  ["Admin", password, { username: expect.stringContaining("이미 있는") }],
])("%j is not added with the password %j", async (name, secret, fields) => {
  const opened = await openAdministration();
  const response = await add(opened, name, secret);
  expect([response.status, response.body.fields]).toEqual([400, fields]);
  expect(await namesOf(opened)).toEqual([username]);
});

test("no more than fifty administrators can be added", async () => {
  const opened = await openAdministration();
  for (let number = 2; number <= 50; number++) await opened.services.accounts.add(`person-${number}`);
  const refused = await add(opened, "kim");
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/[가-힣]/)]);
  expect(await namesOf(opened)).not.toContain("kim");
});

test("an administrator is removed with their sessions, and stays named in the log", async () => {
  const opened = await openAdministration();
  await add(opened, "kim");
  const cookie = `session=${await opened.services.sessions.begin(2, signInClient)}`;
  await opened.call("POST /api/auth/logout", { cookie });
  const other = `session=${await opened.services.sessions.begin(2, signInClient)}`;
  expect((await remove(opened, 2)).body).toEqual({ success: true });
  expect((await opened.call("GET /api/admin/account", { cookie: other })).status).toBe(401);
  expect(await namesOf(opened)).toEqual([username]);
  const { entries } = await opened.services.audit.page(1);
  expect(entries.map(({ event, account, detail }) => [event, account, detail])).toEqual([
    ["administrator-removed", username, "kim"],
    ["logout", "kim", null],
    ["administrator-added", username, "kim"],
  ]);
  expect((await remove(opened, 2)).status).toBe(404);
});

test("planned publications and open inquiries under the name of an account are counted, and outlast it", async () => {
  const opened = await openAdministration();
  const { services, call } = opened;
  for (const name of ["kim", "lee"]) await services.accounts.add(name, { role: "administrator" });
  const work = async (id: number) => (await call(`GET /api/admin/administrators/${id}/work`)).body;
  const none = { plannedContent: 0, plannedPages: 0, openInquiries: 0 };
  const at = new Date(Date.now() + 86_400_000);
  const by = "kim";
  const edit = { kind: "text", ko: "가나냉각", en: "Gana Cooling" } as const;
  await services.siteContent.setDraftField({ path: "company.name", edit, basis: null, revision: 0, by });
  const { draftHash } = await services.siteContent.review();
  await services.contentSchedule.schedule({ at, draftHash, expectedPlannedAt: null, by });
  const added = await services.pageEditing.add({ kind: "news", draft: aPageDraft() }, by);
  if (added.kind !== "added") throw new Error(added.kind);
  await services.pageEditing.schedule(added.page.id, added.page, at, by);
  for (const status of ["quoted", "won"] as const) {
    const client = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    const received = await services.inquiries.receive(anInquiry({ company: status }), client);
    if (received.kind !== "stored") throw new Error(received.kind);
    await services.inbox.change(received.id, { status, responsible: by }, by);
  }
  expect([await work(2), await work(3)]).toEqual([
    { plannedContent: 1, plannedPages: 1, openInquiries: 1 },
    none,
  ]);
  await remove(opened, 2);
  expect((await services.contentSchedule.find())?.by).toBe(by);
  expect((await call("GET /api/admin/administrators/2/work")).status).toBe(404);
});

test("removing the own account needs a confirmation, and the last account cannot be removed", async () => {
  const opened = await openAdministration();
  expect((await remove(opened, 1)).status).toBe(409);
  const last = await remove(opened, 1, { oneself: true });
  expect([last.status, last.body.error]).toEqual([
    409,
    "마지막 관리자는 삭제하거나 역할을 바꿀 수 없습니다. 다른 관리자를 먼저 추가해 주세요.",
  ]);
  await add(opened, "kim");
  expect((await remove(opened, 1)).body.error).toContain("내 계정입니다");
  expect((await remove(opened, 1, { oneself: true, currentPassword: "wrong" })).status).toBe(400);
  const gone = await remove(opened, 1, { oneself: true });
  expect([gone.status, gone.headers["set-cookie"]]).toEqual([200, expect.stringMatching(/^session=;/)]);
  expect((await opened.call("GET /api/admin/account")).status).toBe(401);
});

test("if a second factor is required, only its setup is accessible before it is set up", async () => {
  const opened = await openAdministration({}, { siteUrl: "http://localhost", requireSecondFactor: true });
  const { call } = opened;
  const refused = await call("GET /api/admin/projects");
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("2단계 인증을 켜야")]);
  expect((await add(opened, "kim")).status).toBe(403);
  expect((await call("GET /api/admin/account")).body).toMatchObject({ isSecondFactorRequired: true });
  const offer = await call("POST /api/admin/account/totp", { payload: { currentPassword: password } });
  const code = codeAt(fromBase32(offer.body.secret), stepAt(new Date()));
  expect((await call("POST /api/admin/account/totp/confirm", { payload: { code } })).status).toBe(200);
  expect((await call("GET /api/admin/projects")).status).toBe(200);
});
