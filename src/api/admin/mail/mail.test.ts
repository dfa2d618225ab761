import { beforeEach, describe, expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { createMailCheck } from "#data/mail/mail-check.ts";
import type { MailFailure, MailSuccess } from "#data/mail/mail-outcome.ts";
import { unavailableCode } from "#domain/unavailable.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { openMemory } from "../../../../tests/support/database.ts";
import { mailEntry, mailSetUp } from "../../../../tests/support/mail-options.ts";

const json = { "content-type": "application/json" };
const server = "127.0.0.1:1";

let sentTo: string[];
let outcome: MailSuccess | MailFailure;
beforeEach(() => {
  sentTo = [];
  outcome = { response: "250 OK" };
});

async function open({ hasMail = false } = {}) {
  const opened = await openAdministration(
    {},
    { siteUrl: "http://localhost", adminEmail: "owner@example.com" },
    hasMail ? { mail: mailSetUp() } : {},
  );
  const { call, services } = opened;
  const { sendTest } = createMailCheck({
    settings: services.mailSettings,
    async send({ to }) {
      sentTo.push(to);
      return outcome;
    },
    clock: () => new Date("2026-01-01T00:00:00Z"),
    randomBytes: (size) => Buffer.alloc(size),
  });
  services.mailCheck.sendTest = sendTest;
  const ask = (route: string, body?: unknown, language = "ko") =>
    call(route, {
      headers: { ...(body === undefined ? {} : json), "accept-language": language },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  return { ...opened, ask };
}

describe("the mail settings", () => {
  test("are stored, take effect at once, and never return the password", async () => {
    const { ask, services } = await open();
    const before = (await ask("GET /api/admin/mail")).body;
    expect(before).toMatchObject({ setup: null, password: "none", inquiriesTo: defaults.company.email });
    const entry = mailEntry({ recipients: " sales@example.com;kim@example.com ", password: "s3cret" });
    const { version } = (await ask("PUT /api/admin/mail", entry)).body;
    const { body } = await ask("GET /api/admin/mail");
    expect([body.version, before.version === version]).toEqual([version, false]);
    expect(body).toMatchObject({
      entered: { recipients: "sales@example.com, kim@example.com", host: "smtp.example.com", port: 587 },
      password: "stored",
      setup: { server: "smtp.example.com:587", hasLogin: true, from: "한빛냉각 <site@example.com>" },
      inquiriesTo: "sales@example.com, kim@example.com",
    });
    expect(JSON.stringify(body)).not.toContain("s3cret");
    expect(await services.mailSettings.findStaffRecipient()).toMatchObject({
      to: "sales@example.com, kim@example.com",
    });
  });

  test("are logged, and the owner is mailed about changes", async () => {
    const { ask, database } = await open();
    await ask("PUT /api/admin/mail", mailEntry({ password: "s3cret" }));
    const events = await database.db.selectFrom("auditLog").select(["event", "detail"]).execute();
    expect(events).toEqual([
      { event: "recipient-changed", detail: "sales@example.com" },
      { event: "mail-settings-changed", detail: "smtp.example.com:587" },
    ]);
    const mails = await database.db.selectFrom("outbox").select(["recipient", "textBody"]).execute();
    expect(mails).toEqual([
      { recipient: "owner@example.com", textBody: expect.stringContaining("smtp.example.com:587") },
    ]);
    expect(JSON.stringify([events, mails])).not.toContain("s3cret");
  });

  test.each([
    [{ recipients: "sales@example.com, kim" }, "recipients", "쉼표로 나누어"],
    [{ recipients: Array(11).fill("a@example.com").join() }, "recipients", "10개까지"],
    [{ senderAddress: "kim" }, "senderAddress", "이메일 주소를 정확히"],
    [{ senderName: "a\r\nBcc: b@example.com" }, "senderName", "글자로"],
    [{ host: "smtp://smtp.example.com" }, "host", "서버 이름만"],
    [{ host: "" }, "host", "메일 서버 이름을"],
    [{ host: "127.0.0.1" }, "host", "인터넷에서 접속할 수 있는"],
    [{ host: "169.254.169.254" }, "host", "SMTP_ADDRESSES=any"],
    [{ host: "mail.internal" }, "host", "인터넷에서 접속할 수 있는"],
    [{ port: "x" }, "port", "숫자로"],
    [{ port: 22 }, "port", "465, 587, 2525, 25"],
    [{ security: "optional" }, "security", "암호화하여"],
    [{ username: "" }, "username", "계정을 입력"],
    [{ password: "" }, "password", "비밀번호를 입력"],
  ])("%j are refused at their field, and nothing is stored", async (entry, field, sentence) => {
    const { ask, database } = await open();
    const { status, body } = await ask("PUT /api/admin/mail", { ...mailEntry({ password: "p" }), ...entry });
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringContaining(sentence) }]);
    const english = await ask("PUT /api/admin/mail", { ...mailEntry({ password: "p" }), ...entry }, "en");
    expect(english.body.fields[field]).not.toMatch(/\p{Script=Hangul}/u);
    expect(await database.db.selectFrom("mailSettings").select("id").execute()).toEqual([]);
  });

  test("that somebody else has changed meanwhile are not overwritten", async () => {
    const { ask } = await open();
    const { entered, version } = (await ask("GET /api/admin/mail")).body;
    await ask("PUT /api/admin/mail", { ...mailEntry({ password: "s3cret" }), version });
    const stale = { ...entered, password: "", recipients: "kim@example.com", version };
    const { status, body } = await ask("PUT /api/admin/mail", stale);
    expect([status, body.error]).toEqual([409, expect.stringContaining("다른 곳에서")]);
    const newest = (await ask("GET /api/admin/mail")).body;
    expect(newest).toMatchObject({ password: "stored", entered: { recipients: "sales@example.com" } });
    const merged = { ...newest.entered, password: "", recipients: "kim@example.com" };
    const saved = await ask("PUT /api/admin/mail", { ...merged, version: newest.version });
    expect(saved.status).toBe(200);
    // Repeated after a lost response.
    expect(await ask("PUT /api/admin/mail", { ...merged, version: newest.version })).toEqual(saved);
  });

  test("of the server are returned as read-only", async () => {
    const { ask } = await open({ hasMail: true });
    await ask("PUT /api/admin/mail", mailEntry({ password: "s3cret" }));
    expect((await ask("GET /api/admin/mail")).body).toMatchObject({
      fixed: { server, sender: null, recipients: null },
      setup: { server },
    });
  });

  test("with a server that is not allowed any more keep it while another field is changed", async () => {
    const database = await openMemory();
    const old = mailEntry({ host: "mail.internal", port: 2500, security: "optional", username: "" });
    const row = { ...old, id: 1, password: null };
    await database.db.insertInto("mailSettings").values(row).execute();
    const { call } = await openAdministration({}, { siteUrl: "http://localhost" }, { database });
    const put = async (payload: object) => (await call("PUT /api/admin/mail", { payload })).status;
    const entry = { ...row, password: "", recipients: "kim@example.com" };
    expect(await put(entry)).toBe(200);
    expect(await put({ ...entry, port: 25 })).toBe(400);
  });

  test("keep the entered server while SMTP_URL names one", async () => {
    const { ask, database } = await open({ hasMail: true });
    const left = mailEntry({ recipients: "kim@example.com", host: "mail.internal", password: "" });
    expect((await ask("PUT /api/admin/mail", left)).status).toBe(200);
    expect(await database.db.selectFrom("mailSettings").selectAll().execute()).toMatchObject([
      { recipients: "kim@example.com", host: "", username: "", password: null },
    ]);
  });

  test("send mails about inquiries to the entered recipient, and none without a server", async () => {
    const database = await openMemory();
    const { call, services } = await openAdministration({}, { siteUrl: "http://localhost" }, { database });
    expect(await services.outbox.isSetUp()).toBe(false);
    await call("PUT /api/admin/mail", { payload: mailEntry({ password: "p" }) });
    expect(await services.outbox.isSetUp()).toBe(true);
    const nothing = mailEntry({ host: "", username: "", password: "" });
    expect((await call("PUT /api/admin/mail", { payload: nothing })).status).toBe(200);
    expect(await services.outbox.isSetUp()).toBe(false);
    await database.close();
  });
});

