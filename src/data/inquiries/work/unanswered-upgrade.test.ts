import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../../tests/support/older-database.ts";

describeOnBothEngines("inquiries that counted as answered before", (older) => {
  test("are unanswered if they are new again and have no answer", async () => {
    await withOlderDatabase(older, "0087", async ({ db, upgrade }) => {
      const inquiry = { company: "-", name: "-", phone: "-", email: "-", message: "-", locale: "ko" };
      const answered = { createdAt: 1, retainedUntil: 2, searchText: "-", answeredBy: "kim", answeredAt: 5 };
      const inquiries = (["new", "new", "in-progress"] as const).map((status, index) => ({
        ...{ ...inquiry, ...answered, status, reference: `Q-${index}` },
      }));
      await db
        .insertInto("contactInquiries")
        .values(inquiries as never)
        .execute();
      const ids = await db.selectFrom("contactInquiries").select("id").orderBy("id").execute();
      await db
        .insertInto("inquiryReplies")
        .values({
          ...{ inquiryId: ids[1]?.id ?? 0, replyKey: "k", author: "kim", sentAt: 5 },
          ...{ subject: "-", body: "-", files: "[]" },
        })
        .execute();
      await upgrade();
      const rows = await db
        .selectFrom("contactInquiries")
        .select(["status", "answeredBy", "answeredAt"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { status: "new", answeredBy: null, answeredAt: null },
        { status: "new", answeredBy: "kim", answeredAt: 5 },
        { status: "in-progress", answeredBy: "kim", answeredAt: 5 },
      ]);
    });
  });
});
