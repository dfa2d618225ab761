import type { Kysely, Transaction } from "kysely";
import type { ImportBody, ImportOutcome, ImportRun } from "#domain/projects/import/import-calls.ts";
import { trashMs } from "#domain/records/record-snapshot.ts";
import type { Tables } from "../database/schema.ts";
import { addedOnce, type KeyedPlace } from "../idempotency.ts";
import { heldProject } from "./edited.ts";
import { undoLast } from "./history/several.ts";
import { trashProject } from "./history/trash.ts";
import type { Signature } from "./history/versions.ts";
import { type ImportedProject, importProjects } from "./imports.ts";

/** Outcome of an import; `run` is its id where it has stored something. */
export interface StoredImport {
  outcomes: ImportOutcome[];
  run: number | null;
}

/** Most imports that are listed, and how long each is kept to be taken back, ms: as long as the trash keeps a project. */
const maxRuns = 10;
const keptMs = trashMs;

/** Stores a list inside a transaction, once for a key, and keeps what it has changed. */
export async function storeImport(
  place: KeyedPlace,
  list: Pick<ImportBody, "columns" | "rows">,
  { key, ...signature }: Signature & { key?: string | undefined },
): Promise<StoredImport> {
  const { trx } = place;
  const { now, by = null } = signature;
  let stored: StoredImport | undefined;
  const { id } = await addedOnce(place, {
    kind: "project import",
    key,
    now,
    isThere: async (run) => (await runOf(trx, run)) !== undefined,
    async insert() {
      const { outcomes, projects } = await importProjects(trx, list, signature);
      if (projects.length === 0) {
        stored = { outcomes, run: null };
        return undefined;
      }
      const texts = { outcomes: JSON.stringify(outcomes), records: JSON.stringify(projects) };
      const run = await trx
        .insertInto("importRuns")
        .values({ importedAt: now.getTime(), importedBy: by, ...texts })
        .returning("id")
        .executeTakeFirstOrThrow();
      stored = { outcomes, run: run.id };
      return run.id;
    },
  });
  if (stored) return stored;
  const repeated = id === undefined ? undefined : await runOf(trx, id);
  return { outcomes: JSON.parse(repeated?.outcomes ?? "[]"), run: id ?? null };
}

/** @see Projects.importRuns */
export async function importRuns(db: Kysely<Tables>, now: Date): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom("importRuns")
    .select(["id", "importedAt", "importedBy", "records"])
    .where("undoneAt", "is", null)
    .where("importedAt", ">=", now.getTime() - keptMs)
    .orderBy("importedAt", "desc")
    .orderBy("id", "desc")
    .limit(maxRuns)
    .execute();
  return rows.map(({ id, importedAt, importedBy, records }) => {
    const of = projectsIn(records);
    const added = of.filter(({ isNew }) => isNew).length;
    return {
      id,
      importedAt: new Date(importedAt).toISOString(),
      importedBy,
      added,
      changed: of.length - added,
    };
  });
}

/**
 * Takes an import back inside a transaction: what it added goes into the trash, what it changed becomes what it was.
 * @returns how many projects, and how many stay because they were changed since; `undefined` where there is nothing to take back
 */
export async function undoImport(
  trx: Transaction<Tables>,
  id: number,
  signature: Signature,
): Promise<{ undone: number; kept: number } | undefined> {
  // Whoever comes second waits here, and finds it taken back.
  const { numUpdatedRows } = await trx
    .updateTable("importRuns")
    .set({ undoneAt: signature.now.getTime() })
    .where("id", "=", id)
    .where("undoneAt", "is", null)
    .executeTakeFirst();
  const run = numUpdatedRows === 0n ? undefined : await runOf(trx, id);
  if (!run) return undefined;
  const projects = projectsIn(run.records);
  let undone = 0;
  for (const { id: project, updatedAt, isNew } of projects.toSorted((one, other) => one.id - other.id)) {
    const version = { id: project, updatedAt: new Date(updatedAt).toISOString() };
    const now = await heldProject(trx, project);
    if (now?.updatedAt !== version.updatedAt) continue;
    const isDone = isNew
      ? await trashProject(trx, project, signature)
      : await undoLast(trx, [version], signature);
    if (isDone) undone += 1;
  }
  return { undone, kept: projects.length - undone };
}

/** Forgets imports that are too old to be taken back. */
export async function deleteExpiredImports(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("importRuns")
    .where("importedAt", "<", now.getTime() - keptMs)
    .execute();
}

function runOf(db: Kysely<Tables>, id: number) {
  return db.selectFrom("importRuns").selectAll().where("id", "=", id).executeTakeFirst();
}

function projectsIn(json: string): ImportedProject[] {
  return JSON.parse(json);
}
