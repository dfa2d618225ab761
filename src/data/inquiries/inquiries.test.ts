import { expect, test } from "vitest";
import { anInquiry } from "../../../tests/support/builders.ts";
import { describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createServices } from "../services.ts";
import type { Arrival } from "./inquiries.ts";

const now = new Date("2025-03-04T05:06:07.890Z");

function anArrival(facts: Partial<Arrival> = {}): Arrival {
  return { address: "203.0.113.7", locale: "ko", suspicion: null, ...facts };
}

/** Services with a clock that the test sets, and mail set up. */
function openServices(database: Database) {
  const time = { now };
  let woken = 0;
  const services = createServices({
    database,
    clock: () => time.now,
    mail: {
      staff: { to: "sales@example.com", inboxUrl: "https://site.example/sd_admin/inquiries" },
      wake: () => {
        woken += 1;
      },
    },
  });
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { ...services, pass, woken: () => woken };
}

const count = async ({ db }: Database, table: "contactInquiries" | "outbox") =>
  (await db.selectFrom(table).select("id").execute()).length;

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
        suspicion: null,
        note: "",
        searchText: expect.stringContaining("0200000000"),
        fingerprint: null,
        retainedUntil: Date.parse("2028-03-04T05:06:07.890Z"),
        duty: null,
        answeredBy: null,
        answeredAt: null,
      },
    ]);
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

  test("with another duty are other inquiries, however alike their words are", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const send = (flowRate: number) => {
      const duty = { flowRate, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
      return inquiries.receive({ ...anInquiry(), duty }, anArrival({ repetition: "same words" }));
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
    const mails = await database.db.selectFrom("outbox").selectAll().execute();
    expect(mails).toMatchObject([
      {
        recipient: "sales@example.com",
        replyTo: "buyer@example.com",
        subject: "[온라인 문의] 다라물산 홍길동",
        state: "waiting",
        dueAt: now.getTime(),
      },
    ]);
  });

  test("are mailed to the company's own address where no other is set, as it is published by then", async () => {
    const database = await open();
    const staff = { inboxUrl: "https://site.example/" };
    const { inquiries, siteContent } = createServices({ database, mail: { staff, wake: () => undefined } });
    const edit = { kind: "fact", value: "hello@hanbit.example" } as const;
    await siteContent.change({ path: "company.email", edit, basis: null, revision: 0, by: "kim" });
    await siteContent.publish((await siteContent.review()).draft, "kim");
    await inquiries.receive(anInquiry(), anArrival());
    const mails = await database.db.selectFrom("outbox").select("recipient").execute();
    expect(mails).toEqual([{ recipient: "hello@hanbit.example" }]);
  });

  test("are not stored without the mail that belongs to them", async () => {
    const database = await open();
    const nobody = { to: "", inboxUrl: "https://site.example/" };
    const { inquiries } = createServices({ database, mail: { staff: nobody, wake: () => undefined } });
    await expect(inquiries.receive(anInquiry(), anArrival())).rejects.toThrow();
    expect(await count(database, "contactInquiries")).toBe(0);
    const places = await database.db.selectFrom("rateLimits").select("taken").execute();
    expect(places.map(({ taken }) => taken)).toEqual([0, 0]);
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
    const { inquiries: kept } = await inbox.list({ status: "spam" }, 1);
    expect(kept).toMatchObject([{ suspicion: "honeypot", mail: { state: "none" } }]);
    expect(await count(database, "outbox")).toBe(0);
  });

  test("sent again under the same key are stored and mailed once, also at the same moment", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const send = () => inquiries.receive(anInquiry(), anArrival({ repetition: { key: "k" } }));
    const receipts = await Promise.all([send(), send(), send()]);
    receipts.push(await send());
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await count(database, "contactInquiries")).toBe(1);
    expect(await count(database, "outbox")).toBe(1);
  });

  test("that were changed before they were sent again are not lost to the key", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    const repetition = { key: "k" };
    await inquiries.receive(anInquiry({ phone: "02-0000-0000" }), anArrival({ repetition }));
    await inquiries.receive(anInquiry({ phone: "02-0000-0001" }), anArrival({ repetition }));
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("with the same words and no key are one within ten minutes, and two after", async () => {
    const database = await open();
    const { inquiries, pass } = openServices(database);
    const send = () => inquiries.receive(anInquiry(), anArrival({ repetition: "same words" }));
    await Promise.all([send(), send()]);
    pass(9);
    await send();
    expect(await count(database, "contactInquiries")).toBe(1);
    pass(2);
    await send();
    expect(await count(database, "contactInquiries")).toBe(2);
  });

  test("that nobody calls a repetition are all new", async () => {
    const database = await open();
    const { inquiries } = openServices(database);
    for (let time = 0; time < 3; time++) await inquiries.receive(anInquiry(), anArrival());
    expect(await count(database, "contactInquiries")).toBe(3);
  });

  test("are limited to ten in ten minutes by address; repetitions do not count", async () => {
    const { inquiries, pass } = openServices(await open());
    const send = (key: string, address = "203.0.113.7") =>
      inquiries.receive(anInquiry(), anArrival({ address, repetition: { key } }));
    for (let index = 0; index < 10; index++) {
      await send(`k${index}`);
      expect(await send(`k${index}`)).toMatchObject({ kind: "stored" });
    }
    expect(await send("k10")).toEqual({ kind: "too many", retryAfterMs: 10 * 60_000 });
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

  test("beyond what all together may send are set aside: stored for thirty days, and not mailed", async () => {
    const database = await open();
    const services = openServices(database);
    await crowdOf(services, 100);
    const late = anArrival({ address: "198.51.100.1" });
    expect(await services.inquiries.receive(anInquiry(), late)).toMatchObject({ kind: "stored" });
    const { inquiries: aside } = await services.inbox.list({ status: "set-aside" }, 1);
    expect(aside).toMatchObject([
      { suspicion: null, mail: { state: "none" }, retainedUntil: "2025-04-03T05:06:07.890Z" },
    ]);
    expect(await count(database, "outbox")).toBe(100);
  });

  test("that were set aside are like all others once the staff take them over", async () => {
    const services = openServices(await open());
    await crowdOf(services, 101);
    const [first] = (await services.inbox.list({ status: "set-aside" }, 1)).inquiries;
    expect(await services.inbox.move(first?.id ?? 0, "new", "kim")).toMatchObject({
      status: "new",
      retainedUntil: "2028-03-04T05:06:07.890Z",
    });
  });

  test("are refused only when there is no room to set more aside, until there is a place of either kind", async () => {
    const database = await open();
    const services = openServices(database);
    await crowdOf(services, 101);
    // As if 499 more had been set aside.
    await database.db
      .updateTable("rateLimits")
      .set({ taken: 500 })
      .where("name", "=", "inquiries set aside")
      .execute();
    const late = anArrival({ address: "198.51.100.1", repetition: { key: "late" } });
    const send = () => services.inquiries.receive(anInquiry(), late);
    expect(await send()).toEqual({ kind: "too many", retryAfterMs: 10 * 60_000 });
    services.pass(10);
    expect(await send()).toMatchObject({ kind: "stored" });
    expect(await services.inbox.counts()).toMatchObject({ new: 101, "set-aside": 1 });
  });

  test("that were set aside and are sent again take no second place", async () => {
    const services = openServices(await open());
    await crowdOf(services, 100);
    const late = anArrival({ address: "198.51.100.1", repetition: { key: "late" } });
    const receipts = [
      await services.inquiries.receive(anInquiry(), late),
      await services.inquiries.receive(anInquiry(), late),
    ];
    expect(receipts[1]).toEqual(receipts[0]);
    expect(await services.inbox.counts()).toMatchObject({ new: 100, "set-aside": 1 });
  });

  test("that look like spam take no customer's place, and are limited by themselves", async () => {
    const services = openServices(await open());
    await crowdOf(services, 100, { suspicion: "honeypot" });
    const spam = anArrival({ address: "198.51.100.1", suspicion: "too-fast" });
    expect(await services.inquiries.receive(anInquiry(), spam)).toMatchObject({ kind: "too many" });
    expect(await services.inquiries.receive(anInquiry(), anArrival())).toMatchObject({ kind: "stored" });
    expect(await services.inbox.counts()).toMatchObject({ new: 1, spam: 100 });
  });

  test("leave no address behind", async () => {
    const database = await open();
    const { inquiries, housekeeping, pass } = openServices(database);
    await inquiries.receive(anInquiry(), anArrival());
    const stored = await database.db.selectFrom("contactInquiries").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("203.0.113");
    pass(11);
    await housekeeping.run();
    expect(await database.db.selectFrom("rateLimits").selectAll().execute()).toEqual([]);
  });
});

describeOn("postgres", "inquiries of several instances", ({ open, address }) => {
  test("sent to two instances at once under one key are stored once", async () => {
    const place = await address();
    const [one, other] = [openServices(await open(place)), openServices(await open(place))];
    const arrival = anArrival({ repetition: { key: "k" } });
    await Promise.all(
      [one, other, one, other].map(({ inquiries }) => inquiries.receive(anInquiry(), arrival)),
    );
    expect((await one.inbox.list({}, 1)).total).toBe(1);
  });
});
