import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { anInquiry } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { mailSetUp } from "../../../tests/support/mail-options.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import type { Database } from "../database/connect.ts";
import { DatabaseUnavailable } from "../database/unavailable.ts";
import { createServices } from "../services.ts";
import { createMailDelivery, startDue } from "./delivery.ts";
import { createMailQueue, type MailQueue } from "./mail-queue.ts";
import { createOutbox } from "./outbox.ts";
import { smtpSender } from "./smtp.ts";

let server: MailServer;
let database: Database;
let now: number;
const cut = new AbortController();
const clock = () => new Date(now);

beforeEach(async () => {
  [server, database] = await Promise.all([startMailServer(), openMemory()]);
  now = Date.parse("2025-03-04T05:06:07.000Z");
});
afterEach(async () => {
  await server.down();
  await database.close();
});

/** Delivers all due mails. */
async function deliverDue(options: Parameters<typeof startDue>[0], signal: AbortSignal): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  do await startDue(options, signal, { inFlight });
  while ((await Promise.all(inFlight)).length > 0);
}

function openSite(wake: () => void = () => undefined) {
  const inboxUrl = "https://site.example/sd_admin/inquiries";
  const mail = mailSetUp({ to: "sales@example.com", inboxUrl, wake });
  const services = createServices({ database, clock, rateLimit: false, mail });
  const queue = createMailQueue(database, clock, () => 0);
  const send = smtpSender({
    server: { url: server.url },
    from: { name: "SD쿨링타워", address: "site@example.com" },
  });
  const troubles: string[] = [];
  const options = {
    queue,
    send,
    isSetUp: async () => true,
    onError: (trouble: Error) => troubles.push(trouble.message),
  };
  return {
    ...services,
    options,
    troubles,
    /** Deletes the confirmation to the sender, so that one mail is left to check. */
    async send(facts: Partial<Inquiry> = {}, locale: Locale = "ko") {
      const arrival = { address: "203.0.113.7", locale, suspicion: null };
      const result = await services.inquiries.receive(anInquiry(facts), arrival);
      await database.db.deleteFrom("outbox").where("copyOf", "is not", null).execute();
      return result;
    },
    deliver: (other: Partial<{ queue: MailQueue }> = {}) => deliverDue({ ...options, ...other }, cut.signal),
    mailOf: async () => (await services.inbox.list({}, 1)).inquiries.map(({ mail }) => mail),
  };
}

describe("a mail about an inquiry", () => {
  test("says in text and in HTML what the visitor wrote, and is answered to the visitor", async () => {
    const { send, deliver } = openSite();
    const result = await send({ message: "첫 줄\n<b>둘째</b> & 줄" });
    await deliver();
    const id = result.kind === "stored" ? result.id : 0;
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      recipients: ["sales@example.com"],
      from: { name: "SD쿨링타워", address: "site@example.com" },
      to: [{ address: "sales@example.com" }],
      replyTo: [{ address: "buyer@example.com" }],
      subject: expect.stringContaining("[온라인 문의] 다라물산 홍길동"),
    });
    expect(mail?.text).toContain("첫 줄\n<b>둘째</b> & 줄");
    expect(mail?.text).toContain(`문의함에서 보기: https://site.example/sd_admin/inquiries?id=${id}`);
    expect(mail?.html).toContain(`href="https://site.example/sd_admin/inquiries?id=${id}"`);
    expect(mail?.html).toContain("첫 줄<br>&lt;b&gt;둘째&lt;/b&gt; &amp; 줄");
    expect(mail?.html).toContain("산업용 냉각탑");
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@example\.com>$/);
    expect(Date.parse(mail?.date ?? "")).toBe(now);
  });

  test("is English where the inquiry is, so that a reply to it is", async () => {
    const { send, deliver } = openSite();
    await send({ company: "Acme", name: "Jane Doe", message: "Please quote." }, "en");
    await deliver();
    const [mail] = server.mails;
    expect(mail?.subject).toMatch(/^\[Inquiry\] Acme, Jane Doe \(Q-\w{4}-\w{2}\)$/);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("Industrial cooling towers");
      expect(body).toContain("2025-03-04 14:06 (Korean time)");
      expect(body).not.toMatch(/\p{Script=Hangul}/u);
    }
    expect(mail?.html).toContain('<html lang="en">');
  });

  test("gets no header from what was typed", async () => {
    const { send, deliver } = openSite();
    const injected = "A\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>";
    await send({ company: injected, name: injected });
    await deliver();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(["sales@example.com"]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.html).not.toContain("<script>");
  });
});

