import type { Transaction } from "kysely";
import type { ImportBody, ImportOutcome } from "#domain/projects/import/import-calls.ts";
import type { Tables } from "../database/schema.ts";
import type { TransactionContext } from "../idempotency.ts";
import {
  type ImportedRecord,
  type ImportSignature,
  type StoredRun,
  storeRun,
  undoRun,
} from "../imports/import-runs.ts";
import { lockProject } from "./edited.ts";
import { undoLast } from "./history/several.ts";
import { trashProject } from "./history/trash.ts";
import type { ChangeAuthor } from "./history/versions.ts";
import { importProjects } from "./imports.ts";

/** Stores a list inside a transaction, once for a key, and keeps what it has changed. */
export function storeImport(
  context: TransactionContext,
  list: Pick<ImportBody, "columns" | "rows">,
  { key, ...signature }: ImportSignature,
): Promise<StoredRun<ImportOutcome>> {
  return storeRun(context, { kind: "projects", key, ...signature }, () =>
    importProjects(context.trx, list, signature),
  );
}

/**
 * Takes an import back inside a transaction: what it added goes into the trash, what it changed becomes what it was.
 * @returns how many projects, and how many stay because they were changed since; `undefined` where there is nothing to take back
 */
export function undoImport(
  trx: Transaction<Tables>,
  id: number,
  signature: ChangeAuthor,
): Promise<{ undone: number; kept: number } | undefined> {
  const run = { kind: "projects", id, now: signature.now } as const;
  return undoRun<ImportedRecord>(trx, run, async ({ id: project, updatedAt, isNew }) => {
    const version = { id: project, updatedAt: new Date(updatedAt).toISOString() };
    const now = await lockProject(trx, project);
    if (now?.updatedAt !== version.updatedAt) return false;
    const isDone = isNew
      ? await trashProject(trx, project, signature)
      : await undoLast(trx, [version], signature);
    return Boolean(isDone);
  });
}
