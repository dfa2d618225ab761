import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { leaseMs } from "../queue-times.ts";
import { createServices } from "../services.ts";
import { createMailQueue } from "./mail-queue.ts";
import { insertMail } from "./outbox.ts";

const start = new Date("2025-03-04T05:06:07.000Z");
const day = 24 * 60 * 60 * 1000;
const clock = () => start;

/** An outbox and the queue behind it, with a clock that the test sets and no chance. */
function openMail(database: Database) {
  let now = start.getTime();
  const clock = () => new Date(now);
  const { outbox, housekeeping } = createServices({ database, clock });
  return {
    outbox,
    housekeeping,
    queue: createMailQueue(database, clock, () => 0),
    pass(ms: number) {
      now += ms;
    },
    rows: () => database.db.selectFrom("outbox").selectAll().orderBy("id").execute(),
  };
}

const tooMuch = { trouble: "busy", message: "451 Try again later" } as const;
const accepted = { response: "250 OK" };
const mail = { to: "a@example.com", subject: "제목", text: "본문", html: "<p>본문</p>" };

describeOnBothEngines("the outbox", ({ open }) => {
  test("hands out a mail once, as it was put in", async () => {
    const { outbox, queue } = openMail(await open());
    await outbox.enqueue({ ...mail, replyTo: "b@example.com" });
    expect(await queue.claim()).toEqual({
      id: expect.any(Number),
      attempt: 1,
      messageId: expect.stringMatching(/^[0-9a-f]{32}$/),
      createdAt: start,
      replyTo: "b@example.com",
      senderName: null,
      thread: [],
      isPersonal: false,
      files: [],
      ...mail,
    });
    expect(await queue.claim()).toBeUndefined();
  });

  test("hands out mails in the order in which they are due", async () => {
    const { outbox, queue, pass } = openMail(await open());
    for (const subject of ["1", "2", "3"]) {
      await outbox.enqueue({ ...mail, subject });
      pass(1);
    }
    const subjects = [await queue.claim(), await queue.claim(), await queue.claim()].map((m) => m?.subject);
    expect(subjects).toEqual(["1", "2", "3"]);
  });

  test("hands a mail to somebody else when nothing was heard of it, unless the claim is renewed", async () => {
    const { outbox, queue, pass } = openMail(await open());
    await outbox.enqueue(mail);
    const first = await queue.claim();
    pass(leaseMs - 1);
    if (first) await queue.renew(first);
    pass(leaseMs - 1);
    expect(await queue.claim()).toBeUndefined();
    pass(1);
    expect(await queue.claim()).toMatchObject({ id: first?.id, attempt: 2, messageId: first?.messageId });
  });

  test("hands out mails that a clock which was ahead has stored, once it is set right", async () => {
    const { outbox, queue, pass } = openMail(await open());
    pass(30 * day);
    await outbox.enqueue(mail);
    pass(-30 * day);
    expect(await queue.claim()).toMatchObject({ attempt: 1, createdAt: start });
    expect(await queue.dueInMs()).toBe(leaseMs);
    pass(leaseMs);
    expect((await outbox.depth()).oldestWaitingMs).toBe(leaseMs);
  });

  test("waits no longer than a lease or a pause for what a clock which was ahead has left", async () => {
    const { outbox, queue, pass } = openMail(await open());
    await outbox.enqueue(mail);
    await outbox.enqueue(mail);
    pass(2 * day);
    const failed = await queue.claim();
    if (failed) await queue.scheduleRetry(failed, tooMuch);
    const leased = await queue.claim();
    pass(-2 * day);
    const retried = await queue.claim();
    expect(retried).toMatchObject({ id: failed?.id, attempt: 2 });
    if (retried) await queue.markDelivered(retried, accepted);
    expect(await queue.claim()).toBeUndefined();
    pass(leaseMs);
    expect(await queue.claim()).toMatchObject({ id: leased?.id, attempt: 2 });
  });

  test("leaves a mail to an instance whose clock is a little ahead", async () => {
    const { outbox, queue, pass } = openMail(await open());
    await outbox.enqueue(mail);
    pass(5_000);
    await queue.claim();
    pass(-5_000);
    expect(await queue.claim()).toBeUndefined();
  });

  test("ignores a report for an expired claim to somebody else", async () => {
    const { outbox, queue, pass, rows } = openMail(await open());
    await outbox.enqueue(mail);
    const late = await queue.claim();
    pass(leaseMs);
    const current = await queue.claim();
    if (!late || !current) throw new Error("Both should have had the mail.");
    await queue.scheduleRetry(late, tooMuch);
    expect(await queue.claim()).toBeUndefined();
    await queue.markDelivered(current, accepted);
    expect(await rows()).toMatchObject([{ state: "delivered", trouble: null, lastError: null }]);
  });

  test("keeps the files of a mail until the delivery of its present claim is reported", async () => {
    const database = await open();
    const { outbox, queue, pass } = openMail(database);
    await outbox.enqueue(mail);
    const late = await queue.claim();
    if (!late) throw new Error("There is no mail.");
    const file = { mailId: late.id, position: 0, name: "offer.pdf", contentType: "application/pdf" };
    await database.db
      .insertInto("outboxFiles")
      .values({ ...file, bytes: Buffer.from("%PDF") })
      .execute();
    const files = () => database.db.selectFrom("outboxFiles").select("name").execute();
    pass(leaseMs);
    const current = await queue.claim();
    await queue.markDelivered(late, accepted);
    expect(await files()).toEqual([{ name: "offer.pdf" }]);
    if (current) await queue.markDelivered(current, accepted);
    expect(await files()).toEqual([]);
  });

  test("empties the texts of what was delivered, and says when", async () => {
    const { outbox, queue, pass, rows } = openMail(await open());
    await outbox.enqueue(mail);
    const claimed = await queue.claim();
    pass(5_000);
    if (claimed) await queue.markDelivered(claimed, accepted);
    expect(await rows()).toMatchObject([
      {
        state: "delivered",
        textBody: "",
        htmlBody: "",
        receipt: "250 OK",
        settledAt: start.getTime() + 5_000,
      },
    ]);
    pass(100 * day);
    expect(await queue.claim()).toBeUndefined();
  });

  test("brings a failed mail back after a pause that grows", async () => {
    const { outbox, queue, pass, rows } = openMail(await open());
    await outbox.enqueue(mail);
    for (const pauseMs of [10_000, 20_000, 40_000]) {
      const claimed = await queue.claim();
      if (claimed) await queue.scheduleRetry(claimed, tooMuch);
      expect(await queue.dueInMs()).toBe(pauseMs);
      pass(pauseMs - 1);
      expect(await queue.claim()).toBeUndefined();
      pass(1);
    }
    expect(await rows()).toMatchObject([
      {
        state: "waiting",
        attempts: 3,
        trouble: "busy",
        lastError: "451 Try again later",
        textBody: "본문",
      },
    ]);
  });

  test("gives a mail up after five days, or when it is of no use any more", async () => {
    const { outbox, queue, pass, rows } = openMail(await open());
    await outbox.enqueue(mail);
    await outbox.enqueue({ ...mail, giveUpAt: new Date(start.getTime() + 60_000) });
    pass(60_000);
    await queue.claim();
    expect(await rows()).toMatchObject([
      { state: "waiting", textBody: mail.text },
      { state: "failed", textBody: "", htmlBody: "" },
    ]);
    pass(5 * day);
    expect(await queue.claim()).toBeUndefined();
    expect((await rows()).map(({ state }) => state)).toEqual(["failed", "failed"]);
  });

  test("forgets a mail that belongs to no inquiry a month after it was settled", async () => {
    const { outbox, queue, housekeeping, pass, rows } = openMail(await open());
    await outbox.enqueue(mail);
    const claimed = await queue.claim();
    if (claimed) await queue.markDelivered(claimed, accepted);
    pass(29 * day);
    await housekeeping.run();
    expect(await rows()).toHaveLength(1);
    pass(day);
    await housekeeping.run();
    expect(await rows()).toEqual([]);
  });

  test("gives mails of a thread the host of the site, which stays when the domain of the sender changes", async () => {
    const database = await open();
    const sites = ["https://www.site.example/x", "http://localhost:3000", undefined];
    for (const siteUrl of sites)
      await insertMail(database.db, { ...mail, ...(siteUrl && { siteUrl }) }, { clock, randomBytes });
    const rows = await database.db.selectFrom("outbox").select("messageId").orderBy("id").execute();
    expect(rows.map(({ messageId }) => messageId.replace(/^[0-9a-f]{32}/, "…"))).toEqual([
      "…@www.site.example",
      "…",
      "…",
    ]);
  });

  test("leaves out the oldest mails of a thread that is too long", async () => {
    const database = await open();
    const thread = Array.from({ length: 100 }, (_, index) => `${index}@${"long".repeat(20)}.example`);
    await insertMail(database.db, { ...mail, thread }, { clock, randomBytes });
    const { thread: kept = [] } = (await openMail(database).queue.claim()) ?? {};
    expect(kept.length).toBeGreaterThan(50);
    expect(kept).toEqual(thread.slice(-kept.length));
  });

  test("has nothing due when it is empty", async () => {
    const { queue } = openMail(await open());
    expect(await queue.dueInMs()).toBeUndefined();
  });
});

describeOn("postgres", "the outbox of several instances", ({ open, address }) => {
  test("hands out every mail to one of them only", async () => {
    const databaseAddress = await address();
    const [one, other] = [openMail(await open(databaseAddress)), openMail(await open(databaseAddress))];
    for (let index = 0; index < 20; index++) await one.outbox.enqueue(mail);
    const claimed: number[] = [];
    const empty = async ({ queue }: typeof one) => {
      // A lost race is no empty outbox.
      while ((await queue.dueInMs()) === 0) claimed.push((await queue.claim())?.id ?? 0);
    };
    await Promise.all([empty(one), empty(other), empty(one), empty(other)]);
    const ids = claimed.filter((id) => id !== 0);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});