describe("a mail server that is", () => {
  test("down loses nothing: the mail arrives once when it is back", async () => {
    const { send, deliver, mailOf } = openSite();
    await server.down();
    expect(await send()).toMatchObject({ kind: "stored" });
    await deliver();
    const [waiting] = await mailOf();
    expect(waiting).toMatchObject({ state: "waiting", attempts: 1 });
    expect(waiting).toMatchObject({
      trouble: "unreachable",
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    expect(waiting?.nextAttemptAt).toBe("2025-03-04T05:06:17.000Z");
    await server.up();
    await deliver();
    expect(server.mails).toHaveLength(0);
    now += 10_000;
    await deliver();
    await deliver();
    expect(server.mails).toHaveLength(1);
    expect(await mailOf()).toMatchObject([
      {
        state: "delivered",
        attempts: 2,
        trouble: null,
        lastError: null,
        receipt: expect.stringMatching(/^250 /),
      },
    ]);
  });

  test.each([
    ["refuse for now" as const, "451 Try again later", "busy"],
    ["refuse" as const, "550 No such mailbox", "recipient"],
  ])("one to %s is asked again, and its words are kept", async (behaviour, lastError, trouble) => {
    const { send, deliver, mailOf, troubles } = openSite();
    server.behave(behaviour);
    await send();
    await deliver();
    const [refused] = await mailOf();
    expect(refused).toMatchObject({ state: "waiting", trouble, lastError });
    expect(troubles).toHaveLength(1);
    server.behave("accept");
    now += 10_000;
    await deliver();
    expect(server.mails).toHaveLength(1);
    expect(server.attempts()).toBe(2);
  });

  test("slow gets every mail once, also with two instances at work", async () => {
    const { send, deliver, mailOf } = openSite();
    server.behave({ slowMs: 300 });
    for (let index = 0; index < 4; index++) await send({ company: `회사 ${index}` });
    await Promise.all([deliver(), deliver()]);
    const subjects = server.mails.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(4);
    expect(subjects).toHaveLength(4);
    expect((await mailOf()).map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
  });

  test("cut off after it took the mail is given the same Message-ID again, so that it can tell", async () => {
    const { send, options } = openSite();
    await send();
    const claimed = await options.queue.claim();
    if (claimed) await options.send(claimed, cut.signal);
    now += 60_000;
    await deliverDue(options, cut.signal);
    const [first, second] = server.mails;
    expect(server.mails).toHaveLength(2);
    expect(second?.messageId).toBe(first?.messageId);
  });
});

describe("delivery", () => {
  test("is not repeated because the database was away when it should be noted", async () => {
    const { send, deliver, options } = openSite();
    await send();
    let isAway = true;
    const queue: MailQueue = {
      ...options.queue,
      async markDelivered(mail, success) {
        if (isAway) {
          isAway = false;
          throw new DatabaseUnavailable(new Error("gone"));
        }
        await options.queue.markDelivered(mail, success);
      },
    };
    await deliver({ queue });
    await deliver();
    expect(server.mails).toHaveLength(1);
  });

  test("can be asked for again by the staff after it was given up, and returns the response of the server", async () => {
    let ring: () => void = () => undefined;
    const { send, deliver, mailOf, inbox } = openSite(() => ring());
    server.behave("refuse");
    const result = await send();
    await deliver();
    now += 6 * 24 * 60 * 60 * 1000;
    await deliver();
    expect(await mailOf()).toMatchObject([{ state: "failed", lastError: expect.stringContaining("550") }]);
    const id = result.kind === "stored" ? result.id : 0;
    ring = () => void deliver();
    expect(await inbox.sendMailAgain({ inquiryId: id })).toMatchObject({
      inquiry: {
        mail: { state: "waiting", attempts: 1, trouble: "recipient", lastError: "550 No such mailbox" },
      },
    });
    server.behave("accept");
    expect(await inbox.sendMailAgain({ inquiryId: id })).toMatchObject({
      inquiry: { mail: { state: "delivered", trouble: null, receipt: expect.stringMatching(/^250 /) } },
    });
    expect(server.mails).toHaveLength(1);
    expect(await inbox.sendMailAgain({ inquiryId: id })).toEqual({ kind: "no-mail" });
    expect(await inbox.sendMailAgain({ inquiryId: id + 1 })).toEqual({ kind: "no-inquiry" });
  });

  test("is dated by the queue, however long it takes, and anew where the staff ask for it again", async () => {
    const { send, deliver, inbox } = openSite();
    server.behave("refuse for now");
    await send();
    const result = await send({ company: "둘째" });
    await deliver();
    const queuedAt = now;
    now += 60_000;
    await inbox.sendMailAgain({ inquiryId: result.kind === "stored" ? result.id : 0 }, 0);
    const askedAt = now;
    now += 60_000;
    server.behave("accept");
    await deliver();
    const dates = server.mails.map(({ date }) => Date.parse(date ?? ""));
    expect(dates.toSorted()).toEqual([queuedAt, askedAt]);
  });

  test("that takes longer than the staff want to wait is shown as under way", async () => {
    const { send, inbox } = openSite();
    const result = await send();
    const id = result.kind === "stored" ? result.id : 0;
    expect(await inbox.sendMailAgain({ inquiryId: id }, 200)).toMatchObject({
      kind: "tried",
      inquiry: { mail: { state: "waiting", attempts: 0, trouble: null } },
    });
  });

  test("starts as soon as an inquiry is stored, and goes on when the server is back", async () => {
    now = Date.now();
    let ring: () => void = () => undefined;
    const { send, options, mailOf } = openSite(() => ring());
    const delivery = createMailDelivery({ ...options, queue: createMailQueue(database, () => new Date()) });
    ring = delivery.wake;
    delivery.start();
    try {
      await send();
      await expect.poll(() => server.mails.length).toBe(1);
      await server.down();
      await send({ company: "둘째" });
      await expect.poll(mailOf).toMatchObject([{ state: "waiting", attempts: 1 }, { state: "delivered" }]);
      await server.up();
      await expect.poll(() => server.mails.length, { timeout: 15_000 }).toBe(2);
    } finally {
      await delivery.stop();
    }
  });

  test("of a slow mail does not hold up the mails that are queued after it", async () => {
    now = Date.now();
    const { options } = openSite();
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    const outbox = createOutbox(database, {
      clock,
      randomBytes,
      isSetUp: options.isSetUp,
      wake: () => undefined,
    });
    const enqueue = (subject: string) =>
      outbox.enqueue({ to: "kim@example.com", subject, text: subject, html: subject });
    const delivery = createMailDelivery({
      ...options,
      queue: createMailQueue(database, () => new Date()),
      async send({ subject }) {
        if (subject === "slow") await slow.promise;
        sent.push(subject);
        return { response: "250 OK" };
      },
    });
    await enqueue("slow");
    delivery.start();
    try {
      for (const subject of ["a", "b", "c"]) {
        await enqueue(subject);
        delivery.wake();
        await expect.poll(() => sent).toContain(subject);
      }
      for (const subject of ["d", "e", "f", "g"]) await enqueue(subject);
      delivery.wake();
      await expect.poll(() => sent.length).toBe(7);
      expect(sent).not.toContain("slow");
    } finally {
      slow.resolve();
      await delivery.stop();
    }
    expect(sent).toHaveLength(8);
    expect(await options.queue.dueInMs()).toBeUndefined();
  });

  test("lets a mail under way finish when the program stops", async () => {
    const { send, options, mailOf } = openSite();
    server.behave({ slowMs: 500 });
    await send();
    const delivery = createMailDelivery(options);
    delivery.start();
    await expect.poll(server.attempts).toBe(1);
    await delivery.stop();
    expect(server.mails).toHaveLength(1);
    expect(await mailOf()).toMatchObject([{ state: "delivered" }]);
  });

  test("waits while no server is set up, and begins when one is", async () => {
    now = Date.now();
    const { send, options, mailOf } = openSite();
    let isSetUp = false;
    const delivery = createMailDelivery({
      ...options,
      queue: createMailQueue(database, () => new Date()),
      isSetUp: async () => isSetUp,
    });
    delivery.start();
    try {
      await send();
      delivery.wake();
      expect(await mailOf()).toMatchObject([{ state: "waiting", attempts: 0 }]);
      expect(server.attempts()).toBe(0);
      isSetUp = true;
      delivery.wake();
      await expect.poll(() => server.mails.length).toBe(1);
    } finally {
      await delivery.stop();
    }
  });
});
