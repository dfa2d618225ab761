import { expect, test } from "vitest";
import { anInquiry } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { mailSetUp } from "../../../tests/support/mail-options.ts";
import type { Database } from "../database/connect.ts";
import { createServices } from "../services.ts";
import type { MailFailure } from "./mail-outcome.ts";
import { createMailQueue } from "./mail-queue.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** An inquiry with its two mails and an answer, none of which has been tried. */
async function openMails(database: Database) {
  let now = Date.parse("2026-03-04T05:06:07.000Z");
  const clock = () => new Date(now);
  const mail = mailSetUp({ to: "sales@example.com, boss@example.com, gone@example.com" });
  const services = createServices({ database, clock, rateLimit: false, mail });
  const { inquiries, inbox, outbox } = services;
  const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
  const stored = await inquiries.receive(anInquiry(), arrival);
  const id = stored.kind === "stored" ? stored.id : 0;
  const file = { name: "offer.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF") };
  await inbox.reply(id, { key: "first", author: "kim", subject: "Re", text: "답변", files: [file] });
  const queue = createMailQueue(database, clock, () => 0);
  const kinds = { staff: "inquiryId", confirmation: "copyOf", answer: "replyToInquiry" } as const;
  return {
    id,
    inbox,
    outbox,
    queue,
    clock,
    /** Leaves this mail alone in the outbox. */
    async keep(kind: keyof typeof kinds) {
      await database.db.deleteFrom("outbox").where(kinds[kind], "is", null).execute();
    },
    async row() {
      return database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    },
    files: () => database.db.selectFrom("outboxFiles").select("name").execute(),
    pass(ms: number) {
      now += ms;
    },
    /** Claims the mail when it is due, and has it fail. */
    async fail(failure: MailFailure) {
      now += Math.max(0, (await queue.dueInMs()) ?? 0);
      const claimed = await queue.claim();
      if (!claimed) throw new Error("No mail is due.");
      await queue.scheduleRetry(claimed, failure);
      return claimed;
    },
    async succeed(success: Parameters<typeof queue.markDelivered>[1]) {
      now += Math.max(0, (await queue.dueInMs()) ?? 0);
      const claimed = await queue.claim();
      if (!claimed) throw new Error("No mail is due.");
      await queue.markDelivered(claimed, success);
      return claimed;
    },
  };
}

const refusal = { trouble: "recipient", message: "550 No such mailbox" } as const;
const unreachable = { trouble: "unreachable", message: "connect ECONNREFUSED" } as const;
const greylisted = { to: "boss@example.com", message: "boss@example.com: 451 Greylisted" };
const gone = "gone@example.com: 550 No such mailbox";

describeOnBothEngines("a mail that one of its recipients has", ({ open }) => {
  test("waits for those that were refused for now, and reports those refused for good at its end", async () => {
    const { keep, inbox, id, queue, row, fail, succeed } = await openMails(await open());
    await keep("staff");
    const first = await succeed({ response: "250 first", refused: gone, deferred: greylisted });
    expect((await inbox.find(id))?.mail).toMatchObject({
      state: "waiting",
      trouble: "some-waiting",
      lastError: `${greylisted.message}; ${gone}`,
      nextAttemptAt: "2026-03-04T05:06:17.000Z",
    });
    expect((await row()).textBody).toContain("견적");
    const second = await fail(unreachable);
    expect(second).toMatchObject({ to: "boss@example.com", messageId: first.messageId, text: first.text });
    expect((await row()).lastError).toBe(`boss@example.com: connect ECONNREFUSED; ${gone}`);
    await succeed({ response: "250 second" });
    expect(await row()).toMatchObject({
      state: "delivered",
      trouble: "some-recipients",
      lastError: gone,
      receipt: "250 second",
      textBody: "",
      htmlBody: "",
    });
    expect(await queue.dueInMs()).toBeUndefined();
  });

  test("is delivered without trouble once all have it", async () => {
    const { keep, row, succeed } = await openMails(await open());
    await keep("staff");
    await succeed({ response: "250 first", deferred: greylisted });
    await succeed({ response: "250 second" });
    expect(await row()).toMatchObject({ state: "delivered", trouble: null, lastError: null });
  });

  test("ends when the others are refused for good three times", async () => {
    const { keep, row, fail, succeed } = await openMails(await open());
    await keep("staff");
    await succeed({ response: "250 first", refused: gone, deferred: greylisted });
    for (let times = 0; times < 3; times++) await fail(refusal);
    expect(await row()).toMatchObject({
      state: "delivered",
      trouble: "some-recipients",
      lastError: `boss@example.com: 550 No such mailbox; ${gone}`,
      receipt: "250 first",
      textBody: "",
    });
  });

  test("says that the others wait while the server refuses them for now, and names another fault", async () => {
    const { keep, row, fail, succeed } = await openMails(await open());
    await keep("staff");
    await succeed({ response: "250 first", deferred: greylisted });
    for (const [failure, trouble] of [
      [{ trouble: "busy", message: "451 Greylisted" }, "some-waiting"],
      [unreachable, "unreachable"],
      [refusal, "some-recipients"],
    ] as const) {
      await fail(failure);
      expect(await row()).toMatchObject({ state: "waiting", trouble });
    }
  });

  test("is sent again on request to those who lack it", async () => {
    const { keep, id, inbox, clock, row, pass, succeed } = await openMails(await open());
    await keep("staff");
    await succeed({ response: "250 first", deferred: greylisted });
    pass(day);
    await inbox.sendMailAgain({ inquiryId: id }, 0);
    const again = await succeed({ response: "250 second" });
    expect(again).toMatchObject({ to: "boss@example.com", createdAt: clock() });
    expect(await row()).toMatchObject({ state: "delivered", trouble: null });
  });

  test("is delivered after five days, and names those who lack it", async () => {
    const { keep, clock, outbox, row, files, pass, queue, succeed } = await openMails(await open());
    await keep("answer");
    expect(await files()).toHaveLength(1);
    await succeed({ response: "250 first", refused: gone, deferred: greylisted });
    pass(5 * day);
    expect(await queue.claim()).toBeUndefined();
    expect(await row()).toMatchObject({
      state: "delivered",
      trouble: "some-recipients",
      lastError: `${greylisted.message}; ${gone}`,
      receipt: "250 first",
      textBody: "",
      htmlBody: "",
      settledAt: clock().getTime(),
    });
    expect(await files()).toEqual([]);
    expect(await outbox.depth()).toMatchObject({ waiting: 0, failed: 0, failedLastHour: 0 });
  });
});

