import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { password, username } from "./administrator.ts";
import { anInquiry } from "./builders.ts";
import { mailEntry } from "./mail-options.ts";
import type { Opened, WritingCall } from "./writing-calls.ts";

const headers = { "Idempotency-Key": "one" };
const currentPassword = password;
const newPassword = "Tr0ub4dor & 냉각수 3";
const inquiryFile = { name: "도면.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };

/** Calls about accounts, sessions, inquiries and webhooks. */
export const peopleCalls: Readonly<Record<string, WritingCall>> = {
  "POST /api/auth/login": {
    repeat: "attempt",
    prepare: async () => ({ payload: { username, password }, cookie: "" }),
  },
  "POST /api/auth/logout": { repeat: "gone", prepare: async () => ({}) },
  "POST /api/auth/password-reset": {
    repeat: "attempt",
    isAnsweredFirst: true,
    prepare: async () => ({ payload: { username }, cookie: "" }),
  },
  "POST /api/auth/password-reset/confirm": {
    repeat: "version",
    async prepare({ services }) {
      const link = await services.passwordResets.open(username);
      return { payload: { token: link?.token, newPassword }, cookie: "" };
    },
  },
  "POST /api/admin/account/password": {
    repeat: "version",
    prepare: async () => ({ payload: { currentPassword, newPassword } }),
  },
  "DELETE /api/admin/account/sessions": {
    repeat: "gone",
    async prepare(opened) {
      await beginSession(opened);
      return {};
    },
  },
  "DELETE /api/admin/account/sessions/{id}": {
    repeat: "gone",
    async prepare(opened) {
      await beginSession(opened);
      const { sessions } = (await opened.call("GET /api/admin/account/sessions")).body;
      const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      return { params: { id: other.id } };
    },
  },
  "POST /api/admin/account/totp": {
    repeat: "secret",
    prepare: async () => ({ payload: { currentPassword } }),
  },
  "POST /api/admin/account/totp/confirm": {
    repeat: "version",
    async prepare({ services }) {
      return { payload: { code: await codeOf((await services.secondFactor.createPendingSecret(1)) ?? "") } };
    },
  },
  "POST /api/admin/account/totp/disable": {
    repeat: "version",
    async prepare(opened) {
      await beginSecondFactor(opened);
      return { payload: { currentPassword } };
    },
  },
  "POST /api/admin/account/recovery-codes": {
    repeat: "secret",
    async prepare(opened) {
      await beginSecondFactor(opened);
      return { payload: { currentPassword } };
    },
  },
  "POST /api/admin/administrators": {
    repeat: "secret",
    prepare: async () => ({ payload: { username: "second", currentPassword }, headers }),
  },
  "POST /api/admin/account/proof": {
    repeat: "version",
    prepare: async () => ({ payload: { currentPassword } }),
  },
  "POST /api/admin/administrators/{id}/role": {
    repeat: "version",
    async prepare({ services }) {
      await services.accounts.add("second");
      return { params: { id: 2 }, payload: { currentPassword, role: "editor" } };
    },
  },
  "POST /api/admin/administrators/{id}/removal": {
    repeat: "gone",
    async prepare({ services }) {
      await services.accounts.add("second");
      return { params: { id: 2 }, payload: { currentPassword } };
    },
  },
  "PUT /api/admin/mail": {
    repeat: "state",
    prepare: async () => ({ payload: mailEntry({ password: "s3cret" }) }),
  },
  "POST /api/admin/mail/test": {
    repeat: "attempt",
    prepare: async () => ({ payload: { to: "kim@example.com" } }),
  },
  "POST /api/contact": {
    repeat: "key",
    prepare: async () => ({ payload: anInquiry(), headers, cookie: "" }),
  },
  "POST /api/contact/files": {
    repeat: "key",
    async prepare() {
      const form = aForm({ inquiry: anInquiry() }, "files");
      return { ...form, headers: { ...form.headers, ...headers }, cookie: "" };
    },
  },
  "PATCH /api/admin/inquiries/{id}": {
    repeat: "state",
    prepare: async (opened) => ({
      params: { id: await addInquiry(opened) },
      payload: { status: "archived" },
    }),
  },
  "DELETE /api/admin/inquiries/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await addInquiry(opened) } }),
  },
  "POST /api/admin/inquiries/{id}/mail": {
    repeat: "attempt",
    async prepare(opened) {
      const id = await addInquiry(opened);
      await failMails(opened);
      return { params: { id }, payload: {} };
    },
  },
  "PUT /api/admin/inquiries/{id}/notes/{key}": {
    repeat: "key",
    prepare: async (opened) => ({
      params: { id: await addInquiry(opened), key: "a" },
      payload: { text: "전화함" },
    }),
  },
  "DELETE /api/admin/inquiries/{id}/notes/{key}": {
    repeat: "gone",
    async prepare(opened) {
      const id = await addInquiry(opened);
      await opened.call(`PUT /api/admin/inquiries/${id}/notes/a`, { payload: { text: "전화함" } });
      return { params: { id, key: "a" } };
    },
  },
  "POST /api/admin/inquiries/{id}/replies/{key}": {
    repeat: "key",
    prepare: async (opened) => ({ params: { id: await addInquiry(opened), key: "a" }, ...aReply() }),
  },
  "POST /api/admin/inquiries/{id}/replies/{key}/mail": {
    repeat: "attempt",
    async prepare(opened) {
      const id = await addInquiry(opened);
      await opened.call(`POST /api/admin/inquiries/${id}/replies/a`, aReply());
      await failMails(opened);
      return { params: { id, key: "a" }, payload: {} };
    },
  },
  "POST /api/admin/reply-templates": { repeat: "key", prepare: async () => ({ payload: template, headers }) },
  "PUT /api/admin/reply-templates/{id}": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt } = await addTemplate(opened);
      return { params: { id }, payload: { ...template, name: "다른 이름", updatedAt } };
    },
  },
  "DELETE /api/admin/reply-templates/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: (await addTemplate(opened)).id } }),
  },
  "POST /api/admin/webhooks": {
    repeat: "key",
    prepare: async (opened) => ({ payload: await aWebhook(opened), headers }),
  },
  "POST /api/admin/webhooks/{id}/secret": {
    repeat: "secret",
    prepare: async (opened) => ({ params: { id: await addWebhook(opened) }, payload: {} }),
  },
  "POST /api/admin/webhooks/{id}/test": {
    repeat: "attempt",
    prepare: async (opened) => ({ params: { id: await addWebhook(opened) }, payload: {} }),
  },
  "DELETE /api/admin/webhooks/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await addWebhook(opened) } }),
  },
};

