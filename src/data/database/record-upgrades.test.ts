import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseProductSnapshot } from "#domain/products/product-history.ts";
import { aProduct } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { updateProduct } from "../products/edits.ts";
import { engines } from "./engine.ts";
import { migrationNames, statementsFor } from "./migrate.ts";

const facts = { category: "industrial", description: "설명", name: "가", slug: "modular", position: 1 };

describeOnBothEngines("a product that migrations have changed", (older) => {
  test("is outdated in a form that was opened before the upgrade", async () => {
    await withOlderDatabase(older, "0080", async ({ db, upgrade }) => {
      const seen = 1_700_000_000_000;
      await db
        .insertInto("products")
        .values({ ...facts, updatedAt: seen } as never)
        .execute();
      await upgrade();
      const expectedUpdatedAt = new Date(seen).toISOString();
      const update = await db
        .transaction()
        .execute((trx) => updateProduct(trx, 1, aProduct(), { now: new Date(seen), expectedUpdatedAt }));
      expect(update.kind).toBe("outdated");
    });
  });

  test("keeps its English word for projects when a version of before that word is restored", async () => {
    await withOlderDatabase(older, "0080", async ({ db, upgrade }) => {
      const stored = { ...facts, projectWord: "모듈러 냉각탑", nameEn: "Modular cooling towers" };
      const former = [stored, { ...stored, slug: "own", position: 2 }];
      await db
        .insertInto("products")
        .values(former as never)
        .execute();
      const record = JSON.stringify({ ...aProduct(), isActive: true, updatedAt: "2025-01-01T00:00:00.000Z" });
      const withoutWord = JSON.parse(record);
      delete withoutWord.en.projectWord;
      const versions = [1, 2].map((productId) => ({
        ...{ productId, record: JSON.stringify(withoutWord), changedAt: 1 },
      }));
      await db
        .insertInto("productVersions")
        .values(versions as never)
        .execute();
      await upgrade();
      const rows = await db.selectFrom("productVersions").select("record").orderBy("id").execute();
      const words = rows.map((row) => parseProductSnapshot(row.record).en.projectWord);
      expect(words).toEqual(["modular", null]);
    });
  });
});

/** Those of before raised none; 0090 made up for products. */
const firstChecked = "0091";

test("migrations that change products or projects raise their `updated_at`, so that forms that are open notice", async () => {
  const unnoticed = [];
  for (const name of (await migrationNames()).filter((name) => name >= firstChecked)) {
    const sql = await readFile(new URL(`../migrations/${name}`, import.meta.url), "utf8");
    for (const statement of engines.flatMap((engine) => statementsFor(engine, sql)))
      if (changesRecords(statement)) unnoticed.push(`${name}: ${statement}`);
  }
  expect(unnoticed).toEqual([]);
});

test.each([
  ["update products set name = ''", true],
  ["update projects set country = '한국', updated_at = updated_at + 1", false],
  ["update projects set search_text = lower(search_text)", false],
  ["update product_versions set record = ''", false],
])("%s is noticed to change records unseen: %s", (statement, isUnseen) => {
  expect(changesRecords(statement)).toBe(isUnseen);
});

/** True for a statement that changes what forms show without a new revision. */
function changesRecords(statement: string): boolean {
  const [, assignments] = statement.match(/^update\s+(?:products|projects)\s+set\s+(.*)$/s) ?? [];
  return (
    assignments !== undefined &&
    !/\bupdated_at\s*=/.test(assignments) &&
    !/^search_text\s*=/.test(assignments)
  );
}
