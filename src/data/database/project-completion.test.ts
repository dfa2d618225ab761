import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { named } from "./connect.ts";
import { migrate, migrationNames } from "./migrate.ts";
import { openPool } from "./postgres.ts";
import { openFile } from "./sqlite.ts";

describeOnBothEngines("projects of before the day of completion", ({ engine, address }) => {
  test("take the day in Korea on which they were registered", async () => {
    const place = await address();
    const stored =
      "url" in place ? openPool(place.url, { onTrouble: () => undefined }) : openFile(place.file);
    const db = named(stored);
    try {
      const names = await migrationNames();
      const before = names.filter((name) => name < "0006");
      await migrate(db, engine, before);
      const facts = { title: "a", description: "", clientCompany: "b", country: "한국", searchText: "" };
      const registered = ["2024-02-29T14:59:59.999Z", "2024-02-29T15:00:00.000Z"].map((time) => ({
        ...facts,
        coolingTowerType: "bac" as const,
        createdAt: Date.parse(time),
      }));
      await db
        .insertInto("projects")
        // As rows were then, without the columns of today.
        .values(registered as never)
        .execute();
      await migrate(db, engine, names);
      const rows = await db.selectFrom("projects").select("completedOn").orderBy("id").execute();
      expect(rows.map((row) => row.completedOn)).toEqual(["2024-02-29", "2024-03-01"]);
    } finally {
      await db.destroy();
    }
  });
});
