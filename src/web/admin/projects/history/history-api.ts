import { queryOptions } from "@tanstack/react-query";
import type { BulkChange } from "#domain/projects/history/bulk-change.ts";
import { type ChangedProject, projectHistoryCalls } from "#domain/projects/history/history-calls.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { callContract } from "../../call-api.ts";
import { projectsKey } from "../state/project-api.ts";

/** A page of the trash, from 1. */
export function trashQuery(page: number) {
  return queryOptions({
    queryKey: [...projectsKey, "trash", page],
    queryFn: () => callContract(projectHistoryCalls.trash, { query: `page=${page}` }),
  });
}

/** Fetches a part of the history. @param before only versions before this one */
export function loadVersions(id: number, before?: number) {
  return callContract(projectHistoryCalls.versions, {
    params: { id },
    query: before === undefined ? "" : `before=${before}`,
  });
}

export async function changeInBulk(ids: readonly number[], change: BulkChange): Promise<ChangedProject[]> {
  return (await callContract(projectHistoryCalls.changeInBulk, { body: { ids, change } })).projects;
}

export async function undoChanges(changed: readonly ChangedProject[]): Promise<void> {
  const projects = changed.map(({ id, updatedAt }) => ({ id, updatedAt }));
  await callContract(projectHistoryCalls.undo, { body: { projects } });
}

export function revertProject({ id, updatedAt }: EditableProject, version: number): Promise<EditableProject> {
  return callContract(projectHistoryCalls.revert, { params: { id }, body: { version, updatedAt } });
}

export async function restoreProjects(ids: readonly number[]): Promise<void> {
  await callContract(projectHistoryCalls.restore, { body: { ids } });
}

export async function eraseProjects(ids: readonly number[]): Promise<void> {
  await callContract(projectHistoryCalls.erase, { body: { ids } });
}
