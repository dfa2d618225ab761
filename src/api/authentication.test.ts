import { expect, test } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { noLimits } from "#data/rate-limits.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { openAdministration, password, username } from "../../tests/support/administrator.ts";
import { cheapHash } from "../../tests/support/cheap-hash.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;

const login = ({ call }: Opened, payload: object, headers: Record<string, string> = {}) =>
  call("POST /api/auth/login", { cookie: "", payload, headers });

/** Switches two-step login on. @returns the secret and the recovery codes */
async function withTotp({ services }: Opened) {
  const secret = fromBase32((await services.secondFactor.createPendingSecret(1)) ?? "");
  // The step before, so that the present code is still good.
  const codes = await services.secondFactor.confirm(1, codeAt(secret, stepAt(new Date()) - 1));
  return { code: () => codeAt(secret, stepAt(new Date())), recoveryCodes: codes ?? [] };
}

test("the right password opens a session that the status then confirms", async () => {
  const opened = await openAdministration();
  const response = await login(opened, { username, password });
  expect([response.status, response.body]).toEqual([200, { success: true }]);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect([response.headers["set-cookie"]].flat()[0]).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
  const status = await opened.call("GET /api/auth/status", { cookie: response.cookie ?? "" });
  expect(status.body).toEqual({ success: true, isAuthenticated: true });
});

test("a password that is changed while it is verified opens no session", async () => {
  const opened = await openAdministration();
  const { accounts } = opened.services;
  const verify = accounts.verify;
  accounts.verify = async (...entry) => {
    const verified = await verify(...entry);
    await accounts.setPassword(username, "another horse 배터리");
    return verified;
  };
  const response = await login(opened, { username, password });
  expect([response.status, response.cookie]).toEqual([401, undefined]);
  expect(await opened.database.db.selectFrom("session").selectAll().execute()).toEqual([]);
});

test.each([`  ${username} `, username.toUpperCase(), `${username}\t`])(
  "the user name %j is taken as it is stored, and counted with it",
  async (typed) => {
    const opened = await openAdministration();
    for (let count = 0; count < 3; count++) await login(opened, { username: typed, password: "wrong" });
    const response = await login(opened, { username: typed, password });
    expect(response.status).toBe(200);
    const [entry] = (await opened.services.audit.page(1)).entries;
    expect(entry).toMatchObject({ event: "login", account: username });
  },
);

test("under https the cookie is for this host and encryption only", async () => {
  const opened = await openAdministration({}, { siteUrl: "https://www.example.com" });
  const { headers, cookie = "" } = await login(opened, { username, password });
  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(/^__Host-session=.*; Secure$/),
    expect.stringMatching(/^__Host-device=.*; Secure$/),
  ]);
  expect((await opened.call("GET /api/auth/status", { cookie })).body.isAuthenticated).toBe(true);
  const bare = cookie.replace("__Host-", "");
  expect((await opened.call("GET /api/auth/status", { cookie: bare })).body.isAuthenticated).toBe(false);
});

test.each([
  [{ username: "", password: "" }, "사용자명을 입력해주세요"],
  [{ username: "admin", password: "" }, "비밀번호를 입력해주세요"],
  [{ password: "x" }, "사용자명을 입력해주세요"],
  [{ username: "admin" }, "비밀번호를 입력해주세요"],
  [{ username: 7, password: {} }, "사용자명을 입력해주세요"],
  [[], "사용자명을 입력해주세요"],
  [{ username: "x".repeat(101), password: "x" }, "사용자명을 입력해주세요"],
  [{ username: "admin", password: "x".repeat(501) }, "비밀번호를 입력해주세요"],
])("%j is answered with %j", async (payload, message) => {
  const response = await login(await openAdministration(), payload);
  expect([response.status, response.body]).toEqual([400, { success: false, message }]);
});

test.each([
  [403, { headers: { "sec-fetch-site": "cross-site" }, payload: {} }],
  [415, { headers: { "content-type": "text/plain" }, payload: "username=admin" }],
  [400, { headers: { "content-type": "application/json" }, payload: "{" }],
  [413, { payload: { username, password: "x".repeat(70_000) } }],
])("a login that ends with %i says why in its message", async (status, sent) => {
  const { call } = await openAdministration();
  const response = await call("POST /api/auth/login", { cookie: "", ...sent });
  expect([response.status, response.body]).toEqual([status, { success: false, message: expect.any(String) }]);
  expect(response.body.message).not.toContain("비밀번호가 올바르지");
});

