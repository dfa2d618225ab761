import { sql } from "kysely";
import { type DatabaseHandle, insertRows, rowsOf } from "./rows.ts";
import type { TableShape } from "./tables.ts";

/** Copies every row into empty tables, parents before children, and the counters of ids. */
export async function copyTables(
  from: DatabaseHandle,
  to: DatabaseHandle,
  tables: readonly TableShape[],
): Promise<void> {
  for (const table of tables) {
    for await (const rows of rowsOf(from, table)) await insertRows(to, table, rows);
    if (hasAutoIncrement(table)) await continueAfter(to, table, await lastId(from, table));
  }
}

type AutoIncrementTable = TableShape & { autoIncrementColumn: string };

export function hasAutoIncrement(table: TableShape): table is AutoIncrementTable {
  return table.autoIncrementColumn !== undefined;
}

/** The highest id that was ever assigned, also to deleted rows; 0 if none. */
export async function lastId(database: DatabaseHandle, table: AutoIncrementTable): Promise<number> {
  const highest = sql<{ id: number }>`
    select coalesce(max(${sql.ref(table.autoIncrementColumn)}), 0) as id from ${sql.table(table.name)}`;
  const { rows } = await highest.execute(database.db);
  return Math.max(rows[0]?.id ?? 0, await counterOf(database, table));
}

/** Sets the counter, so that the next id is `id` + 1. */
export async function continueAfter(
  { engine, db }: DatabaseHandle,
  table: AutoIncrementTable,
  id: number,
): Promise<void> {
  if (engine === "postgres") {
    const sequence = sql`pg_get_serial_sequence(${table.name}, ${table.autoIncrementColumn})::regclass`;
    await sql`select setval(${sequence}, ${Math.max(id, 1)}, ${id > 0})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${id})`.execute(db);
}

async function counterOf(
  { engine, db }: DatabaseHandle,
  { name, autoIncrementColumn }: AutoIncrementTable,
): Promise<number> {
  if (engine === "sqlite") {
    const query = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`;
    return (await query.execute(db)).rows[0]?.seq ?? 0;
  }
  // pg_get_serial_sequence returns a quoted name.
  const find = sql<{
    sequence: string;
  }>`select pg_get_serial_sequence(${name}, ${autoIncrementColumn}) as sequence`;
  const { sequence } = (await find.execute(db)).rows[0] ?? {};
  if (!sequence) throw new Error(`The column ${name}.${autoIncrementColumn} has no sequence.`);
  const query = sql<{ last: number; used: boolean }>`
    select last_value as last, is_called as used from ${sql.raw(sequence)}`;
  const counter = (await query.execute(db)).rows[0];
  return counter?.used ? counter.last : 0;
}
