import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type InboxFilter, type InquiryWithHistory, inquiryStatuses } from "#domain/inquiries/inbox.ts";
import { maxNotes } from "#domain/inquiries/inbox-note.ts";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import { anInquiry } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { mailSetUp } from "../../../tests/support/mail-options.ts";
import type { Database } from "../database/connect.ts";
import { createServices } from "../services.ts";
import type { SubmissionMeta } from "./inquiries.ts";

/** An inbox to which inquiries are added a minute apart. */
function openInbox(database: Database) {
  const time = { now: new Date("2025-03-04T00:00:00.000Z") };
  const services = createServices({
    database,
    clock: () => time.now,
    rateLimit: false,
    mail: mailSetUp({ to: "sales@example.com", inboxUrl: "https://site.example/" }),
  });
  async function add(
    facts: Partial<Inquiry> = {},
    suspicion: SubmissionMeta["suspicion"] = null,
  ): Promise<number> {
    time.now = new Date(time.now.getTime() + 60_000);
    const arrival: SubmissionMeta = { address: "203.0.113.7", locale: "ko", suspicion };
    const result = await services.inquiries.receive(anInquiry(facts), arrival);
    if (result.kind !== "stored") throw new Error("The inquiry was not stored.");
    return result.id;
  }
  return { ...services, time, add };
}

const noteBy = (author: string, text: string, key = text) => ({ key, text, author });

const noCounts = Object.fromEntries(inquiryStatuses.map((status) => [status, 0]));

const companies = (page: { inquiries: { company: string }[] }) =>
  page.inquiries.map(({ company }) => company);