const template = { name: "인사", body: { ko: "안녕하세요.", en: "Hello." } };

async function beginSession({ services }: Opened): Promise<void> {
  await services.sessions.begin(1, { address: "", device: "" });
}

async function codeOf(secret: string): Promise<string> {
  return codeAt(fromBase32(secret), stepAt(new Date()));
}

async function beginSecondFactor({ services }: Opened): Promise<void> {
  await services.secondFactor.confirm(
    1,
    await codeOf((await services.secondFactor.createPendingSecret(1)) ?? ""),
  );
}

async function addInquiry({ services }: Opened): Promise<number> {
  const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
  const result = await services.inquiries.receive(anInquiry(), arrival);
  return result.kind === "stored" ? result.id : 0;
}

async function failMails({ database }: Opened): Promise<void> {
  await database.db.updateTable("outbox").set({ state: "failed", settledAt: Date.now() }).execute();
}

function aForm(part: Record<string, object>, filesField: string) {
  const parts = Object.entries(part).map(
    ([name, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`,
  );
  const { name, type, bytes } = inquiryFile;
  const head = `--x\r\nContent-Disposition: form-data; name="${filesField}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: Buffer.concat([Buffer.from(parts.join("") + head), bytes, Buffer.from("\r\n--x--\r\n")]),
  };
}

const aReply = () => aForm({ reply: { subject: "Re: 문의", text: "감사합니다." } }, "files");

async function addTemplate({ call }: Opened): Promise<{ id: number; updatedAt: number }> {
  return (await call("POST /api/admin/reply-templates", { payload: template })).body;
}

async function aWebhook({ receiver }: Opened) {
  return { name: "영업팀", address: await receiver() };
}

async function addWebhook(opened: Opened): Promise<number> {
  const added = await opened.services.webhooks.add(await aWebhook(opened));
  return typeof added === "object" ? added.webhook.id : 0;
}