describe("a test mail", () => {
  const route = "POST /api/admin/mail/test";

  test("returns the mail server's reply when accepted", async () => {
    const { ask } = await open({ hasMail: true });
    const { body } = await ask(route, { to: " kim@example.com " });
    expect([body, sentTo]).toEqual([{ kind: "taken", server, said: "250 OK" }, ["kim@example.com"]]);
  });

  test("returns the reason of a failure", async () => {
    outcome = { trouble: "login", message: "535 Authentication failed" };
    const { ask } = await open({ hasMail: true });
    const { status, body } = await ask(route, { to: "kim@example.com" });
    expect(status).toBe(200);
    expect(body).toEqual({ kind: "failed", server, trouble: "login", said: "535 Authentication failed" });
  });

  test.each([
    ["ko", "이메일 주소를 정확히 입력해주세요. 예: name@example.com"],
    ["en", "Enter an email address, such as name@example.com."],
  ])("to what is no address is refused in a sentence (%s)", async (language, sentence) => {
    const { ask } = await open({ hasMail: true });
    for (const to of [
      "kim",
      "",
      `${"a".repeat(250)}@example.com`,
      "a@example.com\r\nBcc: b@example.com",
      7,
    ]) {
      const { status, body } = await ask(route, { to }, language);
      expect([to, status, body.fields]).toEqual([to, 400, { to: sentence }]);
    }
    expect(sentTo).toEqual([]);
  });

  test("returns what to set up if there is no mail server", async () => {
    const { ask } = await open();
    const { status, body } = await ask(route, { to: "kim@example.com" });
    expect([status, body.error]).toEqual([409, expect.stringContaining("메일 서버를 입력")]);
  });

  test("is limited to five in ten minutes", async () => {
    const { ask } = await open({ hasMail: true });
    for (let sent = 0; sent < 5; sent++)
      expect((await ask(route, { to: "kim@example.com" })).status).toBe(200);
    const { status, headers, body } = await ask(route, { to: "kim@example.com" });
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(body.error).toContain("분 후에");
    expect(sentTo).toHaveLength(5);
  });
});

test("a test mail is not sent if its log entry cannot be stored", async () => {
  const { ask, services } = await open({ hasMail: true });
  services.audit.record = async () => {
    throw Object.assign(new Error("No room."), { code: unavailableCode });
  };
  const { status } = await ask("POST /api/admin/mail/test", { to: "kim@example.com" });
  expect([status, sentTo]).toEqual([503, []]);
});
