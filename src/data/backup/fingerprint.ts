import { createHash } from "node:crypto";
import { hasAutoIncrement, lastId } from "./copy.ts";
import { type DatabaseHandle, type Row, rowsOf } from "./rows.ts";
import type { TableShape } from "./tables.ts";

/** Fingerprint of the rows of a table, comparable across engines. */
export interface Fingerprint {
  table: string;
  rows: number;
  /** Sum of the SHA-256 of all rows modulo 2^256, hexadecimal; independent of their order. */
  checksum: string;
  /** The highest id that was ever assigned; absent without a counter. */
  lastId?: number | undefined;
}

export async function fingerprintsOf(
  database: DatabaseHandle,
  tables: readonly TableShape[],
): Promise<Fingerprint[]> {
  const fingerprints: Fingerprint[] = [];
  for (const table of tables) fingerprints.push(await fingerprintOf(database, table));
  return fingerprints;
}

/** Describes each table that differs. */
export function differences(expected: readonly Fingerprint[], found: readonly Fingerprint[]): string[] {
  const names = new Set([...expected, ...found].map(({ table }) => table));
  return [...names].flatMap((name) => {
    const [expectedTable, actualTable] = [expected, found].map((side) =>
      side.find(({ table }) => table === name),
    );
    if (!expectedTable) return [`the table ${name} was not expected`];
    if (!actualTable) return [`the table ${name} is missing`];
    if (expectedTable.rows !== actualTable.rows)
      return [`${name} has ${actualTable.rows} rows instead of ${expectedTable.rows}`];
    if (expectedTable.checksum !== actualTable.checksum) return [`the rows of ${name} differ`];
    return expectedTable.lastId === actualTable.lastId
      ? []
      : [`${name} counts from ${actualTable.lastId} instead of ${expectedTable.lastId}`];
  });
}

async function fingerprintOf(database: DatabaseHandle, table: TableShape): Promise<Fingerprint> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of rowsOf(database, table)) {
    rows += batch.length;
    for (const row of batch) sum = BigInt.asUintN(256, sum + digestOf(row, table.columns));
  }
  const checksum = sum.toString(16).padStart(64, "0");
  const lastIdGiven = hasAutoIncrement(table) ? { lastId: await lastId(database, table) } : {};
  return { table: table.name, rows, checksum, ...lastIdGiven };
}

/** The SHA-256 of the row as JSON, its columns in alphabetical order, bytes by their own SHA-256. */
function digestOf(row: Row, columns: readonly string[]): bigint {
  const facts = columns.map((column) => [column, canonical(row[column])]);
  return BigInt(`0x${sha256(JSON.stringify(facts))}`);
}

function canonical(value: unknown): unknown {
  return value instanceof Uint8Array ? { sha256: sha256(value) } : value;
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
