import type { Transaction } from "kysely";
import { afterChange, type BulkChange } from "#domain/projects/history/bulk-change.ts";
import type { ChangedProject } from "#domain/projects/history/history-calls.ts";
import type { ProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { Tables } from "../../database/schema.ts";
import type { ChangeAuthor } from "../../records/authored-change.ts";
import { findVersion } from "../../records/versions.ts";
import { lockProject } from "../editable-projects.ts";
import { updateLocked } from "../updates.ts";
import { trashLockedProject } from "./trash.ts";
import { projectVersions } from "./versions.ts";

/** The changed projects; `undefined` if one of the ids is missing: then none is changed. */
export async function changeInBulk(
  trx: Transaction<Tables>,
  ids: readonly number[],
  change: BulkChange,
  author: ChangeAuthor,
): Promise<EditableProject[] | undefined> {
  const projects = await lockProjects(trx, ids);
  if (projects === undefined) return undefined;
  const changed: EditableProject[] = [];
  for (const project of projects) {
    if (change.kind === "toTrash") {
      await trashLockedProject(trx, project, author);
      changed.push(project);
      continue;
    }
    const update = await updateLocked(trx, project, afterChange(change, project), author);
    if (update.kind === "updated") changed.push(update.project);
  }
  return changed;
}

/**
 * Undoes the last change of each project. @returns the projects as they are then; `undefined` if somebody has
 * changed one since: then none is changed
 */
export async function undoLast(
  trx: Transaction<Tables>,
  changed: readonly ChangedProject[],
  author: ChangeAuthor,
): Promise<EditableProject[] | undefined> {
  const versions = new Map(changed.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
  const projects = await lockProjects(trx, [...versions.keys()]);
  if (!projects?.every(({ id, updatedAt }) => versions.get(id) === Date.parse(updatedAt))) return undefined;
  const former: [EditableProject, ProjectSnapshot][] = [];
  for (const project of projects) {
    const last = await findVersion(trx, projectVersions, project.id);
    if (!last) return undefined;
    former.push([project, last]);
  }
  const undone: EditableProject[] = [];
  for (const [project, record] of former) {
    const update = await updateLocked(trx, project, record, author);
    if (update.kind === "updated") undone.push(update.project);
  }
  return undone;
}

/** Locks all of the projects or returns `undefined`; in id order, to avoid deadlocks. */
async function lockProjects(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<EditableProject[] | undefined> {
  const projects: EditableProject[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const project = await lockProject(trx, id);
    if (!project) return undefined;
    projects.push(project);
  }
  return projects;
}