describeOnBothEngines("a mail whose recipient is refused for good", ({ open }) => {
  test("is given up after three tries where it is an answer, and sent again on request", async () => {
    const { keep, id, inbox, outbox, queue, clock, files, pass, fail, succeed } = await openMails(
      await open(),
    );
    await keep("answer");
    const mailOf = async () =>
      (await inbox.find(id))?.history.flatMap((entry) => (entry.kind === "reply" ? [entry.mail] : []));
    await fail(unreachable);
    await fail(refusal);
    await fail(refusal);
    expect(await mailOf()).toMatchObject([{ state: "waiting", attempts: 3, trouble: "recipient" }]);
    await fail(refusal);
    expect(await mailOf()).toMatchObject([
      { state: "failed", attempts: 4, trouble: "recipient", lastError: refusal.message },
    ]);
    expect(clock().getTime() - Date.parse("2026-03-04T05:06:07.000Z")).toBeLessThan(30 * minute);
    expect(await outbox.depth()).toMatchObject({ waiting: 0, failed: 1, failedLastHour: 1 });
    pass(60 * minute);
    expect(await outbox.depth()).toMatchObject({ failed: 1, failedLastHour: 0 });
    expect(await queue.dueInMs()).toBeUndefined();
    await inbox.sendMailAgain({ inquiryId: id, replyKey: "first" }, 0);
    await fail(refusal);
    expect(await mailOf()).toMatchObject([{ state: "waiting", attempts: 1 }]);
    const again = await succeed({ response: "250 OK" });
    expect(again).toMatchObject({ text: "답변", files: [{ name: "offer.pdf" }] });
    expect(await files()).toEqual([]);
  });

  test("is given up after three tries where it is a confirmation, and is nobody's trouble meanwhile", async () => {
    const { keep, outbox, row, fail, pass } = await openMails(await open());
    await keep("confirmation");
    await fail(refusal);
    pass(40 * minute);
    expect(await outbox.depth()).toEqual({ waiting: 0, failed: 0, failedLastHour: 0, oldestWaitingMs: 0 });
    await fail(unreachable);
    expect(await outbox.depth()).toMatchObject({ waiting: 1, failed: 0 });
    await fail(refusal);
    await fail(refusal);
    expect(await row()).toMatchObject({ state: "failed", textBody: "", htmlBody: "", refusals: 2 });
    expect(await outbox.depth()).toEqual({ waiting: 0, failed: 0, failedLastHour: 0, oldestWaitingMs: 0 });
  });

  test("is tried for five days where it is to the staff, whose address can be mended", async () => {
    const { keep, row, fail } = await openMails(await open());
    await keep("staff");
    for (let times = 0; times < 10; times++) await fail(refusal);
    expect(await row()).toMatchObject({ state: "waiting", attempts: 10, trouble: "recipient" });
  });

  test.each(["login", "refused", "sender"] as const)(
    "is tried on while the trouble is %s, which an administrator can end",
    async (trouble) => {
      const { keep, row, fail } = await openMails(await open());
      await keep("answer");
      for (let times = 0; times < 10; times++) await fail({ trouble, message: "no" });
      expect(await row()).toMatchObject({ state: "waiting", attempts: 10 });
    },
  );
});