test("who was turned away because too many passwords were being checked has not tried one", async () => {
  const opened = await openAdministration();
  const { verify } = opened.services.accounts;
  opened.services.accounts.verify = () => Promise.reject(new Overloaded());
  for (let attempt = 0; attempt < 11; attempt++) {
    const { status, headers } = await login(opened, { username, password });
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  }
  opened.services.accounts.verify = verify;
  expect((await login(opened, { username, password })).status).toBe(200);
});

test.each(["POST /api/auth/login", "GET /api/auth/status", "POST /api/auth/logout"])(
  "%s says in its message that the database is away",
  async (route) => {
    const away = () => Promise.reject(new DatabaseUnavailable(new Error("gone")));
    const { call, services } = await openAdministration();
    services.accounts.verify = away;
    services.sessions.find = away;
    const response = await call(route, {
      ...(route.endsWith("login") ? { payload: { username, password } } : {}),
      headers: { "accept-language": "en" },
    });
    expect([response.status, response.body]).toEqual([
      503,
      { success: false, message: expect.stringContaining("database is unavailable") },
    ]);
    expect(response.headers["retry-after"]).toBeDefined();
  },
);

test("a wrong password and an unknown user cannot be distinguished", async () => {
  const opened = await openAdministration();
  const wrong = await login(opened, { username, password: "wrong" });
  const unknown = await login(opened, { username: "nobody\u0000", password });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: "사용자명 또는 비밀번호가 올바르지 않습니다." },
  });
  expect(wrong.headers["set-cookie"]).toBeUndefined();
});

test("every login has a token of its own, and ends the session that the browser had", async () => {
  const { call, cookie } = await openAdministration();
  const response = await call("POST /api/auth/login", { payload: { username, password } });
  expect(response.cookie).not.toBe(cookie);
  expect((await call("GET /api/auth/status")).body.isAuthenticated).toBe(false);
});

test("logging out ends the session, forgets the cookie, and is no error when done twice", async () => {
  const { call } = await openAdministration();
  for (const _ of ["once", "twice"]) {
    const response = await call("POST /api/auth/logout");
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(response.headers["set-cookie"]).toMatch(/^session=; .*Max-Age=0/);
    expect((await call("GET /api/auth/status")).body.isAuthenticated).toBe(false);
  }
});

test("logging out in a page of another account ends no session", async () => {
  const { call } = await openAdministration();
  const other = await call("POST /api/auth/logout", { headers: { "expected-account": "somebody" } });
  expect([other.status, other.body]).toEqual([
    401,
    { success: false, message: expect.stringContaining("다른 계정"), isOtherAccount: true },
  ]);
  expect(other.headers["set-cookie"]).toBeUndefined();
  expect((await call("GET /api/auth/status")).body.isAuthenticated).toBe(true);
  const own = await call("POST /api/auth/logout", { headers: { "expected-account": username } });
  expect([own.status, (await call("GET /api/auth/status")).body.isAuthenticated]).toEqual([200, false]);
});

/** The API with passwords that are compared at once: these tests ask who is let near them. */
async function openUnhashed(): Promise<Opened> {
  const opened = await openAdministration();
  const passwordHash = cheapHash(password);
  opened.services.accounts.verify = async (name, secret) =>
    name === username && secret === password ? { id: 1, username, passwordHash } : undefined;
  return opened;
}

/** Tries from an address, with what else the browser has. */
const from = ({ call }: Opened, remoteAddress: string, secret: string, cookie = "") =>
  call("POST /api/auth/login", {
    cookie,
    remoteAddress,
    payload: { username, password: secret },
    headers: { "accept-language": "en" },
  });

/** A login of the administrator's own. @returns the cookie by which the browser is known from then on */
async function aKnownDevice(opened: Opened): Promise<string> {
  const { headers } = await from(opened, "192.0.2.1", password);
  const [, device = ""] = [headers["set-cookie"]].flat();
  expect(device).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=15724800; HttpOnly; SameSite=Lax$/);
  return device.split(";")[0] ?? "";
}

/** Wrong passwords that are looked at, from one network after the other, until one is refused. */
async function guessUntilRefused(opened: Opened): Promise<number> {
  for (let tries = 0; tries < 100; tries++)
    if ((await from(opened, `203.0.113.${tries}`, "wrong")).status === 429) return tries;
  return Number.POSITIVE_INFINITY;
}

test("ten wrong passwords from a network are the last for a while, and shut nobody else out", async () => {
  const opened = await openUnhashed();
  for (let i = 0; i < 10; i++) expect((await from(opened, "2001:db8::1", "wrong")).status).toBe(401);
  const locked = await from(opened, "2001:db8::ffff", password);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers["retry-after"])).toBeGreaterThan(14 * 60);
  expect(locked.body).toEqual({
    success: false,
    message: "Too many login attempts. Please try again in 15 min.",
  });
  expect((await from(opened, "2001:db8:0:1::1", password)).status).toBe(200);
});

