import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { healthLimits } from "#domain/health/troubles.ts";
import { prove } from "../../../src/web/inquiries/proof/prove.ts";
import { anInquiry, aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import { mailSetUp } from "../../../tests/support/mail-options.ts";
import type { Database } from "../database/connect.ts";
import { createProjects } from "../projects/projects.ts";
import { createServices } from "../services.ts";
import { createInquiries, type SubmissionMeta } from "./inquiries.ts";
import { makeRoomForFiles } from "./inquiry-files.ts";

const now = new Date("2025-03-04T05:06:07.890Z");

function anArrival(facts: Partial<SubmissionMeta> = {}): SubmissionMeta {
  return { address: "203.0.113.7", locale: "ko", suspicion: null, ...facts };
}

/** Services with a clock that the test sets, and mail set up. */
function openServices(database: Database) {
  const time = { now };
  let woken = 0;
  const services = createServices({
    database,
    clock: () => time.now,
    mail: mailSetUp({
      to: "sales@example.com",
      inboxUrl: "https://site.example/sd_admin/inquiries",
      wake: () => {
        woken += 1;
      },
    }),
  });
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { ...services, pass, woken: () => woken };
}

const count = async ({ db }: Database, table: "contactInquiries") =>
  (await db.selectFrom(table).select("id").execute()).length;

/** Mails about inquiries: those to the staff, and confirmations to their senders. */
const mailsTo = ({ db }: Database, whom: "staff" | "senders") =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where(whom === "staff" ? "inquiryId" : "copyOf", "is not", null)
    .orderBy("id")
    .execute();

describeOnBothEngines("inquiries", ({ open }) => {
  test("are stored with the time of the clock, an empty product choice being none", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    await inquiries.receive(anInquiry({ productType: "", message: "첫 줄\n둘째 줄" }), anArrival());
    expect(await database.db.selectFrom("contactInquiries").selectAll().execute()).toEqual([
      {
        id: expect.any(Number),
        company: "다라물산",
        name: "홍길동",
        phone: "02-0000-0000",
        email: "buyer@example.com",
        productType: null,
        message: "첫 줄\n둘째 줄",
        createdAt: now.getTime(),
        locale: "ko",
        status: "new",
        responsible: null,
        nextOn: null,
        valueKrw: null,
        page: null,
        suspicion: null,
        note: "",
        searchText: expect.stringContaining("0200000000"),
        fingerprint: null,
        retainedUntil: Date.parse("2028-03-04T05:06:07.890Z"),
        duty: null,
        selection: null,
        missingFiles: null,
        project: null,
        answeredBy: null,
        answeredAt: null,
        reference: expect.stringMatching(/^Q-\w{4}-\w{2}$/),
      },
    ]);
  });

  test("have a reference that their sender receives, and that stands in the inbox and in the mails", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    const result = await inquiries.receive(anInquiry(), anArrival());
    const [stored] = (await inbox.list({}, 1)).inquiries;
    expect(result).toEqual({
      kind: "stored",
      id: stored?.id,
      reference: stored?.reference,
      isConfirmationMailed: true,
    });
    for (const mail of [...(await mailsTo(database, "staff")), ...(await mailsTo(database, "senders"))])
      for (const text of [mail.subject, mail.textBody, mail.htmlBody])
        expect(text).toContain(stored?.reference);
  });

  test("never share a reference: where chance draws one that is taken, it draws again", async () => {
    const database = await open();
    const bytes = [0, 0, 0, 1].map((byte) => Buffer.alloc(6, byte));
    const randomBytes = (size: number) =>
      size === 6 ? (bytes.shift() ?? Buffer.alloc(6, 2)) : Buffer.alloc(size);
    const { inquiries } = createServices({ database, randomBytes });
    const references: string[] = [];
    for (let time = 0; time < 3; time++) {
      const result = await inquiries.receive(anInquiry(), anArrival());
      if (result.kind === "stored") references.push(result.reference);
    }
    expect(references).toEqual(["Q-2222-22", "Q-3333-33", "Q-4444-44"]);
  });

  test("are copied to their sender in the language of the page, to be answered to the company", async () => {
    const database = await open();
    const { inquiries, siteContent } = openServices(database);
    const { company } = await siteContent.published();
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    const files = [{ name: "plan.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-") }];
    const message = "First <b>line</b>\nSecond";
    await inquiries.receive({ ...anInquiry({ message }), duty, files }, anArrival({ locale: "en" }));
    const [confirmation, ...others] = await mailsTo(database, "senders");
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({
      recipient: "buyer@example.com",
      replyTo: company.email,
      state: "waiting",
    });
    expect(confirmation?.subject).toContain(`[${company.name.en}]`);
    expect(confirmation?.textBody).toContain(company.offices[0]?.phone.en ?? "?");
    expect(confirmation?.textBody).toMatch(
      /Reference number: Q-.+\nProduct or service: .+\nReceived: \w+ \d{1,2}, \d{4}\n/,
    );
    expect(confirmation?.textBody).toContain("https://site.example/en");
    expect(`${confirmation?.subject}${confirmation?.textBody}`).not.toMatch(/\p{Script=Hangul}/u);
  });

  test("are copied in the words that the company has published", async () => {
    const database = await open();
    const { inquiries, siteContent } = openServices(database);
    const edit = {
      kind: "text",
      ko: "{own}입니다. 내일까지 답하겠습니다.",
      en: "{own} answers by tomorrow.",
    } as const;
    await siteContent.setDraftField({ path: "inquiryCopy.lead", edit, basis: null, revision: 0, by: "kim" });
    await siteContent.publish((await siteContent.review()).draftHash, "kim");
    await inquiries.receive(anInquiry(), anArrival({ locale: "en" }));
    const [confirmation] = await mailsTo(database, "senders");
    const { company } = await siteContent.published();
    expect(confirmation?.textBody).toContain(`${company.name.en} answers by tomorrow.`);
  });

  test("carry no word of their sender's to the mailbox that the sender named, but a link to the confirmation page", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const files = [{ name: "spam.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-") }];
    const words = { company: "spam 1", name: "spam 2", phone: "02-7777-7777", message: "spam 3" };
    await inquiries.receive({ ...anInquiry(words), files }, anArrival({ idempotency: { key: "k" } }));
    const [confirmation] = await mailsTo(database, "senders");
    expect(`${confirmation?.subject}${confirmation?.textBody}${confirmation?.htmlBody}`).not.toMatch(
      /spam|7777/,
    );
    expect(confirmation?.textBody).toMatch(/https:\/\/site\.example\/inquiry\/sent\?number=Q-[\w-]+/);
  });

  test("are copied to one address three times in an hour at most, and stored all the same", async () => {
    const database = await open();
    const { inquiries, pass } = openServices(database);
    const send = async (email: string) => {
      const result = await inquiries.receive(anInquiry({ email }), anArrival());
      return result.kind === "stored" && result.isConfirmationMailed;
    };
    const copied: boolean[] = [];
    for (const email of [
      "a@example.com",
      "A+x@example.com",
      "a+y+z@EXAMPLE.com",
      "a@example.com",
      "b@example.com",
    ])
      copied.push(await send(email));
    expect(copied).toEqual([true, true, true, false, true]);
    expect(await count(database, "contactInquiries")).toBe(5);
    expect(await mailsTo(database, "staff")).toHaveLength(5);
    pass(61);
    expect(await send("a@example.com")).toBe(true);
  });

  test("do not count towards the limit of confirmations when they are sent again", async () => {
    const { inquiries } = openServices(await open());
    const send = (key: string) => inquiries.receive(anInquiry(), anArrival({ idempotency: { key } }));
    for (const key of ["a", "a", "a", "a", "b", "c"])
      expect(await send(key)).toMatchObject({ isConfirmationMailed: true });
    expect(await send("d")).toMatchObject({ isConfirmationMailed: false });
  });

  test("can be read again by their sender for an hour, by a confirmation token that does not contain it", async () => {
    const { inquiries, pass } = openServices(await open());
    const result = await inquiries.receive(anInquiry(), anArrival({ idempotency: "same content" }));
    const { confirmationToken = "", reference } = result.kind === "stored" ? result : { reference: "" };
    expect(await inquiries.findByConfirmationToken(confirmationToken)).toMatchObject({
      inquiry: { reference, company: "다라물산" },
      isConfirmationMailed: true,
    });
    for (const guess of [reference, "", "x"])
      expect(await inquiries.findByConfirmationToken(guess)).toBeUndefined();
    pass(61);
    expect(await inquiries.findByConfirmationToken(confirmationToken)).toBeUndefined();
  });

  test("with other files are other inquiries, with the same ones a repetition", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const send = (text: string) => {
      const files = [{ name: "a.csv", contentType: "text/csv", bytes: Buffer.from(text) }];
      return inquiries.receive({ ...anInquiry(), files }, anArrival({ idempotency: { key: "k" } }));
    };
    const [first, again, other] = [await send("a,b"), await send("a,b"), await send("a,c")];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("that are quarantined give up their files where there is no room, the oldest first, and keep the names", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    const send = (name: string, size: number, suspicion: SubmissionMeta["suspicion"]) => {
      const files = [{ name, contentType: "text/csv", bytes: Buffer.alloc(size, "a") }];
      return inquiries.receive({ ...anInquiry(), files }, anArrival({ suspicion }));
    };
    await send("old.csv", 10, "honeypot");
    await send("recent.csv", 20, "honeypot");
    await send("plan.csv", 30, null);
    const makeRoom = (bytes: number) =>
      database.db.transaction().execute((trx) => makeRoomForFiles(trx, bytes, 65));
    const stored = async () => {
      const spam = (await inbox.list({ status: "spam" }, 1)).inquiries;
      const others = (await inbox.list({ status: "new" }, 1)).inquiries;
      return [...spam, ...others].map(({ files, missingFiles }) => [
        files.map(({ name }) => name),
        missingFiles,
      ]);
    };
    expect(await makeRoom(36)).toBe(false);
    expect(await makeRoom(5)).toBe(true);
    expect(await stored()).toEqual([
      [["recent.csv"], []],
      [["old.csv"], []],
      [["plan.csv"], []],
    ]);
    expect(await makeRoom(15)).toBe(true);
    expect(await stored()).toEqual([
      [["recent.csv"], []],
      [[], ["old.csv"]],
      [["plan.csv"], []],
    ]);
  });

  test("are stored without files alone while the disk is nearly full", async () => {
    const database = await open();
    const services = openServices(database);
    const inquiries = createInquiries(database, {
      secretKey: "secret",
      findStaffRecipient: services.mailSettings.findStaffRecipient,
      ...services,
      clock: () => now,
      randomBytes,
      wake: () => undefined,
      databaseFile: "site.sqlite",
      freeBytes: async () => healthLimits.minFreeBytes,
    });
    const files = [{ name: "a.csv", contentType: "text/csv", bytes: Buffer.from("a,b") }];
    expect(await inquiries.receive({ ...anInquiry(), files }, anArrival())).toEqual({
      kind: "no-room-for-files",
    });
    expect(await inquiries.receive(anInquiry(), anArrival())).toMatchObject({ kind: "stored" });
  });

  test("keep the duty that was attached, in the inbox and in the mail", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    const duty = { flowRate: 390, hotWaterTemp: 39.8, coldWaterTemp: 34.8, wetBulbTemp: 32 };
    await inquiries.receive({ ...anInquiry(), duty }, anArrival());
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ duty }]);
    const mail = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    const line = "순환수량 390 m³/h, 입구 39.8 °C, 출구 34.8 °C, 습구 32 °C";
    expect(mail.textBody).toContain(`냉각 조건: ${line}`);
    expect(mail.htmlBody).toContain(line);
  });

  test("keep the project that they were sent from, with the title of then, in the inbox and in the mail", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    const projects = createProjects(database, () => now);
    const { id } = await storeProject(
      projects,
      aProject({ title: "병원 냉각탑", en: { title: "Towers for a hospital" } }),
    );
    await inquiries.receive({ ...anInquiry(), project: id }, anArrival({ locale: "en" }));
    await projects.remove(id);
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ project: { id, title: "병원 냉각탑" } }]);
    const mail = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    const line = new RegExp(`Towers for a hospital \\(https?://[^/]+/en/projects/${id}\\)`);
    expect(mail.textBody).toMatch(line);
    expect(mail.htmlBody).toMatch(line);
  });

  test("are stored without a project that is gone, however large its number", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    await inquiries.receive({ ...anInquiry(), project: 2 ** 31 - 1 }, anArrival());
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ project: null }]);
  });

  test("about another project are other inquiries", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    for (const project of [1, 1, 2, undefined])
      await inquiries.receive({ ...anInquiry(), project }, anArrival({ idempotency: "same content" }));
    expect(await count(database, "contactInquiries")).toBe(3);
  });

  test("with another duty are other inquiries, however alike their words are", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const send = (flowRate: number) => {
      const duty = { flowRate, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
      return inquiries.receive({ ...anInquiry(), duty }, anArrival({ idempotency: "same content" }));
    };
    await send(390);
    await send(390);
    await send(400);
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("come with the mail to the staff, in one transaction", async () => {
    const database = await open();
    const { inquiries, woken } = openServices(database);
    await inquiries.receive(anInquiry(), anArrival());
    expect(woken()).toBe(1);
    expect(await mailsTo(database, "staff")).toMatchObject([
      {
        recipient: "sales@example.com",
        replyTo: "buyer@example.com",
        subject: expect.stringMatching(/^\[온라인 문의\] 다라물산 홍길동 \(Q-\w{4}-\w{2}\)$/),
        state: "waiting",
        dueAt: now.getTime(),
      },
    ]);
  });

  test("are mailed to the company's own address where no other is set, as it is published by then", async () => {
    const database = await open();
    const { inquiries, siteContent } = createServices({ database, mail: mailSetUp() });
    const edit = { kind: "fact", value: "hello@hanbit.example" } as const;
    await siteContent.setDraftField({ path: "company.email", edit, basis: null, revision: 0, by: "kim" });
    await siteContent.publish((await siteContent.review()).draftHash, "kim");
    await inquiries.receive(anInquiry(), anArrival());
    expect(await mailsTo(database, "staff")).toMatchObject([{ recipient: "hello@hanbit.example" }]);
    expect(await mailsTo(database, "senders")).toMatchObject([{ replyTo: "hello@hanbit.example" }]);
  });

  test("are not stored without the mail that belongs to them", async () => {
    const database = await open();
    const { inquiries } = createServices({ database, mail: mailSetUp({ to: "" }) });
    await expect(inquiries.receive(anInquiry(), anArrival())).rejects.toThrow();
    expect(await count(database, "contactInquiries")).toBe(0);
    const slots = await database.db.selectFrom("rateLimits").select("taken").execute();
    expect(slots.map(({ taken }) => taken)).toEqual([0, 0, 0, 0, 0]);
  });

  test("are stored without a mail where none is set up", async () => {
    const database = await open();
    const { inquiries, inbox } = createServices({ database });
    expect(await inquiries.receive(anInquiry(), anArrival())).toMatchObject({ kind: "stored" });
    expect((await inbox.list({}, 1)).inquiries[0]?.mail.state).toBe("none");
  });

  test("under suspicion are kept as spam and not mailed", async () => {
    const database = await open();
    const { inquiries, inbox } = openServices(database);
    await inquiries.receive(anInquiry(), anArrival({ suspicion: "honeypot" }));
    const { inquiries: spam } = await inbox.list({ status: "spam" }, 1);
    expect(spam).toMatchObject([{ suspicion: "honeypot", mail: { state: "none" } }]);
    expect([...(await mailsTo(database, "staff")), ...(await mailsTo(database, "senders"))]).toEqual([]);
  });

  test("sent again under the same key are stored and mailed once, also at the same moment", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const send = () => inquiries.receive(anInquiry(), anArrival({ idempotency: { key: "k" } }));
    const results = await Promise.all([send(), send(), send()]);
    results.push(await send());
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await count(database, "contactInquiries")).toBe(1);
    for (const whom of ["staff", "senders"] as const) expect(await mailsTo(database, whom)).toHaveLength(1);
  });

  test("that were changed before they were sent again are not lost to the key", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const idempotency = { key: "k" };
    await inquiries.receive(anInquiry({ phone: "02-0000-0000" }), anArrival({ idempotency }));
    await inquiries.receive(anInquiry({ phone: "02-0000-0001" }), anArrival({ idempotency }));
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("with the same words and no key are one within ten minutes, and two after", async () => {
    const database = await open();
    const { inquiries, pass } = openServices(database);
    const send = () => inquiries.receive(anInquiry(), anArrival({ idempotency: "same content" }));
    await Promise.all([send(), send()]);
    pass(9);
    await send();
    expect(await count(database, "contactInquiries")).toBe(1);
    pass(2);
    await send();
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("without a way to recognize repetitions are all new", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    for (let time = 0; time < 3; time++) await inquiries.receive(anInquiry(), anArrival());
    expect(await count(database, "contactInquiries")).toBe(3);
  });

  test("are limited to ten in ten minutes by address; repetitions do not count", async () => {
    const { inquiries, pass } = openServices(await open());
    const send = (key: string, address = "203.0.113.7") =>
      inquiries.receive(anInquiry(), anArrival({ address, idempotency: { key } }));
    for (let index = 0; index < 10; index++) {
      await send(`k${index}`);
      expect(await send(`k${index}`)).toMatchObject({ kind: "stored" });
    }
    expect(await send("k10")).toEqual({ kind: "too-many", retryAfterMs: 10 * 60_000 });
    expect(await send("k3")).toMatchObject({ kind: "stored" });
    expect(await send("k11", "203.0.113.8")).toMatchObject({ kind: "stored" });
    pass(10);
    expect(await send("k10")).toMatchObject({ kind: "stored" });
  });

  /** Sends from ever new addresses, so that none reaches its own limit. */
  const crowdOf = async ({ inquiries }: ReturnType<typeof openServices>, size: number, about = {}) => {
    for (let index = 0; index < size; index++) {
      const address = `203.0.${Math.floor(index / 9)}.${"suspicion" in about ? 2 : 1}`;
      await inquiries.receive(anInquiry(), anArrival({ address, ...about }));
    }
  };

  test("beyond what all together may send are quarantined: stored for thirty days, and not mailed", async () => {
    const database = await open();
    const services = openServices(database);
    await crowdOf(services, 100);
    const late = anArrival({ address: "198.51.100.1" });
    expect(await services.inquiries.receive(anInquiry(), late)).toMatchObject({ kind: "stored" });
    const { inquiries: aside } = await services.inbox.list({ status: "set-aside" }, 1);
    expect(aside).toMatchObject([
      { suspicion: null, mail: { state: "none" }, retainedUntil: "2025-04-03T05:06:07.890Z" },
    ]);
    expect(await mailsTo(database, "staff")).toHaveLength(100);
  });

  test("with a duty is not quarantined by the quota of plain inquiries", async () => {
    const services = openServices(await open());
    await crowdOf(services, 101);
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    const arrival = anArrival({ address: "198.51.100.250" });
    expect(await services.inquiries.receive({ ...anInquiry(), duty }, arrival)).toMatchObject({
      kind: "stored",
    });
    expect(await services.inbox.counts()).toMatchObject({ new: 101, "set-aside": 1 });
  });

  test("that are quarantined are like all others once the staff take them over", async () => {
    const services = openServices(await open());
    await crowdOf(services, 101);
    const [first] = (await services.inbox.list({ status: "set-aside" }, 1)).inquiries;
    expect(await services.inbox.change(first?.id ?? 0, { status: "new" }, "kim")).toMatchObject({
      status: "new",
      retainedUntil: "2028-03-04T05:06:07.890Z",
    });
  });

  test("are refused only while every quota is full, that of quarantined ones too", async () => {
    const database = await open();
    const services = openServices(database);
    await crowdOf(services, 101);
    const late = anArrival({ address: "198.51.100.1", idempotency: { key: "late" } });
    await fill(database, ["inquiries set aside", "first inquiries set aside"]);
    const send = () => services.inquiries.receive(anInquiry(), late);
    expect(await send()).toEqual({ kind: "too-many", retryAfterMs: 10 * 60_000 });
    services.pass(10);
    expect(await send()).toMatchObject({ kind: "stored" });
    expect(await services.inbox.counts()).toMatchObject({ new: 101, "set-aside": 1 });
  });

  /** As if 500 events had been counted for each of these limits, whose windows began a moment ago. */
  const fill = async ({ db }: Database, names: readonly string[]) => {
    const endsAt = now.getTime() + 60 * 60_000;
    const rows = names.map((name) => ({ name, taken: 500, endsAt }));
    await db
      .insertInto("rateLimits")
      .values(rows)
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ taken: 500 }))
      .execute();
  };

  test("of sixty addresses with ten each leave a customer with script a place among the new, and one without script a place", async () => {
    const database = await open();
    const services = openServices(database);
    const receive = (address: string, key: string, proofOfWork?: string) =>
      services.inquiries.receive(
        anInquiry({ message: key }),
        anArrival({ address, idempotency: { key }, proofOfWork }),
      );
    for (let address = 0; address < 60; address++)
      for (let count = 0; count < 10; count++)
        expect(await receive(`203.0.113.${address}`, `${address} ${count}`)).toMatchObject({
          kind: "stored",
        });
    expect(await services.inbox.counts()).toMatchObject({ new: 100, "set-aside": 500 });

    const wanted = await receive("198.51.100.1", "honest", "offered");
    if (wanted.kind !== "proof-wanted") throw new Error(`No proof was asked for: ${wanted.kind}.`);
    services.pass(1);
    const proof = await prove({ ...wanted.challenge, waitMs: 0 });
    const result = await receive("198.51.100.1", "honest", proof);
    expect(result).toMatchObject({ kind: "stored" });
    expect(await mailsTo(database, "staff")).toHaveLength(101);

    // The proof is good for this inquiry: sent again it is the same one, and another one has to be proved.
    expect(await receive("198.51.100.1", "honest", proof)).toEqual(result);
    expect(await receive("198.51.100.1", "another", proof)).toMatchObject({ kind: "proof-wanted" });
    expect(await receive("198.51.100.2", "without script")).toMatchObject({ kind: "stored" });
    expect(await services.inbox.counts()).toMatchObject({ new: 101, "set-aside": 501 });
    // One address of the crowd has had its share, whatever it proves.
    expect(await receive("203.0.113.1", "eleventh", "offered")).toMatchObject({ kind: "too-many" });
  });

  test("are asked for no proof while there is room, nor without a key that makes it good once, nor where they look like spam", async () => {
    const services = openServices(await open());
    const offered = { address: "198.51.100.1", proofOfWork: "offered" };
    const send = (about: Partial<SubmissionMeta>) =>
      services.inquiries.receive(anInquiry(), anArrival({ ...offered, ...about }));
    expect(await send({ idempotency: { key: "a" } })).toMatchObject({ kind: "stored" });
    await crowdOf(services, 100);
    expect(await send({})).toMatchObject({ kind: "stored" });
    expect(await send({ idempotency: "same content" })).toMatchObject({ kind: "stored" });
    expect(await send({ idempotency: { key: "b" }, suspicion: "too-fast" })).toMatchObject({
      kind: "stored",
    });
    expect(await send({ idempotency: { key: "c" } })).toMatchObject({ kind: "proof-wanted" });
  });

  test("that are quarantined and are sent again take no second place", async () => {
    const services = openServices(await open());
    await crowdOf(services, 100);
    const late = anArrival({ address: "198.51.100.1", idempotency: { key: "late" } });
    const results = [
      await services.inquiries.receive(anInquiry(), late),
      await services.inquiries.receive(anInquiry(), late),
    ];
    expect(results[1]).toEqual(results[0]);
    expect(await services.inbox.counts()).toMatchObject({ new: 100, "set-aside": 1 });
  });

  test("of one IPv6 subscriber, who has thousands of networks, are thirty in ten minutes, and take nobody's place", async () => {
    const services = openServices(await open());
    const send = async (address: string) =>
      (await services.inquiries.receive(anInquiry(), anArrival({ address }))).kind;
    const kinds: string[] = [];
    for (let index = 0; index < 40; index++) kinds.push(await send(`2001:db8:7:${index.toString(16)}::1`));
    expect(kinds.filter((kind) => kind === "stored")).toHaveLength(30);
    expect(await send("2001:db8:8::1")).toBe("stored");
    expect(await services.inbox.counts()).toMatchObject({ new: 31, "set-aside": 0 });
  });

  test("that look like spam take no customer's place, and are limited by themselves", async () => {
    const services = openServices(await open());
    await crowdOf(services, 100, { suspicion: "honeypot" });
    const spam = anArrival({ address: "198.51.100.1", suspicion: "too-fast" });
    expect(await services.inquiries.receive(anInquiry(), spam)).toMatchObject({ kind: "too-many" });
    expect(await services.inquiries.receive(anInquiry(), anArrival())).toMatchObject({ kind: "stored" });
    expect(await services.inbox.counts()).toMatchObject({ new: 1, spam: 100 });
  });

  test("leave no address behind", async () => {
    const database = await open();
    const { inquiries, housekeeping, pass } = openServices(database);
    await inquiries.receive(anInquiry(), anArrival());
    const stored = await database.db.selectFrom("contactInquiries").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("203.0.113");
    pass(24 * 60 + 1);
    await housekeeping.run();
    expect(await database.db.selectFrom("rateLimits").selectAll().execute()).toEqual([]);
  });
});

describeOn("postgres", "inquiries of several instances", ({ open, address }) => {
  test("sent to two instances at once under one key are stored once", async () => {
    const databaseAddress = await address();
    const [one, other] = [
      openServices(await open(databaseAddress)),
      openServices(await open(databaseAddress)),
    ];
    const arrival = anArrival({ idempotency: { key: "k" } });
    await Promise.all(
      [one, other, one, other].map(({ inquiries }) => inquiries.receive(anInquiry(), arrival)),
    );
    expect((await one.inbox.list({}, 1)).total).toBe(1);
  });
});
