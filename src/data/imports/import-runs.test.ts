import { expect, test } from "vitest";
import { backupBudget } from "#domain/files/budgets.ts";
import { importLimits, isTooLargeImport } from "#domain/records/import/sheet-import.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { deleteExpiredImports, listRuns, storeRun } from "./import-runs.ts";

const now = new Date("2026-11-21T00:00:00.000Z");

describeOnBothEngines("what an import has changed", ({ engine, open }) => {
  async function opened() {
    const { db } = await open();
    const store = (former: string) =>
      db.transaction().execute((trx) =>
        storeRun({ trx, engine }, { kind: "news", now }, async () => ({
          outcomes: [],
          records: [{ id: 1, updatedAt: 1, isNew: false, former }],
        })),
      );
    return { db, store, runs: () => listRuns(db, "news", now) };
  }

  test("is kept if a backup can hold it, and otherwise refused", async () => {
    const { store, runs } = await opened();
    const overhead = JSON.stringify([{ id: 1, updatedAt: 1, isNew: false, former: "" }]).length;
    const most = importLimits.keptBytes - overhead;
    // Bytes count: a Korean letter has three.
    const failure = await store("가".repeat(Math.ceil(most / 3) + 1)).catch((error: unknown) => error);
    expect(isTooLargeImport(failure)).toBe(true);
    expect(await runs()).toEqual([]);
    expect(await store("a".repeat(most))).toMatchObject({ run: expect.any(Number) });
    expect(await runs()).toHaveLength(1);
  });

  test("is deleted if no backup can hold it, as earlier versions have stored it", async () => {
    const { db, store, runs } = await opened();
    await store("");
    await store("");
    const records = "[]".padEnd(backupBudget.valueBytes + 1);
    await db.updateTable("importRuns").set({ records }).where("id", "=", 1).execute();
    await deleteExpiredImports(db, now);
    expect(await runs()).toMatchObject([{ id: 2 }]);
  });
});
