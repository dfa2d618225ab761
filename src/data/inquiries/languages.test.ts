import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";

describeOnBothEngines("inquiries of before 0079", (older) => {
  test("keep their language, and the table takes any that the program has", async () => {
    await withOlderDatabase(older, "0079", async ({ db, stored, upgrade }) => {
      const add = (locale: string) =>
        sql`insert into contact_inquiries (company, name, phone, email, message, created_at, locale)
          values ('c', 'n', '1', 'e', 'm', 1, ${locale})`.execute(stored);
      for (const locale of ["ko", "en"]) await add(locale);
      await upgrade();
      await add("ja");
      const rows = await db.selectFrom("contactInquiries").select("locale").orderBy("id").execute();
      expect(rows.map(({ locale }) => locale)).toEqual(["ko", "en", "ja"]);
    });
  });
});
