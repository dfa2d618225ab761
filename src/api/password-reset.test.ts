import { expect, test } from "vitest";
import { hashPassword } from "#data/admin/passwords.ts";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import type { Services } from "#data/services.ts";
import { openAdministration, password, signInClient, username } from "../../tests/support/administrator.ts";
import type { ServiceOptionsOfTest } from "../../tests/support/api.ts";
import { cheapHash } from "../../tests/support/cheap-hash.ts";
import { floodPasswords } from "../../tests/support/password-flood.ts";

type Mail = Parameters<Services["outbox"]["enqueue"]>[0];

const settings = { siteUrl: "https://www.example.com", adminEmail: "boss@example.com" };
const newPassword = "새 비밀번호 staple";

/** Mails are made after the answer. */
const patience = { timeout: 10_000 };

async function openWithMail(options: ServiceOptionsOfTest = {}) {
  const mails: Mail[] = [];
  const outbox: Services["outbox"] = {
    isSetUp: async () => true,
    enqueue: async (mail) => {
      mails.push(mail);
    },
    depth: async () => ({ waiting: 0, failed: 0, failedLastHour: 0, oldestWaitingMs: 0 }),
  };
  const opened = await openAdministration({ outbox }, settings, options);
  const ask = (name: string, remoteAddress = "203.0.113.7", cookie = "") =>
    opened.call("POST /api/auth/password-reset", {
      cookie,
      payload: { username: name },
      remoteAddress,
    });
  async function link(): Promise<string> {
    const before = mails.length;
    await ask(username);
    await expect.poll(() => mails.length, patience).toBe(before + 1);
    return mails.at(-1)?.text.match(/https:\S+/)?.[0] ?? "";
  }
  const confirm = (token: string, secret = newPassword) =>
    opened.call("POST /api/auth/password-reset/confirm", {
      cookie: "",
      payload: { token, newPassword: secret },
    });
  return { ...opened, outbox, mails, ask, link, confirm };
}

const tokenIn = (link: string) => link.split("#token=")[1] ?? "";

test("a link is mailed to the administrator's address, the token behind the #", async () => {
  const { link, mails, call } = await openWithMail();
  expect((await call("GET /api/auth/password-reset")).body).toEqual({ available: true });
  const address = await link();
  expect(address).toMatch(/^https:\/\/www\.example\.com\/sd_admin\/password-reset#token=[\w-]{43}$/);
  expect(mails[0]).toMatchObject({ to: "boss@example.com", subject: expect.stringContaining("비밀번호") });
  expect(mails[0]?.html).toContain(`href="${address}"`);
  expect(mails[0]?.giveUpAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 60_000);
});

test("an unknown user hears the same, and nothing is mailed", async () => {
  const { ask, mails, services } = await openWithMail();
  const unknown = await ask("nobody");
  await expect
    .poll(async () => (await services.securityLog.page(1)).entries)
    .toMatchObject([{ event: "password-reset-asked", account: null, times: 1 }]);
  expect(mails).toEqual([]);
  const known = await ask(username);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(known).toMatchObject({ status: 202, body: { success: true, message: expect.any(String) } });
});

test("a refused request leaves nothing in the database, whatever its user name", async () => {
  const { ask, database } = await openWithMail();
  for (let count = 0; count < 5; count++) await ask(`user${count}`);
  const rows = () => database.db.selectFrom("rateLimits").select("name").execute();
  const before = await rows();
  for (let count = 0; count < 3; count++) expect((await ask(`name${count}`)).status).toBe(429);
  expect(await rows()).toEqual(before);
});

test("a link sets a new password once, and ends every session", async () => {
  const { link, confirm, services } = await openWithMail();
  const session = await services.sessions.begin(1, signInClient);
  const token = tokenIn(await link());
  const response = await confirm(token);
  expect([response.status, response.body]).toEqual([200, { success: true }]);
  expect(await services.sessions.find(session)).toBeUndefined();
  expect(await services.accounts.verify(username, newPassword)).toBeDefined();
  expect(await services.accounts.verify(username, password)).toBeUndefined();
  expect(await confirm(token, "another secret")).toMatchObject({
    status: 400,
    body: { error: "재설정 링크가 만료되었거나 이미 사용되었습니다. 링크를 다시 요청해 주세요." },
  });
});

test("a new password by a link does not replace the second factor", async () => {
  const { link, confirm, call, services } = await openWithMail();
  const secret = fromBase32((await services.secondFactor.createPendingSecret(1)) ?? "");
  await services.secondFactor.confirm(1, codeAt(secret, stepAt(new Date()) - 1));
  const { status } = await confirm(tokenIn(await link()));
  expect(status).toBe(200);
  const login = await call("POST /api/auth/login", {
    cookie: "",
    payload: { username, password: newPassword },
  });
  expect([login.status, login.body]).toMatchObject([401, { needsCode: true }]);
});

test("a new password makes every other open link void", async () => {
  const { link, confirm } = await openWithMail();
  const [one, other] = [tokenIn(await link()), tokenIn(await link())];
  await confirm(one);
  expect((await confirm(other)).status).toBe(400);
});

test("a token that is none, or none any more, leaves a trace", async () => {
  const { link, confirm, services } = await openWithMail();
  const token = tokenIn(await link());
  await confirm(token);
  const traces = async () =>
    (await services.securityLog.page(1)).entries.filter(({ event }) => event === "password-reset-wrong");
  expect(await traces()).toEqual([]);
  await confirm(token);
  await confirm("made up");
  expect(await traces()).toMatchObject([{ account: null, address: "127.0.0.1", times: 2 }]);
});

test("a password that is too short is refused, and the link stays good", async () => {
  const { link, confirm } = await openWithMail();
  const token = tokenIn(await link());
  expect((await confirm(token, "short")).body.error).toContain("10자 이상");
  expect((await confirm("made up")).status).toBe(400);
  expect((await confirm(token)).status).toBe(200);
});

test("a link sets a new password while strangers have theirs checked without end", async () => {
  const { link, confirm } = await openWithMail();
  const token = tokenIn(await link());
  const end = floodPasswords();
  expect((await confirm(token)).status).toBe(200);
  await end();
});

test("a link that came when nothing more could be hashed stays good", async () => {
  const { link, confirm } = await openWithMail({ hashPassword });
  const token = tokenIn(await link());
  const end = floodPasswords(true);
  const refused = await confirm(token);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  await end();
  expect((await confirm(token)).status).toBe(200);
});

test("three links in half an hour are mailed for a network, and the next network's request is its own", async () => {
  const { ask, mails } = await openWithMail();
  for (let i = 0; i < 3; i++) expect((await ask(username)).status).toBe(202);
  const refused = await ask(username);
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining("30분 후")]);
  expect(refused.headers["retry-after"]).toBeDefined();
  await expect.poll(() => mails.length, patience).toBe(3);
  expect((await ask(username, "198.51.100.1")).status).toBe(202);
  await expect.poll(() => mails.length, patience).toBe(4);
});

