import { sql } from "kysely";
import { expect, test } from "vitest";
import { sentSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import { anInquiry, anOption, aProduct } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { mailSetUp } from "../../../tests/support/mail-options.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { createServices } from "../services.ts";

/** Series with the longest names of options that there can be. */
const options = Array.from({ length: 30 }, (_, index) => [
  anOption({ subject: `${index}`, name: `${index}표준` }),
  anOption({ subject: `${index}`, name: `${index}`.padEnd(60, "형"), nameEn: `${index}`.padEnd(60, "x") }),
]).flat();
const names = options.flatMap(({ name, nameEn }) => (nameEn === null ? [] : [name]));

describeOnBothEngines("an inquiry with a selection", ({ open }) => {
  async function stored(selection: string) {
    const database = await open();
    const services = createServices({
      database,
      clock: () => new Date("2026-11-30T00:00:00Z"),
      mail: mailSetUp({ to: "sales@example.com", inboxUrl: "https://site.example/sd_admin/inquiries" }),
    });
    await services.products.add(aProduct({ slug: "sf", options }));
    expect(sentSelectionSchema.parse(selection)).toBe(selection);
    await services.inquiries.receive(
      { ...anInquiry(), selection },
      {
        address: "203.0.113.7",
        locale: "ko",
        suspicion: null,
      },
    );
    const [row] = await database.db.selectFrom("contactInquiries").select("selection").execute();
    return JSON.parse(row?.selection ?? "null");
  }

  test("is stored with all that a form can send", async () => {
    const query = new URLSearchParams({ flow: "390", options: names.slice(0, 15).join() });
    const { options: chosen, ...selection } = await stored(`?${query}`);
    expect(`${query}`.length).toBeGreaterThan(7_900);
    expect(selection).toEqual({ query: `?${query}`, model: null });
    expect(chosen).toHaveLength(15);
  });

  test("is stored without the record's names of options, or without the selection, where they are too long", async () => {
    const query = `options=${names.join()}`;
    expect(await stored(query)).toEqual({ query: expect.stringMatching(/^\?options=/), model: null });
    const sound = "형".repeat(600);
    expect(await stored(`${query}&sound=${sound}`)).toBeNull();
  });
});

describeOnBothEngines("selections of before 0082", (older) => {
  test("stay as they were", async () => {
    await withOlderDatabase(older, "0082", async ({ db, stored, upgrade }) => {
      const add = (selection: string | null) =>
        sql`insert into contact_inquiries (company, name, phone, email, message, created_at, selection)
          values ('c', 'n', '1', 'e', 'm', 1, ${selection})`.execute(stored);
      await add('{"query":"?crt=100","model":null}');
      await add(null);
      await upgrade();
      const rows = await db.selectFrom("contactInquiries").select("selection").orderBy("id").execute();
      expect(rows.map(({ selection }) => selection)).toEqual(['{"query":"?crt=100","model":null}', null]);
    });
  });
});
