import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import { mailEntry } from "../../../../tests/support/mail-options.ts";
import type { Database } from "../../database/connect.ts";
import { createServices } from "../../services.ts";
import type { MailEnvironment } from "./mail-settings.ts";
import { senderIn } from "./smtp-options.ts";

const inboxUrl = "https://site.example/sd_admin/inquiries";
const company = { name: "한빛냉각", email: "hello@example.com" };

function settingsOf(database: Database, environment: MailEnvironment = {}, secretKey = "a".repeat(32)) {
  const mail = { environment, inboxUrl, wake: () => undefined };
  return createServices({ database, secretKey, mail }).mailSettings;
}

describeOnBothEngines("mail settings", ({ engine, open, address }) => {
  test("that are entered are used, the password sealed in the database", async () => {
    const database = await open();
    const settings = settingsOf(database);
    expect(await settings.current()).toEqual({ smtp: undefined, to: undefined });
    await settings.change(mailEntry({ password: "s3cret" }));
    expect(await settings.current()).toEqual({
      smtp: {
        server: {
          host: "smtp.example.com",
          port: 587,
          security: "starttls",
          username: "site",
          password: "s3cret",
          allowsPrivateMailServers: false,
        },
        from: { name: "한빛냉각", address: "site@example.com" },
      },
      to: "sales@example.com",
    });
    const stored = await database.db.selectFrom("mailSettings").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("s3cret");
  });

  test("of the server come before those that are entered, each by itself", async () => {
    const database = await open();
    await settingsOf(database).change(mailEntry({ password: "s3cret" }));
    const smtpUrl = "smtps://me:hush@mail.example.org";
    expect(await settingsOf(database, { smtpUrl }).current()).toMatchObject({
      smtp: { server: { url: smtpUrl }, from: { address: "site@example.com" } },
      to: "sales@example.com",
    });
    const all = { smtpUrl, from: "Site <web@example.org>", inquiryTo: "boss@example.org" };
    const settings = settingsOf(database, { ...all, adminEmail: "admin@example.org" });
    expect(await settings.current()).toEqual({
      smtp: { server: { url: smtpUrl }, from: { name: "Site", address: "web@example.org" } },
      to: "boss@example.org",
    });
    const view = await settings.view(company);
    expect(view.fixed).toEqual({
      server: "mail.example.org:465",
      sender: "Site <web@example.org>",
      recipients: "boss@example.org",
    });
    expect(JSON.stringify(view)).not.toContain("hush");
  });

  test("send nothing while SMTP_URL switches mail off", async () => {
    const database = await open();
    await settingsOf(database).change(mailEntry({ password: "s3cret" }));
    const settings = settingsOf(database, { smtpUrl: "off" });
    expect(await settings.isSetUp()).toBe(false);
    expect(await settings.view(company)).toMatchObject({ setup: null, fixed: { server: "off" } });
  });

  test("without recipients write to ADMIN_EMAIL, and without a sender from the host of the site", async () => {
    const settings = settingsOf(await open(), { adminEmail: "admin@example.org" });
    await settings.change(mailEntry({ recipients: "", senderName: "", senderAddress: "", password: "p" }));
    expect(await settings.current()).toMatchObject({
      smtp: { from: { name: "", address: "no-reply@site.example" } },
      to: "admin@example.org",
    });
  });

  test("keep the password while the field stays empty, for this server and account alone", async () => {
    const settings = settingsOf(await open());
    await settings.change(mailEntry({ password: "s3cret" }));
    expect(await settings.change(mailEntry({ recipients: "kim@example.com" }))).toMatchObject({
      kind: "changed",
      areRecipientsChanged: true,
      isServerChanged: false,
    });
    expect(await settings.current()).toMatchObject({ smtp: { server: { password: "s3cret" } } });
    for (const other of [{ host: "evil.example.com" }, { port: 2525 }, { username: "me" }])
      expect(await settings.change(mailEntry(other))).toEqual({
        kind: "refused",
        problem: { field: "password", problem: "password-again" },
      });
    await settings.change(mailEntry({ username: "" }));
    expect(await settings.view(company)).toMatchObject({ password: "none", setup: { hasLogin: false } });
  });

  test("sealed by another key ask for the password again, and say so", async () => {
    const database = await open();
    await settingsOf(database).change(mailEntry({ password: "s3cret" }));
    const settings = settingsOf(database, {}, "b".repeat(32));
    expect(await settings.current()).toMatchObject({ smtp: "undecryptable" });
    expect(await settings.isSetUp()).toBe(true);
    expect(await settings.view(company)).toMatchObject({ password: "sealed by another key", setup: null });
    await settings.change(mailEntry({ password: "new" }));
    expect(await settings.current()).toMatchObject({ smtp: { server: { password: "new" } } });
  });

  test("of a version that was replaced, also by another password alone, are refused", async () => {
    const settings = settingsOf(await open());
    const { version } = await settings.view(company);
    await settings.change({ ...mailEntry({ password: "s3cret" }), version });
    const entered = (await settings.view(company)).version;
    expect(entered).not.toBe(version);
    await settings.change(mailEntry({ password: "another" }));
    const edited = mailEntry({ recipients: "kim@example.com" });
    expect(await settings.change({ ...edited, version: entered })).toEqual({ kind: "outdated" });
    const { version: newest } = await settings.view(company);
    expect(await settings.change({ ...edited, version: newest })).toMatchObject({ kind: "changed" });
    expect(await settings.current()).toMatchObject({
      to: "kim@example.com",
      smtp: { server: { password: "another" } },
    });
  });

  test("with another server try waiting mails at once", async () => {
    const database = await open();
    const mail = { inboxUrl, wake: () => undefined };
    const { outbox, mailSettings } = createServices({ database, mail });
    await outbox.enqueue({ to: "a@example.com", subject: "s", text: "t", html: "h" });
    const far = Date.parse("2100-01-01");
    await database.db.updateTable("outbox").set({ dueAt: far }).execute();
    await mailSettings.change(mailEntry({ password: "p" }));
    const { dueAt } = await database.db.selectFrom("outbox").select("dueAt").executeTakeFirstOrThrow();
    expect(dueAt).toBeLessThan(far);
  });

  test("changed by another instance hold here, where instances share a database", async () => {
    if (engine === "sqlite") return;
    const databaseAddress = await address();
    const [here, there] = [settingsOf(await open(databaseAddress)), settingsOf(await open(databaseAddress))];
    expect(await here.isSetUp()).toBe(false);
    await there.change(mailEntry({ password: "p" }));
    await expect.poll(() => here.isSetUp()).toBe(true);
  });
});

test.each([
  ["site@example.com", { name: "", address: "site@example.com" }],
  ["SD Cooling <site@example.com>", { name: "SD Cooling", address: "site@example.com" }],
  ['"SD, Cooling" <site@example.com>', { name: "SD, Cooling", address: "site@example.com" }],
])("the sender %s is %j", (text, sender) => {
  expect(senderIn(text)).toEqual(sender);
});
