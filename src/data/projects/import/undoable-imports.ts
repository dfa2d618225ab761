import type { Transaction } from "kysely";
import type { ImportBody, ImportOutcome } from "#domain/projects/import/import-calls.ts";
import type { Tables } from "../../database/schema.ts";
import type { TransactionContext } from "../../idempotency.ts";
import {
  type ImportAuthor,
  type ImportedRecord,
  type StoredRun,
  storeRun,
  undoRun,
} from "../../imports/import-runs.ts";
import type { ChangeAuthor } from "../../records/authored-change.ts";
import { lockProject } from "../editable-projects.ts";
import { undoLast } from "../history/bulk-changes.ts";
import { trashLockedProject } from "../history/trash.ts";
import { importProjects } from "./project-import.ts";

/** Stores a list inside a transaction, once for a key, and keeps what it has changed. */
export function storeImport(
  context: TransactionContext,
  list: Pick<ImportBody, "columns" | "rows">,
  { key, ...author }: ImportAuthor,
): Promise<StoredRun<ImportOutcome>> {
  return storeRun(context, { kind: "projects", key, ...author }, () =>
    importProjects(context.trx, list, author),
  );
}

/**
 * Undoes an import inside a transaction: what it added goes into the trash, what it changed becomes what it was.
 * @returns how many projects are as before, and how many stay because they were changed since; `undefined` where there is nothing to undo
 */
export function undoImport(
  trx: Transaction<Tables>,
  id: number,
  author: ChangeAuthor,
): Promise<{ undone: number; kept: number } | undefined> {
  const run = { kind: "projects", id, now: author.now } as const;
  return undoRun<ImportedRecord>(trx, run, async ({ id: project, updatedAt, isNew }) => {
    const version = { id: project, updatedAt: new Date(updatedAt).toISOString() };
    const current = await lockProject(trx, project);
    if (current?.updatedAt !== version.updatedAt) return false;
    if (!isNew) return (await undoLast(trx, [version], author)) !== undefined;
    await trashLockedProject(trx, current, author);
    return true;
  });
}
