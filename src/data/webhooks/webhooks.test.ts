import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { anInquiry } from "../../../tests/support/builders.ts";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import { startWebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import type { Database } from "../database/connect.ts";
import { createServices } from "../services.ts";

async function openSite(
  database: Database,
  { allowsPrivateAddresses = true, secretKey = "k".repeat(32), isOff = false } = {},
) {
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  const time = { now: new Date("2026-03-04T00:00:00.000Z") };
  const services = createServices({
    database,
    clock: () => time.now,
    rateLimit: false,
    secretKey,
    webhooks: { siteUrl: "https://site.example", allowsPrivateAddresses, isOff },
  });
  const added = allowsPrivateAddresses
    ? await services.webhooks.add({ name: "영업팀", address: receiver.url })
    : undefined;
  if (allowsPrivateAddresses && typeof added !== "object") throw new Error("The webhook was not added.");
  async function receive(locale: "ko" | "en" = "ko", phone = "02-3456-7890") {
    const arrival = { address: "203.0.113.7", locale, suspicion: null };
    const result = await services.inquiries.receive(anInquiry({ phone }), arrival);
    return result.kind === "stored" ? result : { id: 0, reference: "" };
  }
  const bodies = () => receiver.calls.map(({ body }) => JSON.parse(body));
  return {
    ...services,
    receiver,
    time,
    receive,
    bodies,
    secret: typeof added === "object" ? added.secret : "",
  };
}

describeOnBothEngines("a webhook", ({ open }) => {
  test("is stored once for a key, and a repeated request gets the same secret", async () => {
    const { webhooks } = await openSite(await open());
    const room = { name: "채팅방", address: "https://chat.example/room" };
    const first = await webhooks.add(room, "1");
    const again = await webhooks.add(room, "1");
    expect([first, again]).toEqual([
      {
        isNew: true,
        webhook: expect.objectContaining({ name: "채팅방" }),
        secret: expect.stringMatching(/.{40}/),
      },
      { ...Object(first), isNew: false },
    ]);
    expect(await webhooks.add({ ...room, name: "다른 방" }, "1")).toMatchObject({ isNew: true });
    expect((await webhooks.list()).map(({ name }) => name)).toEqual(["영업팀", "채팅방", "다른 방"]);
    if (typeof first === "object") await webhooks.remove(first.webhook.id);
    expect(await webhooks.add(room, "1")).toMatchObject({ isNew: true });
  });

  test("is called with number, state, product, country and link, signed, and with nothing of the sender", async () => {
    const { webhooks, receive, receiver, bodies, secret, inbox } = await openSite(await open());
    const { id, reference } = await receive("en", "+971 4 222 2222");
    await inbox.change(id, { status: "quoted" }, "kim");
    await inbox.change(id, { status: "quoted", nextOn: "2026-03-10" }, "kim");
    await webhooks.deliverDue();
    const url = `https://site.example/sd_admin/inquiries?id=${id}`;
    const inquiry = { reference, product: "industrial", country: "AE", url };
    expect(bodies().toSorted((one, other) => one.id - other.id)).toEqual([
      {
        id: 1,
        event: "inquiry.received",
        at: "2026-03-04T00:00:00.000Z",
        inquiry: { ...inquiry, status: "new" },
        title: "새 문의가 들어왔습니다",
        body: { text: `${reference} · 새 문의 · 산업용 냉각탑 · 아랍에미리트 ${url}` },
        text: `새 문의가 들어왔습니다: ${reference} · 새 문의 · 산업용 냉각탑 · 아랍에미리트 ${url}`,
      },
      expect.objectContaining({ event: "inquiry.status", inquiry: { ...inquiry, status: "quoted" } }),
    ]);
    for (const { headers, body } of receiver.calls) {
      const [, at = "", digits] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-webhook-signature"])) ?? [];
      expect(digits).toBe(createHmac("sha256", secret).update(`${at}.${body}`).digest("hex"));
      expect(body).not.toMatch(/다라물산|홍길동|buyer@example|222 2222|견적을 부탁/);
    }
    await webhooks.deliverDue();
    expect(receiver.calls).toHaveLength(2);
  });

  test("that refuses is called again after pauses that grow, by one instance, and given up after a day", async () => {
    const { webhooks, receive, receiver, time } = await openSite(await open());
    receiver.respondWith(500);
    await receive();
    expect(await webhooks.depth()).toMatchObject({ waiting: 1, retried: 0, failed: 0 });
    await Promise.all([webhooks.deliverDue(), webhooks.deliverDue()]);
    expect(receiver.calls).toHaveLength(1);
    expect(await webhooks.depth()).toMatchObject({ waiting: 0, retried: 1, failed: 0 });
    const latest = async () => (await webhooks.list())[0]?.deliveries[0];
    expect(await latest()).toMatchObject({ state: "waiting", attempts: 1, answer: 500, trouble: "refused" });
    time.now = new Date(time.now.getTime() + 10_000);
    await webhooks.deliverDue();
    await webhooks.deliverDue();
    expect(receiver.calls).toHaveLength(2);
    receiver.respondWith(200);
    time.now = new Date(time.now.getTime() + 20_000);
    await webhooks.deliverDue();
    expect(await latest()).toMatchObject({ state: "delivered", attempts: 3, answer: 200, trouble: null });
    receiver.respondWith(302);
    await receive();
    await webhooks.deliverDue();
    time.now = new Date(time.now.getTime() + 24 * 60 * 60 * 1000);
    await webhooks.deliverDue();
    expect(await latest()).toMatchObject({ state: "failed", answer: 302, nextAttemptAt: null });
    expect(await webhooks.depth()).toEqual({ waiting: 0, retried: 0, failed: 1, failedLastHour: 1 });
    time.now = new Date(time.now.getTime() + 60 * 60 * 1000);
    expect(await webhooks.depth()).toMatchObject({ failed: 1, failedLastHour: 0 });
    expect(receiver.calls).toHaveLength(5);
  });

  test("that does not answer has three calls at a time, and another one its turn before the rest", async () => {
    const { webhooks, receive, receiver, bodies } = await openSite(await open());
    const release = receiver.hold();
    for (let count = 0; count < 6; count++) await receive();
    const running = webhooks.deliverDue();
    await expect.poll(() => receiver.calls.length).toBe(3);
    const other = await startWebhookReceiver();
    onTestFinished(other.close);
    await webhooks.add({ name: "다른 방", address: other.url });
    await receive();
    const again = webhooks.deliverDue();
    await pause(100);
    expect(receiver.calls).toHaveLength(3);
    release();
    await Promise.all([running, again]);
    expect(receiver.calls).toHaveLength(7);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(7);
    expect(other.arrivals[0]).toBeLessThan(receiver.arrivals[5] ?? 0);
  });

  test("is called no more once the program stops, which waits for calls under way", async () => {
    const { webhooks, receive, receiver } = await openSite(await open());
    const release = receiver.hold();
    for (let count = 0; count < 5; count++) await receive();
    const running = webhooks.deliverDue();
    await expect.poll(() => receiver.calls.length).toBe(3);
    const stopped = webhooks.stop();
    release();
    await Promise.all([stopped, running]);
    await webhooks.deliverDue();
    expect(receiver.calls).toHaveLength(3);
    expect(await webhooks.depth()).toMatchObject({ waiting: 2, retried: 0, failed: 0 });
  });

  test("is neither called nor given up while calls are switched off, and called afterwards", async () => {
    const database = await open();
    const { webhooks, receive, receiver, time } = await openSite(database);
    const off = await openSite(database, { isOff: true });
    await receive();
    off.time.now = new Date(time.now.getTime() + 25 * 60 * 60 * 1000);
    await off.receive();
    await off.webhooks.deliverDue();
    const [webhook] = await off.webhooks.list();
    expect(await off.webhooks.test(webhook?.id ?? 0)).toBe("off");
    expect([off.webhooks.isOff, webhooks.isOff]).toEqual([true, false]);
    expect([off.receiver.calls, receiver.calls]).toEqual([[], []]);
    expect(await webhooks.depth()).toMatchObject({ failed: 0, retried: 0 });
    await webhooks.deliverDue();
    expect(receiver.calls).toHaveLength(2);
  });

  test("is called about what a clock which was ahead has stored, once it is set right", async () => {
    const { webhooks, receive, bodies, time } = await openSite(await open());
    const { now } = time;
    time.now = new Date("2026-04-03T00:00:00.000Z");
    await receive();
    time.now = now;
    await webhooks.deliverDue();
    expect(bodies()).toMatchObject([{ event: "inquiry.received", at: now.toISOString() }]);
  });

  test("is not called about what happened more than a day ago", async () => {
    const { webhooks, receive, receiver, time } = await openSite(await open());
    await receive();
    time.now = new Date(time.now.getTime() + 24 * 60 * 60 * 1000 + 1);
    await receive();
    await webhooks.deliverDue();
    expect(receiver.calls).toHaveLength(1);
    expect((await webhooks.list())[0]?.deliveries).toMatchObject([
      { state: "delivered" },
      { state: "failed", attempts: 0, nextAttemptAt: null },
    ]);
  });

  test("shows its host alone, is tried at once, and signs by its latest secret", async () => {
    const database = await open();
    const { webhooks, receiver, secret } = await openSite(database);
    const [webhook] = await webhooks.list();
    expect(webhook).toMatchObject({ name: "영업팀", host: new URL(receiver.url).host, deliveries: [] });
    const stored = JSON.stringify(await database.db.selectFrom("webhooks").selectAll().execute());
    expect(stored).not.toMatch(new RegExp(`${secret}|secret-of-a-room`));
    const renewed = await webhooks.renewSecret(webhook?.id ?? 0);
    expect(renewed?.secret).not.toBe(secret);
    expect(await webhooks.test(webhook?.id ?? 0)).toMatchObject({
      deliveries: [{ event: "test", state: "delivered", reference: null }],
    });
    const { headers, body } = receiver.calls[0] ?? { headers: {}, body: "" };
    const at = /t=(\d+)/.exec(String(headers["x-webhook-signature"]))?.[1];
    expect(headers["x-webhook-signature"]).toContain(
      createHmac("sha256", renewed?.secret ?? "")
        .update(`${at}.${body}`)
        .digest("hex"),
    );
    expect(await webhooks.remove(webhook?.id ?? 0)).toMatchObject({ name: "영업팀" });
    expect([await webhooks.list(), await webhooks.test(1), await webhooks.renewSecret(1)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });

  test("is not called where only public addresses are allowed, also when it was added before", async () => {
    const database = await open();
    const { webhooks } = await openSite(database);
    const closed = await openSite(database, { allowsPrivateAddresses: false });
    expect(await closed.webhooks.add({ name: "x", address: closed.receiver.url })).toBe("not-https");
    expect(await closed.webhooks.add({ name: "x", address: "https://169.254.169.254/" })).toBe("not-public");
    const [webhook] = await webhooks.list();
    expect(await closed.webhooks.test(webhook?.id ?? 0)).toMatchObject({
      deliveries: [{ state: "waiting", trouble: "not-public", answer: null }],
    });
    const otherKey = await openSite(database, { secretKey: "z".repeat(32) });
    expect((await otherKey.webhooks.list())[0]?.host).toBe("");
    expect(await otherKey.webhooks.test(webhook?.id ?? 0)).toMatchObject({
      deliveries: [{ trouble: "unsealed" }, {}],
    });
  });
});

describeOn("postgres", "a webhook", ({ open }) => {
  test("that is removed meanwhile stops no inquiry and no test", async () => {
    const database = await open();
    const { webhooks, receive } = await openSite(database);
    const [webhook] = await webhooks.list();
    let received: Promise<{ id: number }> | undefined;
    let tested: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("webhooks").execute();
      received = receive();
      tested = webhooks.test(webhook?.id ?? 0);
      await expect.poll(() => blockedStatements(database)).toBe(2);
    });
    expect(await received).toMatchObject({ id: expect.any(Number) });
    expect(await tested).toBeUndefined();
  });
});
