import { expect, test } from "vitest";
import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import { anInquiry } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createServices } from "../services.ts";
import type { Arrival } from "./inquiries.ts";

/** An inbox to which inquiries are added a minute apart. */
function openInbox(database: Database) {
  const time = { now: new Date("2025-03-04T00:00:00.000Z") };
  const services = createServices({
    database,
    clock: () => time.now,
    rateLimit: false,
    mail: { staff: { to: "sales@example.com", inboxUrl: "https://site.example/" }, wake: () => undefined },
  });
  async function add(facts: Partial<Inquiry> = {}, suspicion: Arrival["suspicion"] = null): Promise<number> {
    time.now = new Date(time.now.getTime() + 60_000);
    const arrival: Arrival = { address: "203.0.113.7", locale: "ko", suspicion };
    const receipt = await services.inquiries.receive(anInquiry(facts), arrival);
    if (receipt.kind !== "stored") throw new Error("The inquiry was not stored.");
    return receipt.id;
  }
  return { ...services, time, add };
}

const companies = (page: { inquiries: { company: string }[] }) =>
  page.inquiries.map(({ company }) => company);

describeOnBothEngines("the inbox", ({ open }) => {
  test("lists the newest first, with all that the staff need", async () => {
    const { inbox, add } = openInbox(await open());
    await add({ company: "A" });
    const id = await add({ company: "B", productType: "maintenance" });
    const page = await inbox.list({}, 1);
    expect(companies(page)).toEqual(["B", "A"]);
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 50, counts: { new: 2, answered: 0, spam: 0 } });
    expect(page.inquiries[0]).toEqual({
      ...anInquiry({ company: "B", productType: "maintenance" }),
      id,
      locale: "ko",
      status: "new",
      suspicion: null,
      duty: null,
      note: "",
      createdAt: "2025-03-04T00:02:00.000Z",
      retainedUntil: "2028-03-04T00:02:00.000Z",
      mail: {
        state: "waiting",
        attempts: 0,
        lastError: null,
        settledAt: null,
        nextAttemptAt: "2025-03-04T00:02:00.000Z",
      },
    });
  });

  test("goes on beyond 50 on further pages, and ends with an empty one", async () => {
    const { inbox, add } = openInbox(await open());
    for (let index = 1; index <= 51; index++) await add({ company: `회사 ${index}` });
    expect((await inbox.list({}, 1)).inquiries).toHaveLength(50);
    expect(companies(await inbox.list({}, 2))).toEqual(["회사 1"]);
    expect(await inbox.list({}, 3)).toMatchObject({ inquiries: [], total: 51 });
  });

  test("sorts by status, and counts all of them whatever is listed", async () => {
    const { inbox, add } = openInbox(await open());
    await add({ company: "new" });
    await add({ company: "spam" }, "too-fast");
    await inbox.update(await add({ company: "answered" }), { status: "answered" });
    for (const status of ["new", "answered", "spam"] as const) {
      const page = await inbox.list({ status }, 1);
      expect([companies(page), page.total]).toEqual([[status], 1]);
      expect(page.counts).toEqual({ new: 1, answered: 1, spam: 1 });
    }
  });

  test.each([
    ["회사 가", "company"],
    ["KIM", "name"],
    ["010-1234", "phone as written"],
    ["01012345678", "phone by its digits"],
    ["Buyer@", "e-mail"],
    ["냉각탑 교체", "message"],
    ["  견적   발송 ", "note"],
    ["100%_", "what would be a pattern"],
  ])("finds %j in the %s", async (search) => {
    const { inbox, add } = openInbox(await open());
    const id = await add({
      company: "회사 가",
      name: "Kim",
      phone: "010-1234-5678",
      message: "100%_ 냉각탑\n교체",
    });
    await inbox.update(id, { note: "견적 발송" });
    await add({ company: "다른 곳", email: "other@example.com" });
    expect(companies(await inbox.list({ search }, 1))).toEqual(["회사 가"]);
  });

  test("keeps what the staff note, changing only what they change", async () => {
    const { inbox, add } = openInbox(await open());
    const id = await add();
    expect(await inbox.update(id, { note: "전화함" })).toMatchObject({ status: "new", note: "전화함" });
    expect(await inbox.update(id, { status: "answered" })).toMatchObject({
      status: "answered",
      note: "전화함",
    });
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ status: "answered", note: "전화함" }]);
    expect(await inbox.update(id + 1, { note: "x" })).toBeUndefined();
  });

  test("keeps the duty when the staff change something else", async () => {
    const { inbox, inquiries } = openInbox(await open());
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    const receipt = await inquiries.receive(
      { ...anInquiry(), duty },
      { address: "203.0.113.7", locale: "ko", suspicion: null },
    );
    const id = receipt.kind === "stored" ? receipt.id : 0;
    expect(await inbox.update(id, { note: "전화함" })).toMatchObject({ duty, note: "전화함" });
    expect(await inbox.all({})).toMatchObject([{ duty }]);
  });

  test("shows an inquiry whose duty somebody broke by hand, without it", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    await add();
    await database.db.updateTable("contact_inquiries").set({ duty: '{"flowRate":"x"}' }).execute();
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ duty: null }]);
  });

  test("deletes an inquiry together with its mail", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    const id = await add();
    expect(await inbox.remove(id)).toBe(true);
    expect(await inbox.remove(id)).toBe(false);
    expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("lets go of what is past its retention date, and of nothing before", async () => {
    const { inbox, housekeeping, add, time } = openInbox(await open());
    await add({ company: "old" });
    await add({ company: "young" });
    time.now = new Date("2028-03-04T00:01:00.000Z");
    await housekeeping.run();
    expect(companies(await inbox.list({}, 1))).toEqual(["young"]);
  });

  test("exports all that match, not only a page", async () => {
    const { inbox, add } = openInbox(await open());
    for (let index = 1; index <= 51; index++) await add({ company: `회사 ${index}` });
    await add({ company: "spam" }, "honeypot");
    expect(await inbox.all({ status: "new" })).toHaveLength(51);
    expect(await inbox.all({ search: "spam" })).toHaveLength(1);
  });
});