test("guessing from many networks ends soon, but not for a browser that has signed in before", async () => {
  const opened = await openUnhashed();
  const device = await aKnownDevice(opened);
  expect(await guessUntilRefused(opened)).toBe(30);
  expect((await from(opened, "198.51.100.1", password)).status).toBe(429);
  expect((await from(opened, "198.51.100.1", password, device)).status).toBe(200);
  // Nor does what strangers do reach an open session.
  expect((await opened.call("GET /api/admin/account")).status).toBe(200);
  const question = await opened.call("POST /api/admin/account/totp", {
    payload: { currentPassword: password },
  });
  expect(question.status).toBe(200);
});

test("a known device cannot guess for ever either, and is known to its own account only", async () => {
  const opened = await openUnhashed();
  const device = await aKnownDevice(opened);
  for (let i = 0; i < 10; i++) expect((await from(opened, "192.0.2.1", "wrong", device)).status).toBe(401);
  expect((await from(opened, "198.51.100.1", password, device)).status).toBe(429);
  expect(await opened.services.knownDevices.find("somebody", device.slice("device=".length))).toBeUndefined();
});

test("a device is known no more after a new password, or after signing out everywhere else", async () => {
  const opened = await openUnhashed();
  const device = await aKnownDevice(opened);
  await opened.call("DELETE /api/admin/account/sessions");
  const other = await aKnownDevice(opened);
  await opened.services.accounts.setPassword(username, password);
  await guessUntilRefused(opened);
  for (const cookie of [device, other])
    expect((await from(opened, "198.51.100.1", password, cookie)).status).toBe(429);
});

test("a network that tries one name after the other is stopped for every account", async () => {
  const opened = await openUnhashed();
  const as = (name: string) =>
    opened.call("POST /api/auth/login", {
      cookie: "",
      remoteAddress: "203.0.113.7",
      payload: { username: name, password },
    });
  for (let i = 0; i < 30; i++) await as(`user${i}`);
  expect((await as(username)).status).toBe(429);
  expect((await from(opened, "203.0.113.8", password)).status).toBe(200);
});

test.each([undefined, "123456", "AAAA-AAAA"])(
  "a refused login with the code %s leaves nothing in the database, whatever its user name",
  async (sent) => {
    const opened = await openUnhashed();
    const as = (name: string, code?: string) =>
      opened.call("POST /api/auth/login", {
        cookie: "",
        remoteAddress: "203.0.113.7",
        payload: { username: name, password, code },
      });
    const rows = () => opened.database.db.selectFrom("rateLimits").select("name").execute();
    for (let i = 0; i < 30; i++) await as(`user${i}`);
    await as("first", sent);
    const before = await rows();
    for (let i = 0; i < 3; i++) expect((await as(`name${i}`, sent)).status).toBe(429);
    expect(await rows()).toEqual(before);
  },
);

test("right passwords are not counted", async () => {
  const opened = await openAdministration();
  for (let i = 0; i < 12; i++) expect((await login(opened, { username, password })).status).toBe(200);
});

test("nothing is counted when limits are switched off", async () => {
  const opened = await openAdministration({ limits: noLimits });
  for (let i = 0; i < 12; i++) {
    expect((await login(opened, { username, password: "wrong" })).status).toBe(401);
  }
});

test("with two-step login the code is asked for after the right password only", async () => {
  const opened = await openAdministration();
  const { code } = await withTotp(opened);
  expect((await login(opened, { username, password: "wrong", code: code() })).body).not.toHaveProperty(
    "needsCode",
  );
  const first = await login(opened, { username, password });
  expect([first.status, first.body]).toEqual([
    401,
    {
      success: false,
      message: "인증 앱의 6자리 코드 또는 복구 코드를 입력해 주세요.",
      needsCode: true,
    },
  ]);
  expect(first.headers["set-cookie"]).toBeUndefined();
  const used = code();
  const asShown = `${used.slice(0, 3)} ${used.slice(3)}`;
  expect((await login(opened, { username, password, code: asShown })).status).toBe(200);
  expect((await login(opened, { username, password, code: used })).body).toMatchObject({
    needsCode: true,
    message: expect.stringContaining("올바르지 않습니다"),
  });
});

test("with two-step login a recovery code opens once", async () => {
  const opened = await openAdministration();
  const { recoveryCodes } = await withTotp(opened);
  const [code] = recoveryCodes;
  expect((await login(opened, { username, password, code: code?.toLowerCase() })).status).toBe(200);
  expect((await login(opened, { username, password, code })).status).toBe(401);
});