test("strangers fill no mailbox, and hold back no mail without a good link having come before", async () => {
  const { ask, mails, confirm } = await openWithMail();
  for (let i = 0; i < 20; i++) await ask(username, `203.0.113.${i}`);
  await expect.poll(() => mails.length, patience).toBe(5);
  expect((await ask(username, "198.51.100.1")).status).toBe(202);
  const token = tokenIn(mails[0]?.text.match(/https:\S+/)?.[0] ?? "");
  expect((await confirm(token)).status).toBe(200);
  expect(mails).toHaveLength(5);
});

test("strangers cannot use up the mails of a known device", async () => {
  const { ask, mails, services } = await openWithMail();
  const device = await services.knownDevices.remember(1, undefined);
  for (let i = 0; i < 20; i++) await ask(username, `203.0.113.${i}`);
  expect((await ask(username, "203.0.113.1", `__Host-device=${device}`)).status).toBe(202);
  await expect.poll(() => mails.length, patience).toBe(6);
});

test("a new password lifts the limits, and makes the browser known that has set it", async () => {
  const { call, link, confirm, services } = await openWithMail();
  // Compared without hashing: this test is about the limits.
  const account = { id: 1, username, passwordHash: cheapHash(newPassword) };
  services.accounts.verify = async (_, secret) => (secret === newPassword ? account : undefined);
  const logIn = (remoteAddress: string, secret: string, cookie = "") =>
    call("POST /api/auth/login", { cookie, remoteAddress, payload: { username, password: secret } });
  const guess = async () => {
    for (let i = 0; i < 30; i++) await logIn(`203.0.113.${i}`, "wrong");
    return (await logIn("198.51.100.1", newPassword)).status;
  };
  expect(await guess()).toBe(429);
  const { cookie } = await confirm(tokenIn(await link()));
  expect((await logIn("198.51.100.1", newPassword)).status).toBe(200);
  expect(await guess()).toBe(429);
  expect((await logIn("198.51.100.1", newPassword, cookie)).status).toBe(200);
});

test("a password that is easily guessed is refused, and the link stays good", async () => {
  const { link, confirm } = await openWithMail();
  const token = tokenIn(await link());
  expect((await confirm(token, "비밀번호1234567")).body.fields).toEqual({
    newPassword: expect.stringContaining("추측하기 쉬운"),
  });
  expect((await confirm(token)).status).toBe(200);
});

test.each([
  ["mail", { ...settings }, false],
  ["an address", { siteUrl: settings.siteUrl }, true],
])("without %s the command is named instead", async (_, own, isOpen) => {
  const { outbox } = await openWithMail();
  const { call } = await openAdministration({ outbox: { ...outbox, isSetUp: async () => isOpen } }, own);
  expect((await call("GET /api/auth/password-reset")).body).toEqual({ available: false });
  const response = await call("POST /api/auth/password-reset", { payload: { username } });
  expect([response.status, response.body.error]).toEqual([501, expect.stringContaining("npm run admin")]);
});

test("a request without a user name is refused", async () => {
  const { ask } = await openWithMail();
  expect(await ask("")).toMatchObject({ status: 400, body: { error: "사용자명을 입력해주세요" } });
});

test("a good link works although its network has sent too many bad forms", async () => {
  const { link, confirm } = await openWithMail();
  const token = tokenIn(await link());
  for (let i = 0; i < 40; i++) await confirm("made up");
  expect((await confirm("made up")).status).toBe(429);
  expect((await confirm(token)).status).toBe(200);
});

test("who is refused another link has one that is still good", async () => {
  const { ask, mails, confirm } = await openWithMail();
  let response = await ask(username);
  for (let i = 0; i < 10 && response.status !== 429; i++) response = await ask(username);
  expect(response.status).toBe(429);
  await expect.poll(() => mails.length, patience).toBe(3);
  expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(30 * 60);
  expect((await confirm(tokenIn(mails.at(-1)?.text.match(/https:\S+/)?.[0] ?? ""))).status).toBe(200);
});
