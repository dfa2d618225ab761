import { continueAfter, isCounted, lastId } from "./id-counter.ts";
import { insertRows, rowsOf, type Side } from "./rows.ts";
import type { TableShape } from "./tables.ts";

/** Copies every row, parents before children, into empty tables; ids go on counting where they were. */
export async function copyTables(from: Side, to: Side, tables: readonly TableShape[]): Promise<void> {
  for (const table of tables) {
    for await (const rows of rowsOf(from, table)) await insertRows(to, table, rows);
    if (isCounted(table)) await continueAfter(to, table, await lastId(from, table));
  }
}
