import { describe, expect, test } from "vitest";
import { administrationMessages } from "#content/problems/problems.ts";
import { replyLimits, templateLimits } from "#domain/inquiries/work/history.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { anInquiry } from "../../../../tests/support/builders.ts";
import { aPdf } from "../../../../tests/support/documents.ts";
import { jsonPartHeaders } from "../../../../tests/support/file-forms.ts";
import { mailSetUp } from "../../../../tests/support/mail-options.ts";

const words = administrationMessages.en;
const english = { "accept-language": "en" };
const answer = { subject: "Quotation", text: "Please find it attached." };
const tooLarge = words.replyTooLarge.replace("{count}", "8").replace("{size}", "10");

interface SentFile {
  name: string;
  bytes: Buffer;
}

/** A form as browsers send it: the answer as JSON, and files. */
function formOf(
  reply: string,
  files: readonly SentFile[] = [],
  { end = "--x--\r\n", field = "reply", partHeader = "" } = {},
) {
  const parts = [
    `--x\r\nContent-Disposition: form-data; name="${field}"${partHeader}\r\n\r\n${reply}\r\n`,
    ...files.flatMap(({ name, bytes }) => [
      `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`,
      bytes,
      "\r\n",
    ]),
    end,
  ];
  return {
    headers: { ...english, "content-type": "multipart/form-data; boundary=x" },
    payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
  };
}

async function openInbox({ hasMail = true } = {}) {
  const area = await openAdministration({}, undefined, hasMail ? { mail: mailSetUp() } : {});
  const arrival = { address: "203.0.113.7", locale: "en", suspicion: null } as const;
  const received = await area.services.inquiries.receive(anInquiry({ email: "kim@example.com" }), arrival);
  const id = received.kind === "stored" ? received.id : 0;
  const path = `/api/admin/inquiries/${id}/replies`;
  const send = (form: ReturnType<typeof formOf>, key = "k-1") => area.call(`POST ${path}/${key}`, form);
  const logged = async () => (await area.services.audit.page(1)).entries;
  const mails = () =>
    area.database.db
      .selectFrom("outbox")
      .select(["subject", "textBody"])
      .where("recipient", "=", "kim@example.com")
      .where("subject", "like", "%Quotation%")
      .execute();
  return { ...area, id, path, send, logged, mails };
}

