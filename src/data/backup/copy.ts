import { sql } from "kysely";
import { type DatabaseHandle, insertRows, rowsOf } from "./rows.ts";
import type { TableShape } from "./tables.ts";

/** Copies every row, parents before children, into empty tables; ids go on counting where they were. */
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

/** The highest id that a table has ever given away, 0 before the first. Rows may have gone since. */
export async function lastId(database: DatabaseHandle, table: AutoIncrementTable): Promise<number> {
  const highest = sql<{ id: number }>`
    select coalesce(max(${sql.ref(table.autoIncrementColumn)}), 0) as id from ${sql.table(table.name)}`;
  const { rows } = await highest.execute(database.db);
  return Math.max(rows[0]?.id ?? 0, await counterOf(database, table));
}

/** Makes the next row's id the one after `id`. */
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
  // pg_get_serial_sequence answers a name that is quoted where it has to be.
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
