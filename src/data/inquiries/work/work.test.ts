import { expect, test } from "vitest";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { HistoryEntry } from "#domain/inquiries/work/history.ts";
import { anInquiry } from "../../../../tests/support/builders.ts";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../../../tests/support/database.ts";
import { mailSetUp } from "../../../../tests/support/mail-options.ts";
import type { Database } from "../../database/connect.ts";
import { createMailQueue } from "../../mail/mail-queue.ts";
import { createServices } from "../../services.ts";

function openWork(database: Database, isMailed = true) {
  const time = { now: new Date("2025-03-04T00:00:00.000Z") };
  const services = createServices({
    database,
    clock: () => time.now,
    rateLimit: false,
    ...(isMailed ? { mail: mailSetUp({ to: "sales@example.com", inboxUrl: "https://site.example/" }) } : {}),
  });
  async function add(company = "다라물산"): Promise<number> {
    time.now = new Date(time.now.getTime() + 60_000);
    const result = await services.inquiries.receive(anInquiry({ company }), {
      address: "203.0.113.7",
      locale: "en",
      suspicion: null,
    });
    return result.kind === "stored" ? result.id : 0;
  }
  return { ...services, time, add };
}

const aReply = (key: string, text = "Dear Jane") => ({
  key,
  author: "kim",
  subject: "Re: your inquiry",
  text,
  files: [{ name: "sheet.pdf", contentType: "application/pdf", bytes: Buffer.from([0, 255]) }],
});

const keyOf = (entry: HistoryEntry) => (entry.kind === "reply" ? [entry.key] : []);

describeOnBothEngines("an inquiry that is worked", ({ open }) => {
  test("keeps each change with who and when, and what stays the same is no change", async () => {
    const { inbox, add, accounts } = openWork(await open());
    await accounts.createFirst({ username: "kim", password: "a-long-password-1" });
    const id = await add();
    await inbox.change(id, { status: "quoted", responsible: "kim", nextOn: "2025-03-10" }, "lee");
    const changed = await inbox.change(id, { status: "quoted", valueKrw: 120_000_000 }, "kim");
    const entry = { by: "lee", at: "2025-03-04T00:01:00.000Z", before: null };
    expect(changed).toMatchObject({
      status: "quoted",
      responsible: "kim",
      nextOn: "2025-03-10",
      valueKrw: 120_000_000,
      history: [
        { ...entry, kind: "status", before: "new", after: "quoted" },
        { ...entry, kind: "responsible", after: "kim" },
        { ...entry, kind: "next", after: "2025-03-10" },
        { ...entry, by: "kim", kind: "value", after: "120000000" },
      ],
    });
    expect(await inbox.change(id, { responsible: null, valueKrw: null }, "kim")).toMatchObject({
      responsible: null,
      valueKrw: null,
    });
  });

  test("is given to nobody who is no administrator, and changes nothing then", async () => {
    const { inbox, add } = openWork(await open());
    const id = await add();
    expect(await inbox.change(id, { status: "won", responsible: "gone" }, "kim")).toBe("no-administrator");
    expect(await inbox.find(id)).toMatchObject({ status: "new", history: [] });
  });

  test("that is new again counts as unanswered, unless an answer was sent", async () => {
    const { inbox, add, time } = openWork(await open());
    const [id, sent] = [await add(), await add()];
    await inbox.change(id, { status: "in-progress" }, "kim");
    expect(await inbox.change(id, { status: "new" }, "kim")).toMatchObject({
      answered: null,
      history: [{ after: "in-progress" }, { after: "new" }],
    });
    await inbox.reply(sent, aReply("k"));
    expect(await inbox.change(sent, { status: "new" }, "lee")).toMatchObject({ answered: { by: "kim" } });
    const period = { from: "2025-01-01", to: "2025-12-31" };
    expect(await inbox.figures(period)).toMatchObject({ total: 2, answered: 1 });
    time.now = new Date(time.now.getTime() + 60_000);
    await inbox.change(id, { status: "quoted" }, "lee");
    expect(await inbox.find(id)).toMatchObject({ answered: { by: "lee", at: time.now.toISOString() } });
  });

  test("comes first in the list by the day on which it is due, while it is open", async () => {
    const { inbox, add } = openWork(await open());
    const [late, soon, closed] = [await add("late"), await add("soon"), await add("closed")];
    await add("newest");
    await inbox.change(late, { nextOn: "2025-04-01" }, "kim");
    await inbox.change(soon, { nextOn: "2025-03-05", status: "quoted" }, "kim");
    await inbox.change(closed, { nextOn: "2025-03-01", status: "lost" }, "kim");
    const { inquiries } = await inbox.list({}, 1);
    expect(inquiries.map(({ company }) => company)).toEqual(["soon", "late", "newest", "closed"]);
  });
});

