import { type Expression, type Kysely, sql } from "kysely";
import type { Engine } from "../database/engine.ts";
import type { Tables } from "../database/schema.ts";
import type { TableShape } from "./tables.ts";

/** A database or a transaction. */
export interface DatabaseHandle {
  engine: Engine;
  db: Kysely<Tables>;
}

export type Row = Record<string, unknown>;

/** Rows held in memory at a time; a row with a picture takes up to 1 MB. */
const batchSize = 25;

/** Reads all rows of a table in batches, unordered. On PostgreSQL `db` must be a transaction. */
export async function* rowsOf({ engine, db }: DatabaseHandle, { name }: TableShape): AsyncGenerator<Row[]> {
  const query = db.selectFrom(sql<Row>`${sql.table(name)}`.as("copied")).selectAll();
  if (engine === "sqlite") yield* inBatches(query.stream());
  else yield* fetchBatches(db, query);
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
