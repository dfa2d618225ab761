import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { searchable } from "../records/search-text.ts";

const former = ["㈜마바\nａｌｐｈａ 30℃ 45㎡ 2.2㎾", "(주)마바\nalpha 2공장"];

describeOnBothEngines("texts that were searched before", (older) => {
  test("have the characters that a search has now", async () => {
    await withOlderDatabase(older, "0085", async ({ db, upgrade }) => {
      const project = { title: "-", description: "-", clientCompany: "-", country: "한국" };
      const projects = former.map((searchText, createdAt) => ({
        ...project,
        ...{ coolingTowerType: "bac" as const, listedOn: "2024-01-01", searchText, createdAt },
      }));
      await db.insertInto("projects").values(projects).execute();
      const inquiry = {
        company: "-",
        name: "-",
        phone: "-",
        email: "-",
        message: "-",
        locale: "ko" as const,
      };
      const inquiries = former.map((searchText, index) => ({
        ...inquiry,
        ...{ reference: `Q-${index}`, createdAt: 1, retainedUntil: 2, searchText },
      }));
      await db
        .insertInto("contactInquiries")
        .values(inquiries as never)
        .execute();
      await upgrade();
      const expected = ["(주)마바\nalpha 30°c 45m2 2.2kw", "(주)마바\nalpha 2공장"];
      expect(former.map((text) => text.split("\n").map(searchable).join("\n"))).toEqual(expected);
      for (const table of ["projects", "contactInquiries"] as const) {
        const rows = await db.selectFrom(table).select("searchText").orderBy("id").execute();
        expect(rows.map(({ searchText }) => searchText)).toEqual(expected);
      }
    });
  });
});
