import { expect, test } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import {
  openAdministration,
  password,
  signInClient,
  username,
} from "../../../../tests/support/administrator.ts";
import { floodPasswords } from "../../../../tests/support/password-flood.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;

const newPassword = "새 비밀번호 staple";
const now = () => stepAt(new Date());

async function isSignedIn({ call }: Opened, cookie: string): Promise<boolean> {
  return (await call("GET /api/auth/status", { cookie })).body.isAuthenticated;
}

async function anotherSession({ call }: Opened): Promise<string> {
  const { cookie } = await call("POST /api/auth/login", {
    cookie: "",
    payload: { username, password },
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0" },
  });
  return cookie ?? "";
}

test("the account tells its name and whether two-step login is on", async () => {
  const { call } = await openAdministration();
  expect((await call("GET /api/admin/account")).body).toEqual({
    username,
    role: "administrator",
    totp: { isEnabled: false, recoveryCodesLeft: 0 },
    isSecondFactorRequired: false,
    isPasswordProvisional: false,
  });
});

test("a new password ends every session, and this browser gets a new token", async () => {
  const opened = await openAdministration();
  const other = await anotherSession(opened);
  const response = await opened.call("POST /api/admin/account/password", {
    payload: { currentPassword: password, newPassword },
  });
  expect([response.status, response.body]).toEqual([200, { success: true }]);
  expect(await isSignedIn(opened, other)).toBe(false);
  expect(await isSignedIn(opened, opened.cookie)).toBe(false);
  expect(await isSignedIn(opened, response.cookie ?? "")).toBe(true);
  expect(await opened.services.accounts.verify(username, newPassword)).toBeDefined();
  expect((await opened.services.audit.page(1)).entries[0]?.event).toBe("password-changed");
});

test.each([
  [
    {},
    { currentPassword: "현재 비밀번호를 입력해주세요", newPassword: expect.stringContaining("10자 이상") },
  ],
  [{ currentPassword: password, newPassword: "123456789" }, { newPassword: expect.any(String) }],
  [{ currentPassword: password, newPassword: "x".repeat(201) }, { newPassword: expect.any(String) }],
  [
    { currentPassword: password, newPassword: "qlalfqjsgh12" },
    { newPassword: expect.stringContaining("추측") },
  ],
  [{ currentPassword: password, newPassword: `${username}-2026!!` }, { newPassword: expect.any(String) }],
  [{ currentPassword: "wrong", newPassword }, { currentPassword: "현재 비밀번호가 올바르지 않습니다." }],
])("the password is not changed by %j", async (payload, fields) => {
  const opened = await openAdministration();
  const response = await opened.call("POST /api/admin/account/password", { payload });
  expect([response.status, response.body.fields]).toEqual([400, fields]);
  expect(await opened.services.accounts.verify(username, password)).toBeDefined();
});

test("a new password can be set while strangers flood the password check", async () => {
  const { call } = await openAdministration();
  const end = floodPasswords();
  const response = await call("POST /api/admin/account/password", {
    payload: { currentPassword: password, newPassword },
  });
  expect(response.status).toBe(200);
  await end();
});

test("the present password cannot be guessed from an open session", async () => {
  const { call } = await openAdministration();
  const guess = () =>
    call("POST /api/admin/account/password", { payload: { currentPassword: "wrong", newPassword } });
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(400);
  const locked = await guess();
  expect([locked.status, locked.body.error]).toEqual([
    429,
    "로그인 시도가 너무 많습니다. 15분 후에 다시 시도해 주세요.",
  ]);
  expect(locked.headers["retry-after"]).toBeDefined();
});

test("sessions are listed with device and network, the own one marked, none with its token", async () => {
  const opened = await openAdministration();
  const other = await anotherSession(opened);
  const { body } = await opened.call("GET /api/admin/account/sessions");
  const time = expect.stringMatching(/Z$/);
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions).toContainEqual({
    id: expect.any(String),
    createdAt: time,
    lastSeenAt: time,
    address: "127.0.0.*",
    device: "Firefox · Linux",
    isCurrent: false,
  });
  expect(body.sessions).toContainEqual(expect.objectContaining({ isCurrent: true }));
  for (const cookie of [other, opened.cookie]) {
    expect(JSON.stringify(body)).not.toContain(cookie.split("=")[1]);
  }
});