test("wrong codes are counted like wrong passwords", async () => {
  const opened = await openAdministration();
  await withTotp(opened);
  for (let i = 0; i < 10; i++) await login(opened, { username, password, code: "AAAA-AAAA" });
  expect((await login(opened, { username, password, code: "AAAA-AAAA" })).status).toBe(429);
});

test("logins and logouts are written down with a shortened address, attempts with the whole one", async () => {
  const opened = await openAdministration();
  await login(opened, { username: "kim", password: "wrong" });
  const { cookie = "" } = await login(opened, { username, password });
  await opened.call("POST /api/auth/logout", { cookie });
  const { entries } = await opened.services.audit.page(1);
  expect(entries.map(({ event, account, address }) => [event, account, address])).toEqual([
    ["logout", "admin", "127.0.0.*"],
    ["login", "admin", "127.0.0.*"],
  ]);
  const attempts = (await opened.services.securityLog.page(1)).entries;
  expect(attempts.map(({ event, account, address }) => [event, account, address]).sort()).toEqual([
    ["login", "admin", "127.0.0.1"],
    ["login-failed", null, "127.0.0.1"],
    ["logout", "admin", "127.0.0.1"],
  ]);
});

test("a right password with a wrong code, or without one, is distinguished from a wrong password", async () => {
  const opened = await openAdministration();
  await withTotp(opened);
  await login(opened, { username, password });
  for (let i = 0; i < 2; i++) await login(opened, { username, password, code: "AAAA-AAAA" });
  await login(opened, { username, password: "wrong" });
  const { entries } = await opened.services.securityLog.page(1);
  expect(entries.map(({ event, account, times }) => [event, account, times]).sort()).toEqual([
    ["code-missing", "admin", 1],
    ["code-wrong", "admin", 2],
    ["login-failed", "admin", 1],
  ]);
});

test("while strangers guess, the right password with a code of the app or a recovery code gets in from anywhere", async () => {
  const opened = await openUnhashed();
  const { code, recoveryCodes } = await withTotp(opened);
  await guessUntilRefused(opened);
  const as = (secret: string, entered?: string, remoteAddress = "198.51.100.1") =>
    opened.call("POST /api/auth/login", {
      cookie: "",
      remoteAddress,
      payload: { username, password: secret, code: entered },
    });
  expect((await as(password)).status).toBe(429);
  expect((await as(password, "AAAA-AAAA")).status).toBe(429);
  // Also from the network that guesses.
  expect((await as(password, recoveryCodes[0], "203.0.113.1")).status).toBe(200);
  expect((await as(password, recoveryCodes[0])).status).toBe(429);
  expect((await as(password, code())).status).toBe(200);
  expect((await as(password, code())).status).toBe(429);
});

test("beyond the limits no password is compared without a good code, and few with one", async () => {
  const opened = await openUnhashed();
  const { recoveryCodes } = await withTotp(opened);
  await guessUntilRefused(opened);
  let compared = 0;
  opened.services.accounts.verify = async () => {
    compared += 1;
    return undefined;
  };
  const guess = (code?: string) =>
    opened.call("POST /api/auth/login", {
      cookie: "",
      remoteAddress: "198.51.100.1",
      payload: { username, password: "wrong", code },
    });
  for (const code of [undefined, "000000", "000000111111", "AAAA-AAAA"]) await guess(code);
  expect(compared).toBe(0);
  const responses = new Set<number>();
  for (let i = 0; i < 40; i++) responses.add((await guess(recoveryCodes[0])).status);
  expect([compared, ...responses]).toEqual([30, 401, 429]);
});

test("single codes are limited beyond the limits, and two in succession are then looked at", async () => {
  const opened = await openUnhashed();
  const secret = fromBase32((await opened.services.secondFactor.createPendingSecret(1)) ?? "");
  const step = () => stepAt(new Date());
  await opened.services.secondFactor.confirm(1, codeAt(secret, step() - 1));
  await guessUntilRefused(opened);
  const wrong = String((Number(codeAt(secret, step())) + 1) % 1_000_000).padStart(6, "0");
  const as = (code: string, remoteAddress: string) =>
    opened.call("POST /api/auth/login", {
      cookie: "",
      remoteAddress,
      payload: { username, password, code },
    });
  for (let i = 0; i < 100; i++) await as(wrong, `198.51.100.${i}`);
  expect((await as(codeAt(secret, step()), "192.0.2.1")).status).toBe(429);
  const successive = `${codeAt(secret, step())} ${codeAt(secret, step() + 1)}`;
  expect((await as(successive, "192.0.2.1")).status).toBe(200);
  expect((await as(successive, "192.0.2.1")).status).toBe(429);
});