describeOnBothEngines("the inbox", ({ open }) => {
  test("lists the newest first, with all that the staff need", async () => {
    const { inbox, add } = openInbox(await open());
    await add({ company: "A" });
    const id = await add({ company: "B", productType: "maintenance" });
    const page = await inbox.list({}, 1);
    expect(companies(page)).toEqual(["B", "A"]);
    expect(page).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 50,
      counts: { ...noCounts, new: 2 },
    });
    expect(page.inquiries[0]).toEqual({
      ...anInquiry({ company: "B", productType: "maintenance" }),
      id,
      reference: expect.stringMatching(/^Q-\w{4}-\w{2}$/),
      files: [],
      missingFiles: [],
      locale: "ko",
      status: "new",
      suspicion: null,
      duty: null,
      selection: null,
      project: null,
      responsible: null,
      nextOn: null,
      valueKrw: null,
      page: null,
      isAnswerStuck: false,
      answered: null,
      createdAt: "2025-03-04T00:02:00.000Z",
      retainedUntil: "2028-03-04T00:02:00.000Z",
      mail: {
        state: "waiting",
        attempts: 0,
        trouble: null,
        lastError: null,
        receipt: null,
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
    await inbox.change(await add({ company: "archived" }), { status: "archived" }, "kim");
    for (const status of ["new", "archived", "spam"] as const) {
      const page = await inbox.list({ status }, 1);
      expect([companies(page), page.total]).toEqual([[status], 1]);
      expect(page.counts).toEqual({ ...noCounts, new: 1, archived: 1, spam: 1 });
    }
    expect(await inbox.counts()).toEqual({ ...noCounts, new: 1, archived: 1, spam: 1 });
    expect(await inbox.count({ status: "spam" })).toBe(1);
  });

  test.each([
    ["회사 가", "company"],
    ["KIM", "name"],
    ["010-1234", "phone as written"],
    ["01012345678", "phone by its digits"],
    ["Buyer@", "e-mail"],
    ["냉각탑 교체", "message"],
    ["  견적   발송 ", "note"],
    ["발송 kim 교체", "words of note, name and message together"],
    ["100%_", "what would be a pattern"],
    ["(주)회사", "company, though it is written with one character"],
    ["ＫＩＭ", "name, in wide letters"],
  ])("finds %j in the %s", async (search) => {
    const { inbox, add } = openInbox(await open());
    const id = await add({
      company: "㈜회사 가",
      name: "Kim",
      phone: "010-1234-5678",
      message: "100%_ 냉각탑\n교체",
    });
    await inbox.note(id, noteBy("lee", "견적 발송"));
    await add({ company: "다른 곳", email: "other@example.com", message: "교체" });
    expect(companies(await inbox.list({ search }, 1))).toEqual(["㈜회사 가"]);
  });

  test("finds nothing by two words of which an inquiry has one", async () => {
    const { inbox, add } = openInbox(await open());
    await add({ company: "가나화학", message: "소음" });
    await add({ company: "다라물산", message: "누수" });
    expect(await inbox.list({ search: "가나 누수" }, 1)).toMatchObject({ inquiries: [], total: 0 });
  });

  test("keeps each note with its author and time, the oldest first", async () => {
    const { inbox, add, time } = openInbox(await open());
    const id = await add();
    await inbox.note(id, noteBy("kim", "전화함"));
    time.now = new Date("2025-03-05T00:00:00.000Z");
    const noted = await inbox.note(id, noteBy("lee", "견적 발송", "0"));
    expect(noted).toMatchObject({
      notes: [
        { key: "전화함", author: "kim", writtenAt: "2025-03-04T00:01:00.000Z", text: "전화함" },
        { key: "0", author: "lee", writtenAt: "2025-03-05T00:00:00.000Z", text: "견적 발송" },
      ],
    });
    expect(await inbox.find(id)).toEqual(noted);
    expect(await inbox.note(id + 1, noteBy("kim", "x"))).toBe("no-inquiry");
  });

  test("stores a note that is sent twice once, and lets nobody write or delete in another's name", async () => {
    const { inbox, add } = openInbox(await open());
    const id = await add();
    await inbox.note(id, noteBy("kim", "전화", "k"));
    expect(await inbox.note(id, noteBy("kim", "전화함", "k"))).toMatchObject({ notes: [{ text: "전화함" }] });
    expect(await inbox.note(id, noteBy("lee", "지움", "k"))).toBe("not-theirs");
    expect(await inbox.removeNote(id, { key: "k", author: "lee" })).toBeUndefined();
    expect(await inbox.removeNote(id, { key: "k", author: "kim" })).toMatchObject({ notes: [] });
    expect((await inbox.list({ search: "전화함" }, 1)).total).toBe(0);
  });

  test("finds an inquiry by notes that two of the staff wrote at the same moment", async () => {
    const { inbox, add } = openInbox(await open());
    const id = await add();
    await Promise.all([inbox.note(id, noteBy("kim", "전화함")), inbox.note(id, noteBy("lee", "방문함"))]);
    expect((await inbox.list({ search: "전화함 방문함" }, 1)).total).toBe(1);
  });

  test("has an end to the notes of one inquiry", async () => {
    const { inbox, add } = openInbox(await open());
    const id = await add();
    for (let index = 0; index < maxNotes; index++) await inbox.note(id, noteBy("kim", `${index}`));
    expect(await inbox.note(id, noteBy("kim", "하나 더"))).toBe("too-many");
    expect(await inbox.note(id, noteBy("kim", "고침", "0"))).toMatchObject({ notes: expect.any(Array) });
  });

  test.each(["010-1234-5678", "010 1234 5678", "+82 10 1234 5678", "다라 1234-5678", "01012345678"])(
    "finds a telephone number typed as %s, however it was written",
    async (search) => {
      const { inbox, add } = openInbox(await open());
      await add({ company: "다라물산", phone: "+82 (0)10 1234 5678" });
      await add({ company: "다라물산", phone: "010.1234.5678".replaceAll(".", "-") });
      await add({ company: "다라물산", phone: "010-1234-0000" });
      expect((await inbox.list({ search }, 1)).total).toBe(2);
    },
  );

  test("tells how many are new and which is the newest", async () => {
    const { inbox, add } = openInbox(await open());
    expect(await inbox.countNew()).toEqual({ count: 0, newestId: 0 });
    await add();
    const id = await add();
    expect(await inbox.countNew()).toEqual({ count: 2, newestId: id });
  });

  test("remembers who answered first and when, also after another status", async () => {
    const { inbox, add } = openInbox(await open());
    const id = await add();
    const answered = { by: "kim", at: "2025-03-04T00:01:00.000Z" };
    expect(await inbox.change(id, { status: "archived" }, "kim")).toMatchObject({
      status: "archived",
      answered,
    });
    expect(await inbox.change(id, { status: "won" }, "lee")).toMatchObject({ status: "won", answered });
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ answered }]);
    expect(await inbox.change(id + 1, { status: "spam" }, "lee")).toBe("no-inquiry");
  });

  test("keeps the duty when the staff change something else", async () => {
    const { inbox, inquiries } = openInbox(await open());
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    const result = await inquiries.receive(
      { ...anInquiry(), duty },
      { address: "203.0.113.7", locale: "ko", suspicion: null },
    );
    const id = result.kind === "stored" ? result.id : 0;
    expect(await inbox.note(id, noteBy("kim", "전화함"))).toMatchObject({ duty });
  });

  test("shows an inquiry whose duty somebody broke by hand, without it", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    await add();
    await database.db.updateTable("contactInquiries").set({ duty: '{"flowRate":"x"}' }).execute();
    expect((await inbox.list({}, 1)).inquiries).toMatchObject([{ duty: null }]);
  });

  test("finds an inquiry by its reference in each spelling, also once something was noted of it", async () => {
    const { inbox, add } = openInbox(await open());
    await add();
    const id = await add();
    const { reference } = (await inbox.find(id)) ?? { reference: "" };
    const find = async (search: string) =>
      (await inbox.list({ search }, 1)).inquiries.map((found) => found.id);
    const searches = [reference, reference.toLowerCase(), reference.replaceAll("-", "")];
    for (const search of searches) expect(await find(search)).toEqual([id]);
    await inbox.note(id, noteBy("kim", "전화함"));
    for (const search of searches) expect(await find(`${search} 전화함`)).toEqual([id]);
  });

  test("lists the files of an inquiry, and reads them as they came", async () => {
    const database = await open();
    const { inbox, inquiries, add } = openInbox(database);
    await add();
    const files = [
      { name: "도면.pdf", contentType: "application/pdf", bytes: randomBytes(600_000) },
      { name: "표.csv", contentType: "text/csv", bytes: Buffer.from("a,b") },
    ];
    const arrival: SubmissionMeta = { address: "203.0.113.8", locale: "ko", suspicion: null };
    const result = await inquiries.receive({ ...anInquiry(), files }, arrival);
    const id = result.kind === "stored" ? result.id : 0;
    const facts = [
      { file: 0, name: "도면.pdf", contentType: "application/pdf", size: 600_000 },
      { file: 1, name: "표.csv", contentType: "text/csv", size: 3 },
    ];
    expect((await inbox.list({}, 1)).inquiries.map((listed) => listed.files)).toEqual([facts, []]);
    expect(await inbox.find(id)).toMatchObject({ files: facts });
    const read = await inbox.file(id, 0);
    expect((await buffer(read?.bytes ?? Readable.from([]))).equals(files[0]?.bytes ?? Buffer.alloc(0))).toBe(
      true,
    );
    expect(await inbox.file(id, 2)).toBeUndefined();
    expect(await inbox.file(id - 1, 0)).toBeUndefined();
    await inbox.remove(id);
    for (const table of ["inquiryFiles", "inquiryFileParts"] as const)
      expect(await database.db.selectFrom(table).select("file").execute()).toEqual([]);
  });

  test("deletes an inquiry together with its mails and its notes", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    const id = await add();
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
    await inbox.note(id, noteBy("kim", "전화함"));
    expect(await inbox.remove(id)).toBe("removed");
    expect(await inbox.remove(id)).toBe("no-inquiry");
    expect(await database.db.selectFrom("inquiryNotes").selectAll().execute()).toEqual([]);
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

  test("is read for an export in parts, each inquiry once although others come and go meanwhile", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    const first = await add({ company: "1" });
    await repeat(database, first, 449);
    await inbox.note(first, noteBy("kim", "전화함"));
    const parts: InquiryWithHistory[][] = [];
    for await (const part of inbox.pages({})) {
      parts.push(part);
      await inbox.remove(part[0]?.id ?? 0);
      await add({ company: "new" });
    }
    expect(parts.map((part) => part.length)).toEqual([200, 200, 50]);
    const read = parts.flat().map(({ id }) => id);
    expect(read).toEqual([...read].sort((one, other) => other - one));
    expect(new Set(read).size).toBe(450);
    expect(parts.flat().at(-1)).toMatchObject({ company: "1", notes: [{ text: "전화함" }] });
  });

  test("is read for an export as the filter says", async () => {
    const { inbox, add } = openInbox(await open());
    await add({ company: "new" });
    await add({ company: "spam" }, "honeypot");
    const read = async (filter: InboxFilter) => {
      const found: string[] = [];
      for await (const part of inbox.pages(filter)) found.push(...part.map(({ company }) => company));
      return found;
    };
    expect(await read({})).toEqual(["spam", "new"]);
    expect(await read({ status: "new" })).toEqual(["new"]);
    expect(await read({ search: "spam" })).toEqual(["spam"]);
    expect(await read({ search: "nobody" })).toEqual([]);
  });

  test("finds what was noted before notes had authors", async () => {
    const database = await open();
    const { inbox, add } = openInbox(database);
    const id = await add();
    await database.db
      .insertInto("inquiryNotes")
      .values({ inquiryId: id, noteKey: "before", author: null, body: "옛 메모", writtenAt: null })
      .execute();
    await inbox.note(id, noteBy("kim", "새 메모"));
    const [old] = (await inbox.find(id))?.notes ?? [];
    expect(old).toEqual({ key: "before", author: null, writtenAt: null, text: "옛 메모" });
    expect((await inbox.list({ search: "옛 새" }, 1)).total).toBe(1);
    expect(await inbox.removeNote(id, { key: "before", author: "kim" })).toMatchObject({
      notes: [{ text: "새 메모" }],
    });
  });
});

/** As many more inquiries like one that there is, all of the same moment. */
async function repeat({ db }: Database, id: number, times: number): Promise<void> {
  const { id: _, ...row } = await db
    .selectFrom("contactInquiries")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("contactInquiries")
    .values(Array.from({ length: times }, () => ({ ...row, company: "again", reference: "" })))
    .execute();
}
