import { type Expression, type Kysely, sql } from "kysely";
import type { Engine } from "../database/engine.ts";
import type { Tables } from "../database/schema.ts";
import type { TableShape } from "./tables.ts";

/** A database or a transaction. */
export interface DatabaseHandle {
  engine: Engine;
  db: Kysely<Tables>;
  /** True to read texts without NULs, which SQLite stores and PostgreSQL does not. */
  leavesOutNul?: boolean;
}

export type Row = Record<string, unknown>;

/** Rows held in memory at a time; a row with a picture takes up to 1 MB. */
const batchSize = 25;

/** Reads all rows of a table in batches, unordered. On PostgreSQL `db` must be a transaction. */
export async function* rowsOf(
  { engine, db, leavesOutNul = false }: DatabaseHandle,
  { name }: TableShape,
): AsyncGenerator<Row[]> {
  const query = db.selectFrom(sql<Row>`${sql.table(name)}`.as("copied")).selectAll();
  const batches = engine === "sqlite" ? inBatches(query.stream()) : fetchBatches(db, query);
  for await (const batch of batches) yield leavesOutNul ? batch.map(withoutNul) : batch;
}

function withoutNul(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === "string" ? value.replaceAll("\0", "") : value,
  ]);
  return Object.fromEntries(values);
}

async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Without a cursor PostgreSQL would send all rows at once. */
async function* fetchBatches(db: Kysely<Tables>, query: Expression<Row>): AsyncGenerator<Row[]> {
  await sql`declare copied no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from copied`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(db);
}

export async function insertRows(
  { db }: DatabaseHandle,
  table: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const columns = table.columns.map((column) => sql.ref(column));
  const values = rows.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table.name)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(
    db,
  );
}