describeOnBothEngines("figures of inquiries", ({ open }) => {
  test("count what came in on the days in Korea, with page, product, country and value", async () => {
    const { inbox, inquiries, time } = openWork(await open());
    const arrival = { address: "203.0.113.7", locale: "en" as const, suspicion: null };
    const receive = async (facts: Partial<SentInquiry>, at: string) => {
      time.now = new Date(at);
      const result = await inquiries.receive({ ...anInquiry(), ...facts }, arrival);
      return result.kind === "stored" ? result.id : 0;
    };
    await receive({ company: "before" }, "2025-02-28T14:59:59Z");
    const won = await receive(
      { phone: "+971 4 222 2222", page: "/en/products/sf", selection: "product=sf/sf-300" },
      "2025-02-28T15:00:00Z",
    );
    await receive({ phone: "02-3456-7890", productType: "" }, "2025-03-31T14:59:59Z");
    await receive({ company: "after" }, "2025-03-31T15:00:00Z");
    time.now = new Date("2025-02-28T18:00:00Z");
    await inbox.change(won, { status: "won", valueKrw: 120_000_000 }, "kim");
    expect(await inbox.figures({ from: "2025-03-01", to: "2025-03-31" })).toEqual({
      total: 2,
      leftOut: 0,
      answered: 1,
      withinDay: 1,
      medianHours: 3,
      wonKrw: 120_000_000,
      quotedKrw: 0,
      months: [{ of: "2025-03", count: 2, won: 1 }],
      statuses: [
        { of: "new", count: 1, won: 0 },
        { of: "won", count: 1, won: 1 },
      ],
      pages: [
        { of: "/en/products/sf", count: 1, won: 1 },
        { of: null, count: 1, won: 0 },
      ],
      products: [
        { of: "industrial", count: 1, won: 1 },
        { of: null, count: 1, won: 0 },
      ],
      series: [{ of: "sf/sf-300", count: 1, won: 1 }],
      countries: [
        { of: "AE", count: 1, won: 1 },
        { of: null, count: 1, won: 0 },
      ],
    });
  });
});

