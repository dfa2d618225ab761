import { type Kysely, sql } from "kysely";
import { migrationTable } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";

export interface TableShape {
  name: string;
  /** In alphabetical order. */
  columns: readonly string[];
  autoIncrementColumn: string | undefined;
}

/** Table with the manifest of a backup. */
export const manifestTable = "backup_manifest";

/** Not copied. */
const excludedTables = new Set<string>([migrationTable, manifestTable]);

/**
 * All tables of the site, each after those that it references. They are read from the database, so that tables of future
 * migrations are included.
 */
export async function tablesOf(sqlite: Kysely<Tables>): Promise<TableShape[]> {
  const found = await sqlite.introspection.getTables();
  const counting = await autoIncrementTables(sqlite);
  const shapes = found
    .filter(({ name, isView }) => !isView && !name.startsWith("sqlite_") && !excludedTables.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name).sort(),
      autoIncrementColumn: counting.has(name)
        ? columns.find((column) => column.isAutoIncrementing)?.name
        : undefined,
    }));
  return parentsFirst(shapes, await referencesOf(sqlite));
}

/** Tables with AUTOINCREMENT, which never reuse an id. */
async function autoIncrementTables(sqlite: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like '%autoincrement%'`.execute(sqlite);
  return new Set(rows.map(({ name }) => name));
}

interface Reference {
  child: string;
  parent: string;
}

async function referencesOf(sqlite: Kysely<Tables>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.name as child, reference."table" as parent
    from sqlite_schema as child, pragma_foreign_key_list(child.name) as reference
    where child.type = 'table'`.execute(sqlite);
  return rows;
}

function parentsFirst(shapes: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const sorted: TableShape[] = [];
  const isReady = ({ name }: TableShape) =>
    references.every(
      ({ child, parent }) => child !== name || parent === name || sorted.some((done) => done.name === parent),
    );
  let waiting = [...shapes];
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error(
        `The tables ${waiting.map(({ name }) => name).join(", ")} refer to each other in a circle.`,
      );
    sorted.push(...ready);
    waiting = waiting.filter((shape) => !ready.includes(shape));
  }
  return sorted;
}