describe("a reply to an inquiry", () => {
  test("is mailed to the customer once under its key, with its files, and logged without its text", async () => {
    const { send, mails, logged, id } = await openInbox();
    const files = [
      { name: "offer.pdf", bytes: aPdf() },
      { name: "Drawing.DWX", bytes: Buffer.from("a drawing") },
      { name: "without", bytes: Buffer.from("text") },
    ];
    const [first, again] = [
      await send(formOf(JSON.stringify(answer), files)),
      await send(formOf(JSON.stringify(answer), files)),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    const replies = first.body.history.filter(({ kind }: { kind: string }) => kind === "reply");
    expect(replies).toMatchObject([
      {
        key: "k-1",
        by: "admin",
        subject: answer.subject,
        body: answer.text,
        files: [
          { name: "offer.pdf", size: aPdf().length },
          { name: "Drawing.dwx", size: 9 },
          { name: "without.bin", size: 4 },
        ],
      },
    ]);
    expect(await mails()).toHaveLength(1);
    const entries = await logged();
    expect(entries[0]).toMatchObject({ event: "inquiry-answered", account: "admin", detail: `${id}번 문의` });
    expect(JSON.stringify(entries)).not.toContain(answer.text);
  });

  test("has the type of a known file, and bytes for any other", async () => {
    const { send, services } = await openInbox();
    const sent: object[] = [];
    const { reply } = services.inbox;
    services.inbox.reply = async (id, given) => {
      sent.push(...given.files.map(({ name, contentType }) => [name, contentType]));
      return reply(id, given);
    };
    const routed = await openAdministration({ inbox: services.inbox });
    await routed.call(
      "POST /api/admin/inquiries/1/replies/k-1",
      formOf(JSON.stringify(answer), [
        { name: "offer.pdf", bytes: aPdf() },
        { name: "renamed.txt", bytes: aPdf() },
        { name: "a.toolongextension", bytes: Buffer.from("x") },
      ]),
    );
    expect(sent[0]).toEqual(["offer.pdf", "application/pdf"]);
    expect(sent[2]).toEqual(["a.toolongextension.bin", "application/octet-stream"]);
    expect((await send(formOf(JSON.stringify(answer)), "k-2")).status).toBe(200);
  });

  test.each(Object.entries(jsonPartHeaders))(
    "is sent with as many files as it may have when its part comes as %s",
    async (_, partHeader) => {
      const { send } = await openInbox();
      const files = Array(replyLimits.files).fill({ name: "offer.pdf", bytes: aPdf() });
      const { status, body } = await send(formOf(JSON.stringify(answer), files, { partHeader }));
      expect(status).toBe(200);
      const replies = body.history.filter(({ kind }: { kind: string }) => kind === "reply");
      expect(replies).toMatchObject([{ subject: answer.subject, files: { length: replyLimits.files } }]);
      const extra = formOf(JSON.stringify(answer), [...files, files[0]], { partHeader });
      expect(await send(extra, "k-2")).toMatchObject({ status: 413, body: { error: tooLarge } });
    },
  );

  test.each([
    ["without a subject", JSON.stringify({ text: "a" })],
    ["with an empty text", JSON.stringify({ subject: "a", text: " " })],
    ["with a subject that is too long", JSON.stringify({ ...answer, subject: "a".repeat(301) })],
    ["with a text that is too long", JSON.stringify({ ...answer, text: "a".repeat(20_001) })],
    ["with a number of answers below none", JSON.stringify({ ...answer, repliesSeen: -1 })],
    ["without an object", "null"],
  ])("%s is refused", async (_, reply) => {
    const { send, mails } = await openInbox();
    const { status, body } = await send(formOf(reply));
    expect([status, body]).toEqual([400, { error: words.replyInvalid }]);
    expect(await mails()).toEqual([]);
  });

  test("with the longest subject and text is sent", async () => {
    const { send } = await openInbox();
    const longest = { subject: "a".repeat(replyLimits.subject), text: "가".repeat(replyLimits.body) };
    expect((await send(formOf(JSON.stringify(longest)))).status).toBe(200);
  });

  test.each([
    ["that is no JSON", formOf("{"), 400],
    [
      "that ends early",
      formOf(JSON.stringify(answer), [{ name: "a", bytes: Buffer.from("a") }], { end: "" }),
      400,
    ],
    ["under another name", formOf(JSON.stringify(answer), [], { field: "other" }), 400],
    ["as JSON alone", { headers: { ...english, "content-type": "application/json" }, payload: "{}" }, 415],
  ])("in a form %s is refused", async (_, form, status) => {
    const { send, mails } = await openInbox();
    const response = await send(form as ReturnType<typeof formOf>);
    expect([response.status, typeof response.body.error]).toEqual([status, "string"]);
    expect(await mails()).toEqual([]);
  });

  const bytesOf = (...sizes: number[]) =>
    sizes.map((size, at) => ({ name: `${at}.bin`, bytes: Buffer.alloc(size) }));

  test.each([
    ["as many files as may be", bytesOf(...Array(replyLimits.files).fill(1)), 200],
    ["one file more", bytesOf(...Array(replyLimits.files + 1).fill(1)), 413],
    ["the longest file", bytesOf(replyLimits.bytes), 200],
    ["a file that is too long", bytesOf(replyLimits.bytes + 1), 413],
    ["two files that are too long together", bytesOf(replyLimits.bytes - 5, 6), 413],
    ["two files that are as long together as may be", bytesOf(replyLimits.bytes - 5, 5), 200],
  ])("with %s is answered with the limits or sent", async (_, files, status) => {
    const { send, mails } = await openInbox();
    const response = await send(formOf(JSON.stringify(answer), files));
    expect(response.status).toBe(status);
    if (status === 413) expect(response.body).toEqual({ error: tooLarge });
    expect(await mails()).toHaveLength(status === 200 ? 1 : 0);
  });

  test("in a form that is announced as too long is refused before it is read", async () => {
    const { send } = await openInbox();
    const form = formOf("not read");
    const length = String(replyLimits.bytes + 128 * 1024 + 64 * 1024 + 1);
    const refused = await send({
      ...form,
      headers: { ...form.headers, "content-length": length },
    } as typeof form);
    expect([refused.status, refused.body]).toEqual([413, { error: tooLarge }]);
  });

  test("is refused without a mail server, for an inquiry that is gone, and under a key of another reply", async () => {
    const form = formOf(JSON.stringify(answer));
    const unmailed = await (await openInbox({ hasMail: false })).send(form);
    expect([unmailed.status, unmailed.body]).toEqual([409, { error: words.inquiryMailUnavailable }]);
    const { call, send, logged } = await openInbox();
    const gone = await call("POST /api/admin/inquiries/99/replies/k-1", form);
    expect([gone.status, gone.body]).toEqual([404, { error: words.inquiryMissing }]);
    expect(await logged()).toEqual([]);
    await send(form);
    const taken = await send(formOf(JSON.stringify({ ...answer, text: "Another text." })));
    const withFile = await send(formOf(JSON.stringify(answer), [{ name: "offer.pdf", bytes: aPdf() }]));
    for (const { status, body } of [taken, withFile])
      expect([status, body]).toEqual([409, { error: words.replyKeyTaken, isKeyTaken: true }]);
    expect(await logged()).toHaveLength(1);
  });

  test("is refused with the inquiry after an answer that was not seen, and sent with the number of answers now", async () => {
    const { send, mails, logged } = await openInbox();
    const first = await send(formOf(JSON.stringify({ ...answer, repliesSeen: 0 })));
    expect(first.status).toBe(200);
    const late = (repliesSeen: number) =>
      send(formOf(JSON.stringify({ ...answer, text: "Another price.", repliesSeen })), "k-2");
    const refused = await late(0);
    expect([refused.status, refused.body.error]).toEqual([409, words.replyOutdated]);
    expect(refused.body.inquiry.history).toEqual(first.body.history);
    expect([await mails(), await logged()]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect((await late(1)).status).toBe(200);
    expect(await mails()).toMatchObject([{ textBody: answer.text }, { textBody: "Another price." }]);
  });

  test("is sent again only where it is there", async () => {
    const { call, id, path } = await openInbox();
    const missing = await call(`POST ${path}/none/mail`, { headers: english });
    expect([missing.status, missing.body]).toEqual([409, { error: words.inquiryMailMissing }]);
    const gone = await call(`POST /api/admin/inquiries/${id + 1}/replies/k-1/mail`, { headers: english });
    expect([gone.status, gone.body]).toEqual([404, { error: words.inquiryMissing }]);
  });
});

describe("a template of replies", () => {
  const path = "/api/admin/reply-templates";
  const template = { name: "Thanks", body: { ko: "감사합니다.", en: "Thank you." } };

  async function open() {
    const area = await openAdministration();
    const ask = (route: string, payload?: object, headers: Record<string, string> = {}) =>
      area.call(route, { headers: { ...english, ...headers }, ...(payload ? { payload } : {}) });
    const logged = async () =>
      (await area.services.audit.page(1)).entries.map(({ event, detail }) => [event, detail]).reverse();
    return { ...area, ask, logged };
  }

  test("is added once under its key, changed and removed, each with its entry in the log", async () => {
    const { ask, logged } = await open();
    const add = () => ask(`POST ${path}`, template, { "idempotency-key": "k-1" });
    const [added, again] = [await add(), await add()];
    expect([added.status, added.body]).toEqual([200, expect.objectContaining(template)]);
    expect(again.body).toEqual(added.body);
    const { id, updatedAt } = added.body;
    const changed = await ask(`PUT ${path}/${id}`, { ...template, name: "Many thanks", updatedAt });
    expect([changed.status, changed.body.name]).toEqual([200, "Many thanks"]);
    expect((await ask(`GET ${path}`)).body).toEqual({ templates: [changed.body] });
    expect((await ask(`DELETE ${path}/${id}`)).body).toEqual({ success: true });
    expect((await ask(`GET ${path}`)).body).toEqual({ templates: [] });
    const events = await logged();
    expect(events.at(-1)).toEqual(["reply-template-changed", `${id}`]);
    expect(events.at(-2)).toEqual(["reply-template-changed", "Many thanks"]);
    expect(events[0]).toEqual(["reply-template-changed", "Thanks"]);
  });

  test("that somebody else has changed, or that is gone, is refused and not logged", async () => {
    const { ask, logged } = await open();
    const { id, updatedAt } = (await ask(`POST ${path}`, template)).body;
    const outdated = await ask(`PUT ${path}/${id}`, { ...template, name: "x", updatedAt: updatedAt - 1 });
    expect([outdated.status, outdated.body]).toEqual([409, { error: words.templateOutdated }]);
    const gone = [
      await ask(`PUT ${path}/${id + 1}`, { ...template, updatedAt }),
      await ask(`DELETE ${path}/${id + 1}`),
    ];
    for (const { status, body } of gone)
      expect([status, body]).toEqual([404, { error: words.templateMissing }]);
    expect(await logged()).toHaveLength(1);
    expect((await ask(`GET ${path}`)).body.templates).toMatchObject([{ name: "Thanks" }]);
  });

  test("beyond the number that may be kept is refused with this number", async () => {
    const { ask, logged } = await open();
    for (let count = 0; count < templateLimits.count; count++)
      expect((await ask(`POST ${path}`, { ...template, name: `${count}` })).status).toBe(200);
    const { status, body } = await ask(`POST ${path}`, template);
    expect([status, body]).toEqual([409, { error: words.tooManyTemplates.replace("{count}", "50") }]);
    expect((await logged()).map(([, detail]) => detail)).not.toContain("Thanks");
  });
});
