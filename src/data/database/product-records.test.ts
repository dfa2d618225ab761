import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withParts } from "../products/rows.ts";
import { named } from "./connect.ts";
import { migrate, migrationNames } from "./migrate.ts";
import { openPool } from "./postgres.ts";
import { openFile } from "./sqlite.ts";

describeOnBothEngines("products of before they had pages", ({ engine, address }) => {
  test("have an address each and keep their order, and their catalogue is their first document", async () => {
    const place = await address();
    const stored =
      "url" in place ? openPool(place.url, { onTrouble: () => undefined }) : openFile(place.file);
    const db = named(stored);
    try {
      const names = await migrationNames();
      const before = names.filter((name) => name < "0017");
      await migrate(db, engine, before);
      const facts = { category: "package" as const, description: "설명", isActive: 1 };
      const former = [
        { ...facts, name: "가", catalogUrl: "/catalog/a.pdf" },
        { ...facts, name: "나", catalogUrl: null },
      ];
      await db
        .insertInto("products")
        // As rows were then, without the columns of today.
        .values(former as never)
        .execute();
      await migrate(db, engine, names);
      const rows = await db.selectFrom("products").selectAll().orderBy("position").execute();
      expect(await withParts(db, rows)).toMatchObject([
        { name: "가", slug: "product-1", catalogUrl: "/catalog/a.pdf", models: [], tags: [], brand: null },
        { name: "나", slug: "product-2", catalogUrl: null, documents: [], isActive: true },
      ]);
    } finally {
      await db.destroy();
    }
  });
});
