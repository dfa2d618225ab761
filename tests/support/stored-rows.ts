import { sql } from "kysely";
import type { Database } from "#data/database/connect.ts";

export function differingTables(
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): string[] {
  return [...one].flatMap(([table, rows]) =>
    rows.join("\n") === other.get(table)?.join("\n") ? [] : [table],
  );
}

export async function storedRows({ db, engine }: Database): Promise<Map<string, readonly string[]>> {
  const names = await tableNames({ db, engine });
  const found = await (engine === "postgres" ? postgresRows(db, names) : sqliteRows(db, names));
  return new Map(found);
}

type Rows = [table: string, rows: readonly string[]];

async function tableNames({ db, engine }: Pick<Database, "db" | "engine">): Promise<string[]> {
  const { rows } = await (engine === "postgres"
    ? sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
  ).execute(db);
  return rows.map(({ name }) => name).sort();
}

/** One statement instead of a round trip per table. */
async function postgresRows(db: Database["db"], names: readonly string[]): Promise<Rows[]> {
  const parts = names.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, array(select t::text from ${sql.table(name)} t order by 1) as rows`,
  );
  const { rows } = await sql<{ name: string; rows: string[] }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return rows.map(({ name, rows }) => [name, rows]);
}

async function sqliteRows(db: Database["db"], names: readonly string[]): Promise<Rows[]> {
  const found: Rows[] = [];
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    found.push([name, rows.map((row) => JSON.stringify(row))]);
  }
  return found;
}
