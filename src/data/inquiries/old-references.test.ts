import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";

describeOnBothEngines("inquiries of before there were references", (older) => {
  test("get one each, by which they are found", async () => {
    await withOlderDatabase(older, "0020", async ({ stored, upgrade }) => {
      const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(stored);
      const values = Array.from(
        { length: 300 },
        (_, index) => `('c', 'n', '1', 'e', 'm', ${index}, 'c n 1 e m')`,
      );
      await run(
        `insert into contact_inquiries (company, name, phone, email, message, created_at, search_text) values ${values.join()}`,
      );
      // The largest id that there can be.
      await run(
        `insert into contact_inquiries (id, company, name, phone, email, message, created_at) values (2147483647, 'c', 'n', '1', 'e', 'm', 1)`,
      );
      await upgrade();
      const { rows } = await run(
        "select reference, search_text as searched from contact_inquiries order by id",
      );
      for (const { reference } of rows)
        expect(reference).toMatch(/^Q-[234679CDFHJKMNPQRTWXY]{4}-[234679CDFHJKMNPQRTWXY]{2}$/);
      expect(new Set(rows.map(({ reference }) => reference)).size).toBe(301);
      const [first] = rows;
      const spelled = String(first?.reference).toLowerCase();
      expect(first?.searched).toBe(`${spelled} ${spelled.replaceAll("-", "")} c n 1 e m`);

      // An instance of the version before, which still receives inquiries, stores no references.
      for (let time = 0; time < 2; time++)
        await run(
          `insert into contact_inquiries (company, name, phone, email, message, created_at) values ('c', 'n', '1', 'e', 'm', 1)`,
        );
      const again = `update contact_inquiries set reference = '${first?.reference}' where id = 2`;
      await expect(run(again)).rejects.toThrow();
    });
  });
});