test("one session can be ended, or all but the own", async () => {
  const opened = await openAdministration();
  const others = [await anotherSession(opened), await anotherSession(opened), await anotherSession(opened)];
  const { body } = await opened.call("GET /api/admin/account/sessions");
  const [one] = body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const ended = await opened.call(`DELETE /api/admin/account/sessions/${one.id}`);
  expect([ended.status, ended.body]).toEqual([200, { success: true }]);
  const rest = await opened.call("DELETE /api/admin/account/sessions");
  expect([rest.status, rest.body]).toEqual([200, { success: true, ended: 2 }]);
  for (const cookie of others) expect(await isSignedIn(opened, cookie)).toBe(false);
  expect(await isSignedIn(opened, opened.cookie)).toBe(true);
});

test("two-step login is set up with a password and a first code, and required from then on", async () => {
  const opened = await openAdministration();
  const { call } = opened;
  const offer = await call("POST /api/admin/account/totp", { payload: { currentPassword: password } });
  expect(offer.body.uri).toContain(`secret=${offer.body.secret}`);
  expect((await call("GET /api/admin/account")).body.totp.isEnabled).toBe(false);
  expect(await anotherSession(opened)).not.toBe("");
  const code = codeAt(fromBase32(offer.body.secret), now());
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const confirmed = await call("POST /api/admin/account/totp/confirm", { payload: { code: spaced } });
  expect(confirmed.body.recoveryCodes).toHaveLength(10);
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
  expect((await call("GET /api/admin/account")).body.totp).toEqual({
    isEnabled: true,
    recoveryCodesLeft: 10,
  });
  expect(await anotherSession(opened)).toBe("");
});

test("two-step login is not set up by a wrong code, twice, or without the password", async () => {
  const { call } = await openAdministration();
  const early = await call("POST /api/admin/account/totp/confirm", { payload: { code: "123456" } });
  expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ["code"]]);
  const begin = (currentPassword: string) =>
    call("POST /api/admin/account/totp", { payload: { currentPassword } });
  expect((await begin("wrong")).status).toBe(400);
  const { secret } = (await begin(password)).body;
  const code = codeAt(fromBase32(secret), now());
  await call("POST /api/admin/account/totp/confirm", { payload: { code } });
  expect((await begin(password)).status).toBe(409);
});

test("two-step login is turned off with the password, and its codes become invalid", async () => {
  const { call, services } = await openAdministration();
  const renew = () =>
    call("POST /api/admin/account/recovery-codes", { payload: { currentPassword: password } });
  expect((await renew()).status).toBe(409);
  const secret = fromBase32((await services.secondFactor.createPendingSecret(1)) ?? "");
  const first = await services.secondFactor.confirm(1, codeAt(secret, now()));
  expect((await renew()).body.recoveryCodes).toHaveLength(10);
  expect(await services.secondFactor.spend(1, first?.[0] ?? "")).toBeUndefined();
  const off = (currentPassword: string) =>
    call("POST /api/admin/account/totp/disable", { payload: { currentPassword } });
  expect((await off("wrong")).status).toBe(400);
  expect((await off(password)).body).toEqual({ success: true });
  expect((await call("GET /api/admin/account")).body.totp).toEqual({
    isEnabled: false,
    recoveryCodesLeft: 0,
  });
  const { entries } = await services.audit.page(1);
  expect(entries.map(({ event }) => event)).toEqual(["totp-disabled", "recovery-codes-renewed"]);
  const security = (await services.securityLog.page(1)).entries.map(({ event, account }) => [event, account]);
  expect(security).toContainEqual(["password-wrong", "admin"]);
});

async function loggedOf({ services }: Opened): Promise<(string | null)[][]> {
  return (await services.audit.page(1)).entries.map(({ event, detail }) => [event, detail]);
}

