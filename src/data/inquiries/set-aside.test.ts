import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";

const inquiry = "company, name, phone, email, message, created_at";

describeOnBothEngines("inquiries stored before some were quarantined", (older) => {
  test("keep their ids, their status (answered ones are archived), their mail and their notes", async () => {
    await withOlderDatabase(older, "0010", async ({ stored, upgrade }) => {
      const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(stored);
      await run(`insert into contact_inquiries (${inquiry}, status, suspicion) values
        ('a', 'b', '1', 'c', 'd', 1, 'answered', null), ('e', 'f', '2', 'g', 'h', 2, 'spam', 'honeypot'),
        ('i', 'j', '3', 'k', 'l', 3, 'new', null)`);
      await run("delete from contact_inquiries where company = 'i'");
      await run("insert into inquiry_notes (inquiry_id, note_key, body) values (1, 'k', '전화함')");
      await run(`insert into outbox
        (message_id, inquiry_id, recipient, subject, text_body, html_body, created_at, due_at, give_up_at)
        values ('m', 1, 'sales@example.com', '', '', '', 1, 1, 1)`);

      await upgrade();

      const inquiries = await run("select id, company, status, suspicion from contact_inquiries order by id");
      expect(inquiries.rows).toEqual([
        { id: 1, company: "a", status: "archived", suspicion: null },
        { id: 2, company: "e", status: "spam", suspicion: "honeypot" },
      ]);
      const added = await run(
        `insert into contact_inquiries (${inquiry}) values ('a', 'b', '1', 'c', 'd', 4) returning id, status`,
      );
      expect(added.rows).toEqual([{ id: 4, status: "new" }]);
      await run("update contact_inquiries set status = 'set-aside' where id = 2");
      await expect(run("update contact_inquiries set status = 'gone' where id = 2")).rejects.toThrow();

      const quarantined = () =>
        run("select note_key as kept from inquiry_notes union select message_id from outbox");
      expect((await quarantined()).rows).toHaveLength(2);
      await run("delete from contact_inquiries where id = 1");
      expect((await quarantined()).rows).toEqual([]);
    });
  });
});
