import type { BulkChange } from "#domain/projects/history/bulk-change.ts";
import type {
  ChangedProject,
  DeletedProject,
  ProjectVersion,
} from "#domain/projects/history/history-calls.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { Versions } from "#domain/records/record-snapshot.ts";
import type { Database } from "../../database/connect.ts";
import { deleteExpiredImports } from "../../imports/import-runs.ts";
import { findVersion, listVersions } from "../../records/versions.ts";
import { type ProjectUpdate, updateProject } from "../updates.ts";
import { changeInBulk, undoLast } from "./bulk-changes.ts";
import { eraseExpired, eraseProjects, restoreProjects, trashPage } from "./trash.ts";
import { projectVersions } from "./versions.ts";

/** History and trash of project references. `by` is the user name of the administrator. */
export interface ProjectHistories {
  /** A part of the history, newest first. @param before only versions before this one */
  versions(id: number, before?: number): Promise<Versions<ProjectVersion>>;
  /** Makes a project what it was before a change. @param wanted.expectedUpdatedAt the `updatedAt` that the administrator has seen */
  revert(
    id: number,
    wanted: { versionId: number; expectedUpdatedAt: string },
    by: string,
  ): Promise<ProjectUpdate>;
  /** @returns the changed projects; `undefined` if one of the ids is missing: then none is changed */
  changeInBulk(
    ids: readonly number[],
    change: BulkChange,
    by: string,
  ): Promise<EditableProject[] | undefined>;
  /** Undoes the last change of each. @returns `undefined` if one of them was changed since: then none is changed */
  undo(projects: readonly ChangedProject[], by: string): Promise<EditableProject[] | undefined>;
  /** A page of the trash, from 1. */
  trash(page: number): Promise<{ projects: DeletedProject[]; total: number }>;
  /** @returns the titles of the restored projects; `undefined` if one is not in the trash: then none is restored */
  restore(ids: readonly number[]): Promise<string[] | undefined>;
  /** Takes projects out of the trash for good. @returns the titles of those that were in it */
  erase(ids: readonly number[]): Promise<string[]>;
  /** Erases projects that have been in the trash for 30 days, and records of imports of the same age. */
  deleteExpired(): Promise<void>;
}

export function createProjectHistories(
  { db, change, changeWithoutNotifying }: Database,
  clock: () => Date,
): ProjectHistories {
  const authorOf = (by: string) => ({ now: clock(), by });
  return {
    versions: (id, before) => listVersions(db, projectVersions, id, before),
    revert: (id, { versionId, expectedUpdatedAt }, by) =>
      change("projects", async (trx) => {
        const former = await findVersion(trx, projectVersions, id, versionId);
        if (!former) return { kind: "missing" };
        return updateProject(trx, id, former, { ...authorOf(by), expectedUpdatedAt });
      }),
    changeInBulk: (ids, wanted, by) =>
      change("projects", (trx) => changeInBulk(trx, ids, wanted, authorOf(by))),
    undo: (projects, by) => change("projects", (trx) => undoLast(trx, projects, authorOf(by))),
    trash: (page) => trashPage(db, page),
    restore: (ids) => change("projects", (trx) => restoreProjects(trx, ids)),
    // Projects in the trash are on no page.
    erase: (ids) => changeWithoutNotifying("projects", (trx) => eraseProjects(trx, ids, clock())),
    async deleteExpired() {
      await changeWithoutNotifying("projects", (trx) => eraseExpired(trx, clock()));
      await deleteExpiredImports(db, clock());
    },
  };
}
