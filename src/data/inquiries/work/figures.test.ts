import { expect, test } from "vitest";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import type { Database } from "../../database/connect.ts";
import { figuresOf } from "./figures.ts";

const march = { from: "2025-03-01", to: "2025-03-31" };
// The first moment of March in Korea.
const begin = Date.parse("2025-02-28T15:00:00Z");

async function insert({ db }: Database, count: number, facts: { status: InquiryStatus; selection?: string }) {
  const nothing = {
    phone: "02-3456-7890",
    searchText: "",
    page: "/",
    productType: null,
    retainedUntil: begin,
  };
  const row = {
    company: "-",
    name: "-",
    email: "a@b.example",
    message: "-",
    locale: "ko" as const,
    ...nothing,
  };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    ...facts,
    reference: `${facts.status} ${index}`,
    // Some at one moment, as in a wave.
    createdAt: begin + Math.floor(index / 3),
  }));
  await db.insertInto("contactInquiries").values(rows).execute();
}

describeOnBothEngines("figures of many inquiries", ({ open }) => {
  test("count each one once, and let other requests be answered meanwhile", async () => {
    const database = await open();
    await insert(database, 450, { status: "new" });
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const { total, months } = await figuresOf(database.db, march);
    clearImmediate(next);
    expect([total, months]).toEqual([450, [{ of: "2025-03", count: 450, won: 0 }]]);
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  test("count spam and quarantined ones without reading them, and leave them out of every other figure", async () => {
    const database = await open();
    // It could not be read.
    const selection = "{unreadable";
    await insert(database, 3, { status: "spam", selection });
    await insert(database, 2, { status: "set-aside", selection });
    await insert(database, 1, { status: "won" });
    expect(await figuresOf(database.db, march)).toMatchObject({
      total: 1,
      leftOut: 5,
      statuses: [{ of: "won", count: 1, won: 1 }],
      pages: [{ of: "/", count: 1, won: 1 }],
    });
    expect(await figuresOf(database.db, { from: "2025-03-02", to: "2025-03-31" })).toMatchObject({
      total: 0,
      leftOut: 0,
    });
  });
});