test("ended sessions are logged by their number, and none where none has ended", async () => {
  const opened = await openAdministration();
  expect((await opened.call("DELETE /api/admin/account/sessions")).body).toEqual({ success: true, ended: 0 });
  const missing = await opened.call("DELETE /api/admin/account/sessions/none");
  expect([missing.status, typeof missing.body.error]).toEqual([404, "string"]);
  expect(await loggedOf(opened)).toEqual([]);
  await anotherSession(opened);
  await anotherSession(opened);
  await opened.call("DELETE /api/admin/account/sessions");
  const [entry] = await loggedOf(opened);
  expect(entry).toEqual(["sessions-ended", expect.stringContaining("2")]);
});

test("a session of another account cannot be ended", async () => {
  const opened = await openAdministration();
  await opened.database.db
    .insertInto("users")
    .values({ username: "kim", password: "x", role: "editor" })
    .execute();
  const token = await opened.services.sessions.begin(2, signInClient);
  const [session] = await opened.services.sessions.list(2);
  expect((await opened.call(`DELETE /api/admin/account/sessions/${session?.id}`)).status).toBe(404);
  expect((await opened.call("DELETE /api/admin/account/sessions")).body.ended).toBe(0);
  expect(await opened.services.sessions.find(token)).toBeDefined();
  const { body } = await opened.call("GET /api/admin/account/sessions");
  expect(body.sessions).toHaveLength(1);
});

test("ten first codes may be wrong in a quarter of an hour, and right ones are not counted", async () => {
  const { call, services } = await openAdministration();
  const secret = fromBase32((await services.secondFactor.createPendingSecret(1)) ?? "");
  const valid = [-1, 0, 1].map((steps) => codeAt(secret, now() + steps));
  const wrong = ["111111", "222222", "333333", "444444"].find((code) => !valid.includes(code)) ?? "";
  const confirm = (code: string) => call("POST /api/admin/account/totp/confirm", { payload: { code } });
  for (let count = 0; count < 9; count++) expect((await confirm(wrong)).status).toBe(400);
  expect((await confirm(codeAt(secret, now()))).status).toBe(200);
  expect((await confirm(wrong)).status).toBe(400);
  const limited = await confirm(wrong);
  expect([limited.status, limited.body.error]).toEqual([
    429,
    "로그인 시도가 너무 많습니다. 15분 후에 다시 시도해 주세요.",
  ]);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(800);
});

test("two-step login is logged when it begins and ends, and not when it was off", async () => {
  const opened = await openAdministration();
  const off = () =>
    opened.call("POST /api/admin/account/totp/disable", { payload: { currentPassword: password } });
  expect((await off()).status).toBe(200);
  expect(await loggedOf(opened)).toEqual([]);
  const offer = await opened.call("POST /api/admin/account/totp", { payload: { currentPassword: password } });
  expect(offer.body.uri).toMatch(/^otpauth:\/\/totp\/.*admin/);
  const code = codeAt(fromBase32(offer.body.secret), now());
  await opened.call("POST /api/admin/account/totp/confirm", { payload: { code } });
  await off();
  expect((await loggedOf(opened)).map(([event]) => event)).toEqual(["totp-disabled", "totp-enabled"]);
});

test("requests that open pages repeat every few seconds do not count as use of the session, others do", async () => {
  const { services } = await openAdministration();
  const uses: (boolean | undefined)[] = [];
  const { find } = services.sessions;
  const opened = await openAdministration();
  opened.services.sessions.find = async (token, from, isUse) => {
    uses.push(isUse);
    return find(token, from, isUse);
  };
  const { call } = await openAdministration({ sessions: opened.services.sessions });
  for (const route of [
    "GET /api/admin/inquiries/news",
    "GET /api/admin/content/plan",
    "GET /api/admin/health",
    "GET /api/admin/account",
    "GET /api/admin/inquiries",
  ])
    await call(route);
  expect(uses).toEqual([false, false, false, true, true]);
});