describeOnBothEngines("an answer", ({ open }) => {
  test("goes out once, below the confirmation, and a new inquiry is in progress then", async () => {
    const database = await open();
    const { inbox, add } = openWork(database);
    const id = await add();
    expect(await inbox.find(id)).toMatchObject({ receiptSubject: expect.stringContaining("Q-") });
    await inbox.reply(id, aReply("k1"));
    expect(await inbox.reply(id, aReply("k1"))).toMatchObject({
      status: "in-progress",
      answered: { by: "kim" },
      history: [
        { kind: "status", before: "new", after: "in-progress" },
        {
          kind: "reply",
          by: "kim",
          subject: "Re: your inquiry",
          body: "Dear Jane",
          files: [{ name: "sheet.pdf", size: 2 }],
          mail: { state: "waiting" },
        },
      ],
    });
    await inbox.reply(id, aReply("k2"));
    const mails = await database.db
      .selectFrom("outbox")
      .select(["messageId", "copyOf", "replyKey", "thread", "recipient", "replyTo", "senderName"])
      .orderBy("id")
      .execute();
    const [, confirmation, first, second] = mails;
    expect(mails).toHaveLength(4);
    expect(confirmation?.copyOf).toBe(id);
    expect(first).toMatchObject({
      recipient: "buyer@example.com",
      senderName: "SD Cooling Tower",
      replyTo: expect.stringContaining("@"),
    });
    for (const sent of [confirmation, first, second])
      expect(sent?.messageId).toMatch(/^[0-9a-f]{32}@site\.example$/);
    expect(JSON.parse(first?.thread ?? "")).toEqual([confirmation?.messageId]);
    expect(JSON.parse(second?.thread ?? "")).toEqual([confirmation?.messageId, first?.messageId]);
  });

  test("that was given up is sent again with its files, and one that was delivered is not", async () => {
    const database = await open();
    const { inbox, add } = openWork(database);
    const id = await add();
    await inbox.reply(id, aReply("k"));
    const mailOf = (state: "failed" | "delivered") =>
      database.db
        .updateTable("outbox")
        .set({ state, attempts: 1, trouble: "recipient" })
        .where("replyKey", "=", "k");
    await mailOf("failed").execute();
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ isAnswerStuck: true }]);
    const tried = await inbox.sendMailAgain({ inquiryId: id, replyKey: "k" }, 0);
    expect(tried).toMatchObject({ kind: "tried", inquiry: { mail: { attempts: 0 } } });
    expect((await inbox.find(id))?.history.at(-1)).toMatchObject({
      key: "k",
      mail: { state: "waiting", attempts: 0, trouble: null },
    });
    expect(await database.db.selectFrom("outboxFiles").selectAll().execute()).toHaveLength(1);
    await mailOf("delivered").execute();
    expect(await inbox.find(id)).toMatchObject({ isAnswerStuck: false });
    expect(await inbox.sendMailAgain({ inquiryId: id, replyKey: "k" })).toEqual({ kind: "no-mail" });
    expect(await inbox.sendMailAgain({ inquiryId: id, replyKey: "other" })).toEqual({ kind: "no-mail" });
  });

  test("of another text or other files under the same key, or of somebody else, is refused", async () => {
    const { inbox, add } = openWork(await open());
    const id = await add();
    await inbox.reply(id, aReply("k"));
    expect(await inbox.reply(id, aReply("k", "another text"))).toBe("key-taken");
    expect(await inbox.reply(id, { ...aReply("k"), files: [] })).toBe("key-taken");
    expect(await inbox.reply(id, { ...aReply("k"), author: "lee" })).toBe("key-taken");
    expect(await inbox.reply(id + 1, aReply("k"))).toBe("no-inquiry");
  });

  test("is not sent after an answer that its sender has not seen, and then once they have", async () => {
    const { inbox, add, time } = openWork(await open());
    const id = await add();
    const unseen = { ...aReply("k1"), repliesSeen: 0 };
    const late = { ...aReply("k2", "Another price"), author: "lee", repliesSeen: 0 };
    const outcomes = await Promise.all([inbox.reply(id, unseen), inbox.reply(id, late)]);
    const refused = outcomes.find((outcome) => typeof outcome === "object" && "outdated" in outcome);
    const stored = await inbox.find(id);
    expect(refused).toEqual({ outdated: stored });
    const keys = () => inbox.find(id).then((inquiry) => inquiry?.history.flatMap(keyOf));
    const first = (await keys()) ?? [];
    expect(first).toHaveLength(1);
    const [again, other] = first[0] === "k1" ? [unseen, late] : [late, unseen];
    expect(await inbox.reply(id, again)).toEqual(stored);
    time.now = new Date(time.now.getTime() + 60_000);
    await inbox.reply(id, { ...other, repliesSeen: 1 });
    expect(await keys()).toEqual([again.key, other.key]);
  });

  test("is not taken where no mail is set up", async () => {
    const { inbox, add } = openWork(await open(), false);
    expect(await inbox.reply(await add(), aReply("k"))).toBe("no-server");
  });

  test("goes with its inquiry, with its mail and its files", async () => {
    const database = await open();
    const { inbox, add } = openWork(database);
    const id = await add();
    await inbox.reply(id, aReply("k"));
    await inbox.remove(id);
    for (const table of ["inquiryReplies", "inquiryEvents", "outboxFiles", "outbox"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describeOnBothEngines("a template", ({ open }) => {
  test("is changed by its version only, and found by name", async () => {
    const { replyTemplates } = openWork(await open());
    const body = { ko: "납기 안내", en: "Delivery" };
    const added = await replyTemplates.add({ name: "나", body });
    if (added === "too-many") throw new Error("There was room.");
    await replyTemplates.add({ name: "가", body });
    expect((await replyTemplates.list()).map(({ name }) => name)).toEqual(["가", "나"]);
    const { id, updatedAt } = added;
    const changed = await replyTemplates.change(id, { name: "다", body, updatedAt });
    expect(changed).toMatchObject({ id, name: "다" });
    expect(await replyTemplates.change(id, { name: "라", body, updatedAt })).toEqual({ outdated: changed });
    expect(await replyTemplates.remove(id)).toBe(true);
    expect(await replyTemplates.change(id, { name: "라", body, updatedAt })).toBe("no-template");
  });
});

describeOnBothEngines("templates", ({ open }) => {
  test("are listed in alphabetical order, in either case, equal names by their age", async () => {
    const { replyTemplates } = openWork(await open());
    const add = (name: string, ko = "") => replyTemplates.add({ name, body: { ko, en: "" } });
    for (const name of ["Zed", "apple", "견적", "Banana", "가격"]) await add(name);
    await add("apple", "later");
    const listed = await replyTemplates.list();
    expect(listed.map(({ name, body }) => name + body.ko)).toEqual([
      ...["가격", "견적", "apple", "applelater", "Banana", "Zed"],
    ]);
  });
});

describeOn("postgres", "a template", ({ open }) => {
  test("that is removed while it is changed is missing", async () => {
    const database = await open();
    const { replyTemplates } = openWork(database);
    const body = { ko: "납기 안내", en: "Delivery" };
    const added = await replyTemplates.add({ name: "나", body });
    if (added === "too-many") throw new Error("There was room.");
    let changed: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("replyTemplates").execute();
      changed = replyTemplates.change(added.id, { ...added, name: "다" });
      await expect.poll(() => blockedStatements(database)).toBe(1);
    });
    expect(await changed).toBe("no-template");
  });
});

describeOnBothEngines("a template that is sent again after a lost answer", ({ open }) => {
  test("is stored once, and with other texts it is another one", async () => {
    const { replyTemplates } = openWork(await open());
    const body = { ko: "납기 안내", en: "Delivery" };
    const added = await replyTemplates.add({ name: "가", body }, "k");
    expect(await replyTemplates.add({ name: "가", body }, "k")).toEqual(added);
    await replyTemplates.add({ name: "가", body: { ...body, en: "Delivery time" } }, "k");
    await replyTemplates.add({ name: "가", body }, "other");
    expect(await replyTemplates.list()).toHaveLength(3);
  });
});

describeOnBothEngines("a reminder of a working morning", ({ open }) => {
  test("names what is unanswered for a day and what is due, once", async () => {
    const database = await open();
    const { inbox, add, reminders, time } = openWork(database);
    await add("unanswered");
    const due = await add("due");
    await inbox.change(due, { status: "in-progress", nextOn: "2025-03-05" }, "kim");
    const mails = async () => {
      await reminders.sendDue();
      const rows = await database.db
        .selectFrom("outbox")
        .select(["recipient", "subject", "textBody"])
        .where("inquiryId", "is", null)
        .where("copyOf", "is", null)
        .execute();
      return rows;
    };
    // 23:00 UTC is 08:00 of the next day in Korea.
    time.now = new Date("2025-03-04T23:00:00.000Z");
    expect(await mails()).toEqual([]);
    time.now = new Date("2025-03-05T01:00:00.000Z");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe("sales@example.com");
    expect(mail?.subject).toContain("답변을 기다리는 문의 1건, 오늘 할 일 1건");
    expect(mail?.textBody).toMatch(
      /unanswered 홍길동 · 2025-03-04 09:01 접수[\s\S]+due 홍길동 · 다음 할 일 2025-03-05/,
    );
    await Promise.all([reminders.sendDue(), reminders.sendDue()]);
    expect(await mails()).toHaveLength(1);
    // A Saturday, children's day and the Tuesday that makes up for Buddha's birthday.
    for (const day of ["2025-03-08", "2025-05-05", "2025-05-06"]) {
      time.now = new Date(`${day}T01:00:00.000Z`);
      expect(await mails()).toHaveLength(1);
    }
    time.now = new Date("2025-05-07T01:00:00.000Z");
    expect(await mails()).toHaveLength(2);
  });

  test("is given up in the evening, and names nobody any more", async () => {
    const database = await open();
    const { inbox, add, reminders, time } = openWork(database);
    const queue = createMailQueue(database, () => time.now);
    const id = await add("erased");
    time.now = new Date("2025-03-05T01:00:00.000Z");
    await reminders.sendDue();
    await inbox.remove(id);
    const mails = () => database.db.selectFrom("outbox").select(["state", "textBody", "htmlBody"]).execute();
    time.now = new Date("2025-03-05T08:59:59.000Z");
    const claimed = await queue.claim();
    expect(claimed?.text).toContain("erased");
    if (claimed) await queue.scheduleRetry(claimed, { trouble: "unreachable", message: "down" });
    time.now = new Date("2025-03-05T09:00:00.000Z");
    expect(await queue.claim()).toBeUndefined();
    expect(await mails()).toEqual([{ state: "failed", textBody: "", htmlBody: "" }]);
  });

  test("about quarantined inquiries is one in an hour", async () => {
    const database = await open();
    const { add, reminders, time } = openWork(database);
    await add("a");
    await add("b");
    await database.db.updateTable("contactInquiries").set({ status: "set-aside" }).execute();
    // Sunday: the summary does not wait for a working day.
    time.now = new Date("2025-03-09T01:00:00.000Z");
    await database.db
      .updateTable("contactInquiries")
      .set({ createdAt: time.now.getTime() - 1000 })
      .execute();
    const subjects = async () => {
      await reminders.sendDue();
      const rows = await database.db
        .selectFrom("outbox")
        .select("subject")
        .where("subject", "like", "%보류%")
        .orderBy("id")
        .execute();
      return rows.map(({ subject }) => subject);
    };
    expect(await subjects()).toEqual([expect.stringContaining("보류한 문의 2건")]);
    await add("c");
    await database.db
      .updateTable("contactInquiries")
      .set({ status: "set-aside" })
      .where("company", "=", "c")
      .execute();
    expect(await subjects()).toHaveLength(1);
    time.now = new Date(time.now.getTime() + 60 * 60 * 1000);
    expect(await subjects()).toEqual([expect.anything(), expect.stringContaining("보류한 문의 1건")]);
  });
});
